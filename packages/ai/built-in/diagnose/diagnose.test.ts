import { describe, expect, test } from 'vitest'
import { empty } from '#packages/samples/edge-cases.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import { FULL, scoreOf } from '../../diagnosis/score.ts'
import { withRightNames } from '../../diagnosis/tool-names.ts'
import { textsOf, titlesOf } from '../../document-texts.ts'
import { samePlace, type TextAt } from '../../places.ts'
import { dimensions, type Step, type StepOf, step } from '../../steps.ts'
import { diagnose } from './diagnose.ts'

const run = (texts: TextAt[], language: 'zh' | 'en' = 'zh', job = ''): Step[] =>
  [...diagnose({ task: 'diagnose', language, texts, job })].map((output) =>
    step.parse('step' in output ? output.step : undefined),
  )
const scoresIn = (steps: readonly Step[]) =>
  steps.filter((one): one is StepOf<'score'> => one.step === 'score')
const adviceIn = (steps: readonly Step[]) =>
  steps.filter((one): one is StepOf<'advice'> => one.step === 'advice')
const sumOf = (steps: readonly Step[]) => scoresIn(steps).reduce((sum, { score }) => sum + score, 0)

const resumeOf = (person: (typeof people)[number], length: 'short' | 'normal' | 'long') => {
  const document = sampleDocument(atLength(person, length))
  return [...titlesOf(document), ...textsOf(document)]
}

const at = (field: string, text: string, kind = 'work_experience', item = 'one'): TextAt => ({
  place: { section: kind, item, field },
  kind,
  label: '',
  text,
})

describe('a diagnosis', () => {
  test.each(people.filter((_, row) => row % 5 === 0))(
    'of $id in $language rests on what is shown, and richer is better',
    (person) => {
      const sums = (['short', 'normal', 'long'] as const).map((length) => {
        const texts = resumeOf(person, length)
        const steps = run(texts, person.language)
        expect(scoresIn(steps).map(({ dimension }) => dimension)).toEqual([...dimensions])
        for (const { dimension, score, evidence } of scoresIn(steps)) {
          expect(score).toBe(scoreOf(dimension, evidence))
          const unfounded = evidence.filter(({ place, quote, note }) => {
            const from = place ? texts.filter((text) => samePlace(text.place, place)) : []
            return note === '' || (quote !== '' && !from.some(({ text }) => text.includes(quote)))
          })
          expect(unfounded).toEqual([])
        }
        for (const { place, text, why } of adviceIn(steps)) {
          const before = texts.find((one) => samePlace(one.place, place))
          expect(unconfirmedFacts(before?.text ?? '', text)).toEqual([])
          expect(why).not.toBe('')
        }
        expect(new Set(adviceIn(steps).map(({ place }) => JSON.stringify(place))).size).toBe(
          adviceIn(steps).length,
        )
        return sumOf(steps)
      })
      expect(sums[0]).toBeLessThan(sums[1] ?? 0)
      expect(sums[1]).toBeLessThanOrEqual((sums[2] ?? 0) + 30)
    },
  )
  test('of an empty resume is near nothing', () => {
    const steps = run(textsOf(sampleDocument(empty)))
    for (const { score } of scoresIn(steps)) expect(score).toBeLessThanOrEqual(5)
    expect(adviceIn(steps)).toEqual([])
  })
})

describe('a score', () => {
  test('never falls by good evidence and never rises by bad', () => {
    const some = (won: number, lost: number) =>
      Array.from({ length: won + lost }, (_, at) => ({ quote: '', note: '', good: at < won }))
    const wrong = dimensions.flatMap((dimension) =>
      Array.from({ length: 21 * 21 }, (_, at) => [at % 21, Math.floor(at / 21)] as const).filter(
        ([won, lost]) => {
          const score = scoreOf(dimension, some(won, lost))
          const isSound = score >= 0 && score <= 100
          const more = scoreOf(dimension, some(won + 1, lost))
          return !isSound || more < score || scoreOf(dimension, some(won, lost + 1)) > score
        },
      ),
    )
    expect(wrong).toEqual([])
    expect(Object.keys(FULL)).toEqual([...dimensions])
  })
})

const story = (...lines: string[]) => [
  at('name', '晴川软件'),
  at('post', '工程师'),
  at('period', '2020-03/2024-02'),
  at('bullets', lines.map((line) => `- ${line}`).join('\n')),
]
const scored = (texts: TextAt[], dimension: (typeof dimensions)[number]) =>
  scoresIn(run(texts)).find((one) => one.dimension === dimension)
const notesOf = (texts: TextAt[], dimension: (typeof dimensions)[number]) =>
  scored(texts, dimension)
    ?.evidence.map(({ note }) => note)
    .join('\n') ?? ''

describe('the rules', () => {
  const plain = ['整理了客户来信并回复', '维护了内部的文档目录', '编写了新人用的操作手册']
  test('a figure and a result count for the evidence', () => {
    const better = plain.with(0, '回复客户来信1200封，平均答复时间由3天缩短到4小时')
    expect(scored(story(...better), 'evidence')?.score).toBeGreaterThan(
      scored(story(...plain), 'evidence')?.score ?? 100,
    )
    expect(scored(story(...better, better[0] ?? ''), 'evidence')?.score).toBeGreaterThanOrEqual(
      scored(story(...better), 'evidence')?.score ?? 100,
    )
  })
  test.each([
    ['wording', ['负责客户来信的整理', ...plain], '“负责”'],
    ['wording', [...plain, '吃苦耐劳，服从安排'], '“吃苦耐劳”'],
    ['wording', [...plain, '帮我们组做了排班表'], '省去“我”'],
    ['clarity', ['整理来信', ...plain.slice(1)], '太短'],
    ['clarity', ['整理了来信', '整理了目录和手册', '整理了客户的合同'], '都以“整理”开头'],
    ['clarity', ['整理了客户来信并回复。', ...plain], '句号'],
    ['ats', [...plain, '用Javascript写了报表'], '“JavaScript”'],
    ['ats', [...plain, '★获得客户好评★'], '“★”'],
    ['complete', [...plain, '服务【客户数】家客户'], '空白'],
  ] as const)('%s: %s', (dimension, lines, note) => {
    expect(notesOf(story(...lines), dimension)).toContain(note)
    expect(notesOf(story(...plain), dimension)).not.toContain(note)
  })
  test('gaps, overlaps and the order of times', () => {
    const jobs = (...periods: string[]) =>
      periods.flatMap((period, row) => [
        at('name', `公司${row}`, 'work_experience', `item${row}`),
        at('period', period, 'work_experience', `item${row}`),
      ])
    expect(notesOf(jobs('2022-01/now', '2018-01/2020-12'), 'clarity')).toContain('12 个月空档')
    expect(notesOf(jobs('2022-01/now', '2020-01/2022-09'), 'clarity')).toContain('重叠 8 个月')
    expect(notesOf(jobs('2018-01/2020-12', '2021-01/now'), 'clarity')).toContain('没有按时间')
    expect(notesOf(jobs('2021-01/now', '2018-01/2020-12'), 'clarity')).toBe('按时间从近到远排列')
    expect(notesOf(jobs('2021-05/2020-05'), 'clarity')).toContain('早于')
  })
  test('words of the sought job are looked for', () => {
    const texts = [...story(...plain), at('skillName', 'MySQL', 'skill_specialties', 'two')]
    const steps = scoresIn(run(texts, 'zh', '后端开发')).find(({ dimension }) => dimension === 'match')
    expect(steps?.evidence.some(({ good, note }) => good && note.includes('MySQL'))).toBe(true)
    expect(steps?.evidence.some(({ good, note }) => !good && note.includes('Redis'))).toBe(true)
  })
  test.each([
    ['用Javascript和github', '用JavaScript和GitHub'],
    ['Wrote javascript for the postman, who can excel', 'Wrote JavaScript for the postman, who can excel'],
    ['见https://example.com/mysql与a@github.com', '见https://example.com/mysql与a@github.com'],
    ['会PYTHON和mysql', '会PYTHON和MySQL'],
  ])('names of tools: %s', (text, right) => {
    expect(withRightNames(text)).toBe(right)
  })
  test('slips have edits', () => {
    const texts = [
      at('bullets', '- 用Javascript和mysql写了报表，，每周一份'),
      at('period', '2021年3月至2022年5月'),
      at('date', '2023年5月', 'awards', 'two'),
      at('email', 'react@example.com', 'base_info', 'three'),
    ]
    const made = Object.fromEntries(adviceIn(run(texts)).map(({ place, text }) => [place.field, text]))
    expect(made.bullets).toContain('JavaScript')
    expect(made.bullets).toContain('MySQL')
    expect(made.bullets).not.toContain('，，')
    expect(made.period).toBe('2021-03/2022-05')
    expect(made.date).toBe('2023-05')
    expect(made.email).toBeUndefined()
  })
})
