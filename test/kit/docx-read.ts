import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect } from 'vitest'
import type { Document, Region, Section } from '#packages/document/schema.ts'
import { makeDocx } from '#packages/export/docx/make-docx.ts'
import { chartFigure } from '#packages/sections/chart-figure.ts'
import type { Node } from '#packages/sections/node.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'

const squeezed = (text: string): string => text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, '')

type Style = Section['style']

const isHidden = (node: Node, style: Style): boolean => {
  if (!('slot' in node)) return false
  const shared = 'shared' in node ? style[node.shared ?? '']?.display : undefined
  return (style[node.slot ?? '']?.display ?? shared) === 'none'
}

/** Numbers that Word generates itself (一、 第一条 （一） 1.) are not text, nor are those inside a figure. */
const isCounted = ({ slot, text }: Extract<Node, { node: 'text' }>): boolean =>
  slot === 'number' && /^第.+条$|、$|^（.+）$|\.$|^Article|^\(.+\)|^\d$/.test(text.trim())

/** Every word that a node shows, in reading order. */
const textsIn = (node: Node, style: Style): string[] => {
  if (isHidden(node, style)) return []
  if (node.node === 'text') return isCounted(node) ? [] : [node.text]
  if (node.node === 'meter') return node.look === 'word' ? [node.word] : []
  if (node.node === 'table') return [...node.head, ...node.rows.flat()]
  if (node.node === 'chart')
    return node.look.legend === 'beside'
      ? chartFigure(node.series, node.look).legend.flatMap(({ name, value = '', share = '' }) => [
          name,
          value,
          share,
        ])
      : []
  if (node.node === 'radar')
    return node.axes.flatMap(({ label, level, word }) => [label, level > 0 ? word : ''])
  if (node.node === 'rich')
    return node.blocks.flatMap(({ spans }, at) => {
      const label = node.labels?.[at] === node.labels?.[at - 1] ? '' : (node.labels?.[at] ?? '')
      return [label, ...spans.map(({ text }) => text)]
    })
  return 'children' in node ? node.children.flatMap((child) => textsIn(child, style)) : []
}

export const textsOf = ({ title, body, section }: ResolvedSection): string[] =>
  [title, body]
    .flatMap((node) => (node ? textsIn(node, section.style) : []))
    .map(squeezed)
    .filter((text) => text !== '')

/** Columns are read from left to right. */
const inOrder = ({ page }: Document, sections: readonly ResolvedSection[]): ResolvedSection[] => {
  if (page.layout !== 'left_right') return [...sections]
  const of = (region: Region) => sections.filter(({ section }) => section.region === region)
  const [first, second] =
    page.side.place === 'left' ? (['side', 'main'] as const) : (['main', 'side'] as const)
  return [...of('header'), ...of(first), ...of(second)]
}

const made = new WeakMap<Document, Promise<Uint8Array>>()

/** Cached, because several checks use the same document. */
const bytesOf = (document: Document): Promise<Uint8Array> => {
  const known = made.get(document) ?? makeDocx(document, new Map())
  made.set(document, known)
  return known
}

export const rawText = async (document: Document): Promise<string> => {
  const bytes = await bytesOf(document)
  const { value, messages } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  expect(messages).toEqual([])
  return squeezed(value)
}

/** Other characters between words: levels as symbols, bars between facts. */
const SIGNS = /[●○★☆|]/g

/** The text that remains after all expected words were removed from a file's text in order. */
const leftOf = (text: string, wanted: readonly string[]): string => {
  let at = 0
  let left = ''
  for (const word of wanted) {
    const found = text.indexOf(word, at)
    if (found < 0) return `without ${word}`
    left += text.slice(at, found)
    at = found + word.length
  }
  return (left + text.slice(at)).replaceAll(SIGNS, '')
}

/** Checks that a file has all text of the pages once and in order, and nothing else. */
export const expectAllTexts = async (document: Document): Promise<void> => {
  const wanted = inOrder(document, resolveDocument(document)).flatMap(textsOf)
  expect(leftOf(await rawText(document), wanted)).toBe('')
}

interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
}

const TAG = /<(\/)?([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>/g

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** Elements only: Word requires their order and attributes. */
const parsed = (xml: string): Element => {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', attributes = '', empty] of xml.matchAll(TAG)) {
    if (closing) {
      expect(open.pop()?.name).toBe(name)
      continue
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  expect(open).toHaveLength(1)
  return root
}

const all = (element: Element): Element[] => element.children.flatMap((child) => [child, ...all(child)])

/** In the order of the schema; Word reports a file with another order as damaged. */
const ORDER: Record<string, string> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
    'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ' +
    'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment ' +
    'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish ' +
    'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang ' +
    'eastAsianLayout specVanish oMath',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd ' +
    'tblBorders shd tblLayout tblCellMar tblLook',
  'w:tcBorders': 'top start left bottom end right insideH insideV tl2br tr2bl',
  'w:pBdr': 'top left bottom right between bar',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols ' +
    'formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
}

const isInOrder = ({ name, children }: Element): boolean => {
  const order = ORDER[name]?.split(' ')
  if (!order) return true
  const places = children.map((child) => order.indexOf(child.name.slice(2)))
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0))
}

/** Word merges two adjacent tables, and a cell that ends with a table is invalid. */
const isWhole = ({ name, children }: Element): boolean => {
  if (name !== 'w:tc' && name !== 'w:body') return true
  const blocks = children.filter((child) => child.name === 'w:p' || child.name === 'w:tbl')
  const touching = blocks.some((block, at) => block.name === 'w:tbl' && blocks[at - 1]?.name === 'w:tbl')
  return blocks.at(-1)?.name === 'w:p' && !touching
}

const spanOf = (cell: Element): number => {
  const properties = cell.children.find(({ name }) => name === 'w:tcPr')
  return Number(properties?.children.find(({ name }) => name === 'w:gridSpan')?.attributes['w:val'] ?? 1)
}

const isEven = (table: Element): boolean => {
  const columns = table.children.find(({ name }) => name === 'w:tblGrid')?.children.length
  return table.children
    .filter(({ name }) => name === 'w:tr')
    .every((row) => {
      const cells = row.children.filter(({ name }) => name === 'w:tc')
      return cells.length > 0 && cells.reduce((sum, cell) => sum + spanOf(cell), 0) === columns
    })
}

const isPositive = ({ name, attributes }: Element): boolean => {
  if (name === 'wp:extent' || name === 'a:ext') return !('cx' in attributes) || Number(attributes.cx) > 0
  if (name === 'w:spacing')
    return Number(attributes['w:before'] ?? 0) >= 0 && Number(attributes['w:after'] ?? 0) >= 0
  if (name === 'w:gridCol') return Number(attributes['w:w']) > 0
  return true
}

/** The XML of a file by part, and the names of all of its parts. */
export const partsOf = async (
  document: Document,
): Promise<{ xml: Record<string, string>; names: string[] }> => {
  const files = unzipSync(await bytesOf(document))
  const xml = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  return { xml, names: Object.keys(files) }
}

/** Checks that every relationship has its target and every part its content type. */
const expectConnected = (xml: Record<string, string>, names: readonly string[]) => {
  const types = all(parsed(xml['[Content_Types].xml'] ?? ''))
  const known = new Set(types.map(({ attributes }) => attributes.PartName ?? `.${attributes.Extension}`))
  const untold = names.filter(
    (name) =>
      name !== '[Content_Types].xml' &&
      !name.endsWith('/') &&
      !known.has(`/${name}`) &&
      !known.has(name.slice(name.lastIndexOf('.'))),
  )
  expect(untold).toEqual([])
  const overrides = types.flatMap(({ attributes }) => attributes.PartName ?? [])
  expect(overrides.filter((name) => !names.includes(name.slice(1)))).toEqual([])
  for (const [name, text] of Object.entries(xml).filter(([part]) => part.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]*$/, '')
    for (const { attributes } of all(parsed(text))) {
      if (!attributes.Target || attributes.TargetMode === 'External') continue
      const target = new URL(attributes.Target, `file:///${folder}`).pathname.slice(1)
      expect(names, `${name} → ${attributes.Target}`).toContain(target)
    }
  }
}

/** Checks that Word opens the package without a warning. */
export const expectSound = async (document: Document): Promise<void> => {
  const { xml, names } = await partsOf(document)
  expectConnected(xml, names)
  const written = Object.entries(xml).filter(([name]) =>
    /^word\/(?:document|header\d+|footer\d+|styles|numbering)\.xml$/.test(name),
  )
  const ids: string[] = []
  for (const [name, text] of written) {
    const elements = all(parsed(text))
    expect(elements.filter((element) => !isInOrder(element)).map(({ name: tag }) => tag)).toEqual([])
    expect(elements.filter((element) => !isWhole(element))).toEqual([])
    expect(elements.filter((element) => element.name === 'w:tbl' && !isEven(element))).toEqual([])
    expect(elements.filter((element) => !isPositive(element))).toEqual([])
    ids.push(
      ...elements
        .filter((element) => element.name === 'wp:docPr')
        .map(({ attributes }) => attributes.id ?? ''),
    )
    const relations = xml[`word/_rels/${name.slice('word/'.length)}.rels`] ?? ''
    for (const { attributes } of elements)
      for (const key of ['r:id', 'r:embed'])
        if (attributes[key]) expect(relations).toContain(`Id="${attributes[key]}"`)
  }
  expect(new Set(ids).size).toBe(ids.length)
}
