import { describe, expect, test } from 'vitest'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import { textsOf } from '../../document-texts.ts'
import { coverage } from '../../match/coverage.ts'
import { keywordsOf } from '../../match/keywords-of.ts'
import postings from '../../match/postings.json' with { type: 'json' }
import { samePlace, type TextAt } from '../../places.ts'
import { type Step, type StepOf, step } from '../../steps.ts'
import { jobWords, tailor } from './tailor.ts'

const run = (texts: TextAt[], posting: string, language: 'zh' | 'en' = 'zh'): Step[] =>
  [...tailor({ task: 'tailor', language, texts, posting })].flatMap((output) =>
    'step' in output ? [step.parse(output.step)] : [],
  )
const changesIn = (steps: readonly Step[]) =>
  steps.filter((one): one is StepOf<'change'> => one.step === 'change')

const at = (field: string, text: string, kind = 'work_experience', item = 'one'): TextAt => ({
  place: { section: kind, item, field },
  kind,
  label: '',
  text,
})

const signsOf = (text: string) => [...text.replace(/[\s、，,/]/g, '')].sort().join('')

describe('tailoring', () => {
  test('names every keyword, changes no fact and never covers less', () => {
    for (const [row, person] of people.filter((_, at) => at % 2 === 0).entries()) {
      const texts = textsOf(sampleDocument(person))
      for (const { posting } of postings.slice(row, row + 1)) {
        const steps = run(texts, posting, person.language)
        const keywords = keywordsOf(posting, jobWords())
        expect(steps.filter((one) => one.step === 'keyword').length).toBe(keywords.length)
        const after = texts.map((text) => {
          const change = changesIn(steps).find(({ place }) => samePlace(place, text.place))
          if (!change) return text
          expect(unconfirmedFacts(text.text, change.text)).toEqual([])
          expect(change.why).not.toBe('')
          return { ...text, text: change.text }
        })
        expect(coverage(keywords, after).share).toBeGreaterThanOrEqual(coverage(keywords, texts).share)
      }
    }
  })
  test('says the same thing in the words of the posting', () => {
    const steps = run(
      [at('bullets', '- 用JS和K8s搭建平台')],
      '任职要求：\n1. 精通JavaScript\n2. 熟悉Kubernetes',
    )
    expect(changesIn(steps).map(({ text }) => text)).toEqual(['- 用JavaScript和Kubernetes搭建平台'])
  })
  test('never adds a skill: missing skills are reported', () => {
    const steps = run(
      [at('skillName', 'Vue', 'skill_specialties')],
      '任职要求：\n1. 精通React、Vue\n2. 熟悉Kafka',
    )
    expect(changesIn(steps)).toEqual([])
    const notes = steps.flatMap((one) => (one.step === 'note' ? [one.text] : []))
    expect(notes.join()).toContain('React、Kafka')
    expect(notes.join()).not.toContain('Vue')
  })
  test('puts what is asked for first, and keeps all the rest', () => {
    const texts = [
      at('bullets', '- 整理周报\n- 用Kafka改造消息链路\n- 带新人'),
      at('introduce', 'Vue、React、MySQL、Kafka', 'skill_specialties'),
      at('intendedPositions', '平台架构师、后端技术负责人', 'job_intention'),
    ]
    const steps = run(texts, '后端技术负责人\n任职要求：\n1. 精通Kafka\n2. 使用过MySQL')
    const made = changesIn(steps).map(({ text }) => text)
    expect(made).toEqual([
      '- 用Kafka改造消息链路\n- 整理周报\n- 带新人',
      'Kafka、MySQL、Vue、React',
      '后端技术负责人、平台架构师',
    ])
    made.forEach((text, row) => {
      expect(signsOf(text)).toBe(signsOf(texts[row]?.text ?? ''))
    })
  })
  test('of a text that asks for nothing says so', () => {
    expect(run([at('post', '会计')], '欢迎加入我们').map((one) => one.step)).toEqual(['note'])
  })
  test('a second time changes nothing more', () => {
    const texts = [at('bullets', '- 整理周报\n- 用K8s部署\n- 带新人')]
    const posting = '任职要求：\n1. 精通Kubernetes'
    const [change] = changesIn(run(texts, posting))
    expect(changesIn(run([at('bullets', change?.text ?? '')], posting))).toEqual([])
  })
})
