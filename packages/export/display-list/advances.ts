/**
 * Caches how wide characters are next to their neighbours. Measuring every character of a page costs more than the
 * rest of reading it, so a line whose cached widths add up to its own width is not measured.
 */
type Advances = Map<string | number, Mean>

/** A mean of measurements, because each is rounded to a 64th of a pixel and a line may have a hundred characters. */
interface Mean {
  advance: number
  count: number
}

const books = new Map<string, Advances>()

/** Of one face, size and spacing. Faces never change while a page is open. */
export const advancesOf = (style: string): Advances => {
  const found = books.get(style)
  if (found) return found
  const book: Advances = new Map()
  books.set(style, book)
  return book
}

/** No neighbour, or a Latin letter of another text node: the browser adds a little space between those. */
export const EDGE = 0
export const LATIN_EDGE = 1

/** All ideographs have the same width. */
const canonical = (codePoint: number): number =>
  codePoint >= 0x4e00 && codePoint <= 0x9fa5 ? 0x4e00 : codePoint

/** Chinese punctuation is set narrower next to some neighbours. */
const givesWay = (codePoint: number): boolean =>
  (codePoint >= 0x3000 && codePoint <= 0x303f) ||
  (codePoint >= 0xff00 && codePoint <= 0xff65) ||
  (codePoint >= 0x2010 && codePoint <= 0x2027) ||
  codePoint === 0xb7

const keyOf = (before: number, codePoint: number, after: number): string | number =>
  givesWay(codePoint)
    ? `${canonical(before)} ${codePoint} ${canonical(after)}`
    : canonical(codePoint) * 0x200000 + canonical(after)

const MAX_COUNTED = 200

/** Adds a measurement to the mean; one that differs much replaces all earlier ones. */
const add = (book: Advances, key: string | number, advance: number): void => {
  const known = book.get(key)
  if (!known || Math.abs(known.advance - advance) > 0.1) book.set(key, { advance, count: 1 })
  else if (known.count < MAX_COUNTED) {
    known.count += 1
    known.advance += (advance - known.advance) / known.count
  }
}

/** `end`: the neighbour after the last character. */
export const learn = (
  book: Advances,
  codePoints: readonly number[],
  advances: readonly number[],
  end: number,
): void => {
  for (const [at, codePoint] of codePoints.entries())
    add(book, keyOf(codePoints[at - 1] ?? EDGE, codePoint, codePoints[at + 1] ?? end), advances[at] ?? 0)
}

/** Each line's share of the characters, and the widths of each. */
interface Guess {
  from: number
  /** The end of the drawn characters, and the first of the next line: spaces between them collapsed at the break. */
  until: number
  next: number
  advances: number[]
}

/** The largest sum of rounding errors in a line, which is less than the width of any bracket, gap or letter. */
const tolerance = (count: number): number => 0.12 + count * 0.003
const SPACE = 0x20

/** Distributes characters over lines of known widths; undefined if the widths do not add up and must be measured. */
export const guessLines = (
  book: Advances,
  codePoints: readonly number[],
  widths: readonly number[],
  end: number,
): Guess[] | undefined => {
  const lines: Guess[] = []
  let at = 0
  for (const width of widths) {
    const from = at
    const advances: number[] = []
    let sum = 0
    for (; at < codePoints.length; at += 1) {
      const codePoint = codePoints[at] ?? EDGE
      const before = at === from ? EDGE : (codePoints[at - 1] ?? EDGE)
      const edge = at === codePoints.length - 1 ? end : EDGE
      const last = book.get(keyOf(before, codePoint, edge))?.advance
      const off = tolerance(at - from)
      if (last !== undefined && Math.abs(sum + last - width) <= off) {
        advances.push(last)
        sum += last
        break
      }
      const advance = book.get(keyOf(before, codePoint, codePoints[at + 1] ?? EDGE))?.advance
      if (advance === undefined) return undefined
      advances.push(advance)
      sum += advance
      if (sum > width + off) return undefined
    }
    if (at >= codePoints.length || sum === 0) return undefined
    const until = at + 1
    const isLast = lines.length === widths.length - 1
    at = until
    while (!isLast && codePoints[at] === SPACE) at += 1
    lines.push({ from, until, next: at, advances: advances.map((advance) => (advance * width) / sum) })
  }
  return at === codePoints.length ? lines : undefined
}
