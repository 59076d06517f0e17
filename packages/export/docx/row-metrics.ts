import type { Box } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import type { Piece } from './block.ts'
import { type BoxLook, boxLook, isDecorated } from './box.ts'
import { type LayoutContext, ownOf } from './layout-context.ts'
import { trimmed } from './lines.ts'
import { type Member, SLACK, sizesOf } from './members.ts'
import { piecesWidth } from './pieces.ts'

/** Drawings up to this many ems high fit into a line of text; higher ones (a photo) need a cell. */
const MAX_INLINE_HEIGHT = 2.4
/** Widths of texts are estimates: a text may be wider than its share by this many pixels. */
const FIT_TOLERANCE = 1
/** Up to this distance in pixels, a text directly follows the one before it. */
const MAX_FOLLOWING_GAP = 3
/** A row that ends within this many pixels of the right edge ends at the edge. */
const EDGE_TOLERANCE = 3

export type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

/** Boxes side by side with everything that decides how Word shows them, measured once. */
export interface RowMetrics {
  members: readonly Member[]
  /** The members without lines that fill a row. */
  contents: readonly Member[]
  box: Box
  look: BoxLook
  context: LayoutContext
  gap: number
  /** The space that `justify: between` adds to each gap. */
  extraGap: number
  /** Width of each member, where it starts, and whether the previous member does not end right before it. */
  sizes: readonly number[]
  starts: readonly number[]
  isDetached: readonly boolean[]
  /** The width of the texts and drawings of each member without wrapping. */
  textWidths: readonly number[]
  /** The last member ends at the right edge. */
  endsAtEdge: boolean
  /** A line or leader takes the space that the others leave. */
  hasFiller: boolean
  /** Everything can be part of one line of text. */
  isInline: boolean
  /** Members wrap like words of one text; none has a position of its own. */
  isRunning: boolean
  /** Some texts have a background or border. */
  hasTags: boolean
  /** Every text fits into its share of the row. */
  fits: boolean
  /** Some member depends on the width of the row: it grows, or is at the right edge. */
  isSpread: boolean
  /** The only member is a box with a background or border around text. */
  isLoneCard: boolean
}

export const isFiller = ({ pieces }: Member): boolean => pieces?.at(-1)?.piece === 'filler'

const isTall = (piece: Piece, context: LayoutContext): boolean =>
  piece.piece === 'drawing' && piece.drawing.height > context.text.size * MAX_INLINE_HEIGHT

const areInline = (members: readonly Member[], context: LayoutContext): boolean => {
  const pieces = members.flatMap((member) => member.pieces ?? [])
  const isText = pieces.some(({ piece }) => piece === 'text')
  return (
    members.every((member) => member.pieces) && !(isText && pieces.some((piece) => isTall(piece, context)))
  )
}

const isTag = ({ pieces = [] }: Member): boolean =>
  pieces.some(({ look }) => look.ground !== undefined || look.edge)

/** A box that is tinted or bordered itself, not only in its children. */
export const isDecoratedBox = ({ node }: Member, context: LayoutContext): boolean =>
  (node.node === 'stack' || node.node === 'row') &&
  isDecorated(boxLook(node.box, ownOf(context, node.slot), context))

const isCard = (member: Member, context: LayoutContext): boolean =>
  isDecoratedBox(member, context) && trimmed(member.pieces ?? []).some(({ piece }) => piece === 'text')

/** The space that `justify: between` adds to each gap. */
const extraGapOf = ({ justify }: Box, sizes: readonly number[], width: number, gap: number): number => {
  if (justify !== 'between' || sizes.length < 2) return 0
  const taken = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1)
  return Math.max(0, (width - taken) / (sizes.length - 1))
}

const startsOf = (sizes: readonly number[], gap: number): number[] => {
  let at = 0
  return sizes.map((size) => {
    const start = at
    at += size + gap
    return start
  })
}

/** Texts do not follow each other directly where the distance exceeds what the estimate of a text width explains. */
const detachedOf = (
  members: readonly Member[],
  { sizes, starts, textWidths, gap }: Pick<RowMetrics, 'sizes' | 'starts' | 'textWidths' | 'gap'>,
): boolean[] => {
  let end = 0
  return members.map((member, at) => {
    const [size = 0, start = 0, textWidth = 0] = [sizes[at], starts[at], textWidths[at]]
    const expected = end + gap
    const tolerance = MAX_FOLLOWING_GAP + expected * (SLACK - 1)
    end = start + (isFiller(member) ? size : textWidth)
    const previous = members[at - 1]
    if (!previous || isFiller(member) || isFiller(previous)) return false
    return start > expected + tolerance || (member.align === 'right' && size > textWidth * SLACK + tolerance)
  })
}

export const measureRow = (
  members: readonly Member[],
  context: LayoutContext,
  look: BoxLook,
  box: Box,
): RowMetrics => {
  const [, gap] = look.gap
  const { width } = context
  const sizes = sizesOf(members, width, gap)
  const extraGap = extraGapOf(box, sizes, width, gap)
  const starts = startsOf(sizes, gap + extraGap)
  const textWidths = members.map(({ pieces = [] }) => piecesWidth(pieces))
  const contents = members.filter((member) => !isFiller(member))
  const isInline = areInline(members, context)
  const last = members.at(-1)
  const [only, ...others] = members
  return {
    members,
    contents,
    box,
    look,
    context,
    gap,
    extraGap,
    sizes,
    starts,
    textWidths,
    isDetached: detachedOf(members, { sizes, starts, textWidths, gap }),
    endsAtEdge:
      (starts.at(-1) ?? 0) + (sizes.at(-1) ?? 0) >= width - EDGE_TOLERANCE &&
      (last?.grow === 0 || last?.align === 'right'),
    hasFiller: contents.length < members.length,
    isInline,
    isRunning:
      (box.run === true || box.wrap === true) &&
      isInline &&
      box.justify !== 'between' &&
      members.every(({ grow }) => grow === 0),
    hasTags: members.some(isTag),
    fits: members.every(
      (member, at) => isFiller(member) || (textWidths[at] ?? 0) <= (sizes[at] ?? 0) + FIT_TOLERANCE,
    ),
    isSpread: box.justify === 'between' || contents.some(({ grow, align }) => grow > 0 || align === 'right'),
    isLoneCard: only !== undefined && others.length === 0 && isCard(only, context),
  }
}
