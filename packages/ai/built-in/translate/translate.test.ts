import { describe, expect, test } from 'vitest'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf, titlesOf } from '../../document-texts.ts'
import { allJobs } from '../../jobs/all.ts'
import { samePlace, type TextAt } from '../../places.ts'
import { type Step, step } from '../../steps.ts'
import { translate } from './translate.ts'

const run = (texts: TextAt[], from: 'zh' | 'en', to: 'zh' | 'en'): Step[] =>
  [...translate({ task: 'translate', from, to, texts })].flatMap((output) =>
    'step' in output ? [step.parse(output.step)] : [],
  )
const at = (field: string, text: string): TextAt => ({
  place: { section: 'one', item: 'two', field },
  kind: 'custom',
  label: '',
  text,
})

describe('translation by glossary', () => {
  test('changes each text once at most, and says how much it left alone', () => {
    for (const person of people) {
      const document = sampleDocument(person)
      const texts = [...titlesOf(document), ...textsOf(document)]
      const steps = run(texts, person.language, person.language === 'zh' ? 'en' : 'zh')
      const changes = steps.flatMap((one) => (one.step === 'change' ? [one] : []))
      expect(changes.length).toBeGreaterThan(15)
      for (const { place, text } of changes) {
        const before = texts.filter((one) => samePlace(one.place, place))
        expect(before).toHaveLength(1)
        expect(text).not.toBe(before[0]?.text)
      }
      const last = steps.at(-1)
      const [done, left] = (last?.step === 'note' ? last.text : '').match(/\d+/g) ?? []
      expect(Number(done)).toBe(changes.length)
      expect(Number(left)).toBeGreaterThan(0)
      expect(Number(left)).toBeLessThanOrEqual(texts.length - changes.length)
    }
  })
  test('knows every job that the drafting engine knows, in both languages', () => {
    for (const { zh, en } of allJobs()) {
      const [there] = run([at('post', zh)], 'zh', 'en')
      expect(there?.step === 'change' && !/\p{Script=Han}/u.test(there.text), zh).toBe(true)
      const [back] = run([at('post', en)], 'en', 'zh')
      // One word that is two professions is left to the person.
      if (en !== 'Architect')
        expect(back?.step === 'change' && /\p{Script=Han}/u.test(back.text), en).toBe(true)
    }
  })
  test('of a language into itself is nothing', () => {
    expect(run([at('post', '会计')], 'zh', 'zh').map((one) => one.step)).toEqual(['note'])
  })
  test('tells when all was done', () => {
    const steps = run([at('degree', '本科')], 'zh', 'en')
    expect(steps.map((one) => one.step)).toEqual(['change', 'note'])
    expect(steps[1]?.step === 'note' && steps[1].text).toContain('全部 1 处')
  })
})
