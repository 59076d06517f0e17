import type { Place, TextAt } from '../places.ts'
import type { Dimension, Evidence } from '../steps.ts'

/**
 * How many good things a whole resume shows in each dimension. With fewer a resume cannot reach 100, however little
 * is wrong with it: what is thin is not good.
 */
export const FULL: Record<Dimension, number> = {
  complete: 10,
  evidence: 9,
  wording: 6,
  match: 6,
  clarity: 6,
  ats: 8,
}

/**
 * Every piece of evidence is one point, won or lost. Good evidence never lowers the score and bad never raises it;
 * docs/decisions/ai-diagnosis.md says the same in words.
 */
export const scoreOf = (dimension: Dimension, evidence: readonly Evidence[]): number => {
  const won = evidence.filter(({ good }) => good).length
  return Math.round((100 * won) / Math.max(FULL[dimension], evidence.length))
}

/** The most that a step takes. */
export const MAX_EVIDENCE = 40
const MAX_QUOTE = 200

/** The very words of a text, as many as there is room for; never half of a character. */
export const quoteOf = (text: string): string => {
  const cut = text.trim().slice(0, MAX_QUOTE)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

const made = (good: boolean, note: string, at?: TextAt | Place, quote?: string): Evidence => {
  const place = at === undefined ? undefined : 'place' in at ? at.place : at
  const whole =
    at !== undefined && 'text' in at ? (at.text.split('\n')[0] ?? '').replace(/^(?:- |\d{1,3}\. )/, '') : ''
  return { ...(place ? { place } : {}), quote: quoteOf(quote ?? whole), note, good }
}

/** Positive evidence with a quote; by default the first line of the text. */
export const won = (note: string, at?: TextAt | Place, quote?: string): Evidence =>
  made(true, note, at, quote)

/** Negative evidence. Missing content has no quote. */
export const lost = (note: string, at?: TextAt | Place, quote?: string): Evidence =>
  made(false, note, at, quote)
