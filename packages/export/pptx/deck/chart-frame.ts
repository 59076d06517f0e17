import type { Document } from '#packages/document/schema.ts'
import { figureText, placesOf } from '#packages/sections/chart-base.ts'
import type { Node } from '#packages/sections/node.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { chartXml, POINT, type Share } from '../../chart/chart-xml.ts'
import type { EditableChart, Place } from '../../display-list/editable-objects.ts'
import type { Box } from '../../display-list/list.ts'
import { rgbHex } from '../paint.ts'
import type { GroupState } from '../pieces.ts'
import { placedBox } from '../text-box.ts'
import { MAIN, RELATIONS } from '../xml.ts'
import { frameXml } from './frame.ts'
import { textSize } from './text.ts'

export type ChartNode = Extract<Node, { node: 'chart' }>

const nodesIn = (node: Node): Node[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node]

/** The charts of a document, by where they come from. */
export const chartsOf = (document: Document): ((place: Place) => ChartNode | undefined) => {
  const charts = resolveDocument(document).flatMap(({ section, body }) =>
    (body ? nodesIn(body) : [])
      .filter((node) => node.node === 'chart')
      .map((node) => ({ section: section.id, node })),
  )
  return ({ section, item, field }) =>
    charts.find(
      (one) => one.section === section && one.node.source?.item === item && one.node.source?.field === field,
    )?.node
}

const shareOf = (inner: Box, outer: Box): Share => ({
  x: (inner.x - outer.x) / outer.width,
  y: (inner.y - outer.y) / outer.height,
  width: inner.width / outer.width,
  height: inner.height / outer.height,
})

/** Extra width around the names of series, in pixels, so that another font does not break them. */
const AIR = 16

const legendShare = ({ box, legend }: EditableChart): Share | undefined => {
  if (!legend) return undefined
  const left = Math.max(box.x, legend.x - AIR * 2)
  const wide = { x: left, y: legend.y, width: legend.x + legend.width - left, height: legend.height }
  return shareOf(wide, box)
}

interface Manner {
  language: 'zh' | 'en'
  latin: string
  eastAsian: string
}

export const chartPartXml = (
  editable: EditableChart,
  { series, look }: ChartNode,
  manner: Manner,
): string => {
  const legend = legendShare(editable)
  const { inks, plot, box, size } = editable
  return chartXml(series, look, {
    colorOf: (ink) => {
      const known = inks[ink] ?? (ink === 'accent-on' ? inks.on : ink === 'faint-on' ? inks.ink : undefined)
      return known ? rgbHex(known) : ink.replace('#', '').toUpperCase()
    },
    plot: shareOf(plot, box),
    ...(legend ? { legend } : {}),
    frame: { width: box.width * POINT, height: box.height * POINT },
    textSize: textSize(size),
    lineWidth: Math.max(1, plot.height * 0.011 * POINT),
    ...manner,
  })
}

/** Alternative text for readers who cannot see the chart. */
const descriptionOf = ({ series: { labels, series, unit } }: ChartNode): string =>
  series
    .map(({ name, values }) => {
      const points = labels.map((label, at) => {
        const value = values[at] ?? null
        return value === null ? label : `${label} ${figureText(value, unit ?? '', placesOf(values))}`
      })
      return `${name ? `${name}: ` : ''}${points.join(', ')}`
    })
    .join('; ')

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

export const chartFrameXml = (
  editable: EditableChart,
  node: ChartNode,
  { matrix }: GroupState,
  relation: string,
  id: number,
): string =>
  frameXml({
    id,
    name: `Chart ${id}`,
    says: descriptionOf(node),
    box: placedBox(editable.box, matrix).box,
    uri: 'chart',
    inner: `<c:chart xmlns:c="${CHART}" xmlns:a="${MAIN}" xmlns:r="${RELATIONS}" r:id="${relation}"/>`,
  })
