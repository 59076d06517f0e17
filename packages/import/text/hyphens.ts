import type { IsCut } from './line.ts'

/** First halves of words that are written with a hyphen anyway: `on-call`, `self-taught`. */
const COMPOUND =
  /(?:^|\P{L})(?:\p{L}|on|off|in|co|re|pre|non|self|long|short|well|high|low|full|half|part|end|cross|multi|first|second|third|back|front|open|real|time|data|user|cost|right|left|large|small|mid|post|anti|double|single|built|up|day|year|month|week)-$/iu

const CUT = /(?<!\p{L})(\p{L}+)-$/u
const REST = /^(\p{Ll}+)(?![\p{L}\p{N}./@-])/u

/**
 * A word cut at the end of a line is whole again, `experi-` + `ence`, where the file itself has the whole word, or
 * where it cuts words all through; a single hyphen at an edge is more likely one that was written.
 */
export const hyphensOf = (lines: readonly string[]): IsCut => {
  const words = new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []))
  const cuts = lines.filter((line, at) => /\p{Ll}-$/u.test(line) && REST.test(lines[at + 1] ?? '')).length
  const isUsual = cuts >= 3 && cuts >= lines.length * 0.05
  return (before, after) => {
    const head = CUT.exec(before)?.[1]
    const tail = REST.exec(after)?.[1]
    if (head === undefined || tail === undefined || !/\p{Ll}$/u.test(head)) return false
    if (words.has(`${head}${tail}`.toLowerCase())) return true
    return isUsual && !COMPOUND.test(before.slice(-24)) && !(words.has(head.toLowerCase()) && words.has(tail))
  }
}
