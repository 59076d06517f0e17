import type { Period } from '#packages/document/values.ts'

const MONTH = /^(\d{4})(?:[-./](0?[1-9]|1[0-2]))?$/
/** How people and models write it; stored as `now`. */
const NOW = { zh: '至今', en: 'present', stored: 'now' } as const

/** `2021-03/now`; free text is kept. */
export const periodToText = ({ from, to, text }: Period): string => {
  if (text !== undefined) return text
  if (from === undefined) return to === undefined ? '' : `/${to}`
  return to === undefined ? from : `${from}/${to}`
}

const monthOf = (text: string): string | undefined => {
  const [, year, month] = MONTH.exec(text.trim()) ?? []
  return year && (month ? `${year}-${month.padStart(2, '0')}` : year)
}

/** The inverse; what is no pair of months is free text, and the field's schema says how long that may be. */
export const periodOfText = (text: string): Period => {
  const plain = text.trim()
  if (plain === '') return {}
  const parts = plain.split('/')
  const [first = '', last = ''] = parts
  const from = monthOf(first)
  const isNow = Object.values(NOW).some((word) => word === last.trim().toLowerCase())
  const to = isNow ? NOW.stored : monthOf(last)
  const isSpan = parts.length === 2 && (from || first === '') && (to || last === '')
  if (isSpan && (from || to)) return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  // A single month in another format is kept as the user wrote it.
  if (from === plain) return { from }
  return { text: plain }
}
