import { tidy } from '../text/pieces.ts'
import { EMAIL, factOf, LINK, phoneIn } from './facts.ts'
import { entryPlace, factPlace, splitPairs } from './labels.ts'
import { findDate, findPeriod, without } from './periods.ts'

const isAll = (found: string | undefined, text: string) =>
  found !== undefined && found.length >= text.length - 2

/** A date with at most so many other characters. */
const isDated = (text: string, max: number): boolean => {
  const found = findPeriod(text) ?? findDate(text)
  return found !== undefined && text.length < 60 && tidy(without(text, found).join('')).length <= max
}

/** An address, a number, a link, and nothing else. */
export const isReach = (text: string): boolean =>
  isAll(EMAIL.exec(text)?.[0], text) || isAll(LINK.exec(text)?.[0], text) || isAll(phoneIn(text), text)

/** A line that is complete by itself: an address, a number, a date. */
export const isWhole = (text: string): boolean => {
  if (text.length > 80) return false
  const value = text.replace(/^[^:：|｜·/]{2,12}[:：]\s?(?!\/\/)/, '')
  if (value !== text && value !== '') return isWhole(value)
  return isReach(text) || factOf(text) !== undefined || isDated(text, 2)
}

/** A line that does not go on from the one before: whole, or with a label of its own. */
export const isFactLine = (text: string): boolean => {
  if (text.length > 80) return false
  const [pair] = splitPairs(text).pairs
  const isLabelled =
    pair !== undefined &&
    text.startsWith(pair.label) &&
    (factPlace(pair.label) ?? entryPlace(pair.label)) !== undefined
  return isLabelled || isWhole(text) || isDated(text, 24)
}
