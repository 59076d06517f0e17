import type { Document, Region } from '#packages/document/schema.ts'
import type { FlowBox, Geometry } from '#packages/render/geometry.ts'
import type { ResolvedSection } from '#packages/sections/resolve-document.ts'
import { type Block, type Cell, cell, table } from './block.ts'
import { heightOf } from './heights.ts'
import { type LayoutContext, toned } from './layout-context.ts'
import { regionBlocks } from './sections.ts'
import { spaced } from './wrap.ts'

/** The column width below which rows with `fold` wrap; as in document.css. */
const NARROW = 320
const HEADER_GAP = 6
const COVER_PAD = 5

const flowSetting = (
  context: LayoutContext,
  { left, top, width, height, bleed }: FlowBox,
): LayoutContext => ({
  ...context,
  left,
  top,
  width,
  height,
  bleed,
  narrow: width <= NARROW,
})

/** A row cannot contain a page break: the content after it begins a row of its own. */
const chunked = (blocks: readonly Block[]): Block[][] => {
  const chunks: Block[][] = [[]]
  for (const block of blocks) {
    if (block.breakBefore && chunks.at(-1)?.length !== 0) chunks.push([])
    const { breakBefore: _break, ...rest } = block
    chunks.at(-1)?.push(rest as Block)
  }
  return chunks
}

interface Column {
  from: number
  width: number
  flow: FlowBox
  chunks: Block[][]
  fill?: string
}

const cellAt = ({ from, width, flow, chunks, fill }: Column, at: number): Cell =>
  cell({
    blocks: chunks[at] ?? [],
    pad: [0, from + width - flow.left - flow.width, 0, flow.left - from],
    ...(fill === undefined ? {} : { fill }),
  })

/** Two columns are the two cells of a row that may break between pages, from one edge of the page to the other. */
const columnsTable = (columns: readonly Column[], pageLeft: number): Block[] => {
  const count = Math.max(...columns.map(({ chunks }) => chunks.length))
  return Array.from({ length: count }, (_, at) => ({
    ...table({
      columns: columns.map(({ width }) => width),
      left: -pageLeft,
      rows: [{ cells: columns.map((column) => cellAt(column, at)) }],
    }),
    ...(at > 0 ? { breakBefore: true as const } : {}),
  }))
}

export interface Body {
  blocks: Block[]
  /** Where the two columns begin on the first page: 0 without a header over both. */
  below: number
  /** The first page is a cover, which has no header or footer text. */
  isCover: boolean
}

const TONES = { none: undefined, soft: 'tint', theme: 'on', dark: 'on' } as const

const inColumns = (
  document: Document,
  sections: readonly ResolvedSection[],
  geometry: Geometry,
  context: LayoutContext,
  side: FlowBox,
): Body => {
  const { header, main, sideGround, width } = geometry
  const of = (region: Region) => sections.filter(({ section }) => section.region === region)
  const { ground, place } = document.page.side
  const split = sideGround ?? { left: 0, width: 0 }
  const tone = TONES[ground]
  const spanning = of('header')
  const right = width - header.left - header.width
  const headSetting: LayoutContext = {
    ...context,
    left: header.left,
    top: main.top,
    width: header.width,
    bleed: { top: main.bleed.top, left: header.left, right },
    narrow: false,
  }
  const head = regionBlocks(spanning, headSetting)
  const isUnder = head.length > 0
  const lowered = (flow: FlowBox) =>
    flowSetting(context, isUnder ? { ...flow, bleed: { ...flow.bleed, top: 0 } } : flow)
  const sideSetting = lowered(side)
  const sideColumn: Column = {
    from: split.left,
    width: split.width,
    flow: side,
    chunks: chunked(regionBlocks(of('side'), tone ? toned(sideSetting, tone) : sideSetting)),
    ...(ground === 'none' ? {} : { fill: context.colors[ground] }),
  }
  const mainColumn: Column = {
    from: place === 'left' ? split.width : 0,
    width: width - split.width,
    flow: main,
    chunks: chunked(regionBlocks(of('main'), lowered(main))),
  }
  const columns = columnsTable(
    place === 'left' ? [sideColumn, mainColumn] : [mainColumn, sideColumn],
    header.left,
  )
  const isCover = sections[0]?.page === true
  if (!isUnder) return { blocks: columns, below: 0, isCover }
  const gap = (HEADER_GAP + (ground === 'none' ? 0 : COVER_PAD)) * context.unit
  const below = main.top + heightOf(head, header.width) + gap
  return { blocks: [...head, ...spaced(columns, gap)], below, isCover }
}

/** All of a document's text, as paragraphs and tables between its page margins. */
export const bodyOf = (
  document: Document,
  sections: readonly ResolvedSection[],
  geometry: Geometry,
  context: LayoutContext,
): Body => {
  const { main, side } = geometry
  if (side) return inColumns(document, sections, geometry, context, side)
  const isCover = sections[0]?.page === true
  return { blocks: regionBlocks(sections, flowSetting(context, main)), below: 0, isCover }
}
