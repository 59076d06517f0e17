import { MAX_FIGURE, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Series } from '#packages/document/values.ts'
import type { Block } from './block.ts'
import { type CellDrafts, separateInvalid } from './cell-drafts.ts'
import { applied, type LineOp, movedTo } from './line-op.ts'

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * Parses a number: 1,234.5, ￥30, (8) for a loss, with or without the unit of the chart. `null` for an empty text;
 * `undefined` if it is not a number, or a percentage in a chart with another unit, since its sign would be lost.
 */
export const readFigure = (text: string, unit = ''): number | null | undefined => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,，]/g, '')
    .replace(/[−–]/g, '-')
  if (plain === '' || plain === '-' || plain === '—') return null
  const ending = unit.normalize('NFKC').replace(/\s/g, '')
  const hasEnding = ending !== '' && plain.endsWith(ending) && !NUMBER.test(plain)
  const bare = hasEnding ? plain.slice(0, -ending.length) : plain
  const signed = /^\((.+)\)$/.exec(bare)?.[1]
  const number = (signed === undefined ? bare : `-${signed}`).replace(/[¥$€]/g, '')
  if (!NUMBER.test(number)) return undefined
  const value = Number(number)
  return Math.abs(value) <= MAX_FIGURE ? value : undefined
}

export const showFigure = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** The cells of a chart: the first row has the names of the series, the first column the labels. */
export const cellsOfSeries = ({ labels, series }: Series): Block => [
  ['', ...series.map(({ name }) => name)],
  ...labels.map((label, row) => [label, ...series.map(({ values }) => showFigure(values[row]))]),
]

export const isPercent = (text: string): boolean =>
  text.normalize('NFKC').includes('%') && readFigure(text, '%') != null

const writtenFigures = (cells: Block): string[] =>
  cells.slice(1).flatMap((row) => row.slice(1).filter((text) => text.trim() !== ''))

/** Whether all values are percentages, so that the chart can have the unit %. */
export const isAllPercent = (cells: Block): boolean => {
  const written = writtenFigures(cells)
  return written.length > 0 && written.every(isPercent)
}

/** Back from the cells; what is no figure and names that are too long are held back, and the chart has what `kept` had. */
export const seriesOfCells = (cells: Block, before: Series): { series: Series; drafts: CellDrafts } => {
  const { focus } = before
  const unit = before.unit || (isAllPercent(cells) ? '%' : undefined)
  const fit = separateInvalid(cells, cellsOfSeries(before), (text, { row, column }) => {
    // The corner names nothing.
    if (row === 0 && column === 0) return true
    return row === 0 || column === 0 ? text.length <= MAX_LENGTH.label : readFigure(text, unit) !== undefined
  })
  const [names = [], ...rows] = fit.cells
  return {
    series: {
      labels: rows.map(([label = '']) => label),
      series: names.slice(1).map((name, column) => ({
        name,
        values: rows.map((row) => readFigure(row[column + 1] ?? '', unit) ?? null),
      })),
      ...(unit ? { unit } : {}),
      ...(focus !== undefined && focus < rows.length ? { focus } : {}),
    },
    drafts: fit.drafts,
  }
}

/** Converts a line of the grid, whose first line has names. */
const behindNames = (op: LineOp): LineOp =>
  op.does === 'move' ? { ...op, from: op.from - 1, to: op.to - 1 } : { ...op, at: op.at - 1 }

/** Changes the labels by rows of the grid; the highlighted label stays highlighted. */
export const withLabels = ({ labels, series, focus, ...rest }: Series, op: LineOp): Series => {
  const by = behindNames(op)
  const stressed = focus === undefined ? undefined : movedTo(by, focus)
  return {
    labels: applied(labels, by, ''),
    series: series.map(({ name, values }) => ({
      name,
      values: applied(
        labels.map((_, at) => values[at] ?? null),
        by,
        null,
      ),
    })),
    ...rest,
    ...(stressed === undefined ? {} : { focus: stressed }),
  }
}

/** Changes the series by columns of the grid. */
export const withSeries = ({ labels, series, ...rest }: Series, op: LineOp): Series => {
  const by = behindNames(op)
  return { labels, series: applied(series, by, { name: '', values: labels.map(() => null) }), ...rest }
}

const isFigure = (text: string | undefined) =>
  text !== undefined && text.trim() !== '' && readFigure(text, '%') != null

/** A pasted block with names and labels replaces the whole chart. */
export const isWholeSeries = (block: Block): boolean => {
  const [names = [], ...rows] = block
  const inside = writtenFigures(block)
  return (
    rows.length > 0 &&
    names.length > 1 &&
    !names.slice(1).some(isFigure) &&
    !rows.every(([label]) => label === undefined || label === '') &&
    inside.length > 0 &&
    inside.filter(isFigure).length * 2 >= inside.length
  )
}

/** Swaps rows and columns. */
export const transposed = (cells: Block): Block =>
  Array.from({ length: Math.max(0, ...cells.map((row) => row.length)) }, (_, column) =>
    cells.map((row) => row[column] ?? ''),
  )
