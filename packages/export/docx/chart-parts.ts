import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { Document } from '#packages/document/schema.ts'
import { chartXml } from '../chart/chart-xml.ts'
import { workbookOf } from '../chart/workbook.ts'
import type { TextLook } from './block.ts'
import { type ChartPiece, chartSetting } from './charts.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A fixed date, so that the same document gives the same file; ZIP dates begin in 1980. */
const DATE = new Date(1980, 0, 1, 12)

const relationTo = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

/** The id of the relation of the n-th chart of a file, from 1. */
export const chartRelation = (number: number): string => `rIdChart${number}`

const inserted = (bytes: Uint8Array | undefined, before: string, xml: string): Uint8Array => {
  const text = strFromU8(bytes ?? new Uint8Array())
  const at = text.lastIndexOf(before)
  return strToU8(text.slice(0, at) + xml + text.slice(at))
}

/** Adds the charts, their workbooks and the relations to them, which the library cannot write. */
export const withCharts = (
  bytes: Uint8Array,
  charts: readonly ChartPiece[],
  language: Document['language'],
  face: TextLook['face'],
): Uint8Array => {
  if (charts.length === 0) return bytes
  const files: Zippable = unzipSync(bytes)
  for (const [at, chart] of charts.entries()) {
    const number = at + 1
    const workbook = `word/embeddings/workbook${number}.xlsx`
    files[`word/charts/chart${number}.xml`] = strToU8(
      chartXml(chart.series, chart.look, chartSetting(chart, language, face)),
    )
    files[`word/charts/_rels/chart${number}.xml.rels`] = strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}">${relationTo('rId1', 'package', `../embeddings/workbook${number}.xlsx`)}</Relationships>`,
    )
    files[workbook] = workbookOf(chart.series, DATE)
  }
  const relations = 'word/_rels/document.xml.rels'
  files[relations] = inserted(
    files[relations] as Uint8Array,
    '</Relationships>',
    charts.map((_, at) => relationTo(chartRelation(at + 1), 'chart', `charts/chart${at + 1}.xml`)).join(''),
  )
  const types = '[Content_Types].xml'
  files[types] = inserted(
    files[types] as Uint8Array,
    '</Types>',
    `<Default Extension="xlsx" ContentType="${TYPES}.spreadsheetml.sheet"/>${charts
      .map(
        (_, at) =>
          `<Override PartName="/word/charts/chart${at + 1}.xml" ContentType="${TYPES}.drawingml.chart+xml"/>`,
      )
      .join('')}`,
  )
  return zipSync(files, { level: 6, mtime: DATE })
}
