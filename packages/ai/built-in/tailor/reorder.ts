import type { Wanted } from '../../match/coverage.ts'
import { findWord } from '../../match/vocabulary.ts'

/** How much of what is asked for a text speaks of. */
export const weightOf = (text: string, wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { word, weight }) => sum + (findWord(word, text) ? weight : 0), 0)

/** Requested items first; otherwise the user's order is kept. */
const byWeight = (pieces: readonly string[], wanted: readonly Wanted[]): string[] =>
  pieces
    .map((piece, at) => ({ piece, at, weight: weightOf(piece, wanted) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .map(({ piece }) => piece)

const BULLET = /^- /
const NUMBERED = /^\d{1,3}\. /

/** The line that answers the posting best comes first; the rest keep the order that tells their story. */
export const bestLineFirst = (text: string, wanted: readonly Wanted[]): string => {
  const lines = text.split('\n')
  const isList = lines.length > 1 && lines.every((line) => BULLET.test(line))
  if (!isList || lines.some((line) => NUMBERED.test(line))) return text
  const [best = ''] = byWeight(lines, wanted)
  if (weightOf(best, wanted) <= weightOf(lines[0] ?? '', wanted)) return text
  return [best, ...lines.toSpliced(lines.indexOf(best), 1)].join('\n')
}

/** Names apart by one sign: 、 or a comma. A comma inside a bracket or a sentence parts no names. */
const listOf = (text: string): { pieces: string[]; sign: string } | undefined => {
  for (const sign of ['、', '，', ', ', ' / ', '/']) {
    const pieces = text.split(sign)
    const areNames = pieces.every(
      (piece) => piece.trim() !== '' && piece.length <= 20 && !/[。；;：:（(]/.test(piece),
    )
    if (pieces.length > 2 && areNames) return { pieces, sign }
  }
  return undefined
}

/** A list of names on one line, what is asked for first. */
export const askedFirst = (text: string, wanted: readonly Wanted[]): string => {
  const list = text.includes('\n') ? undefined : listOf(text)
  return list ? byWeight(list.pieces, wanted).join(list.sign) : text
}

/** Of several positions the one that the posting is for comes first. */
export const positionFirst = (text: string, title: string): string => {
  const sign = text.includes('、') ? '、' : text.includes(', ') ? ', ' : text.includes('/') ? '/' : undefined
  if (sign === undefined) return text
  const pieces = text.split(sign)
  const at = pieces.findIndex((piece) => piece.trim() !== '' && title.includes(piece.trim()))
  if (at <= 0) return text
  return [pieces[at], ...pieces.toSpliced(at, 1)].join(sign)
}
