import type { DocumentProblem } from '#packages/document/load.ts'
import { problemWords } from '#packages/document/problem-words.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import { kindOf } from '#packages/sections/registry.ts'

const words = defineWords({
  zh: {
    whole: '文档',
    section: (number: number, title: string) => `第 ${number} 个模块${title && `「${title}」`}`,
    entry: (number: number) => `第 ${number} 条`,
    newer: '由更新版本的花笺保存，请先更新花笺',
    join: ' · ',
    line: (place: string, path: string, what: string) => `${place}${path && `（${path}）`}：${what}`,
  },
  en: {
    whole: 'Document',
    section: (number: number, title: string) => `section ${number}${title && ` "${title}"`}`,
    entry: (number: number) => `entry ${number}`,
    newer: 'Saved by a newer version of Huajian. Update Huajian first.',
    join: ', ',
    line: (place: string, path: string, what: string) => `${place}${path && ` (${path})`}: ${what}`,
  },
})

interface SectionLike {
  kind?: unknown
  title?: unknown
}

/** The original is untrusted JSON: any part may be missing or of another type. */
const sectionAt = (original: unknown, at: number): SectionLike => {
  const sections = (original as { sections?: unknown } | null)?.sections
  const section: unknown = Array.isArray(sections) ? sections[at] : undefined
  return typeof section === 'object' && section !== null ? section : {}
}

/** Turns `sections.2.items.0.data.period` into a readable place. */
const placeOf = (path: string, original: unknown, language: Language): string => {
  const t = words[language]
  const [, section, entry, field] = /^sections\.(\d+)(?:\.items\.(\d+))?(?:\.data\.(\w+))?/.exec(path) ?? []
  if (section === undefined) return t.whole
  const { kind, title } = sectionAt(original, Number(section))
  const known = typeof kind === 'string' ? kindOf(kind) : undefined
  const row =
    known && field !== undefined && Object.hasOwn(known.fields, field) ? known.fields[field] : undefined
  const named = typeof title === 'string' && title !== '' ? title : (known?.[language] ?? '')
  return [
    t.section(Number(section) + 1, named),
    ...(entry === undefined ? [] : [t.entry(Number(entry) + 1)]),
    ...(row ? [row[language]] : []),
  ].join(t.join)
}

/**
 * Uses the words of the page, except for two reasons: a wrong value is explained by the schema, and a newer document
 * cannot be fixed by a reload here.
 */
const reasonText = ({ reason, detail }: DocumentProblem, language: Language): string => {
  if (reason === 'invalid') return detail
  return reason === 'newer' ? words[language].newer : problemWords[reason][language](detail)
}

/** One line with the place of a problem and its reason. */
export const problemText = (problem: DocumentProblem, original: unknown, language: Language): string =>
  words[language].line(placeOf(problem.path, original, language), problem.path, reasonText(problem, language))
