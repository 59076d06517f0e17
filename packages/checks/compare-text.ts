import { normalise } from '#packages/import/text/normalise.ts'

/** A text for comparison: without spaces, and with full-width and upper-case characters normalized. */
export const bareText = (text: string): string =>
  normalise(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b-\u200d\u2060]+/g, '')
    .toLowerCase()

/** Also without punctuation, at which programs split and join words. */
export const charactersOf = (text: string): string => bareText(text).replaceAll(/[\p{P}\p{S}]+/gu, '')

const pairsOf = (text: string): string[] => {
  const signs = [...text]
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

/** The share of one bare text that another contains, from 0 to 1. */
export const shareOf = (text: string, within: string): number => {
  if (text === '') return 1
  if (within.includes(text)) return 1
  const known = new Set(pairsOf(within))
  const pairs = pairsOf(text)
  return pairs.filter((pair) => known.has(pair)).length / pairs.length
}

/** Programs order the characters of right-to-left words differently, so the order is ignored. */
const turnedAlike = (text: string): string =>
  text.replaceAll(/[\u0590-\u08ff]+/g, (word) => [...word].sort().join(''))

/** As the file and the screen are compared: every sign counts but blanks and what has no width. */
const comparable = (text: string): string =>
  turnedAlike(normalise(text).replaceAll(/(?:[\s\u200b-\u200d\u2060]|\ufe0f)+/g, ''))

export interface Difference {
  drawn: string
  read: string
}

const AROUND = 12

/**
 * The first difference of two texts, with a little of the text around it. `isCut`: the file was not read to its end.
 */
export const firstDifference = (drawn: string, read: string, isCut = false): Difference | undefined => {
  const [one, other] = [comparable(drawn), comparable(read)]
  if (one === other || (isCut && one.startsWith(other))) return undefined
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return { drawn: around(one), read: around(other) }
}
