import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Period, Rich } from '#packages/document/values.ts'
import { edgeCases, empty, longWords, noPhoto, oneOfEach } from './edge-cases.ts'
import { atLength, sectionAtLength } from './lengths.ts'
import { people, personOf, professions } from './people.ts'
import { bullets, type Item, type Length, prose, type SamplePerson } from './sample.ts'

type Shape = { [field: string]: 'text' | 'blank' | 'month' | 'period' | 'rich' | 'fields' }

const experience: Shape = { period: 'period', name: 'text', post: 'text', heading: 'text', bullets: 'rich' }
const content: Shape = { content: 'rich' }

/** The specification's kinds and fields; 'blank' may be empty. */
const shapes: { [kind: string]: Shape } = {
  resume_title: { title: 'text' },
  base_info: {
    name: 'text',
    age: 'text',
    avatar: 'text',
    workService: 'text',
    phoneNumber: 'text',
    email: 'text',
    degree: 'text',
    address: 'text',
    abstract: 'rich',
    fields: 'fields',
  },
  job_intention: {
    intendedPositions: 'text',
    intendedCity: 'text',
    expectSalary: 'text',
    jobStatus: 'text',
    jobSearchType: 'text',
  },
  edu_background: {
    period: 'period',
    schoolName: 'text',
    specialized: 'text',
    degree: 'text',
    majorCourse: 'text',
    abstract: 'rich',
  },
  skill_specialties: { skillName: 'text', proficiency: 'text', introduce: 'text' },
  work_experience: experience,
  internship_experience: experience,
  project_experience: experience,
  campus_experience: { period: 'period', campusBriefly: 'text', campusDuty: 'text', campusContent: 'rich' },
  awards: { date: 'month', awardsName: 'text', awardsGrade: 'text', awardsAbstract: 'text' },
  hobbies: content,
  self_evaluation: content,
  works_display: { worksName: 'text', worksLink: 'text', worksIntroduce: 'text', picture: 'blank' },
}
const customShapes: Shape[] = [
  { heading: 'text', text: 'rich' },
  { period: 'period', heading: 'text', text: 'rich' },
  { fields: 'fields' },
]
const kinds = [...Object.keys(shapes), 'custom']
const lengths: Length[] = ['short', 'normal', 'long']
const today = '2026-11'

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))

const checks: Record<Shape[string], (value: Item[string] | undefined) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && !value.includes('**'),
  blank: (value) => typeof value === 'string',
  month: (value) => typeof value === 'string' && month.test(value),
  period: (value) => {
    const { from, to, text } = value as Period
    if (text !== undefined) return text.length > 0 && text.length <= 20 && !from && !to
    return month.test(from ?? '') && (to === 'now' || (month.test(to ?? '') && `${from}` < `${to}`))
  },
  rich: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    (value as Rich).every((block) => block.spans.length > 0 && block.spans.every((span) => span.text !== '')),
  fields: (value) => Array.isArray(value) && value.every((one) => 'label' in one && one.label && one.value),
}

const shapeOf = (kind: string, item: Item): Shape | undefined => {
  const names = Object.keys(item).sort().join()
  if (kind === 'custom') return customShapes.find((shape) => Object.keys(shape).sort().join() === names)
  return shapes[kind]
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || !value) return []
  if ('spans' in value) return [textsIn(value.spans).join('')]
  return Object.values(value).flatMap(textsIn)
}
const wordsOf = (person: SamplePerson) => textsIn(person.sections.map(({ title, items }) => [title, items]))
const sizeOf = (person: SamplePerson) => wordsOf(person).join('').length
const itemsOf = (person: SamplePerson, kind: string) =>
  person.sections.filter((one) => one.kind === kind).flatMap((one) => one.items)
const numberIn = (value: unknown) => Number.parseInt(String(value).replace(/^\D+/, ''), 10)

test('there are ten people, each in two languages', () => {
  expect(people).toHaveLength(20)
  for (const id of professions)
    for (const language of ['zh', 'en'] as const)
      expect(personOf(id, language)).toMatchObject({ id, language, title: expect.stringMatching(/\S/) })
})

describe.each(people.map((person) => [`${person.id} ${person.language}`, person] as const))(
  '%s',
  (_, person) => {
    test('has every kind, with exactly its fields, all filled in', () => {
      expect(new Set(person.sections.map((one) => one.kind))).toEqual(new Set(kinds))
      for (const { kind, title, items } of person.sections) {
        expect(title).not.toBe('')
        expect(items.length, kind).toBeGreaterThan(0)
        for (const item of items) {
          const shape = shapeOf(kind, item) ?? {}
          expect(Object.keys(item).sort(), kind).toEqual(Object.keys(shape).sort())
          for (const [name, rule] of Object.entries(shape))
            expect(checks[rule](item[name]), `${kind}.${name}: ${JSON.stringify(item[name])}`).toBe(true)
        }
      }
    })

    test('runs from the newest entry to the oldest', () => {
      for (const { kind, items } of person.sections) {
        const ends = items.flatMap((item) => {
          const period = item.period as Period | undefined
          const end = period?.to === 'now' ? '9999-12' : (period?.to ?? item.date)
          return typeof end === 'string' ? [end] : []
        })
        expect(ends, kind).toEqual(ends.toSorted().reverse())
      }
    })

    test('tells a life that adds up', () => {
      const [base] = itemsOf(person, 'base_info')
      const starts = (kind: string) =>
        itemsOf(person, kind).map((item) => (item.period as Period).from ?? today)
      const years = (from: string | undefined) => (monthsOf(today) - monthsOf(from ?? today)) / 12
      const schooled = years(starts('edu_background').toSorted()[0])
      expect(numberIn(base?.age) - schooled).toBeGreaterThanOrEqual(14)
      expect(numberIn(base?.age) - schooled).toBeLessThan(19.5)
      if (person.id !== 'graduate')
        expect(numberIn(base?.workService)).toBe(Math.floor(years(starts('work_experience').toSorted()[0])))
      for (const item of itemsOf(person, 'work_experience'))
        expect((item.bullets as Rich).length).toBeLessThanOrEqual(6)
      const skills = itemsOf(person, 'skill_specialties')
      expect(skills.length).toBeGreaterThanOrEqual(6)
      expect(skills.length).toBeLessThanOrEqual(10)
      for (const item of skills) expect(item.proficiency).toMatch(/^[1-5]$/)
    })

    test('belongs to nobody real', () => {
      const text = wordsOf(person).join('\n')
      for (const [, domain] of text.matchAll(/@([\w.-]+)/g)) expect(domain).toBe('example.com')
      for (const [, host] of text.matchAll(/https?:\/\/([^/\s]+)/g))
        expect(host).toMatch(/(^|\.)example\.com$/)
      for (const [address] of text.matchAll(/\b[\w-]+(\.[\w-]+)*\.(com|cn|org|net|io|edu)\b/g))
        expect(address).toMatch(/example\.com$/)
      expect(itemsOf(person, 'base_info')[0]?.phoneNumber).toMatch(/^(\+86 )?138 0000 \d{4}$/)
      for (const item of itemsOf(person, 'works_display')) expect(item.worksLink).toMatch(/^https:\/\//)
    })

    test('has a portrait of 300 by 400', () => {
      const file = new URL(`avatars/${itemsOf(person, 'base_info')[0]?.avatar}.svg`, import.meta.url)
      expect(readFileSync(file, 'utf8')).toContain('viewBox="0 0 300 400"')
    })

    test('is set with care', () => {
      const faults =
        person.language === 'zh'
          ? /\p{Script=Han}[,.;:!?()"' \u00a0]|[,;:!?("' \u00a0]\p{Script=Han}/u
          : /[\p{Script=Han}，。；：、（）「」《》]|["']| {2}/u
      const tight = /\d ?(ms|kg|km|cm|mm|GB|MB|TB|mL|dB|pt|g|℃|°C)(?![\w])/
      for (const text of wordsOf(person).filter((one) => !one.startsWith('https:'))) {
        expect(text).not.toMatch(faults)
        expect(text).not.toMatch(tight)
        expect(text).not.toMatch(/(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/)
        expect(text).toBe(text.trim())
      }
    })

    test('shrinks without touching the original', () => {
      const before = structuredClone(person)
      const [short = 0, normal = 0, long = 0] = lengths.map((length) => sizeOf(atLength(person, length)))
      expect(short).toBeLessThan(normal / 2)
      expect(normal).toBeLessThan(long / 2)
      expect(atLength(person, 'long')).toEqual(person)
      expect(person).toEqual(before)
      expect(new Set(atLength(person, 'normal').sections.map((one) => one.kind))).toEqual(new Set(kinds))
      for (const length of lengths)
        for (const one of person.sections)
          expect(sectionAtLength(one, length).items.length).toBeGreaterThan(0)
    })
  },
)

test('the two languages of a person say the same', () => {
  for (const id of professions) {
    const [zh, en] = [personOf(id, 'zh'), personOf(id, 'en')]
    expect(en.sections.map((one) => one.kind)).toEqual(zh.sections.map((one) => one.kind))
    for (const [at, one] of zh.sections.entries()) {
      const other = en.sections[at]?.items ?? []
      const datesOf = (items: Item[]) =>
        items.map((item) => {
          const { from, to } = (item.period ?? {}) as Period
          return [from, to, item.date]
        })
      expect(datesOf(other), `${id} ${one.kind}`).toEqual(datesOf(one.items))
      const blocksOf = (items: Item[]) =>
        items.map((item) =>
          Object.values(item)
            .filter(Array.isArray)
            .map((v) => v.length),
        )
      expect(blocksOf(other), `${id} ${one.kind}`).toEqual(blocksOf(one.items))
    }
  }
})

test('a line with stars becomes spans', () => {
  expect(bullets('由**3天**到**1天**')).toEqual([
    {
      list: 'bullet',
      spans: [{ text: '由' }, { text: '3天', bold: true }, { text: '到' }, { text: '1天', bold: true }],
    },
  ])
  expect(prose('**全粗**')).toEqual([{ spans: [{ text: '全粗', bold: true }] }])
})

test('the edge cases reach the edges', () => {
  const kindsIn = (person: SamplePerson) => new Set(person.sections.map((one) => one.kind))
  for (const person of edgeCases) expect(kindsIn(person), person.id).toEqual(new Set(kinds))
  expect(new Set(edgeCases.map((person) => person.id)).size).toBe(edgeCases.length)
  expect(wordsOf(empty).join('')).toBe('')
  expect(oneOfEach.sections.every((one) => one.items.length === 1)).toBe(true)
  expect(itemsOf(noPhoto, 'base_info')[0]?.avatar).toBe('')
  const [base] = itemsOf(longWords, 'base_info')
  expect(String(base?.name)).toHaveLength(40)
  expect(String(base?.email).length).toBeGreaterThanOrEqual(60)
  expect(Math.max(...wordsOf(longWords).map((text) => text.length))).toBeGreaterThanOrEqual(800)
})
