import { factsIn } from '../../change/facts/read-facts.ts'
import { likenessOf } from '../../change/line-pairs.ts'
import { bodyOf } from '../language/clauses.ts'

const ALIKE = 0.86

const plain = (line: string): string =>
  bodyOf(line)
    .replaceAll(/[\s，。；、,.;]/g, '')
    .toLowerCase()

/** Whether a line says nothing that the other does not say as well. */
const isCovered = (line: string, other: string): boolean => {
  const [one, two] = [plain(line), plain(other)]
  if (one === '' || one.length > two.length) return false
  if (one !== two && !(one.length >= 4 && two.includes(one)) && likenessOf(line, other) < ALIKE) return false
  const known = new Set(factsIn(other).map(({ kind, key }) => `${kind} ${key}`))
  return factsIn(line).every(({ kind, key }) => known.has(`${kind} ${key}`))
}

/** Lines that say the same stand once: the longer one. */
export const withoutRepeats = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => {
    if (plain(line) === '') return true
    return !lines.some((other, place) => {
      if (place === at || !isCovered(line, other)) return false
      return plain(line).length < plain(other).length || place < at
    })
  })
