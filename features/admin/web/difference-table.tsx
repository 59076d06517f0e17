import classes from './difference-table.module.css'
import { HeadedTable } from './headed-table.tsx'

interface DifferenceTableProps {
  /** Labels of the rows and of the two states. */
  heads: readonly [string, string, string]
  rows: readonly { key: string; name: string; before: string; after: string }[]
  className?: string
}

/** Two states next to each other, with a row for each difference. */
export const DifferenceTable = ({ heads, rows, className = '' }: DifferenceTableProps) => (
  <HeadedTable
    className={`${classes.table} ${className}`}
    heads={heads}
    rows={rows.map(({ key, name, before, after }) => ({ key, name, cells: [before, after] }))}
  />
)
