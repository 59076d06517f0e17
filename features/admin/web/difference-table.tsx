import classes from './difference-table.module.css'

interface DifferenceTableProps {
  /** What the rows name, and what the two states are called. */
  heads: readonly [string, string, string]
  rows: readonly { key: string; name: string; before: string; after: string }[]
  className?: string
}

/** Two states beside each other, a row for each place where they differ. */
export const DifferenceTable = ({ heads, rows, className = '' }: DifferenceTableProps) => (
  <table className={`${classes.table} ${className}`}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, before, after }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
