import type { Labelled } from '#packages/document/values.ts'
import { type Line, textLine } from '../text/line.ts'
import { closeUp } from '../text/normalise.ts'
import { tidy } from '../text/pieces.ts'
import { EMAIL, type Fact, LINK, phoneIn } from './facts.ts'
import { type FactPlace, factPlace } from './labels.ts'

/** The facts about the person so far. */
export interface Known {
  fields: Map<FactPlace, string>
  pairs: Labelled[]
  names: { text: string; score: number }[]
  abstract: Line[]
  /** Texts that no field claimed, in reading order. */
  rest: string[]
  title: string | undefined
  replaced: string[]
  language: 'zh' | 'en'
}

const PAIR_NAMES: Partial<Record<Fact, Record<'zh' | 'en', string>>> = {
  gender: { zh: '性别', en: 'Gender' },
  birth: { zh: '出生年月', en: 'Date of birth' },
  politics: { zh: '政治面貌', en: 'Politics' },
  marriage: { zh: '婚姻状况', en: 'Marital status' },
  people: { zh: '民族', en: 'Ethnicity' },
  height: { zh: '身高', en: 'Height' },
}
const FACT_PLACES: Partial<Record<Fact, FactPlace>> = {
  age: 'age',
  years: 'workService',
  degree: 'degree',
  place: 'address',
  status: 'jobStatus',
  salary: 'expectSalary',
  type: 'jobSearchType',
}
const HOSTS: readonly [RegExp, string][] = [
  [/github\.com/i, 'GitHub'],
  [/gitee\.com/i, 'Gitee'],
  [/linkedin\.com/i, 'LinkedIn'],
  [/zhihu\.com/i, '知乎'],
  [/csdn\.net/i, 'CSDN'],
  [/juejin\.(?:cn|im)/i, '掘金'],
  [/behance\.net/i, 'Behance'],
  [/dribbble\.com/i, 'Dribbble'],
]

const hostName = (link: string, language: 'zh' | 'en') =>
  HOSTS.find(([host]) => host.test(link))?.[1] ?? (language === 'zh' ? '个人主页' : 'Website')

export const addPair = (known: Known, label: string, value: string) => {
  if (!known.pairs.some((pair) => pair.label === label && pair.value === value))
    known.pairs.push({ label, value })
}

/** A second phone number or address is stored as a pair, with the label that it had. */
export const setField = (known: Known, place: FactPlace, value: string, label: string) => {
  const before = known.fields.get(place)
  if (before === undefined) known.fields.set(place, value)
  else if (before !== value) addPair(known, label, value)
}

/** Takes what a pattern finds out of a text and hands it on; the rest comes back. */
const extract = (text: string, pattern: RegExp, take: (found: string) => void): string => {
  const match = pattern.exec(text)
  if (!match) return text
  take(match[0])
  return `${text.slice(0, match.index)}  ${text.slice(match.index + match[0].length)}`
}

export const digits = (text: string) => text.replaceAll(/\D/g, '').length

export const contacts = (known: Known, text: string): string => {
  const words = { zh: ['邮箱', '电话'], en: ['E-mail', 'Phone'] }[known.language]
  let rest = text
  if (rest.includes('@'))
    rest = extract(rest, EMAIL, (email) => setField(known, 'email', email, words[0] ?? ''))
  rest = extract(rest, LINK, (link) => addPair(known, hostName(link, known.language), link))
  const number = phoneIn(rest)
  if (number !== undefined) {
    setField(known, 'phoneNumber', number, words[1] ?? '')
    rest = rest.replace(number, '  ')
  }
  return rest
}

/** Whether a value is what its label promises; `手机：见附件` is a pair, not a number. */
const keepsWord = (place: FactPlace, value: string): boolean => {
  if (place === 'phoneNumber') return digits(value) >= 5 && value.length <= 40
  if (place === 'email') return EMAIL.test(value)
  if (place === 'name') return value.length <= 60
  if (place === 'age') return /^\d{1,2}(?!\d)/.test(value) && value.length <= 20
  if (place === 'degree' || place === 'workService' || place === 'jobSearchType') return value.length <= 60
  return value.length <= 120
}

const placeContact = (known: Known, place: FactPlace, label: string, value: string) => {
  const rest = contacts(known, value)
  const remaining = tidy(rest.replaceAll(/\s{2,}/g, ' '))
  if (remaining === '') return
  if (place === 'phoneNumber' && !known.fields.has('phoneNumber') && digits(remaining) >= 5)
    known.fields.set('phoneNumber', remaining)
  else addPair(known, label, remaining)
}

export const placePair = (known: Known, label: string, value: string) => {
  const place = factPlace(label)
  const name = tidy(closeUp(label))
  if (value === '') known.rest.push(`${name}：`)
  else if (place === 'phoneNumber' || place === 'email') {
    known.replaced.push(name)
    placeContact(known, place, name, value)
  } else if (place === undefined || place === 'pair' || !keepsWord(place, value)) addPair(known, name, value)
  else {
    known.replaced.push(name)
    if (place === 'abstract') known.abstract.push(textLine(value))
    else setField(known, place, place === 'name' ? closeUp(value) : value, name)
  }
}

export const placeFact = (known: Known, fact: Fact, text: string) => {
  const place = FACT_PLACES[fact]
  if (fact === 'title') known.title = closeUp(text)
  else if (place) setField(known, place, text, PAIR_NAMES[fact]?.[known.language] ?? text)
  else addPair(known, PAIR_NAMES[fact]?.[known.language] ?? '', text)
}
