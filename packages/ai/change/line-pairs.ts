import { tokensOf } from './text-diff.ts'

/** Lines that are less alike than this are two lines, not one that was rewritten. */
const ALIKE = 0.4

/** Beyond this many comparisons lines between the equal ends count as new. */
const MAX_CELLS = 60_000

const SIGN = /^(?:- |\d{1,2}\. )/

const bagOf = (line: string): Map<string, number> => {
  const bag = new Map<string, number>()
  for (const token of tokensOf(line.replace(SIGN, '').toLowerCase()))
    if (/[\p{L}\p{N}]/u.test(token)) bag.set(token, (bag.get(token) ?? 0) + 1)
  return bag
}

const sizeOf = (bag: Map<string, number>): number => [...bag.values()].reduce((sum, count) => sum + count, 0)

/** From 0 to 1, by the words that both have, wherever they stand. */
const likeness = (a: Map<string, number>, b: Map<string, number>): number => {
  const all = sizeOf(a) + sizeOf(b)
  if (all === 0) return 0
  const both = [...a].reduce((sum, [token, count]) => sum + Math.min(count, b.get(token) ?? 0), 0)
  return (2 * both) / all
}

export const likenessOf = (a: string, b: string): number => likeness(bagOf(a), bagOf(b))

/** Best pairs in order, of the lines between the equal ends. */
const middlePairs = (before: readonly string[], after: readonly string[]): [number, number][] => {
  if (before.length * after.length > MAX_CELLS) return []
  const old = before.map(bagOf)
  const next = after.map(bagOf)
  const width = after.length + 1
  const gain = new Float64Array((before.length + 1) * width)
  const worth = (row: number, at: number): number => {
    if (before[row] === after[at]) return 1.01
    const like = likeness(old[row] ?? new Map(), next[at] ?? new Map())
    return like >= ALIKE ? like : -1
  }
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let at = after.length - 1; at >= 0; at -= 1)
      gain[row * width + at] = Math.max(
        (gain[(row + 1) * width + at + 1] ?? 0) + Math.max(0, worth(row, at)),
        gain[(row + 1) * width + at] ?? 0,
        gain[row * width + at + 1] ?? 0,
      )
  const pairs: [number, number][] = []
  let row = 0
  let at = 0
  while (row < before.length && at < after.length) {
    const here = gain[row * width + at] ?? 0
    const like = worth(row, at)
    if (like > 0 && Math.abs((gain[(row + 1) * width + at + 1] ?? 0) + like - here) < 1e-9) {
      pairs.push([row, at])
      row += 1
      at += 1
    } else if (Math.abs((gain[(row + 1) * width + at] ?? 0) - here) < 1e-9) row += 1
    else at += 1
  }
  return pairs
}

/** Which line of the first became which of the second; both rise. Lines without a partner went or came. */
export const linePairs = (before: readonly string[], after: readonly string[]): [number, number][] => {
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start += 1
  let end = 0
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const same = (length: number, row: number, at: number): [number, number][] =>
    Array.from({ length }, (_, index) => [row + index, at + index])
  const middle = middlePairs(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ).map(([row, at]): [number, number] => [row + start, at + start])
  return [...same(start, 0, 0), ...middle, ...same(end, before.length - end, after.length - end)]
}
