import { type ITableCellOptions, type Paragraph, Table, TableCell, TableRow } from 'docx'
import { type Block, type Cell, NONE, type Row, sideNames, type Table as TableBlock } from './block.ts'
import { borderOf, type Emission, emitParagraph } from './emit-paragraph.ts'
import { rowHeight } from './heights.ts'
import { twips } from './lengths.ts'
import type { Paint } from './paint.ts'
import { separated } from './separate-blocks.ts'

const NO_LINE = { style: 'none', size: 0, color: 'auto' } as const

const marginsOf = ([top, right, bottom, left]: Cell['pad']) => ({
  top: twips(Math.max(0, top)),
  right: twips(Math.max(0, right)),
  bottom: twips(Math.max(0, bottom)),
  left: twips(Math.max(0, left)),
})

const bordersOf = ({ edges }: Cell, paint: Paint): ITableCellOptions['borders'] =>
  Object.fromEntries(
    sideNames.map((side) => {
      const line = edges[side]
      return [side, line ? borderOf(line, paint) : NO_LINE]
    }),
  )

/** Blank under a table that ends a cell is the cell's own: an empty paragraph there is not shown. */
const padded = (cell: Cell): Cell => {
  const last = cell.blocks.at(-1)
  if (last?.block !== 'table' || last.after <= 0) return cell
  const [top, right, bottom, left] = cell.pad
  return {
    ...cell,
    pad: [top, right, bottom + last.after, left],
    blocks: cell.blocks.with(-1, { ...last, after: 0 }),
  }
}

/**
 * Word gives all cells of a row the largest of their paddings. So padding above the smallest becomes a blank over the
 * text of the cell; below, the largest padding determines the height of the row anyway.
 */
const evenPads = (cells: readonly Cell[]): Cell[] => {
  const all = cells.map(padded)
  const top = Math.min(...all.map(({ pad }) => pad[0]))
  const bottom = Math.max(...all.map(({ pad }) => pad[2]))
  return all.map((cell) => {
    const { pad, blocks } = cell
    const moved = blocks.map((block, at) =>
      at === 0 ? { ...block, before: block.before + pad[0] - top } : block,
    )
    return { ...cell, blocks: moved, pad: [top, pad[1], bottom, pad[3]] as const }
  })
}

/**
 * Word keeps the whole row with the next if the first or last paragraph of a cell has keepNext, and LibreOffice the
 * whole table. A heading there would pull all of it to another page.
 */
const setKeepNext = (blocks: readonly Block[], keepNext: boolean): Block[] =>
  blocks.map((block, at) => {
    const isEnd = at === 0 || at === blocks.length - 1
    if (block.block !== 'paragraph' || !(keepNext || isEnd)) return block
    return { ...block, keepNext }
  })

/** About a fifth of a page. */
const SHORT = 220

const isHeaded = ({ blocks: [first, ...rest] }: Cell): boolean =>
  first?.block === 'paragraph' && first.role === 'h3' && rest.length > 0

/** A heading in a cell is not kept with what follows it, so a short entry is kept whole instead. */
const isWhole = (row: Row, columns: readonly number[]): boolean =>
  row.keep === true || (row.cells.some(isHeaded) && rowHeight(row, columns) <= SHORT)

const emitCell = (cell: Cell, width: number, keepNext: boolean, emission: Emission): TableCell => {
  const blocks = setKeepNext(separated(cell.blocks), keepNext)
  return new TableCell({
    children: emitBlocks(blocks, emission),
    width: { size: twips(width), type: 'dxa' },
    margins: marginsOf(cell.pad),
    borders: bordersOf(cell, emission.paint) ?? {},
    verticalAlign: cell.align,
    ...(cell.span > 1 ? { columnSpan: cell.span } : {}),
    ...(cell.fill ? { shading: { fill: emission.paint(cell.fill), type: 'clear' } } : {}),
    ...(cell.vertical ? { textDirection: 'tbRl' } : {}),
    ...(cell.merge ? { verticalMerge: cell.merge } : {}),
  })
}

const emitRow = (row: Row, columns: readonly number[], emission: Emission): TableRow => {
  let at = 0
  const children = evenPads(row.cells).map((cell) => {
    const width = columns.slice(at, at + cell.span).reduce((sum, one) => sum + one, 0)
    at += cell.span
    return emitCell(cell, width, row.keepNext === true, emission)
  })
  return new TableRow({
    children,
    ...(isWhole(row, columns) ? { cantSplit: true } : {}),
    ...(row.height === undefined
      ? {}
      : { height: { value: twips(row.height), rule: row.exact ? 'exact' : 'atLeast' } }),
  })
}

/** Word ignores columns without a width. */
const NARROWEST = 4

/** Narrow columns get their missing width from the widest, so the table stays as wide as it was. */
const widened = (columns: readonly number[]): number[] => {
  const given = columns.map((one) => Math.max(NARROWEST, one))
  const more = given.reduce((sum, one, at) => sum + one - (columns[at] ?? 0), 0)
  const widest = given.indexOf(Math.max(...given))
  return given.with(widest, Math.max(NARROWEST, (given[widest] ?? 0) - more))
}

const emitTable = (wanted: TableBlock, emission: Emission): Table => {
  const block = { ...wanted, columns: widened(wanted.columns) }
  const width = block.columns.reduce((sum, one) => sum + one, 0)
  return new Table({
    rows: block.rows.map((row) => emitRow(row, block.columns, emission)),
    columnWidths: block.columns.map(twips),
    width: { size: twips(width), type: 'dxa' },
    layout: 'fixed',
    margins: marginsOf(NONE),
    borders: {
      top: NO_LINE,
      bottom: NO_LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideHorizontal: NO_LINE,
      insideVertical: NO_LINE,
    },
    ...(block.left === 0 ? {} : { indent: { size: twips(block.left), type: 'dxa' } }),
  })
}

/** Settled blocks as Word's own paragraphs and tables. */
export const emitBlocks = (blocks: readonly Block[], emission: Emission): (Paragraph | Table)[] =>
  blocks.map((block) =>
    block.block === 'paragraph' ? emitParagraph(block, emission) : emitTable(block, emission),
  )
