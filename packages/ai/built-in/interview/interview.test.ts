import { describe, expect, test } from 'vitest'
import { empty } from '#packages/samples/edge-cases.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf } from '../../document-texts.ts'
import { allIndustries } from '../../jobs/all.ts'
import type { TextAt } from '../../places.ts'
import { samePlace } from '../../places.ts'
import { type StepOf, step } from '../../steps.ts'
import banks from './industry-questions.json' with { type: 'json' }
import { interview } from './interview.ts'

const asked = (texts: TextAt[], language: 'zh' | 'en', job = ''): StepOf<'question'>[] =>
  [...interview({ task: 'interview', language, texts, job })].map((output) => {
    const read = step.parse('step' in output ? output.step : undefined)
    if (read.step !== 'question') throw new Error(read.step)
    return read
  })

const resumes = people
  .filter((_, at) => at % 3 !== 2)
  .flatMap((person, row) =>
    (row % 2 === 0 ? (['short', 'long'] as const) : (['normal'] as const)).map((length) => ({
      name: `${person.id} ${person.language} ${length}`,
      language: person.language,
      texts: textsOf(sampleDocument(atLength(person, length))),
    })),
  )

describe('questions', () => {
  test.each(resumes)('about $name quote what is there, and none twice', ({ texts, language }) => {
    const questions = asked(texts, language)
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(questions.length).toBeLessThanOrEqual(12)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { place, quote, hint } of questions) {
      expect(hint).not.toBe('')
      if (!place) expect(quote).toBe('')
      else expect(texts.some((text) => samePlace(text.place, place) && text.text.includes(quote))).toBe(true)
    }
    expect(questions.filter(({ quote }) => quote !== '').length).toBeGreaterThanOrEqual(2)
    expect(asked(texts, language)).toEqual(questions)
  })
  test('of an empty resume are general', () => {
    const questions = asked(textsOf(sampleDocument(empty)), 'zh')
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(questions.every(({ quote, place }) => quote === '' && !place)).toBe(true)
  })
  test('of the trade are asked for a job of that trade', () => {
    const [first] = resumes
    const trade = banks.healthcare.map(({ zh }) => zh[0])
    const questions = asked(first?.texts ?? [], 'zh', '护士').map(({ question }) => question)
    expect(questions.filter((question) => trade.includes(question)).length).toBe(2)
  })
  test('stand ready for every industry', () => {
    for (const { id } of allIndustries())
      expect((banks as Record<string, unknown[]>)[id]?.length ?? 0, id).toBeGreaterThanOrEqual(3)
  })
  test('ask for what a reader stumbles over', () => {
    const at = (item: string, field: string, text: string, kind = 'work_experience'): TextAt => ({
      place: { section: kind, item, field },
      kind,
      label: '',
      text,
    })
    const texts = [
      at('a', 'period', '2023-01/now'),
      at('a', 'name', '晴川软件'),
      at('a', 'bullets', '- 整理文档'),
      at('b', 'period', '2021-02/2021-06'),
      at('b', 'name', '北渡物流'),
      at('c', 'skillName', 'Kafka', 'skill_specialties'),
      at('d', 'workService', '5年经验', 'base_info'),
    ]
    const words = asked(texts, 'zh').map(({ question }) => question)
    expect(words.some((word) => word.includes('18 个月的空档'))).toBe(true)
    expect(words.some((word) => word.includes('只待了 5 个月'))).toBe(true)
    expect(words.some((word) => word.includes('“Kafka”，但经历里没有提到'))).toBe(true)
    expect(words.some((word) => word.includes('“晴川软件”最后的结果'))).toBe(true)
  })
})
