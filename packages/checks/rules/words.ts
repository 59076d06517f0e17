import type { Document } from '#packages/document/schema.ts'
import type { Labelled, Rich, Value } from '#packages/document/values.ts'
import { splitWords } from '#packages/sections/wording.ts'
import { charactersOf } from '../compare-text.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'
import type { FixStep } from '../fix.ts'
import type { ShownField } from '../shown-fields.ts'

const PRIVATE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/u
const EVERY_PRIVATE = new RegExp(PRIVATE, 'gu')

const holderOf = (shown: readonly ShownField[], character: string): Found => {
  const field = shown.find(({ ours }) => ours.includes(character))
  return field ? { section: field.section, item: field.item, field: field.field } : {}
}

/** Signs of icon fonts and the like: every program makes something else of them, or nothing. */
export const privateCharacters: Rule = {
  severity: 'warning',
  find: ({ shown }) =>
    shown
      .filter(({ ours }) => PRIVATE.test(ours))
      .map(({ section, item, field, ours }) => ({
        section,
        item,
        field,
        facts: { text: ours.replaceAll(EVERY_PRIVATE, '□').slice(0, 24) },
      })),
}

/** No face of ours has them: they are drawn, and found as text. */
export const missingCharacters: Rule = {
  severity: 'info',
  find: ({ troubles, shown }) =>
    troubles.missing.length === 0
      ? []
      : [
          {
            ...holderOf(shown, troubles.missing[0] ?? ''),
            facts: { characters: troubles.missing.slice(0, 12).join(' ') },
          },
        ],
}

/** Ranks say nothing of the trade. */
const RANK = /^(?:高级|资深|初级|中级|首席|senior|junior|lead|principal|staff|chief)\s*/i
/** The section with the job target, and the one that repeats it. */
const TARGET_KINDS = new Set(['job_intention', 'resume_title'])

export const keywordAbsent: Rule = {
  severity: 'info',
  find: ({ shown }) => {
    const target = shown.find(({ kind, field }) => kind === 'job_intention' && field === 'intendedPositions')
    if (!target) return []
    const others = charactersOf(
      shown
        .filter(({ kind }) => !TARGET_KINDS.has(kind))
        .map(({ ours }) => ours)
        .join('\n'),
    )
    return splitWords(target.ours)
      .filter((word) => !others.includes(charactersOf(word.replace(RANK, ''))))
      .map((word) => ({ section: target.section, item: target.item, field: target.field, facts: { word } }))
  },
}

const TO_ENGLISH: Record<string, string> = {
  '，': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '！': '! ',
  '？': '? ',
  '、': ', ',
  '（': ' (',
  '）': ') ',
}
const TO_CHINESE: Record<string, string> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' }

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const CHINESE = /(?:(?<!\s)\s+)?([，。；：！？、（）])\s*/g

/** A stretch of a sentence keeps the blanks that part it from the next. */
const inEnglish = (text: string): string => {
  if (hasHan(text) || !/[，。；：！？、（）]/.test(text)) return text
  const [, before = ''] = /^(\s*)/.exec(text) ?? []
  const [, after = ''] = /(?<!\s)(\s*)$/.exec(text) ?? []
  const better = text
    .replaceAll(CHINESE, (_, sign: string) => TO_ENGLISH[sign] ?? sign)
    .replaceAll(/(?<! ) +(?=[,.;:!?)])| (?= )/g, '')
  return before + better.trim() + after
}

/** Only between Han characters: 2:30 and `a, b` are right as they are. */
const inChinese = (text: string): string =>
  text.replaceAll(
    /(?<=\p{Script=Han}) ?([,;:!?]) ?(?=\p{Script=Han})/gu,
    (_, sign: string) => TO_CHINESE[sign] ?? sign,
  )

const isPairs = (value: Value): value is Labelled[] =>
  Array.isArray(value) && value.some((one) => 'label' in one)

const corrected = (value: Value, correct: (text: string) => string): Value => {
  if (typeof value === 'string') return correct(value)
  if (!Array.isArray(value)) return value
  if (isPairs(value)) return value.map((pair) => ({ ...pair, value: correct(pair.value) }))
  return (value as Rich).map((block) => ({
    ...block,
    spans: block.spans.map((span) => ({ ...span, text: correct(span.text) })),
  }))
}

const stepsFor = (shown: readonly ShownField[], { sections, language }: Document): FixStep[] => {
  const correct = language === 'en' ? inEnglish : inChinese
  const places = new Map(shown.map((field) => [`${field.item} ${field.field}`, field]))
  return [...places.values()].flatMap(({ section, item, field }): FixStep[] => {
    const items = sections.find(({ id }) => id === section)?.items
    const value = items?.find(({ id }) => id === item)?.data[field]
    if (value === undefined) return []
    const better = corrected(value, correct)
    return JSON.stringify(better) === JSON.stringify(value)
      ? []
      : [{ do: 'setField', section, item, field, value: better }]
  })
}

export const punctuation: Rule = {
  severity: 'info',
  find: ({ shown, document }: Evidence) => {
    const steps = stepsFor(
      shown.filter(({ type }) => type !== 'dates' && type !== 'level'),
      document,
    )
    const [first] = steps
    if (first?.do !== 'setField') return []
    const { section, item, field } = first
    return [{ section, item, field, facts: { count: steps.length }, fix: { steps } }]
  },
}
