import { mix } from '#packages/layout/color.ts'
import {
  type Block,
  cell,
  type Edges,
  type Float,
  type Four,
  type Line,
  type Paragraph,
  paragraph,
  type Row,
  type Table,
  table,
} from './block.ts'
import { type BoxLook, isDecorated } from './box.ts'
import { heightOf } from './heights.ts'
import { joinedTables, linedTable, ruledTable, widthOf } from './join-tables.ts'
import { type LayoutContext, within } from './layout-context.ts'

/** Drawings move with their text, unless they are positioned on the page. */
const shifted = ({ floats }: Paragraph, by: number): Float[] =>
  floats.map((float) => (float.from === 'line' ? { ...float, x: float.x + by } : float))

/** Indents blocks from the edges of their area. */
export const inset = (blocks: readonly Block[], left: number, right: number): Block[] =>
  blocks.map((block) =>
    block.block === 'paragraph'
      ? { ...block, left: block.left + left, right: block.right + right, floats: shifted(block, left) }
      : { ...block, left: block.left + left },
  )

/** Adds space above the first block and below the last; negative values remove it. */
export const spaced = (blocks: readonly Block[], before: number, after = 0): Block[] =>
  blocks.map((block, at) => ({
    ...block,
    before: block.before + (at === 0 ? before : 0),
    after: block.after + (at === blocks.length - 1 ? after : 0),
  }))

/** Stacks groups of blocks with one gap between all, or with a gap of its own above each. */
export const stacked = (groups: readonly (readonly Block[])[], gap: number | readonly number[]): Block[] => {
  const all: Block[] = []
  for (const [at, group] of groups.entries()) {
    if (group.length === 0) continue
    const distance = typeof gap === 'number' ? gap : (gap[at] ?? 0)
    const [first, ...rest] = all.length > 0 ? spaced(group, distance) : group
    const above = all.at(-1)
    const joined =
      above?.block === 'table' && first?.block === 'table'
        ? joinedTables(above, first)
        : first?.block === 'paragraph'
          ? ruledTable(above, first)
          : undefined
    if (joined) all[all.length - 1] = joined
    else if (first) all.push(first)
    all.push(...rest)
  }
  return all
}

const keepRow = (row: Row, next: boolean): Row => ({
  ...row,
  keep: true,
  ...(next ? { keepNext: true } : {}),
})

/** Never split between two pages. */
export const keepTogether = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at): Block => {
    const next = at < blocks.length - 1
    if (block.block === 'paragraph') return { ...block, keepLines: true, ...(next ? { keepNext: true } : {}) }
    return {
      ...block,
      rows: block.rows.map((row, row_) => keepRow(row, next || row_ < block.rows.length - 1)),
    }
  })

/** Never left alone at the end of a page. */
export const keepWithNext = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.block === 'paragraph')
      return { ...block, keepNext: true, role: block.role === 'detail' ? 'head' : block.role }
    return { ...block, rows: block.rows.map((row) => ({ ...row, keepNext: true })) }
  })

/** On a new page. */
export const broken = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at) => (at === 0 ? { ...block, breakBefore: true } : block))

/** Word makes a line of text at least one point high. The block after a rule moves up by that height. */
const HAIR = 4 / 3

/** A line of its own over the whole width. */
export const ruleBlock = (line: Line): Paragraph =>
  paragraph({ pieces: [], role: 'blank', line: HAIR, exact: true, edges: { top: line }, after: -HAIR })

const lineWidth = (line: Line | undefined): number => line?.width ?? 0

/** The outer width of a box, and the context of its content. */
export const roomIn = (look: BoxLook, context: LayoutContext): { outer: number; inner: LayoutContext } => {
  const outer = look.width ?? context.width - look.margin[1] - look.margin[3]
  const taken = look.pad[1] + look.pad[3] + lineWidth(look.edges.left) + lineWidth(look.edges.right)
  const from = look.margin[3] + look.pad[3] + lineWidth(look.edges.left)
  return { outer, inner: within({ ...look.inside, width: context.width }, outer - taken, from) }
}

const isBare = (block: Block | undefined): block is Paragraph =>
  block?.block === 'paragraph' && block.fill === undefined && Object.keys(block.edges).length === 0

/** Padding is a blank where there is neither a tint nor a border. */
const decoratedParagraph = (block: Paragraph, look: BoxLook): Paragraph => {
  const { fill, edges, pad } = look
  const padAt = (side: keyof Edges, at: 0 | 1 | 2 | 3) => (fill !== undefined || edges[side] ? pad[at] : 0)
  const inside: Four = [padAt('top', 0), padAt('right', 1), padAt('bottom', 2), padAt('left', 3)]
  return {
    ...block,
    ...(fill === undefined ? {} : { fill }),
    edges,
    pad: inside,
    left: block.left + pad[3] + lineWidth(edges.left),
    right: block.right + pad[1] + lineWidth(edges.right),
    before: block.before + pad[0] - inside[0],
    after: block.after + pad[2] - inside[2],
  }
}

const isFullWidth = (block: Paragraph): boolean => block.left === 0 && block.right === 0 && !block.list

/** A box with only upper and lower borders: its first and last block get them, if they can have borders. */
interface RuledBox {
  edges: Edges
  pad: Four
  width: number
  /** The box has a single paragraph, which gets no borders: with both, Word would draw a frame. */
  isOne: boolean
}

const spansBox = ({ pad }: RuledBox): boolean => pad[1] === 0 && pad[3] === 0

const withTopRule = (blocks: readonly Block[], box: RuledBox): Block[] => {
  const { edges, pad, width, isOne } = box
  const [first, ...rest] = blocks
  if (!edges.top) return spaced(blocks, pad[0])
  const lined = first && spansBox(box) && linedTable(first, 'top', edges.top, width, pad[0] + first.before)
  if (lined) return [{ ...lined, before: 0 }, ...rest]
  if (isBare(first) && isFullWidth(first) && !isOne)
    return [{ ...first, edges: { top: edges.top }, pad: [pad[0], 0, 0, 0] }, ...rest]
  return [ruleBlock(edges.top), ...spaced(blocks, pad[0])]
}

/** With more space around it, in pixels, a paragraph does not take the line below its box as its border. */
const MAX_SPACE_OF_RULED = 400

const withBottomRule = (blocks: readonly Block[], box: RuledBox): Block[] => {
  const { edges, pad, width, isOne } = box
  const last = blocks.at(-1)
  if (!edges.bottom) return spaced(blocks, 0, pad[2])
  const lined = last && spansBox(box) && linedTable(last, 'bottom', edges.bottom, width, pad[2] + last.after)
  if (lined) return [...blocks.slice(0, -1), { ...lined, after: 0 }]
  if (isBare(last) && isFullWidth(last) && !isOne && last.before + last.after < MAX_SPACE_OF_RULED)
    return [...blocks.slice(0, -1), { ...last, edges: { bottom: edges.bottom }, pad: [0, 0, pad[2], 0] }]
  return [...spaced(blocks, 0, pad[2]), ruleBlock(edges.bottom)]
}

const betweenRules = (blocks: readonly Block[], { edges, pad }: BoxLook, width: number): Block[] => {
  const box: RuledBox = { edges, pad, width, isOne: blocks.length === 1 }
  return withBottomRule(withTopRule(inset(blocks, pad[3], pad[1]), box), box)
}

/** Transfers a box's tint, borders and padding to the cells of the table that fills it. */
const dressed = (block: Table, look: BoxLook): Table => {
  const { fill, edges, pad } = look
  const last = block.columns.length - 1
  const out = { left: pad[3] + lineWidth(edges.left), right: pad[1] + lineWidth(edges.right) }
  const rows = block.rows.map((row, at): Row => {
    const isFirst = at === 0
    const isLast = at === block.rows.length - 1
    let column = 0
    const cells = row.cells.map((one) => {
      const start = column === 0
      column += one.span
      const end = column > last
      const sides: Four = [
        one.pad[0] + (isFirst ? pad[0] : 0),
        one.pad[1] + (end ? out.right : 0),
        one.pad[2] + (isLast ? pad[2] : 0),
        one.pad[3] + (start ? out.left : 0),
      ]
      const lines: Edges = {
        ...(isFirst && edges.top ? { top: edges.top } : {}),
        ...(isLast && edges.bottom ? { bottom: edges.bottom } : {}),
        ...(start && edges.left ? { left: edges.left } : {}),
        ...(end && edges.right ? { right: edges.right } : {}),
        ...one.edges,
      }
      return { ...one, pad: sides, edges: lines, ...(fill === undefined || one.fill ? {} : { fill }) }
    })
    return { ...row, cells }
  })
  const columns = block.columns.map(
    (width, at) => width + (at === 0 ? out.left : 0) + (at === last ? out.right : 0),
  )
  return { ...block, columns, rows }
}

/** A table can take over its box only if it fills it, and if no cell has a tint that the padding would widen. */
const canDress = (block: Block | undefined, inner: number, { pad, fill }: BoxLook): block is Table =>
  block?.block === 'table' &&
  block.left === 0 &&
  Math.abs(widthOf(block) - inner) < 2 &&
  ((fill === undefined && pad.every((side) => side === 0) && block.before === 0 && block.after === 0) ||
    block.rows.every((row) =>
      row.cells.every((one) => one.fill === undefined && Object.keys(one.edges).length === 0),
    ))

const asCell = (blocks: readonly Block[], look: BoxLook, outer: number): Table => {
  const { pad, edges, height = look.minHeight } = look
  // A cell cannot have a gradient: it gets the gradient's middle colour.
  const { gradient } = look
  const fill = look.fill ?? (gradient && mix(gradient.from, gradient.to, 0.5))
  const sides: Four = [pad[0], pad[1] + lineWidth(edges.right), pad[2], pad[3] + lineWidth(edges.left)]
  return table({
    columns: [outer],
    rows: [
      {
        cells: [
          cell({
            blocks: [...blocks],
            pad: sides,
            edges,
            ...(look.middle ? { align: 'center' } : {}),
            ...(fill === undefined ? {} : { fill }),
          }),
        ],
        ...(height === undefined ? {} : { height }),
      },
    ],
  })
}

const decorated = (blocks: readonly Block[], look: BoxLook, outer: number, inner: number): Block[] => {
  const [only, ...more] = blocks
  const { fill, gradient, edges, height, minHeight } = look
  const isSized = height !== undefined || minHeight !== undefined
  if (more.length === 0 && isBare(only) && !gradient && !isSized && only.right === 0)
    return [decoratedParagraph(only, look)]
  if (fill === undefined && !gradient && !edges.left && !edges.right) return betweenRules(blocks, look, inner)
  if (more.length === 0 && !gradient && !isSized && canDress(only, inner, look)) {
    const [top, right, bottom, left] = look.pad
    const pad: Four = [top + only.before, right, bottom + only.after, left]
    return [dressed({ ...only, before: 0, after: 0 }, { ...look, pad })]
  }
  return [asCell(blocks, look, outer)]
}

/** Blocks in their box: its tint, lines, padding and margins. */
export const boxed = (blocks: readonly Block[], look: BoxLook, context: LayoutContext): Block[] => {
  const { outer, inner } = roomIn(look, context)
  const { margin, pad } = look
  const rest = context.width - margin[3] - outer
  if (blocks.length === 0 && !isDecorated(look)) return []
  if (!isDecorated(look)) {
    const wanted = look.height ?? look.minHeight ?? 0
    const missing = Math.max(0, wanted - pad[0] - pad[2] - heightOf(blocks, inner.width))
    return spaced(
      inset(blocks, margin[3] + pad[3], rest + pad[1]),
      margin[0] + pad[0],
      margin[2] + pad[2] + missing,
    )
  }
  return spaced(inset(decorated(blocks, look, outer, inner.width), margin[3], rest), margin[0], margin[2])
}
