import type { Node } from '#packages/sections/node.ts'
import type { Align, Piece } from './block.ts'
import { boxLook, isHidden } from './box.ts'
import { contentWidth } from './content-width.ts'
import { alignWith, type LayoutContext, measureOf, ownOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'
import { piecesOf } from './pieces.ts'

/** A member of a row. */
export interface Member {
  node: Node
  /** As a part of a line of text, where it can be one. */
  pieces: Piece[] | undefined
  /** The size that it asks for, the size that it needs, and its share of the free space. */
  base: number
  least: number
  grow: number
  /** Does not shrink. */
  firm: boolean
  /** The alignment of its text in its room. */
  align: Align
}

/** Estimates of text widths are off by at most this factor; measured widths are multiplied by it. */
export const SLACK = 1.03
/** A tint around a single line gets extra width, because a line that is slightly too narrow would wrap. */
export const roomy = (width: number): number => width * SLACK + 5

const FIGURES = new Set(['picture', 'icon', 'shape', 'qr', 'meter'])

const memberOf = (node: Node, context: LayoutContext): Member => {
  const own = 'slot' in node ? ownOf(context, node.slot) : {}
  const pieces = piecesOf(node, context)
  const isFiller =
    (node.node === 'rule' && !node.upright && node.box.width === undefined) || node.node === 'leader'
  const align = alignWith(context, node.node === 'text' ? node.look.align : undefined, own)
  const plain = { node, pieces, least: 0, grow: isFiller ? 1 : 0, firm: FIGURES.has(node.node), align }
  if (isFiller) return { ...plain, base: 0 }
  if (node.node === 'stack' || node.node === 'row' || node.node === 'layer') {
    const look = boxLook(node.box, own, context)
    const { width, minWidth = 0, grow, firm, margin } = look
    const natural = width === undefined ? contentWidth(node, context) * SLACK : width + margin[1] + margin[3]
    const [only, ...more] = node.children
    const inner = only?.node === 'text' && more.length === 0 ? only.look.align : undefined
    return {
      ...plain,
      base: grow > 0 ? 0 : natural,
      least: Math.min(minWidth, context.width),
      grow,
      firm: firm && width !== undefined,
      align: alignWith(look.inside, inner),
    }
  }
  const isFirm = plain.firm || (node.node === 'text' && node.look.nowrap === true)
  const natural = contentWidth(node, context) * (FIGURES.has(node.node) ? 1 : SLACK)
  return { ...plain, base: own.width ?? natural, firm: isFirm, grow: own.flex ?? 0 }
}

/** A picture whose width is a share of its row gets an absolute width, because the share would refer to its cell. */
const measured = (node: Node, context: LayoutContext): Node => {
  if (node.node !== 'picture' || !node.width.includes('%')) return node
  const width = lengthOf(node.width, measureOf(context))
  const height = node.ratio === undefined ? node.height : `${width / node.ratio}px`
  return { ...node, width: `${width}px`, height }
}

export const membersOf = (nodes: readonly Node[], context: LayoutContext): Member[] =>
  nodes
    .filter((node) => !('slot' in node) || !isHidden(ownOf(context, node.slot)))
    .map((node) => memberOf(measured(node, context), context))

const wanted = ({ base, least }: Member): number => Math.max(base, least)

/** Members that fit next to each other are on one line, as in a flex row that wraps. */
export const linesOf = (members: readonly Member[], width: number, gap: number): Member[][] => {
  const lines: Member[][] = []
  let used = 0
  for (const member of members) {
    const line = lines.at(-1)
    const next = used + gap + wanted(member)
    if (line && next <= width + 0.5) {
      line.push(member)
      used = next
    } else {
      lines.push([member])
      used = wanted(member)
    }
  }
  return lines
}

/** How wide each of a line is. */
export const sizesOf = (line: readonly Member[], width: number, gap: number): number[] => {
  const room = width - gap * (line.length - 1)
  const asked = line.map(wanted)
  const taken = asked.reduce((sum, one) => sum + one, 0)
  const shares = line.reduce((sum, { grow }) => sum + grow, 0)
  if (taken <= room && shares > 0) {
    const fixed = line.reduce((sum, one) => sum + (one.grow > 0 ? 0 : wanted(one)), 0)
    const even = line.map(({ grow }, at) => (grow > 0 ? ((room - fixed) * grow) / shares : (asked[at] ?? 0)))
    // A member that needs more than its share takes it from the others.
    return even.every((size, at) => size >= (asked[at] ?? 0) - 0.5)
      ? even
      : asked.map((one, at) => one + ((room - taken) * (line[at]?.grow ?? 0)) / shares)
  }
  if (taken <= room) return asked
  const supple = line.reduce((sum, one) => sum + (one.firm ? 0 : wanted(one)), 0)
  const missing = taken - room
  if (supple <= missing) return asked.map((one) => (one * room) / taken)
  return line.map((one, at) => (asked[at] ?? 0) - (one.firm ? 0 : (missing * wanted(one)) / supple))
}
