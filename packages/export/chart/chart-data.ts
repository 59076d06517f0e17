import type { Series } from '#packages/document/values.ts'
import { placesOf } from '#packages/sections/chart-base.ts'
import { escaped } from '../pptx/xml.ts'
import { columnName } from './workbook.ts'

const pointsXml = (texts: readonly (string | null)[]): string =>
  texts
    .map((text, at) => (text === null ? '' : `<c:pt idx="${at}"><c:v>${escaped(text)}</c:v></c:pt>`))
    .join('')

const reference = (column: number, from: number, to: number): string => {
  const name = columnName(column)
  return from === to ? `Sheet1!$${name}$${from}` : `Sheet1!$${name}$${from}:$${name}$${to}`
}

const texts = (formula: string, all: readonly string[]): string =>
  `<c:strRef><c:f>${formula}</c:f><c:strCache><c:ptCount val="${all.length}"/>${pointsXml(all)}</c:strCache></c:strRef>`

export const seriesName = ({ series }: Series, index: number): string =>
  `<c:tx>${texts(reference(index + 1, 1, 1), [series[index]?.name ?? ''])}</c:tx>`

export const categories = ({ labels }: Series): string =>
  `<c:cat>${texts(reference(0, 2, labels.length + 1), labels)}</c:cat>`

export const values = ({ labels, series }: Series, index: number): string => {
  const all = labels.map((_, label) => series[index]?.values[label] ?? null)
  const formula = reference(index + 1, 2, labels.length + 1)
  const points = pointsXml(all.map((value) => (value === null ? null : String(value))))
  return `<c:val><c:numRef><c:f>${formula}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${labels.length}"/>${points}</c:numCache></c:numRef></c:val>`
}

/**
 * The number format of figures: a thousands separator, the decimals that the most precise figure needs, and the unit.
 */
export const numberFormat = (figures: readonly (number | null)[], unit: string): string => {
  const places = placesOf(figures)
  const code = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`
  return unit === '' ? code : `${code}"${unit.replaceAll('"', '')}"`
}
