import { ArrowRightLeft } from 'lucide'
import { useId, useState } from 'react'
import { MAX_COUNT, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Series } from '#packages/document/values.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { Fault, faultProps } from './fault.tsx'
import { type Block, type Limits, pasteInto } from './grid/block.ts'
import { type CellPlace, draftsAfter, transposedDrafts, withDrafts } from './grid/cell-drafts.ts'
import { CellFault } from './grid/cell-fault.tsx'
import styles from './grid/cell-grid.module.css'
import { CellGrid } from './grid/cell-grid.tsx'
import {
  cellsOfSeries,
  isAllPercent,
  isPercent,
  isWholeSeries,
  readFigure,
  seriesOfCells,
  showFigure,
  transposed,
  withLabels,
  withSeries,
} from './grid/figures.ts'
import { GridTool, GridTools } from './grid/grid-tools.tsx'
import { type LineOp, lineAfter } from './grid/line-op.ts'
import { useCellDrafts } from './grid/use-cell-drafts.ts'
import { lengthWords } from './hj-input.tsx'
import type { RowInputProps } from './input-props.ts'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  zh: {
    corner: '左上角，整块粘贴可从这里开始',
    name: (column: number) => `第 ${column} 组的名称`,
    label: (row: number) => `第 ${row} 行的名称`,
    cell: (label: string, name: string) => `${label || '未命名'}，${name || '未命名'}`,
    unit: '单位',
    focus: '突出',
    none: '不突出',
    turn: '行列互换',
    how: '可从 Excel 或 WPS 连同名称一起复制，点一格后直接粘贴。',
    wrong: '不是数字，还没有保存',
    percent: '带百分号，与图表的单位不一致，还没有保存；请去掉百分号，或把单位改成 %',
    lost: (count: number) =>
      `图表最多 ${MAX_COUNT.figures} 项、${MAX_COUNT.series} 组，有 ${count} 格没有放下。`,
  },
  en: {
    corner: 'Upper left corner: a whole block can be pasted from here',
    name: (column: number) => `Name of series ${column}`,
    label: (row: number) => `Label ${row}`,
    cell: (label: string, name: string) => `${label || 'Unnamed'}, ${name || 'unnamed'}`,
    unit: 'Unit',
    focus: 'Stress',
    none: 'None',
    turn: 'Swap rows and columns',
    how: 'Copy figures with their names from a spreadsheet, press a cell and paste.',
    wrong: 'not a number, not saved yet',
    percent: 'a percentage, but the chart has another unit: not saved yet. Drop the sign, or make % the unit',
    lost: (count: number) =>
      `A chart has at most ${MAX_COUNT.figures} labels and ${MAX_COUNT.series} series: ${count} cells had no place.`,
  },
})

/** Limits including the row and column of names. */
const MAX_CELLS: Limits = { rows: MAX_COUNT.figures + 1, columns: MAX_COUNT.series + 1 }

const BLANK: Series = { labels: ['', '', ''], series: [{ name: '', values: [null, null, null] }] }

/** The numbers of a chart: labels down, series across. A text that is not a number is marked and not stored. */
export const HjSeries = ({ value, onChange, onCommit, label, id, disabled }: RowInputProps<Series>) => {
  const t = useWords(words)
  const tLength = useWords(lengthWords)
  const faultId = useId()
  const unitFaultId = useId()
  const [asked, setPlace] = useState<CellPlace>({ row: 1, column: 1 })
  const series = value ?? BLANK
  const stored = cellsOfSeries(series)
  const size = { rows: stored.length, columns: series.series.length + 1 }
  const place = { row: Math.min(asked.row, size.rows - 1), column: Math.min(asked.column, size.columns - 1) }
  const { root, drafts, take } = useCellDrafts({ value: series, cellsOf: cellsOfSeries, place, onChange })
  const cells = withDrafts(stored, drafts)

  const takeCells = (next: Block, before: Series = series) => {
    const read = seriesOfCells(next, before)
    take(read.series, read.drafts)
  }
  const paste = (block: Block, at: CellPlace) => {
    const whole = isWholeSeries(block)
    const pasted = whole
      ? pasteInto([['']], block, { row: 0, column: 0 }, MAX_CELLS)
      : pasteInto(cells, block, at, MAX_CELLS)
    const { unit: before, ...rest } = series
    const unit = before && !isAllPercent(block) ? { unit: before } : {}
    // Labels, series and unit that a paste replaced are not restored for invalid cells.
    takeCells(pasted.cells, whole ? { ...rest, labels: [], series: [], ...unit } : series)
    onCommit?.()
    if (pasted.lost > 0) toasts.show(t.lost(pasted.lost), 'warn')
  }
  const rows = (op: LineOp) => {
    take(withLabels(series, op), draftsAfter(drafts, op, 'row'))
    onCommit?.()
    setPlace({ ...place, row: lineAfter(op, place.row) })
  }
  const columns = (op: LineOp) => {
    take(withSeries(series, op), draftsAfter(drafts, op, 'column'))
    onCommit?.()
    setPlace({ ...place, column: lineAfter(op, place.column) })
  }
  const turn = () => {
    take(seriesOfCells(transposed(stored), series).series, transposedDrafts(drafts))
    onCommit?.()
  }
  const stress = (focus: number | undefined) => {
    const { focus: _, ...rest } = series
    take({ ...rest, ...(focus === undefined ? {} : { focus }) }, drafts)
    onCommit?.()
  }
  const unit = useDraft<string>({
    value: series.unit ?? '',
    part: 'unit',
    show: (text) => text ?? '',
    read: (text) =>
      text.length <= MAX_LENGTH.unit
        ? { value: text }
        : { fault: tLength.long(MAX_LENGTH.unit, text.length), now: true },
    // A text that was not a number may be one together with the unit.
    onChange: (text) => takeCells(cells, { ...series, unit: text }),
    onCommit,
  })
  const nameOf = ({ row, column }: CellPlace) => {
    if (row === 0) return column === 0 ? t.corner : t.name(column)
    return column === 0 ? t.label(row) : t.cell(stored[row]?.[0] ?? '', stored[0]?.[column] ?? '')
  }
  const isName = ({ row, column }: CellPlace) => row === 0 || column === 0
  const whyOf = (text: string, at: CellPlace) => {
    if (isName(at)) return tLength.long(MAX_LENGTH.label, text.length)
    return isPercent(text) ? t.percent : t.wrong
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame is not wanted.
    <div ref={root} role="group" aria-label={label}>
      <CellGrid
        label={label}
        id={id}
        cells={cells}
        headRow
        headColumn
        align={cells[0]?.map((_, column) => (column === 0 ? 'left' : 'right'))}
        disabled={disabled}
        nameOf={nameOf}
        drafts={drafts}
        plain={(at, text) => {
          const figure = isName(at) ? undefined : readFigure(text, series.unit)
          return figure === undefined ? text : showFigure(figure)
        }}
        faultId={faultId}
        place={place}
        onPlace={setPlace}
        onCell={({ row, column }, text) => {
          // The corner cell has no value; only blocks can be pasted there.
          if (row > 0 || column > 0) takeCells(cells.with(row, (cells[row] ?? []).with(column, text)))
        }}
        onBlock={paste}
        onMore={() => {
          if (size.rows < MAX_CELLS.rows) take(withLabels(series, { does: 'insert', at: size.rows }), drafts)
        }}
        onCommit={onCommit}
      />
      <CellFault id={faultId} drafts={drafts} place={place} nameOf={nameOf} whyOf={whyOf} />
      <GridTools
        place={place}
        size={size}
        fixed={{ rows: 1, columns: 1 }}
        max={MAX_CELLS}
        disabled={disabled}
        onRows={rows}
        onColumns={columns}
      >
        <span className={styles.group}>
          <GridTool
            icon={ArrowRightLeft}
            label={t.turn}
            disabled={disabled || size.rows > MAX_CELLS.columns}
            onClick={turn}
          />
        </span>
      </GridTools>
      <div className={styles.more}>
        <label>
          {t.unit}
          <input
            className={`${styles.small} ${styles.unit}`}
            disabled={disabled}
            {...unit.bind}
            {...faultProps(unitFaultId, unit.fault)}
          />
        </label>
        <label>
          {t.focus}
          <select
            className={styles.small}
            value={series.focus ?? ''}
            disabled={disabled}
            onChange={(event) => {
              const { value: chosen } = event.currentTarget
              stress(chosen === '' ? undefined : Number(chosen))
            }}
          >
            <option value="">{t.none}</option>
            {series.labels.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place.
              <option key={at} value={at}>
                {one || at + 1}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Fault id={unitFaultId}>{unit.fault}</Fault>
      <p className={styles.how}>{t.how}</p>
    </div>
  )
}
