import { ArrowRightLeft } from 'lucide'
import { useId, useReducer, useState } from 'react'
import type { Series } from '#packages/document/values.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Fault } from './fault.tsx'
import { type Block, pasteInto } from './grid/block.ts'
import styles from './grid/cell-grid.module.css'
import { CellGrid, type CellPlace } from './grid/cell-grid.tsx'
import { cellsOfSeries, isWholeSeries, seriesOfCells, turned } from './grid/figures.ts'
import { GridTool, GridTools } from './grid/grid-tools.tsx'
import { applied, type LineOp, lineAfter } from './grid/line-op.ts'
import type { RowInputProps } from './input-props.ts'
import { useTextDraft } from './use-draft.ts'

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
    wrong: (cells: string) => `这几格不是数字，还没有保存：${cells}`,
    lost: (count: number) => `图表最多 40 项、8 组，有 ${count} 格没有放下。`,
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
    wrong: (cells: string) => `Not a number, and not saved yet: ${cells}`,
    lost: (count: number) => `A chart has at most 40 labels and 8 series: ${count} cells had no place.`,
  },
})

/** As the schema has it, with the names. */
const MOST = { rows: 41, columns: 9 }
const UNIT_MOST = 12

const BLANK: Series = { labels: ['', '', ''], series: [{ name: '', values: [null, null, null] }] }

type Drafts = ReadonlyMap<string, string>
const NO_DRAFTS: Drafts = new Map()

/** What is no number is kept beside the figures that it was written into: it is there again when the form is. */
const drafts = new WeakMap<Series, Drafts>()

/** The figures of a chart: labels down, series across. What is no number is marked and waits. */
export const HjSeries = ({ value, onChange, onCommit, label, id, disabled }: RowInputProps<Series>) => {
  const t = useWords(words)
  const faultId = useId()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [asked, setPlace] = useState<CellPlace>({ row: 1, column: 1 })
  const series = value ?? BLANK
  const wrong = (value && drafts.get(value)) ?? NO_DRAFTS
  const cells = cellsOfSeries(series).map((row, at) =>
    row.map((cell, column) => wrong.get(`${at} ${column}`) ?? cell),
  )
  const size = { rows: cells.length, columns: series.series.length + 1 }
  const place = { row: Math.min(asked.row, size.rows - 1), column: Math.min(asked.column, size.columns - 1) }

  const take = (next: Block, from: Series = series) => {
    const { series: read, faults } = seriesOfCells(next, from)
    drafts.set(read, faults)
    // Nothing but a wrong figure has changed: what is stored stays as it is, and what is written beside it.
    if (value && JSON.stringify(read) === JSON.stringify(value)) drafts.set(value, faults)
    else onChange(read)
    redraw()
  }
  const end = (next: Block, from?: Series) => {
    take(next, from)
    onCommit?.()
  }
  const paste = (block: Block, at: CellPlace) => {
    const whole = isWholeSeries(block)
    const pasted = whole
      ? pasteInto([['']], block, { row: 0, column: 0 }, MOST)
      : pasteInto(cells, block, at, MOST)
    // Figures that gave way to others are no longer what a wrong one falls back to.
    end(pasted.cells, whole ? { ...series, series: [] } : series)
    if (pasted.lost > 0) toasts.show(t.lost(pasted.lost), 'warn')
  }
  /** A bad figure moves with its line, and so does the good one behind it. */
  const rows = (op: LineOp) => {
    const moved = series.series.map(({ name, values }) => ({
      name,
      values:
        op.does === 'move' ? applied(values, { ...op, from: op.from - 1, to: op.to - 1 }, null) : values,
    }))
    end(
      applied(
        cells,
        op,
        Array.from({ length: size.columns }, () => ''),
      ),
      { ...series, series: moved },
    )
    setPlace({ ...place, row: lineAfter(op, place.row) })
  }
  const columns = (op: LineOp) => {
    end(cells.map((row) => applied(row, op, '')))
    setPlace({ ...place, column: lineAfter(op, place.column) })
  }
  const set = (change: { unit?: string | undefined; focus?: number | undefined }) => {
    const { unit, focus, ...rest } = { ...series, ...change }
    const next = { ...rest, ...(unit ? { unit } : {}), ...(focus === undefined ? {} : { focus }) }
    drafts.set(next, wrong)
    onChange(next)
  }
  const unit = useTextDraft({
    value: series.unit ?? '',
    onChange: (text) => set({ unit: text }),
    onCommit,
  })
  const nameOf = ({ row, column }: CellPlace) => {
    if (row === 0) return column === 0 ? t.corner : t.name(column)
    return column === 0 ? t.label(row) : t.cell(cells[row]?.[0] ?? '', cells[0]?.[column] ?? '')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame is not wanted.
    <div role="group" aria-label={label}>
      <CellGrid
        label={label}
        id={id}
        cells={cells}
        headRow
        headColumn
        align={cells[0]?.map((_, column) => (column === 0 ? 'left' : 'right'))}
        disabled={disabled}
        nameOf={nameOf}
        isWrong={({ row, column }) => wrong.has(`${row} ${column}`)}
        faultId={faultId}
        place={place}
        onPlace={setPlace}
        onCell={({ row, column }, text) => {
          // The corner names nothing: it only takes a block.
          if (row > 0 || column > 0) take(cells.with(row, (cells[row] ?? []).with(column, text)))
        }}
        onBlock={paste}
        onMore={() => {
          if (size.rows < MOST.rows) take([...cells, Array.from({ length: size.columns }, () => '')])
        }}
        onCommit={onCommit}
      />
      <Fault id={faultId}>{wrong.size > 0 ? t.wrong([...wrong.values()].join('、')) : null}</Fault>
      <GridTools
        place={place}
        size={size}
        fixed={{ rows: 1, columns: 1 }}
        most={MOST}
        disabled={disabled}
        onRows={rows}
        onColumns={columns}
      >
        <span className={styles.group}>
          <GridTool
            icon={ArrowRightLeft}
            label={t.turn}
            disabled={disabled || size.rows > MOST.columns}
            onClick={() => end(turned(cells), { ...series, series: [] })}
          />
        </span>
      </GridTools>
      <div className={styles.more}>
        <label>
          {t.unit}
          <input
            className={`${styles.small} ${styles.unit}`}
            maxLength={UNIT_MOST}
            disabled={disabled}
            {...unit.bind}
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
              set({ focus: chosen === '' ? undefined : Number(chosen) })
              onCommit?.()
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
      <p className={styles.how}>{t.how}</p>
    </div>
  )
}
