import { strToU8, zipSync } from 'fflate'
import type { Series } from '#packages/document/values.ts'
import { escaped, HEAD } from '../pptx/xml.ts'

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A, B … Z, AA. */
export const columnName = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

type Cell = string | number | null

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowsOf = ({ labels, series }: Series): Cell[][] => [
  ['', ...series.map(({ name }) => name)],
  ...labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
]

const sheetXml = (rows: readonly Cell[][]): string => {
  const body = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')}</row>`,
  )
  return `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${body.join('')}</sheetData></worksheet>`
}

const relations = (type: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`

/** The figures of a chart as the workbook that opens when a user edits them. */
export const workbookOf = (series: Series, date: Date): Uint8Array => {
  const override = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`
  const types = [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`,
    override('/xl/workbook.xml', 'sheet.main') + override('/xl/worksheets/sheet1.xml', 'worksheet'),
    '</Types>',
  ].join('')
  const book = `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipSync(
    {
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relations('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': strToU8(book),
      'xl/_rels/workbook.xml.rels': strToU8(relations('worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': strToU8(sheetXml(rowsOf(series))),
    },
    { level: 6, mtime: date },
  )
}
