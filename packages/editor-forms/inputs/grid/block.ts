/** Rows of cell texts, as spreadsheets copy them. */
export type Block = string[][]

/** A position in a text of cells. */
interface Place {
  text: string
  at: number
}

/** Reads a quoted cell, which may contain line breaks, tabs and doubled quotes. */
const quotedCell = (place: Place): string => {
  let cell = ''
  for (place.at += 1; place.at < place.text.length; place.at += 1) {
    if (place.text[place.at] !== '"') cell += place.text[place.at]
    else if (place.text[place.at + 1] === '"') {
      cell += '"'
      place.at += 1
    } else {
      place.at += 1
      break
    }
  }
  return cell
}

const plainCell = (place: Place): string => {
  const rest = place.text.slice(place.at)
  const cell = /^[^\t\n]*/.exec(rest)?.[0] ?? ''
  place.at += cell.length
  return cell
}

/** A cell is quoted only if the quote is closed at its end, since texts can begin with a quote. */
const isQuoted = ({ text, at }: Place): boolean => /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(text.slice(at))

/** Parses the text that a spreadsheet puts on the clipboard. */
export const blockOfText = (given: string): Block => {
  const place = { text: given.replace(/\r\n?/g, '\n').replace(/\n$/, ''), at: 0 }
  const rows: Block = [[]]
  while (place.at <= place.text.length) {
    rows.at(-1)?.push(isQuoted(place) ? quotedCell(place) : plainCell(place))
    const end = place.text[place.at]
    if (end === '\n') rows.push([])
    place.at += 1
    if (end === undefined) break
  }
  return rows
}

interface SpanningCell {
  text: string
  rows: number
  columns: number
}

/** Expands cells that span several rows or columns: the first cell has the text, the others are empty. */
export const spread = (table: readonly (readonly SpanningCell[])[]): Block => {
  const rows: (string | undefined)[][] = table.map(() => [])
  const put = (row: number, column: number, text: string) => {
    const cells = rows[row]
    if (cells) cells[column] = text
  }
  for (const [at, cells] of table.entries()) {
    let column = 0
    for (const { text, rows: down, columns: across } of cells) {
      while (rows[at]?.[column] !== undefined) column += 1
      for (let row = 0; row < down; row += 1)
        for (let one = 0; one < across; one += 1) put(at + row, column + one, row + one === 0 ? text : '')
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''))
}

const WIDEST_SPAN = 50

const spanOf = (cell: Element, name: string) =>
  Math.min(WIDEST_SPAN, Math.max(1, Number(cell.getAttribute(name)) || 1))

const blockOfTable = (table: Element): Block =>
  spread(
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll(':scope > td, :scope > th')].map((cell) => ({
        text: (cell.textContent ?? '').replace(/\s+/g, ' ').trim(),
        rows: spanOf(cell, 'rowspan'),
        columns: spanOf(cell, 'colspan'),
      })),
    ),
  )

/** The cells on the clipboard; undefined for plain text. */
export const readBlock = (html: string, text: string): Block | undefined => {
  const table = /<table/i.test(html)
    ? new DOMParser().parseFromString(html, 'text/html').querySelector('table')
    : null
  const block = table ? blockOfTable(table) : blockOfText(text)
  const cells = block.reduce((sum, row) => sum + row.length, 0)
  return cells > 1 ? block : undefined
}

export interface Limits {
  rows: number
  columns: number
}

/** Pastes a block at a place. The grid grows up to its limits; `lost` counts the cells beyond them. */
export const pasteInto = (
  cells: Block,
  block: Block,
  at: { row: number; column: number },
  max: Limits,
): { cells: Block; lost: number } => {
  const wide = Math.max(1, ...cells.map((row) => row.length))
  const columns = Math.min(
    max.columns,
    Math.max(wide, at.column + Math.max(...block.map((row) => row.length))),
  )
  const rows = Math.min(max.rows, Math.max(cells.length, at.row + block.length))
  const inside = (row: number, column: number) => block[row - at.row]?.[column - at.column]
  const next = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column) =>
        (row >= at.row && column >= at.column ? inside(row, column) : undefined) ??
        cells[row]?.[column] ??
        '',
    ),
  )
  const lost = block.reduce(
    (sum, row, down) =>
      sum + row.filter((_, across) => at.row + down >= rows || at.column + across >= columns).length,
    0,
  )
  return { cells: next, lost }
}
