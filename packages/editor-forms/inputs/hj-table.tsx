import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide'
import { useId, useState } from 'react'
import { MAX_COUNT, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Table } from '#packages/document/values.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Block, pasteInto } from './grid/block.ts'
import { type CellPlace, draftsAfter, withDrafts } from './grid/cell-drafts.ts'
import { CellFault } from './grid/cell-fault.tsx'
import styles from './grid/cell-grid.module.css'
import { CellGrid } from './grid/cell-grid.tsx'
import { GridTool, GridTools } from './grid/grid-tools.tsx'
import { lineAfter } from './grid/line-op.ts'
import {
  BLANK_TABLE,
  cellsOfTable,
  columnsOf,
  hasHead,
  tableOfCells,
  withAlign,
  withColumns,
  withHead,
  withRows,
} from './grid/table-cells.ts'
import { useCellDrafts } from './grid/use-cell-drafts.ts'
import { lengthWords } from './hj-input.tsx'
import type { RowInputProps } from './input-props.ts'
import { Switch } from './switch.tsx'

const words = defineWords({
  zh: {
    head: (column: number) => `第 ${column} 列的表头`,
    cell: (row: number, column: number) => `第 ${row} 行第 ${column} 列`,
    align: '这一列的对齐',
    left: '左对齐',
    center: '居中',
    right: '右对齐',
    headed: '首行是表头',
    total: '末行是合计',
    how: '可从 Excel、WPS 或网页复制表格，点一格后直接粘贴。',
    lost: (count: number) =>
      `表格最多 ${MAX_COUNT.rows} 行 ${MAX_COUNT.columns} 列，有 ${count} 格没有放下。`,
  },
  en: {
    head: (column: number) => `Head of column ${column}`,
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    align: 'Alignment of this column',
    left: 'Left',
    center: 'Centre',
    right: 'Right',
    headed: 'First row is the head',
    total: 'Last row sums up',
    how: 'Copy a table from a spreadsheet or a web page, press a cell and paste.',
    lost: (count: number) =>
      `A table has at most ${MAX_COUNT.rows} rows and ${MAX_COUNT.columns} columns: ${count} cells had no place.`,
  },
})

const ALIGNS = [
  ['left', TextAlignStart],
  ['center', TextAlignCenter],
  ['right', TextAlignEnd],
] as const

/** A table, edited as a small spreadsheet. */
export const HjTable = ({ value, onChange, onCommit, label, id, disabled }: RowInputProps<Table>) => {
  const t = useWords(words)
  const tLength = useWords(lengthWords)
  const faultId = useId()
  const table = value ?? BLANK_TABLE
  const stored = cellsOfTable(table)
  const headed = hasHead(table)
  const size = { rows: stored.length, columns: columnsOf(table) }
  const max = { columns: MAX_COUNT.columns, rows: MAX_COUNT.rows + (headed ? 1 : 0) }
  const [asked, setPlace] = useState<CellPlace>({ row: 0, column: 0 })
  const place = { row: Math.min(asked.row, size.rows - 1), column: Math.min(asked.column, size.columns - 1) }

  const { root, drafts, take } = useCellDrafts({ value: table, cellsOf: cellsOfTable, place, onChange })
  const cells = withDrafts(stored, drafts)
  const takeCells = (next: Block) => {
    const read = tableOfCells(next, table)
    take(read.table, read.drafts)
  }
  const end = (next: Table, nextDrafts = drafts) => {
    take(next, nextDrafts)
    onCommit?.()
  }
  const paste = (block: Block, at: CellPlace) => {
    const pasted = pasteInto(cells, block, at, max)
    takeCells(pasted.cells)
    onCommit?.()
    if (pasted.lost > 0) toasts.show(t.lost(pasted.lost), 'warn')
  }
  const total = (on: boolean) => {
    const { total: _, ...rest } = table
    end(on ? { ...rest, total: true } : rest)
  }
  const nameOf = ({ row, column }: CellPlace) =>
    headed && row === 0 ? t.head(column + 1) : t.cell(headed ? row : row + 1, column + 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame is not wanted.
    <div ref={root} role="group" aria-label={label}>
      <CellGrid
        label={label}
        id={id}
        cells={cells}
        headRow={headed}
        total={table.total === true}
        align={table.align}
        disabled={disabled}
        nameOf={nameOf}
        drafts={drafts}
        faultId={faultId}
        place={place}
        onPlace={setPlace}
        onCell={({ row, column }, text) => takeCells(cells.with(row, (cells[row] ?? []).with(column, text)))}
        onBlock={paste}
        onMore={() => {
          if (size.rows < max.rows) take(withRows(table, { does: 'insert', at: size.rows }), drafts)
        }}
        onCommit={onCommit}
      />
      <CellFault
        id={faultId}
        drafts={drafts}
        place={place}
        nameOf={nameOf}
        whyOf={(text) => tLength.long(MAX_LENGTH.cell, text.length)}
      />
      <GridTools
        place={place}
        size={size}
        fixed={{ rows: headed ? 1 : 0, columns: 0 }}
        max={max}
        disabled={disabled}
        onRows={(op) => {
          end(withRows(table, op), draftsAfter(drafts, op, 'row'))
          setPlace({ ...place, row: lineAfter(op, place.row) })
        }}
        onColumns={(op) => {
          end(withColumns(table, op), draftsAfter(drafts, op, 'column'))
          setPlace({ ...place, column: lineAfter(op, place.column) })
        }}
      >
        <span className={styles.group}>
          {ALIGNS.map(([to, icon]) => (
            <GridTool
              key={to}
              icon={icon}
              label={`${t.align}：${t[to]}`}
              pressed={(table.align?.[place.column] ?? 'left') === to}
              disabled={disabled}
              onClick={() => end(withAlign(table, place.column, to))}
            />
          ))}
        </span>
      </GridTools>
      <div className={styles.more}>
        {/* biome-ignore-start lint/a11y/noLabelWithoutControl: the switches are inside. */}
        <label>
          <Switch checked={headed} label={t.headed} onChange={(on) => end(withHead(table, on))} />
          {t.headed}
        </label>
        <label>
          <Switch checked={table.total === true} label={t.total} onChange={total} />
          {t.total}
        </label>
        {/* biome-ignore-end lint/a11y/noLabelWithoutControl: the switches are inside. */}
      </div>
      <p className={styles.how}>{t.how}</p>
    </div>
  )
}
