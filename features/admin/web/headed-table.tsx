interface HeadedTableProps {
  className: string | undefined
  caption?: string
  /** The first names the rows. */
  heads: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly string[] }[]
}

/** A read-only table with named rows and columns. */
export const HeadedTable = ({ className, caption, heads, rows }: HeadedTableProps) => (
  <table className={className}>
    {caption !== undefined && <caption>{caption}</caption>}
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
