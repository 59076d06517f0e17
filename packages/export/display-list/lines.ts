import { advancesOf, EDGE, guessLines, LATIN_EDGE, learn } from './advances.ts'
import { boxOf, type Frame } from './frame.ts'
import type { Box } from './list.ts'
import { cut, graphemes, isCursive, type Piece, piecesOf } from './pieces.ts'
import type { TextStyle } from './text-style.ts'

/** One line of a text node, in code points from left to right or from top to bottom. */
export interface Line {
  text: string[]
  pens: number[]
  advances: number[]
  box: Box
}

/** Characters that do not join their neighbours, so that their widths can be cached. */
const PLAIN =
  /^[\x20-\x7e\xa0-\xac\xae-\xff\u2002-\u200a\u2010-\u2027\u2030-\u205e\u3000-\u30ff\u4e00-\u9fa5\uff00-\uffef]*$/
const GAPS = /[ \t\n\r][ \t\n\r]/

const codePointsOf = (text: readonly string[]): number[] => text.map((one) => one.codePointAt(0) ?? 0)

const sums = (from: number, advances: readonly number[]): number[] => {
  let pen = from
  return advances.map((advance) => {
    pen += advance
    return pen - advance
  })
}

const guessed = (text: string, style: TextStyle, boxes: readonly Box[], end: number): Line[] | undefined => {
  if (style.isVertical || style.isJustified || !PLAIN.test(text) || GAPS.test(text)) return undefined
  const characters = [...text]
  const guesses = guessLines(
    advancesOf(style.key),
    codePointsOf(characters),
    boxes.map(({ width }) => width),
    end,
  )
  return guesses?.map(({ from, until, next, advances }, at) => {
    const box = boxes[at] as Box
    // A space that collapsed at a line break still separates two words in the file.
    const swallowed = next > until ? 1 : 0
    return {
      text: characters.slice(from, until + swallowed),
      pens: [...sums(box.x, advances), ...(swallowed ? [box.x + box.width] : [])],
      advances: [...advances, ...(swallowed ? [0] : [])],
      box,
    }
  })
}

const widest = (rects: DOMRectList): DOMRect | undefined => {
  let found: DOMRect | undefined
  for (const rect of rects) if (!found || rect.width * rect.height >= found.width * found.height) found = rect
  return found
}

interface Measured extends Piece {
  box: Box
}

const continues = (
  { box: before }: Measured,
  { box }: Measured,
  frame: Frame,
  isVertical: boolean,
): boolean =>
  isVertical
    ? Math.abs(before.x - box.x) < 1 && box.y >= before.y - 0.5
    : Math.abs(before.y - box.y) < 1 && box.x >= before.x - 0.5 && box.x - before.x < frame.pageWidth / 2

interface Letter {
  character: string
  pen: number
  advance: number
}

/** Several code points that are drawn as one have the position of the first, which has the whole width. */
const spread = (text: string, pen: number, end: number): Letter[] =>
  [...text].map((character, at) => ({
    character,
    pen: at === 0 ? pen : end,
    advance: at === 0 ? end - pen : 0,
  }))

/** Characters that the browser may collapse; other spaces are ordinary characters. */
const SPACE = /^[ \t\n\r]$/

/** A character ends where the next begins: its own rectangle is rounded outwards. */
const lineOf = (pieces: readonly Measured[], isVertical: boolean): Line => {
  const starts = pieces.map(({ box }) => (isVertical ? box.y : box.x))
  const first = pieces[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  const last = pieces.at(-1)?.box ?? first
  const end = isVertical ? last.y + last.height : last.x + last.width
  const characters = pieces.flatMap(({ text }, at) => spread(text, starts[at] ?? 0, starts[at + 1] ?? end))
  return {
    text: characters.map(({ character }) => (SPACE.test(character) ? ' ' : character)),
    pens: characters.map(({ pen }) => pen),
    advances: characters.map(({ advance }) => advance),
    box: isVertical ? { ...first, height: end - first.y } : { ...first, width: end - first.x },
  }
}

/** Removes spaces that the browser collapsed, except one at a line's end, which separates two words. */
const withoutCollapsed = (pieces: readonly Measured[], isVertical: boolean): Measured[] =>
  pieces.filter(({ text, box }, at) => {
    if (!SPACE.test(text) || (isVertical ? box.height : box.width) > 0) return true
    return at > 0 && at === pieces.length - 1 && !SPACE.test(pieces[at - 1]?.text ?? '')
  })

/** Measures where a text is on the page. A cursive word that is broken across lines is measured per character. */
const measure = (node: Text, piece: Piece, frame: Frame, range: Range): Measured[] => {
  range.setStart(node, piece.from)
  range.setEnd(node, piece.until)
  const rects = range.getClientRects()
  if (rects.length > 1 && isCursive(piece.text))
    return piecesOf(graphemes(piece.text), piece.from, false).flatMap((one) =>
      measure(node, one, frame, range),
    )
  const rect = widest(rects)
  return rect ? [{ ...piece, box: boxOf(frame, rect) }] : []
}

const measured = (node: Text, style: TextStyle, frame: Frame, range: Range): Line[] => {
  const lines: Measured[][] = []
  const pieces = piecesOf(cut(node.data), 0, style.isUpper)
  for (const found of pieces.flatMap((piece) => measure(node, piece, frame, range))) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    if (line && before && continues(before, found, frame, style.isVertical)) line.push(found)
    else lines.push([found])
  }
  return lines
    .map((line) => lineOf(withoutCollapsed(line, style.isVertical), style.isVertical))
    .filter(({ text }) => text.length > 0)
}

/** Caches the widths, so that the next line of the same style need not be measured. */
const remember = (lines: readonly Line[], style: TextStyle, text: string, end: number): void => {
  if (style.isVertical || style.isJustified || !PLAIN.test(text)) return
  const book = advancesOf(style.key)
  for (const [at, line] of lines.entries()) {
    const isSwallowed = line.text.at(-1) === ' ' && line.advances.at(-1) === 0
    const count = line.text.length - (isSwallowed ? 1 : 0)
    learn(
      book,
      codePointsOf(line.text.slice(0, count)),
      line.advances.slice(0, count),
      at === lines.length - 1 ? end : EDGE,
    )
  }
}

const INLINE = new Set(['SPAN', 'A'])

/** The neighbour after a text node in its line, which is in another text node. */
const edgeAfter = (node: Text): number => {
  const holder = node.parentElement
  let next: ChildNode | null | undefined = node.nextSibling
  if (!next && holder && INLINE.has(holder.tagName)) next = holder.nextSibling
  while (next && !(next instanceof Text)) next = next.firstChild
  return next instanceof Text && /^[A-Za-z0-9]/.test(next.data) ? LATIN_EDGE : EDGE
}

/** The lines of a text node as the browser laid them out. */
export const linesOf = (node: Text, style: TextStyle, frame: Frame, range: Range): Line[] => {
  if (node.data === '') return []
  range.selectNodeContents(node)
  const boxes = Array.from(range.getClientRects(), (rect) => boxOf(frame, rect)).filter(
    ({ width, height }) => width > 0 && height > 0,
  )
  if (boxes.length === 0) return []
  const shown = style.isUpper ? node.data.toUpperCase() : node.data
  const end = edgeAfter(node)
  const lines = guessed(shown, style, boxes, end)
  if (lines) return lines
  const found = measured(node, style, frame, range)
  remember(found, style, shown, end)
  return found
}
