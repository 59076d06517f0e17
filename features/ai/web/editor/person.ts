import { MAX_TEXT, type TextAt } from '#packages/ai/places.ts'
import type { Document } from '#packages/document/schema.ts'

const lineOf = (document: Document, kind: string, field: string): string => {
  const value = document.sections.find((section) => section.kind === kind)?.items[0]?.data[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** The desired job, if the document has one. */
export const soughtJob = (document: Document): string =>
  (lineOf(document, 'job_intention', 'intendedPositions') || lineOf(document, 'base_info', 'post')).slice(
    0,
    60,
  )

export const personName = (document: Document): string =>
  (lineOf(document, 'base_info', 'name') || document.title || '—').slice(0, 40)

/** Years of work as the user states them: 6 年, 6 years. */
export const yearsOfWork = (document: Document): number => {
  const [years] = /\d{1,2}/.exec(lineOf(document, 'base_info', 'workService')) ?? []
  return Math.min(50, Number(years ?? 0))
}

/** Whether a text fits into one text of a task. */
export const isAskable = ({ text }: Pick<TextAt, 'text'>): boolean => text.length <= MAX_TEXT
