import type { Block, Rich, Span } from '#packages/document/values.ts'
import { type Line, linesOfRich, richOfLines, textOfLine } from './rich-lines.ts'

type Style = Omit<Span, 'text'>
/** A character with its style; a line break has the attributes of the line after it. */
interface Sign {
  sign: string
  style: Style
  line?: Line | undefined
}

const signsOf = (lines: readonly Line[]): Sign[] =>
  lines.flatMap((line, at) => [
    ...(at > 0 ? [{ sign: '\n', style: line.soft ?? {}, line }] : []),
    ...line.spans.flatMap(({ text, ...style }) => text.split('').map((sign) => ({ sign, style }))),
  ])

/** Typed text has the style of the text before it; a link continues only within it. */
const styleAt = (signs: readonly Sign[], at: number): Style => {
  const before = signs[at - 1]
  const after = signs[at]
  const neighbour = before && before.sign !== '\n' ? before : after && after.sign !== '\n' ? after : undefined
  if (!neighbour) return {}
  const { href, ...rest } = neighbour.style
  const inside = href !== undefined && before?.style.href === href && after?.style.href === href
  return inside ? neighbour.style : rest
}

/** Replaces lines by a text; the common beginning and end keep their style. */
const overwrite = (old: readonly Line[], text: string): Line[] => {
  const signs = signsOf(old)
  const was = signs.map(({ sign }) => sign).join('')
  let front = 0
  while (front < was.length && front < text.length && was[front] === text[front]) front += 1
  let back = 0
  while (
    back < was.length - front &&
    back < text.length - front &&
    was[was.length - 1 - back] === text[text.length - 1 - back]
  )
    back += 1
  const style = styleAt(signs, front)
  const typed = text
    .slice(front, text.length - back)
    .split('')
    .map((sign): Sign => ({ sign, style: sign === '\n' ? {} : style }))
  const all = [...signs.slice(0, front), ...typed, ...signs.slice(signs.length - back)]
  const [first = { spans: [] }] = old
  const lines: Line[] = [{ ...first, spans: [] }]
  for (const { sign, style: own, line } of all) {
    const last = lines.at(-1) as Line
    if (sign !== '\n') last.spans.push({ ...own, text: sign })
    else if (line) lines.push({ ...line, spans: [] })
    else {
      const { soft: _, ...like } = last
      lines.push({ ...like, spans: [] })
    }
  }
  return lines
}

const MAX_PAIRS = 250_000

/** The longest common subsequence of lines, as pairs of indexes: `[old, new]`. */
const commonLines = (old: readonly string[], next: readonly string[]): [number, number][] => {
  let front = 0
  while (front < old.length && front < next.length && old[front] === next[front]) front += 1
  let back = 0
  while (back < old.length - front && back < next.length - front && old.at(-1 - back) === next.at(-1 - back))
    back += 1
  const a = old.slice(front, old.length - back)
  const b = next.slice(front, next.length - back)
  const pairs: [number, number][] = Array.from({ length: front }, (_, at) => [at, at])
  if (a.length * b.length <= MAX_PAIRS) {
    const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
    const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
    for (let i = a.length - 1; i >= 0; i -= 1)
      for (let j = b.length - 1; j >= 0; j -= 1) {
        const row = lengths[i] as Uint16Array
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
      }
    for (let i = 0, j = 0; i < a.length && j < b.length; ) {
      if (a[i] === b[j]) pairs.push([front + i++, front + j++])
      else if (at(i + 1, j) >= at(i, j + 1)) i += 1
      else j += 1
    }
  }
  for (let at = back; at > 0; at -= 1) pairs.push([old.length - at, next.length - at])
  return pairs
}

/**
 * Applies an edit of the plain text to a rich text. Unchanged lines stay, changed lines keep the style of unchanged
 * characters, and new lines are list items if their neighbours are.
 */
export const retext = (rich: Rich, text: string, fresh: Pick<Block, 'list'> = {}): Rich => {
  const old = linesOfRich(rich)
  const was = old.map(textOfLine)
  if (was.join('\n') === text) return rich
  const next = text.split('\n')
  if (old.length === 0) return richOfLines(next.map((line) => ({ ...fresh, spans: [{ text: line }] })))
  const lines: Line[] = []
  let from = 0
  let to = 0
  const run = (oldEnd: number, nextEnd: number) => {
    const replaced = old.slice(from, oldEnd)
    const written = next.slice(to, nextEnd)
    if (written.length === 0) return
    const neighbour = lines.at(-1) ?? old[oldEnd]
    const like: Line = {
      ...(neighbour?.list ? { list: neighbour.list } : {}),
      ...(neighbour?.align ? { align: neighbour.align } : {}),
      spans: [],
    }
    lines.push(...overwrite(replaced.length > 0 ? replaced : [like], written.join('\n')))
  }
  for (const [i, j] of [...commonLines(was, next), [old.length, next.length] as const]) {
    run(i, j)
    const unchanged = old[i]
    if (unchanged) lines.push(unchanged)
    from = i + 1
    to = j + 1
  }
  return richOfLines(lines)
}
