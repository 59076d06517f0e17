import type { Series } from '#packages/document/values.ts'
import type { Block } from './block.ts'

const MOST = 1e12

/** A figure as people write it: 1,234.5, 12%, ￥30, (8) for a loss; nothing is no figure. `undefined`: none of these. */
export const readFigure = (text: string, unit = ''): number | null | undefined => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,，]/g, '')
    .replace(/[−–]/g, '-')
  if (plain === '' || plain === '-' || plain === '—') return null
  const ending = unit.normalize('NFKC').replace(/\s/g, '')
  const bare = ending !== '' && plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain
  const signed = /^\((.+)\)$/.exec(bare)?.[1]
  const number = (signed === undefined ? bare : `-${signed}`).replace(/[¥$€%]/g, '')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(number)) return undefined
  const value = Number(number)
  return Math.abs(value) <= MOST ? value : undefined
}

export const showFigure = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** Names over the columns, labels before the rows. */
export const cellsOfSeries = ({ labels, series }: Series): Block => [
  ['', ...series.map(({ name }) => name)],
  ...labels.map((label, row) => [label, ...series.map(({ values }) => showFigure(values[row]))]),
]

const CELL = 40

/** Back from the cells; those that are no figures are told, and hold what `kept` held. */
export const seriesOfCells = (
  cells: Block,
  kept: Series,
): { series: Series; faults: Map<string, string> } => {
  const faults = new Map<string, string>()
  const [names = [], ...rows] = cells
  const figure = (row: number, column: number): number | null => {
    const text = rows[row]?.[column + 1] ?? ''
    const value = readFigure(text, kept.unit)
    if (value !== undefined) return value
    faults.set(`${row + 1} ${column + 1}`, text)
    return kept.series[column]?.values[row] ?? null
  }
  const { unit, focus } = kept
  const labels = rows.map(([label = '']) => label.slice(0, CELL))
  const series = names.slice(1).map((name, column) => ({
    name: name.slice(0, CELL),
    values: rows.map((_, row) => figure(row, column)),
  }))
  return {
    series: {
      labels,
      series,
      ...(unit ? { unit } : {}),
      ...(focus !== undefined && focus < labels.length ? { focus } : {}),
    },
    faults,
  }
}

const isFigure = (text: string | undefined) =>
  text !== undefined && text.trim() !== '' && readFigure(text) != null

/** A block with names above and labels before its figures is the whole of a chart, wherever it is put. */
export const isWholeSeries = (block: Block): boolean => {
  const [names = [], ...rows] = block
  const inside = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.trim() !== '')
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
