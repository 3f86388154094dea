export interface ChartTableData {
  caption: string
  head: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
}

/** What a chart shows, as a table for those who do not see it. */
export function ChartTable({ caption, head, rows }: ChartTableData) {
  return (
    <div className="visuallyHidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
