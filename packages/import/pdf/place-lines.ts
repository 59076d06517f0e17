import { isSurelyHeading } from '../parse/headings.ts'
import { type Line, makeLine, type Run, runsText, sliceRuns } from '../text/line.ts'
import { listMark } from '../text/list-mark.ts'
import { type Box, hull, type PageContent, type Segment } from './shapes.ts'

/** A line with its position, until paragraphs are joined. */
export interface Placed extends Box {
  line: Line
  page: number
  baseline: number
  size: number
  /** Where its text begins after a list mark. */
  textLeft: number
  /** Where each cell begins and ends. */
  spans: { left: number; right: number }[]
}

/** The size of most letters of a file. */
export const usualSize = (segments: readonly Segment[]): number => {
  const weights = new Map<number, number>()
  for (const { size, text } of segments) {
    const key = Math.round(size * 4) / 4
    weights.set(key, (weights.get(key) ?? 0) + text.length)
  }
  return [...weights].reduce((best, one) => (one[1] > best[1] ? one : best), [10, 0])[0]
}

const rowsOf = (segments: readonly Segment[]): Segment[][] => {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted(
    (one, other) => one.baseline - other.baseline || one.left - other.left,
  )) {
    const row = rows.at(-1)
    const middle = (segment.top + segment.bottom) / 2
    const isSame = row?.some(
      (one) =>
        middle > one.top &&
        middle < one.bottom &&
        Math.abs(one.baseline - segment.baseline) < Math.max(one.size, segment.size) * 0.5,
    )
    if (isSame) row?.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left))
}

const runsOf = ({ stretches }: Segment): Run[] =>
  stretches.map(({ text, bold, italic, href }) => ({
    text,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(href ? { href } : {}),
  }))

const isNextTo = (dot: Box, line: Box, size: number) =>
  dot.bottom > line.top &&
  dot.top < line.bottom &&
  dot.right <= line.left + 1 &&
  line.left - dot.right < size * 2

const touches = (rule: Box, line: Box, size: number) =>
  rule.right > line.left &&
  rule.left < line.right + size * 8 &&
  rule.right - rule.left > size * 6 &&
  ((rule.top >= line.bottom - size * 0.4 && rule.top - line.bottom < size * 0.8) ||
    (rule.bottom > line.top && rule.top < line.bottom && rule.right > line.right + size))

const isOn = (ground: Box, line: Box) =>
  ground.top <= line.top + 3 &&
  ground.bottom >= line.bottom - 3 &&
  ground.left <= line.left + 2 &&
  ground.right >= line.right - 2

/** Where the text after a list mark begins: at the next stretch, the next cell, or about so far in. */
const textLeftOf = ([first, next]: readonly Segment[], mark: number, size: number): number => {
  if (!first) return 0
  const [sign, text] = first.stretches
  const isSignAlone = sign !== undefined && sign.text.trimEnd().length <= mark
  if (isSignAlone && text) return text.left
  if (isSignAlone && next && first.text.trimEnd().length <= mark) return next.left
  return first.left + Math.min((first.right - first.left) * (mark / Math.max(1, first.text.length)), size * 3)
}

const placedOf = (row: readonly Segment[], content: PageContent, page: number, usual: number): Placed => {
  const box = hull(row)
  const size = Math.max(...row.map((segment) => segment.size))
  const cells = row.map(runsOf)
  const [first = [], ...others] = cells
  const opening = others.length > 0 ? `${runsText(first)} …` : runsText(first)
  const mark = isSurelyHeading(runsText(first)) ? undefined : listMark(opening)
  const isDotted = content.dots.some((dot) => isNextTo(dot, box, size))
  const ownCells = mark
    ? [sliceRuns(first, mark.to), ...others].filter((cell) => runsText(cell).trim() !== '')
    : cells
  const isRuled =
    content.rules.some((rule) => touches(rule, box, size)) ||
    content.grounds.some((ground) => isOn(ground, box))
  const list = mark?.list ?? (isDotted ? 'bullet' : undefined)
  return {
    ...box,
    page,
    size,
    spans: row.map(({ left, right }) => ({ left, right })),
    baseline: row[0]?.baseline ?? 0,
    textLeft: mark ? textLeftOf(row, mark.to, size) : box.left,
    line: makeLine(ownCells, {
      size: Math.round((size / usual) * 100) / 100,
      ...(list ? { list } : {}),
      ...(isRuled ? { ruled: true } : {}),
    }),
  }
}

/** How much room the first word needs; a stop stays with the character before it. */
export const wordWidth = (text: string, size: number): number => {
  const [word = ''] = /^(?:\p{Script=Han}[、，。；：！？）」』》】%]*|[^\s\p{Script=Han}]+)/u.exec(text) ?? []
  return /\p{Script=Han}/u.test(word) ? word.length * size : word.length * size * 0.55
}

export const placeLines = (
  segments: readonly Segment[],
  content: PageContent,
  page: number,
  usual: number,
): Placed[] =>
  rowsOf(segments)
    .map((row) => placedOf(row, content, page, usual))
    .filter(({ line }) => line.text !== '')
