import type { Period } from '#packages/document/values.ts'
import { meansNow, readMonth } from './read-month.ts'

/** Matches a dash, a tilde, 到, or 至 that is not part of 至今. */
const BETWEEN = /[-\u2013\u2014~\uff5e\u2015\u5230]|\u81f3(?!\u4eca)|\bto\b/gi

const withoutDash = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?<![-\u2013\u2014~\uff5e])[-\u2013\u2014~\uff5e]+$/, '')
    .trimEnd()

/** Parses a period: `2021.3 – 2023.6`, `2021-03 至 2023-06`, `2021.3~至今`, `2021.3至今`. */
export const readPeriod = (typed: string): Period | undefined => {
  const whole = typed.trim()
  const now = /(?:\u81f3\u4eca|now|present)$/i.exec(whole)
  const open = now ? readMonth(withoutDash(whole.slice(0, now.index))) : undefined
  if (open) return { from: open, to: 'now' }
  for (const { 0: sign, index } of typed.matchAll(BETWEEN)) {
    const from = readMonth(typed.slice(0, index))
    const end = typed.slice(index + sign.length)
    const to = meansNow(end) ? 'now' : readMonth(end)
    if (from && to) return { from, to }
  }
  return undefined
}

/** A period without its empty ends. */
export const periodOf = (from: string, to: string): Period => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
})

/** Whether the end is before the start. A year includes all its months, so 2021 to 2021-03 is valid. */
export const endsFirst = ({ from = '', to = '' }: Period): boolean => {
  const length = Math.min(from.length, to.length)
  return to !== 'now' && length >= 4 && to.slice(0, length) < from.slice(0, length)
}
