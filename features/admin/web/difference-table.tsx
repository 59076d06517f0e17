import classes from './difference-table.module.css'
import { HeadedTable } from './headed-table.tsx'

interface DifferenceTableProps {
  /** What the rows name, and what the two states are called. */
  heads: readonly [string, string, string]
  rows: readonly { key: string; name: string; before: string; after: string }[]
  className?: string
}

/** Two states beside each other, a row for each place where they differ. */
export const DifferenceTable = ({ heads, rows, className = '' }: DifferenceTableProps) => (
  <HeadedTable
    className={`${classes.table} ${className}`}
    heads={heads}
    rows={rows.map(({ key, name, before, after }) => ({ key, name, cells: [before, after] }))}
  />
)
