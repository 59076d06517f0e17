import type { Node } from '#packages/sections/node.ts'
import { type Paragraph, type ParagraphRole, type Piece, paragraph, type TabStop } from './block.ts'
import type { LayoutContext } from './layout-context.ts'
import { piecesWidth, pieceWidth } from './pieces.ts'
import { textWidth } from './text-width.ts'

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : [])

/** The role of a line with these nodes: the most important role of its texts. */
export const roleIn = (nodes: readonly Node[]): ParagraphRole => {
  const roles = new Set<string>()
  const look = (node: Node): void => {
    if (node.node === 'text') roles.add(node.role)
    childrenOf(node).forEach(look)
  }
  nodes.forEach(look)
  return (['h1', 'h2', 'h3'] as const).find((role) => roles.has(role)) ?? 'detail'
}

const isLoose = ({ piece }: Piece): boolean => piece === 'gap' || piece === 'bar'

/** A bar separates two texts, so one at the start or end of a line is not drawn. */
export const trimmed = (pieces: readonly Piece[]): Piece[] => {
  const first = pieces.findIndex(
    (piece) => !isLoose(piece) || piece.look.ground !== undefined || piece.look.edge,
  )
  if (first < 0) return []
  const last = pieces.findLastIndex(
    (piece) => !isLoose(piece) || piece.look.ground !== undefined || piece.look.edge,
  )
  return pieces.slice(first, last + 1)
}

/** Leading blanks of a line become its indent; a leading bar takes no room. */
const leadOf = (pieces: readonly Piece[]): number => {
  const first = pieces.findIndex(
    (piece) => !isLoose(piece) || piece.look.ground !== undefined || piece.look.edge,
  )
  return piecesWidth(pieces.slice(0, Math.max(0, first)).filter(({ piece }) => piece === 'gap'))
}

const HAN = /[\u2e80-\uffef]/
/** Below this line height, a line is lower than any Chinese face requires, and Word would make it higher. */
const TIGHT = 1.3
/** The smallest line height at which the tops of such letters are not cut. */
const NEEDED = 1.12
/** From this size on, a line that is too high is noticeable. */
const LARGE = 1.3

/** Large letters with a tight line height get exactly that height. */
const heightOf = (pieces: readonly Piece[], context: LayoutContext): Pick<Paragraph, 'line' | 'exact'> => {
  const texts = pieces.filter(
    (piece) => piece.piece !== 'drawing' && piece.piece !== 'gap' && piece.piece !== 'break',
  )
  const line = Math.max(0, ...texts.map(({ look }) => look.size * look.leading))
  const largest = texts.reduce(
    (largestSoFar, { look }) => (look.size > largestSoFar.size ? look : largestSoFar),
    {
      size: 0,
      leading: 2,
    },
  )
  const isDrawn = pieces.some((piece) => piece.piece === 'drawing')
  if (largest.leading < TIGHT && largest.size > context.size * LARGE && !isDrawn) {
    const isHan = pieces.some(
      (piece) => piece.piece === 'text' && piece.look.size === largest.size && HAN.test(piece.text),
    )
    return { line: Math.max(line, isHan ? largest.size * NEEDED : 0), exact: true }
  }
  // A line of figures only is as high as they are; text would leave room under them.
  return { line: line > 0 ? line : pieces.length > 0 ? 1 : context.text.size * context.text.leading }
}

const leaderOf = (piece: Extract<Piece, { piece: 'filler' }>): Pick<TabStop, 'leader'> => {
  if (piece.leader) return { leader: 'dot' }
  if (piece.line?.style === 'dotted') return { leader: 'middleDot' }
  return piece.line?.style === 'dashed' ? { leader: 'hyphen' } : {}
}

/** The tab stops of a line that is filled: the last one ends at its right edge, with the content after it. */
const stopsOf = (pieces: readonly Piece[], width: number): TabStop[] => {
  const fillers = pieces.filter((piece) => piece.piece === 'filler')
  if (fillers.length === 0) return []
  const taken = piecesWidth(pieces.filter((piece) => piece.piece !== 'filler'))
  const share = Math.max(4, (width - taken) / fillers.length)
  let at = 0
  let left = fillers.length
  return pieces.flatMap((piece): TabStop[] => {
    at += piece.piece === 'filler' ? share : pieceWidth(piece)
    if (piece.piece !== 'filler') return []
    left -= 1
    return [{ at: left === 0 ? width : at, side: left === 0 ? 'right' : 'left', ...leaderOf(piece) }]
  })
}

const WORD = /[!-~]+/g

/** An address longer than its line would begin on the next line and leave its icon alone. */
const hasLongWord = (pieces: readonly Piece[], room: number): boolean =>
  pieces.some(
    (piece) =>
      piece.piece === 'text' &&
      (piece.text.match(WORD) ?? []).some((word) => textWidth(word, piece.look) > room),
  )

const isLike = (one: Piece, other: Piece): boolean =>
  one.look.ground === other.look.ground && one.look.edge === other.look.edge

/** Blanks that follow each other are one. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.piece !== 'gap' || last?.piece !== 'gap' || !isLike(piece, last)) all.push(piece)
    else
      all.splice(-1, 1, { ...piece, width: last.width + piece.width, ...(last.firm ? { firm: true } : {}) })
  }
  return all
}

/** A line may end after a bar but not before it, and not between a sign and its text. */
const firm = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.piece !== 'gap' || piece.firm) return piece
    const isBound = pieces[at + 1]?.piece === 'bar' || pieces[at - 1]?.piece === 'drawing'
    return isBound ? { ...piece, firm: true } : piece
  })

const hung = (pieces: readonly Piece[], align: Paragraph['align']): { pieces: Piece[]; hanging: number } => {
  const [first, gap, second, ...rest] = pieces
  const hangs =
    first?.piece === 'drawing' && gap?.piece === 'gap' && second?.piece === 'text' && !second.look.ground
  const isClear = align === 'left' && rest.every((piece) => piece.piece === 'text' || piece.piece === 'gap')
  if (!first || !gap || !second || !hangs || !isClear) return { pieces: [...pieces], hanging: 0 }
  return {
    pieces: [first, { piece: 'tab', look: second.look }, second, ...rest],
    hanging: pieceWidth(first) + pieceWidth(gap),
  }
}

export const lineBlock = (
  pieces: readonly Piece[],
  context: LayoutContext,
  options: Partial<Pick<Paragraph, 'role' | 'align' | 'tabs'>> = {},
): Paragraph[] => {
  const shown = firm(joined(trimmed(pieces)))
  if (shown.length === 0) return []
  const { align = context.align, role = 'detail' } = options
  const line = hung(shown, align)
  const lead = align === 'left' ? leadOf(pieces) : 0
  return [
    paragraph({
      ...line,
      role,
      align,
      left: line.hanging + lead,
      ...heightOf(shown, context),
      tabs: options.tabs ?? stopsOf(shown, context.width),
      ...(hasLongWord(shown, context.width - line.hanging) ? { breaksWords: true as const } : {}),
    }),
  ]
}
