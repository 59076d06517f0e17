import type { Table } from '#packages/document/values.ts'
import type { Package } from './package.ts'
import { type ReadChart, readChart } from './read-chart.ts'
import { type Paragraph, paragraphsOf, textOf } from './read-text.ts'
import { allIn, at, attributeOf, childOf, type XmlNode } from './xml-tree.ts'

export interface SlideText {
  /** `title`, `subTitle`, `body` …; empty for a box that the user drew. */
  holder: string
  paragraphs: Paragraph[]
}

/** The content of a slide, before its kind is known. */
export interface Slide {
  /** Its part, and what its layout calls itself. */
  path: string
  layout: string
  isHidden: boolean
  texts: SlideText[]
  tables: Table[]
  charts: ReadChart[]
  /** Paths of pictures. */
  pictures: string[]
  footer: string
  isNumbered: boolean
  notes: string
  /** Charts whose text the drawing of the slide contains as well. */
  chartPaths: string[]
  notesPath: string | undefined
}

const MAX_CELLS = 16
const MAX_ROWS = 200
const MAX_CELL_LENGTH = 1000

const cellOf = (cell: XmlNode): string =>
  paragraphsOf(childOf(cell, 'a:txBody'), () => undefined, false)
    .map(textOf)
    .join('\n')
    .slice(0, MAX_CELL_LENGTH)

const ALIGNS: Record<string, 'left' | 'center' | 'right'> = { ctr: 'center', r: 'right' }

const alignOf = (cell: XmlNode | undefined): 'left' | 'center' | 'right' =>
  ALIGNS[attributeOf(at(cell, 'a:txBody', 'a:p', 'a:pPr'), 'algn') ?? ''] ?? 'left'

const tableOf = (node: XmlNode): Table | undefined => {
  const rows = node.children.filter(({ tag }) => tag.name === 'a:tr').slice(0, MAX_ROWS + 1)
  const cells = rows.map((row) => row.children.filter(({ tag }) => tag.name === 'a:tc').slice(0, MAX_CELLS))
  const [head = [], ...body] = cells.map((row) => row.map(cellOf))
  if (cells.length === 0) return undefined
  const align = (cells[1] ?? cells[0] ?? []).map(alignOf)
  return { head, rows: body.slice(0, MAX_ROWS), align }
}

interface Walk {
  file: Package
  slide: Slide
}

const IGNORED = new Set(['dt', 'hdr', 'sldImg'])

const addText = (shape: XmlNode, { file, slide }: Walk): void => {
  const properties = childOf(shape, 'p:nvSpPr')
  const name = attributeOf(childOf(properties, 'p:cNvPr'), 'name') ?? ''
  const holder = at(properties, 'p:nvPr', 'p:ph')
  // A vertical title of ours is in no placeholder of its layout.
  const kind = holder ? (attributeOf(holder, 'type') ?? 'body') : /^Title \d+$/.test(name) ? 'title' : ''
  const isSilent = allIn(properties, 'adec:decorative').some((one) => attributeOf(one, 'val') === '1')
  // The legend that we draw next to a chart repeats the texts of the chart.
  if (IGNORED.has(kind) || isSilent || /^Legend \d+$/.test(name)) return
  const isListed = kind === 'body' || kind === 'obj'
  const paragraphs = paragraphsOf(
    childOf(shape, 'p:txBody'),
    (id) => file.target(slide.path, id),
    isListed && slide.layout !== 'title' && slide.layout !== 'secHead',
  )
  if (kind === 'sldNum') slide.isNumbered = true
  else if (kind === 'ftr') slide.footer = paragraphs.map(textOf).join(' ')
  else if (paragraphs.length > 0) slide.texts.push({ holder: kind, paragraphs })
}

/** The texts of a drawing that a program laid out by itself. */
const addDiagram = (frame: XmlNode, { file, slide }: Walk): void => {
  const [ids] = allIn(frame, 'dgm:relIds')
  const path = file.target(slide.path, attributeOf(ids, 'r:dm'))
  const tree = path === undefined ? undefined : file.tree(path)
  const paragraphs = allIn(tree, 'dgm:t').flatMap((body) => paragraphsOf(body, () => undefined, true))
  if (paragraphs.length > 0) slide.texts.push({ holder: '', paragraphs })
}

const addFrame = (frame: XmlNode, walk: Walk): void => {
  const { file, slide } = walk
  const [table] = allIn(frame, 'a:tbl')
  const read = table && tableOf(table)
  if (read) slide.tables.push(read)
  const [chart] = allIn(frame, 'c:chart')
  const path = chart && file.target(slide.path, attributeOf(chart, 'r:id'))
  if (path !== undefined) {
    slide.chartPaths.push(path)
    const figures = readChart(file.tree(path))
    if (figures) slide.charts.push(figures)
  }
  if (!table && !chart) addDiagram(frame, walk)
}

const addPicture = (picture: XmlNode, { file, slide }: Walk): void => {
  const path = file.target(slide.path, attributeOf(at(picture, 'p:blipFill', 'a:blip'), 'r:embed'))
  if (path !== undefined) slide.pictures.push(path)
}

const addShapes = (tree: XmlNode | undefined, walk: Walk): void => {
  for (const node of tree?.children ?? []) {
    const { name } = node.tag
    if (name === 'p:sp') addText(node, walk)
    else if (name === 'p:grpSp') addShapes(node, walk)
    else if (name === 'p:graphicFrame') addFrame(node, walk)
    else if (name === 'p:pic') addPicture(node, walk)
    else if (name === 'mc:AlternateContent')
      addShapes(childOf(node, 'mc:Choice') ?? childOf(node, 'mc:Fallback'), walk)
  }
}

const notesIn = (tree: XmlNode | undefined): string => {
  const shapes = allIn(tree, 'p:sp').filter(
    (shape) => attributeOf(at(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph'), 'type') === 'body',
  )
  return shapes
    .flatMap((shape) => paragraphsOf(childOf(shape, 'p:txBody'), () => undefined, false))
    .map(textOf)
    .join('\n')
}

export const readSlide = (file: Package, path: string): Slide => {
  const root = childOf(file.tree(path), 'p:sld')
  const layout = file.targetOf(path, 'slideLayout')
  const notesPath = file.targetOf(path, 'notesSlide')
  const slide: Slide = {
    path,
    layout: (layout && attributeOf(childOf(file.tree(layout), 'p:sldLayout'), 'type')) || '',
    isHidden: attributeOf(root, 'show') === '0',
    texts: [],
    tables: [],
    charts: [],
    pictures: [],
    footer: '',
    isNumbered: false,
    notes: notesPath === undefined ? '' : notesIn(file.tree(notesPath)),
    chartPaths: [],
    notesPath,
  }
  addShapes(at(root, 'p:cSld', 'p:spTree'), { file, slide })
  return slide
}
