import { normalise } from '#packages/import/text/normalise.ts'

/** Blanks, the width of signs and the case of letters are looks; what is compared is what is said. */
export const bareText = (text: string): string =>
  normalise(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b-\u200d\u2060]+/g, '')
    .toLowerCase()

/** Without the signs that set words apart, too: programs cut and join at them. */
export const lettersOf = (text: string): string => bareText(text).replaceAll(/[\p{P}\p{S}]+/gu, '')

const pairsOf = (text: string): string[] => {
  const signs = [...text]
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

/** How much of a bare text stands in another, from 0 to 1. */
export const shareOf = (text: string, within: string): number => {
  if (text === '') return 1
  if (within.includes(text)) return 1
  const known = new Set(pairsOf(within))
  const pairs = pairsOf(text)
  return pairs.filter((pair) => known.has(pair)).length / pairs.length
}

/** Programs turn right-to-left words round, each in its own way: their letters are compared, not their order. */
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

/** Where two texts part, with a little of what stands around it. `isCut`: the file was not read to its end. */
export const firstDifference = (drawn: string, read: string, isCut = false): Difference | undefined => {
  const [one, other] = [comparable(drawn), comparable(read)]
  if (one === other || (isCut && one.startsWith(other))) return undefined
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return { drawn: around(one), read: around(other) }
}
