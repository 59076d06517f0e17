import { MAX_FIGURE, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Series } from '#packages/document/values.ts'
import type { Block } from './block.ts'
import { type Held, sorted } from './held.ts'
import { applied, type LineOp, movedTo } from './line-op.ts'

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * A figure as people write it: 1,234.5, ￥30, (8) for a loss, with the chart's unit or without; nothing is no figure.
 * `undefined`: none of these; so is a percentage where the unit is another, as its sign would be lost.
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

/** Names over the columns, labels before the rows. */
export const cellsOfSeries = ({ labels, series }: Series): Block => [
  ['', ...series.map(({ name }) => name)],
  ...labels.map((label, row) => [label, ...series.map(({ values }) => showFigure(values[row]))]),
]

export const isPercent = (text: string): boolean =>
  text.normalize('NFKC').includes('%') && readFigure(text, '%') != null

const writtenFigures = (cells: Block): string[] =>
  cells.slice(1).flatMap((row) => row.slice(1).filter((text) => text.trim() !== ''))

/** Whether all that is written in it are percentages: then that is the unit, and no sign is lost. */
export const isAllPercent = (cells: Block): boolean => {
  const written = writtenFigures(cells)
  return written.length > 0 && written.every(isPercent)
}

/** Back from the cells; what is no figure and names that are too long are held back, and the chart has what `kept` had. */
export const seriesOfCells = (cells: Block, kept: Series): { series: Series; held: Held } => {
  const { focus } = kept
  const unit = kept.unit || (isAllPercent(cells) ? '%' : undefined)
  const fit = sorted(cells, cellsOfSeries(kept), (text, { row, column }) => {
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
    held: fit.held,
  }
}

/** The grid's first line names the others. */
const behindNames = (op: LineOp): LineOp =>
  op.does === 'move' ? { ...op, from: op.from - 1, to: op.to - 1 } : { ...op, at: op.at - 1 }

/** Rows count as they stand in the grid. The one that is stressed stays it. */
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

/** Columns count as they stand in the grid. */
export const withSeries = ({ labels, series, ...rest }: Series, op: LineOp): Series => {
  const by = behindNames(op)
  return { labels, series: applied(series, by, { name: '', values: labels.map(() => null) }), ...rest }
}

const isFigure = (text: string | undefined) =>
  text !== undefined && text.trim() !== '' && readFigure(text, '%') != null

/** A block with names above and labels before its figures is the whole of a chart, wherever it is put. */
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

/** Rows for columns. */
export const turned = (cells: Block): Block =>
  Array.from({ length: Math.max(0, ...cells.map((row) => row.length)) }, (_, column) =>
    cells.map((row) => row[column] ?? ''),
  )
