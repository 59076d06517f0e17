import type { Box } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import {
  type Align,
  type Block,
  type Cell,
  cell,
  type Piece,
  type Table,
  type TabStop,
  table,
} from './block.ts'
import { type BoxLook, boxLook, isDecorated } from './box.ts'
import { lineBlock, roleIn, trimmed } from './lines.ts'
import { linesOf, type Member, membersOf, roomy, SLACK, sizesOf } from './members.ts'
import { piecesWidth } from './pieces.ts'
import { plaqueBlocks } from './plaque.ts'
import { ownOf, type Setting, within } from './setting.ts'
import { boxed, inset, kept, keptNext, roomIn, stacked } from './wrap.ts'

export type Draw = (node: Node, setting: Setting) => Block[]
type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

const isTall = (piece: Piece, setting: Setting): boolean =>
  piece.piece === 'drawing' && piece.drawing.height > setting.text.size * 2.4

/** Whether all of them can be one line of text: a photo beside words cannot. */
const areInline = (line: readonly Member[], setting: Setting): boolean => {
  const pieces = line.flatMap((member) => member.pieces ?? [])
  const isText = pieces.some(({ piece }) => piece === 'text')
  return line.every((member) => member.pieces) && !(isText && pieces.some((piece) => isTall(piece, setting)))
}

const startsOf = (sizes: readonly number[], gap: number, between: number): number[] => {
  let at = 0
  return sizes.map((size) => {
    const start = at
    at += size + gap + between
    return start
  })
}

/** The blank that `justify: between` puts between two. */
const betweenOf = (box: Box, sizes: readonly number[], width: number, gap: number): number => {
  if (box.justify !== 'between' || sizes.length < 2) return 0
  const taken = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1)
  return Math.max(0, (width - taken) / (sizes.length - 1))
}

const isFiller = ({ pieces }: Member): boolean => pieces?.at(-1)?.piece === 'filler'

const NEAR = 3

/** Whether it does not simply follow what stands before it; what that one has to spare is no distance. */
const isApart = ({ align, pieces = [] }: Member, start: number, size: number, natural: number): boolean => {
  const spare = NEAR + natural * (SLACK - 1)
  return start > natural + spare || (align === 'right' && size > piecesWidth(pieces) * SLACK + spare)
}

/** Members side by side as one line, with tabs where a column begins or the right edge is meant. */
const lineOfMembers = (line: readonly Member[], setting: Setting, look: BoxLook, box: Box): Piece[] => {
  const gap = look.gap[1]
  const sizes = sizesOf(line, setting.width, gap)
  const starts = startsOf(sizes, gap, betweenOf(box, sizes, setting.width, gap))
  const text = look.inside.text
  let cursor = 0
  return line.flatMap((member, at): Piece[] => {
    const pieces = member.pieces ?? []
    const start = starts[at] ?? 0
    const isAfterLine = isFiller(line[at - 1] ?? member)
    const isFar =
      at > 0 && !isFiller(member) && !isAfterLine && isApart(member, start, sizes[at] ?? 0, cursor + gap)
    cursor = start + (isFiller(member) ? (sizes[at] ?? 0) : piecesWidth(pieces))
    if (at === 0) return pieces
    return [isFar ? { piece: 'filler', look: text } : { piece: 'gap', width: gap, look: text }, ...pieces]
  })
}

/** Tabs that are no line through the row stand where their columns begin; the last at the right edge. */
const stopsFor = (
  line: readonly Member[],
  setting: Setting,
  look: BoxLook,
  box: Box,
): TabStop[] | undefined => {
  if (line.some(isFiller)) return undefined
  const gap = look.gap[1]
  const sizes = sizesOf(line, setting.width, gap)
  const between = betweenOf(box, sizes, setting.width, gap)
  const starts = startsOf(sizes, gap, between)
  const last = line.length - 1
  const isRight = line[last]?.grow === 0 || line[last]?.align === 'right'
  const reachesEdge = (starts[last] ?? 0) + (sizes[last] ?? 0) >= setting.width - 3 && isRight
  let cursor = piecesWidth(line[0]?.pieces ?? [])
  return line.flatMap((member, at): TabStop[] => {
    const start = starts[at] ?? 0
    const isFar = at > 0 && isApart(member, start, sizes[at] ?? 0, cursor + gap)
    cursor = start + piecesWidth(member.pieces ?? [])
    if (!isFar) return []
    return [at === last && reachesEdge ? { at: setting.width, side: 'right' } : { at: start, side: 'left' }]
  })
}

const fits = (line: readonly Member[], setting: Setting, gap: number): boolean => {
  const sizes = sizesOf(line, setting.width, gap)
  return line.every(
    (member, at) => isFiller(member) || piecesWidth(member.pieces ?? []) <= (sizes[at] ?? 0) + 1,
  )
}

const ALIGN = { start: 'left', center: 'center', end: 'right', between: 'left', around: 'center' } as const
const VERTICAL = { start: 'top', center: 'center', end: 'bottom', baseline: 'top', stretch: 'top' } as const

const alignOf = (box: Box, setting: Setting) => (box.justify ? ALIGN[box.justify] : setting.align)

/** A box that is as high as its row gives its tint and lines to its cell. */
const cellOf = (member: Member, setting: Setting, box: Box, draw: Draw): Cell => {
  const { node } = member
  const align = VERTICAL[box.align ?? 'baseline']
  if (node.node !== 'stack' && node.node !== 'row') return cell({ blocks: draw(node, setting), align })
  const look = boxLook(node.box, ownOf(setting, node.slot), setting)
  const isWhole = box.align === 'stretch' || node.box.height === '100%'
  if (!isWhole || !isDecorated(look) || look.gradient || look.vertical)
    return cell({ blocks: draw(node, setting), align })
  const { inner } = roomIn({ ...look, margin: [0, 0, 0, 0] }, setting)
  const bare: Node = { ...node, box: { ...node.box, pad: 0, margin: 0 }, slot: '' }
  const { fill: _fill, border: _border, ...rest } = bare.box
  const { top, right, bottom, left } = {
    top: look.pad[0],
    right: look.pad[1],
    bottom: look.pad[2],
    left: look.pad[3],
  }
  return cell({
    blocks: draw({ ...bare, box: rest } as Node, inner),
    pad: [top, right, bottom, left],
    edges: look.edges,
    align: VERTICAL[node.box.align ?? 'start'],
    ...(look.fill === undefined ? {} : { fill: look.fill }),
  })
}

const isPlain = ({ fill, edges }: Cell): boolean => fill === undefined && Object.keys(edges).length === 0

/** Cells with gaps between them: as padding where they are plain, as columns of nothing where they are tinted. */
export const cellsInRow = (
  cells: readonly Cell[],
  sizes: readonly number[],
  gaps: readonly number[],
): Table => {
  const columns: number[] = []
  const row: Cell[] = []
  for (const [at, one] of cells.entries()) {
    const gap = at < cells.length - 1 ? (gaps[at] ?? 0) : 0
    const size = sizes[at] ?? 0
    if (gap < 0.5 || isPlain(one)) {
      columns.push(size + gap)
      row.push({ ...one, pad: [one.pad[0], one.pad[1] + gap, one.pad[2], one.pad[3]] })
    } else {
      columns.push(size, gap)
      row.push(one, cell({ blocks: [] }))
    }
  }
  return table({ columns, rows: [{ cells: row }] })
}

/** Words at the end of a row have what it leaves: letters of another face may be wider than they were thought. */
const widened = (
  sizes: readonly number[],
  line: readonly Member[],
  setting: Setting,
  box: Box,
  gap: number,
): readonly number[] => {
  const last = line.at(-1)
  const isFree = last?.node.node === 'text' && last.align === 'left'
  if (!isFree || (box.justify !== undefined && box.justify !== 'start')) return sizes
  const taken = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1)
  return sizes.with(-1, (sizes.at(-1) ?? 0) + Math.max(0, setting.width - taken))
}

const tableOfMembers = (
  line: readonly Member[],
  setting: Setting,
  look: BoxLook,
  box: Box,
  draw: Draw,
): Block[] => {
  const gap = look.gap[1]
  const sizes = widened(sizesOf(line, setting.width, gap), line, setting, box, gap)
  const between = betweenOf(box, sizes, setting.width, gap)
  const starts = startsOf(sizes, gap, between)
  const cells = line.map((member, at) =>
    cellOf(member, within(setting, sizes[at] ?? 0, starts[at]), box, draw),
  )
  const made = cellsInRow(
    cells,
    sizes,
    sizes.map(() => gap + between),
  )
  const rest = setting.width - made.columns.reduce((sum, one) => sum + one, 0)
  return [{ ...made, left: box.justify === 'end' ? rest : box.justify === 'center' ? rest / 2 : 0 }]
}

const loneBlocks = (member: Member, setting: Setting, box: Box, draw: Draw): Block[] => {
  const { node, pieces } = member
  const role = roleIn([node])
  const isBox = node.node === 'stack' || node.node === 'row'
  const isTinted = isBox && isDecorated(boxLook(node.box, ownOf(setting, node.slot), setting))
  if (pieces && !(isTinted && trimmed(pieces).some(({ piece }) => piece === 'text')))
    return lineBlock(pieces, setting, { role, align: alignOf(box, setting) })
  // Without a share of the row it is as wide as what it holds.
  const width =
    member.grow > 0 ? setting.width : Math.min(setting.width, isTinted ? roomy(member.base) : member.base)
  const rest = setting.width - width
  const left = box.justify === 'end' ? rest : box.justify === 'center' ? rest / 2 : 0
  return inset(draw(node, within(setting, width)), left, rest - left)
}

const lineBlocks = (
  line: readonly Member[],
  setting: Setting,
  look: BoxLook,
  box: Box,
  draw: Draw,
): Block[] => {
  const [only, ...more] = line
  if (!only) return []
  if (more.length === 0) return loneBlocks(only, setting, box, draw)
  if (!areInline(line, setting)) return tableOfMembers(line, setting, look, box, draw)
  if (!fits(line, setting, look.gap[1])) return crowdedBlocks(line, setting, look, box, draw)
  const stops = stopsFor(line, setting, look, box)
  return lineBlock(lineOfMembers(line, setting, look, box), setting, {
    role: roleIn(line.map(({ node }) => node)),
    align: alignOf(box, setting),
    ...(stops ? { tabs: stops } : {}),
  })
}

/** More than a line holds: a label keeps its column, other texts run on, and what stands at two edges keeps them. */
const crowdedBlocks = (
  line: readonly Member[],
  setting: Setting,
  look: BoxLook,
  box: Box,
  draw: Draw,
): Block[] => {
  const shown = line.filter((member) => !isFiller(member))
  const [first, second, ...more] = shown
  const isApartRow =
    box.justify === 'between' || shown.some(({ grow, align }) => grow > 0 || align === 'right')
  if (isApartRow || !first?.pieces || !second?.pieces) return tableOfMembers(line, setting, look, box, draw)
  const gap = look.gap[1]
  const role = roleIn(shown.map(({ node }) => node))
  const hanging = piecesWidth(first.pieces) * SLACK + gap
  if (
    more.length === 0 &&
    hanging < setting.width * 0.45 &&
    first.pieces.every(({ piece }) => piece === 'text')
  ) {
    const pieces: Piece[] = [...first.pieces, { piece: 'tab', look: look.inside.text }, ...second.pieces]
    return lineBlock(pieces, setting, { role, align: 'left', tabs: [] }).map((block) => ({
      ...block,
      left: block.left + hanging,
      hanging,
    }))
  }
  const blank: Piece = { piece: 'gap', width: gap, look: look.inside.text }
  const pieces = shown.flatMap((member, at) =>
    at === 0 ? (member.pieces ?? []) : [blank, ...(member.pieces ?? [])],
  )
  return lineBlock(pieces, setting, { role, align: alignOf(box, setting) })
}

/** Texts that wrap like one text are one paragraph; what has a place of its own keeps it. */
const isRunning = (members: readonly Member[], setting: Setting, box: Box): boolean =>
  (box.run === true || box.wrap === true) &&
  areInline(members, setting) &&
  box.justify !== 'between' &&
  members.every((member) => member.grow === 0)

/** One paragraph of all; where each of them fits on a line, it goes to the next one as a whole, as on the page. */
const runningBlocks = (members: readonly Member[], setting: Setting, look: BoxLook, box: Box): Block[] => {
  const align = alignOf(box, setting)
  const [row, column] = look.gap
  const { text } = look.inside
  const lines = box.run ? [[...members]] : linesOf(members, setting.width, column)
  const isWhole = members.every(({ pieces = [] }) => piecesWidth(pieces) <= setting.width)
  if (members.some(isChip)) return chipBlocks(members, setting, look, align)
  const gap: Piece = { piece: 'gap', width: column, look: text }
  const piecesOfLine = (line: readonly Member[]) =>
    line.flatMap(({ pieces = [] }, at) =>
      at === 0 || box.run || pieces.length === 0 ? pieces : [gap, ...pieces],
    )
  const role = roleIn(members.map(({ node }) => node))
  if (!isWhole || lines.length === 1) return lineBlock(piecesOfLine(members), setting, { role, align })
  return stacked(
    lines.map((line) => lineBlock(piecesOfLine(line), setting, { role, align })),
    row,
  )
}

const isChip = ({ pieces = [] }: Member): boolean =>
  pieces.some(({ look }) => look.ground !== undefined || look.edge)

/** A box around words goes to the next line as a whole: Word would break it between any two characters. */
const chipBlocks = (members: readonly Member[], setting: Setting, look: BoxLook, align: Align): Block[] => {
  const { text } = look.inside
  const gap: Piece = { piece: 'gap', width: look.gap[1], look: text }
  const lines = linesOf(members, setting.width, look.gap[1])
  const pieces = lines.flatMap((line, at): Piece[] => {
    const row = line.flatMap(({ pieces: own = [] }, place) => (place === 0 ? own : [gap, ...own]))
    return at === 0 ? row : [{ piece: 'break', look: text }, ...row]
  })
  const nodes = members.map(({ node }) => node)
  const high = Math.max(...nodes.map((node) => chipHeight(node, setting)))
  return lineBlock(pieces, setting, { role: roleIn(nodes), align }).map((block) => ({
    ...block,
    // The gap between lines is room above each, which the first has not.
    line: Math.max(block.line, high + look.gap[0]),
    before: -look.gap[0],
  }))
}

/** A line and the padding around it. */
const chipHeight = (node: Node, setting: Setting): number => {
  if (node.node !== 'stack' && node.node !== 'row') return 0
  const { pad, inside } = boxLook(node.box, ownOf(setting, node.slot), setting)
  const inner = Math.max(inside.text.size * 1.4, ...node.children.map((child) => chipHeight(child, inside)))
  return inner + pad[0] + pad[2]
}

export const rowBlocks = (node: BoxNode, setting: Setting, draw: Draw): Block[] => {
  const { box } = node
  const look = boxLook(box, ownOf(setting, node.slot), setting)
  const plaque = plaqueBlocks(node, look, setting)
  if (plaque) return plaque
  const { inner } = roomIn(look, setting)
  const members = membersOf(node.children, inner)
  const gap = look.gap[1]
  const content = () => {
    if (box.fold && setting.narrow)
      return stacked(
        members.map(({ node: child }) => draw(child, inner)),
        look.gap[0],
      )
    if (isRunning(members, inner, box)) return runningBlocks(members, inner, look, box)
    const lines = box.wrap ? linesOf(members, inner.width, gap) : [members]
    return stacked(
      lines.map((line) => lineBlocks(line, inner, look, box, draw)),
      look.gap[0],
    )
  }
  const blocks = boxed(content(), look, setting)
  const whole = box.keep ? kept(blocks) : blocks
  return box.keepNext ? keptNext(whole) : whole
}
