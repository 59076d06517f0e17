import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  type IconNode,
  Trash2,
} from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import shared from '../inputs.module.css'
import type { Limits } from './block.ts'
import type { CellPlace } from './cell-drafts.ts'
import styles from './cell-grid.module.css'
import type { LineOp } from './line-op.ts'

const words = defineWords({
  zh: {
    tools: '行与列',
    row: '行',
    column: '列',
    addRow: '在下方插入一行',
    removeRow: '删除这一行',
    up: '这一行上移',
    down: '这一行下移',
    addColumn: '在右侧插入一列',
    removeColumn: '删除这一列',
    left: '这一列左移',
    right: '这一列右移',
  },
  en: {
    tools: 'Rows and columns',
    row: 'Row',
    column: 'Column',
    addRow: 'Insert a row below',
    removeRow: 'Delete this row',
    up: 'Move this row up',
    down: 'Move this row down',
    addColumn: 'Insert a column to the right',
    removeColumn: 'Delete this column',
    left: 'Move this column left',
    right: 'Move this column right',
  },
})

export const GridTool = ({
  icon,
  label,
  pressed,
  disabled,
  onClick,
}: {
  icon: IconNode
  label: string
  pressed?: boolean
  disabled?: boolean | undefined
  onClick(): void
}) => (
  <button
    type="button"
    className={shared.button}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    // The cell keeps the focus.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <Glyph icon={icon} size={15} />
  </button>
)

interface GridToolsProps {
  place: CellPlace
  /** Number of rows and columns including heads, and the first ones that can be moved and deleted. */
  size: Limits
  fixed: Limits
  max: Limits
  disabled?: boolean | undefined
  onRows(op: LineOp): void
  onColumns(op: LineOp): void
  children?: ReactNode
}

/** Actions on the row and the column of the current cell. */
export const GridTools = ({
  place,
  size,
  fixed,
  max,
  disabled,
  onRows,
  onColumns,
  children,
}: GridToolsProps) => {
  const t = useWords(words)
  const { row, column } = place
  const rowFree = row >= fixed.rows
  const columnFree = column >= fixed.columns
  return (
    <div className={styles.tools} role="toolbar" aria-label={t.tools} data-grid-tools="">
      <span className={styles.group}>
        <b aria-hidden="true">{t.row}</b>
        <GridTool
          icon={BetweenHorizontalEnd}
          label={t.addRow}
          disabled={disabled || size.rows >= max.rows}
          onClick={() => onRows({ does: 'insert', at: row + 1 })}
        />
        <GridTool
          icon={ArrowUp}
          label={t.up}
          disabled={disabled || !rowFree || row <= fixed.rows}
          onClick={() => onRows({ does: 'move', from: row, to: row - 1 })}
        />
        <GridTool
          icon={ArrowDown}
          label={t.down}
          disabled={disabled || !rowFree || row >= size.rows - 1}
          onClick={() => onRows({ does: 'move', from: row, to: row + 1 })}
        />
        <GridTool
          icon={Trash2}
          label={t.removeRow}
          disabled={disabled || !rowFree || size.rows <= fixed.rows + 1}
          onClick={() => onRows({ does: 'remove', at: row })}
        />
      </span>
      <span className={styles.group}>
        <b aria-hidden="true">{t.column}</b>
        <GridTool
          icon={BetweenVerticalEnd}
          label={t.addColumn}
          disabled={disabled || size.columns >= max.columns}
          onClick={() => onColumns({ does: 'insert', at: column + 1 })}
        />
        <GridTool
          icon={ArrowLeft}
          label={t.left}
          disabled={disabled || !columnFree || column <= fixed.columns}
          onClick={() => onColumns({ does: 'move', from: column, to: column - 1 })}
        />
        <GridTool
          icon={ArrowRight}
          label={t.right}
          disabled={disabled || !columnFree || column >= size.columns - 1}
          onClick={() => onColumns({ does: 'move', from: column, to: column + 1 })}
        />
        <GridTool
          icon={Trash2}
          label={t.removeColumn}
          disabled={disabled || !columnFree || size.columns <= fixed.columns + 1}
          onClick={() => onColumns({ does: 'remove', at: column })}
        />
      </span>
      {children}
    </div>
  )
}
