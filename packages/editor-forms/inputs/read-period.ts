import type { Period } from '#packages/document/values.ts'
import { meansNow, readMonth } from './read-month.ts'

/** A dash of any length, a wave, 到, or a 至 that is not half of 至今. */
const BETWEEN = /[-\u2013\u2014~\uff5e\u2015\u5230]|\u81f3(?!\u4eca)|\bto\b/gi

const withoutDash = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?<![-\u2013\u2014~\uff5e])[-\u2013\u2014~\uff5e]+$/, '')
    .trimEnd()

/** Both ends written in one go: `2021.3 – 2023.6`, `2021-03 至 2023-06`, `2021.3~至今`, `2021.3至今`. */
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

/** Without the ends that are not said. */
export const periodOf = (from: string, to: string): Period => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
})

/** A year alone is any month of it, so that 2021 to 2021-03 is in order. */
export const endsFirst = ({ from = '', to = '' }: Period): boolean => {
  const length = Math.min(from.length, to.length)
  return to !== 'now' && length >= 4 && to.slice(0, length) < from.slice(0, length)
}
