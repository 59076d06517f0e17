import { linePairs } from './line-pairs.ts'
import { type DiffPart, diffText, tokensOf } from './text-diff.ts'
import { isInsideWord } from './whole-words.ts'

/** One change that a person takes or leaves. */
export interface Hunk {
  /** Its number, from 0: the same for the same two texts. */
  id: string
  /** Position in the old text. */
  from: number
  to: number
  /** Position in the new text. */
  newFrom: number
  newTo: number
  cut: string
  added: string
}

type Edge = Omit<Hunk, 'id' | 'cut' | 'added'>

/** Unchanged text between two changes that is too short to separate them. Punctuation separates clauses. */
const isCrumb = (text: string): boolean =>
  !/[，。；：！？、,.;:!?\n]/.test(text) && tokensOf(text).filter((token) => token.trim() !== '').length <= 2

/** Where a line became another that has little in common with it, it is one change. */
const MOSTLY = 0.34

const edgesOf = (parts: readonly DiffPart[], from: number, newFrom: number): Edge[] => {
  const edges: Edge[] = []
  let [at, newAt] = [from, newFrom]
  let unchanged: string | undefined
  for (const { op, text } of parts) {
    if (op === 'same') {
      ;[at, newAt] = [at + text.length, newAt + text.length]
      unchanged = text
      continue
    }
    let last = edges.at(-1)
    if (!last || (unchanged !== undefined && !isCrumb(unchanged))) {
      last = { from: at, to: at, newFrom: newAt, newTo: newAt }
      edges.push(last)
    }
    if (op === 'cut') at += text.length
    else newAt += text.length
    ;[last.to, last.newTo] = [at, newAt]
    unchanged = undefined
  }
  return edges
}

/** Grown until no edge of it goes through a word, as far as the neighbours let it. */
const onWords = (edges: readonly Edge[], before: string, after: string, ends: Edge): Edge[] =>
  edges.map((edge, index) => {
    const floor = edges[index - 1]?.to ?? ends.from
    const roof = edges[index + 1]?.from ?? ends.to
    let { from, to, newFrom, newTo } = edge
    while (from > floor && (isInsideWord(before, from) || isInsideWord(after, newFrom)))
      [from, newFrom] = [from - 1, newFrom - 1]
    while (to < roof && (isInsideWord(before, to) || isInsideWord(after, newTo)))
      [to, newTo] = [to + 1, newTo + 1]
    return { from, to, newFrom, newTo }
  })

/** Two that grew into each other are one. */
const joined = (edges: readonly Edge[]): Edge[] => {
  const all: Edge[] = []
  for (const edge of edges) {
    const last = all.at(-1)
    if (last && last.to >= edge.from) [last.to, last.newTo] = [edge.to, edge.newTo]
    else all.push({ ...edge })
  }
  return all
}

interface Line {
  from: number
  to: number
}

const linesIn = (text: string): Line[] => {
  let at = 0
  return text.split('\n').map((line) => {
    const from = at
    at += line.length + 1
    return { from, to: from + line.length }
  })
}

const inLine = (before: string, after: string, old: Line, next: Line): Edge[] => {
  const [was, is] = [before.slice(old.from, old.to), after.slice(next.from, next.to)]
  if (was === is) return []
  const whole: Edge = { from: old.from, to: old.to, newFrom: next.from, newTo: next.to }
  const parts = diffText(was, is)
  const unchanged = parts.filter(({ op }) => op === 'same').reduce((sum, { text }) => sum + text.length, 0)
  if (unchanged < MOSTLY * Math.min(was.length, is.length)) return [whole]
  return joined(onWords(edgesOf(parts, old.from, next.from), before, after, whole))
}

/** Lines between two that stayed: the first replace each other one by one, the rest goes or comes line by line. */
const inGap = (
  old: readonly Line[],
  next: readonly Line[],
  edge: { at: number; newAt: number },
  last: boolean,
) => {
  const edges: Edge[] = []
  const both = Math.min(old.length, next.length)
  let { at, newAt } = edge
  for (let row = 0; row < both; row += 1) {
    const [was, is] = [old[row], next[row]]
    if (!was || !is) continue
    edges.push({ from: was.from, to: was.to, newFrom: is.from, newTo: is.to })
    ;[at, newAt] = last ? [was.to, is.to] : [was.to + 1, is.to + 1]
  }
  // At the end of a text the line feed before a line goes with it, everywhere else the one after it.
  const ends = (line: Line) => (last ? line.to : line.to + 1)
  for (const line of old.slice(both)) {
    edges.push({ from: at, to: ends(line), newFrom: newAt, newTo: newAt })
    at = ends(line)
  }
  for (const line of next.slice(both)) {
    edges.push({ from: at, to: at, newFrom: newAt, newTo: ends(line) })
    newAt = ends(line)
  }
  return edges
}

/** The changes that a user can accept or reject, in text order: whole lines, and words within remaining lines. */
export const hunksOf = (before: string, after: string): Hunk[] => {
  if (before === after) return []
  const [old, next] = [linesIn(before), linesIn(after)]
  const textOf = (text: string, { from, to }: Line) => text.slice(from, to)
  const pairs = linePairs(
    old.map((line) => textOf(before, line)),
    next.map((line) => textOf(after, line)),
  )
  const edges: Edge[] = []
  let [row, at] = [0, 0]
  for (const [pairRow, pairAt] of [...pairs, [old.length, next.length] as const]) {
    const isLast = pairRow === old.length
    const above = old[row - 1]
    const newAbove = next[at - 1]
    const start = {
      at: isLast ? (above?.to ?? 0) : (old[row]?.from ?? 0),
      newAt: isLast ? (newAbove?.to ?? 0) : (next[at]?.from ?? 0),
    }
    edges.push(...inGap(old.slice(row, pairRow), next.slice(at, pairAt), start, isLast))
    const [was, is] = [old[pairRow], next[pairAt]]
    if (!isLast && was && is) edges.push(...inLine(before, after, was, is))
    ;[row, at] = [pairRow + 1, pairAt + 1]
  }
  return edges
    .filter(({ from, to, newFrom, newTo }) => from < to || newFrom < newTo)
    .map((edge, index) => ({
      id: String(index),
      ...edge,
      cut: before.slice(edge.from, edge.to),
      added: after.slice(edge.newFrom, edge.newTo),
    }))
}

/** The text before, cut where its hunks stand: what stays, and the hunks in between. */
export const hunkParts = (before: string, hunks: readonly Hunk[]): (string | Hunk)[] => {
  let at = 0
  const parts = hunks.flatMap((hunk) => {
    const unchanged = before.slice(at, hunk.from)
    at = hunk.to
    return unchanged === '' ? [hunk] : [unchanged, hunk]
  })
  return at < before.length ? [...parts, before.slice(at)] : parts
}

/** The text with the accepted changes only: all give the text after, none the text before. */
export const chosen = (before: string, hunks: readonly Hunk[], accepted: ReadonlySet<string>): string =>
  hunkParts(before, hunks)
    .map((part) => (typeof part === 'string' ? part : accepted.has(part.id) ? part.added : part.cut))
    .join('')
