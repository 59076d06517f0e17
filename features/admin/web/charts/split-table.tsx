import classes from './day-chart.module.css'

interface SplitTableProps {
  caption: string
  /** The first names what the rows are. */
  heads: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly string[] }[]
}

/** What a chart adds up, taken apart by something else than days. */
export const SplitTable = ({ caption, heads, rows }: SplitTableProps) => (
  <table className={classes.split}>
    <caption>{caption}</caption>
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
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
