import type { CSSProperties } from 'react'
import type { Look } from '#packages/layout/box.ts'

/** About how wide a text is in em of heavy letters. */
const emsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : sign === ' ' ? 0.3 : 0.6), 0)

/** Text lengths in em up to which a large text gets one, two or three lines. */
const LINES = [9, 18, 30]

/** How a text is set to fill its region: as its lines are written, or on two or more where it is long. */
const setLarge = (text: string): { lines: number; widest: number } => {
  const written = text.split('\n')
  if (written.length > 1) return { lines: written.length, widest: Math.max(...written.map(emsOf)) }
  const whole = emsOf(text)
  const lines = LINES.findIndex((max) => whole <= max) + 1 || LINES.length + 1
  const words = text.split(/\s+/).map((one) => (/^[\x20-\x7e]+$/.test(one) ? emsOf(one) : 0))
  return { lines, widest: Math.max(...words, lines === 1 ? whole : whole / lines + 1) }
}

/** See `Look.widest`: the region is the container that `cqw` measures. More lines are smaller, or the slide were all title. */
export const widestStyle = ({ widest: share, size = 1 }: Look, text: string): CSSProperties => {
  if (share === undefined) return {}
  const { lines, widest } = setLarge(text)
  const max = (size / (1 + 0.35 * (lines - 1))).toFixed(2)
  const filling = `calc(${share}cqw / ${widest.toFixed(2)} * var(--hj-fit, 1))`
  return { fontSize: `min(calc(var(--hj-size) * ${max}), ${filling})` }
}
