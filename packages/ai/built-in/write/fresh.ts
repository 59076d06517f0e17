import { likenessOf } from '../../change/line-pairs.ts'
import { randomOf, shuffled } from '../draft/random.ts'

/** Lines that are more alike than this say the same to a reader. */
const ALIKE = 0.6

const plain = (text: string): string => text.replaceAll(/[\s\p{P}]/gu, '').toLowerCase()

export const isRepeated = (text: string, lines: readonly string[]): boolean =>
  lines.some((line) => plain(line) === plain(text) || likenessOf(line, text) >= ALIKE)

const pairsOf = (text: string): Set<string> => {
  const signs = [...text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')]
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`))
}

/** How well a line matches the request. */
const suits = (text: string, wish: Set<string>): number => {
  const own = pairsOf(text)
  return [...wish].filter((pair) => own.has(pair)).length
}

interface Asked {
  max: number
  wish: string
  /** The same words, the same choice. */
  seed: string
}

/** Lines that are not in the document yet: those that match the request first, the others in a seeded random order. */
export const freshLines = (
  candidates: readonly string[],
  lines: readonly string[],
  asked: Asked,
): string[] => {
  const wish = pairsOf(asked.wish)
  const order = shuffled([...new Set(candidates)], randomOf(asked.seed)).toSorted(
    (a, b) => suits(b, wish) - suits(a, wish),
  )
  const chosen: string[] = []
  for (const line of order) {
    if (chosen.length >= asked.max) break
    if (!isRepeated(line, [...lines, ...chosen])) chosen.push(line)
  }
  return chosen
}
