import type { ReactNode } from 'react'
import list from '#packages/admin-ui/list.module.css'

export interface Column<Row> {
  /** Undefined above buttons. */
  name?: string
  as?: 'number' | 'time' | 'act'
  /** Null if the cell is empty. */
  cell(row: Row): ReactNode
}

interface TableProps<Row> {
  rows: readonly Row[]
  keyOf(row: Row): string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
}

const classOf = ({ as }: Pick<Column<never>, 'as'>) => as && list[as]

/** On a phone every row is a card, and every cell shows its column's name. */
export const Table = <Row,>({ rows, keyOf, columns: [first, ...others] }: TableProps<Row>) => (
  <div className={list.scroll}>
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{first?.name}</th>
          {others.map((column) =>
            column.name === undefined ? (
              <td key="" />
            ) : (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row={keyOf(row)}>
            <th scope="row">{first?.cell(row)}</th>
            {others.map((column) => {
              const shown = column.cell(row)
              return (
                <td
                  key={column.name ?? ''}
                  data-name={shown === null ? undefined : column.name}
                  className={classOf(column)}
                >
                  {shown}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
