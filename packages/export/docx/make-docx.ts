import { type IPropertiesOptions, type ISectionOptions, Packer, Document as WordDocument } from 'docx'
import type { Document } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { type Geometry, geometryOf } from '#packages/render/geometry.ts'
import { edgePlaces } from '#packages/render/running-texts.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'
import type { Picture } from '../display-list/list.ts'
import type { Block } from './block.ts'
import { type Body, bodyOf } from './body.ts'
import { withCharts } from './chart-parts.ts'
import { cleanText } from './clean.ts'
import { borderOf, type Emission } from './emit-paragraph.ts'
import { emitBlocks } from './emit-table.ts'
import { fontTable } from './fonts.ts'
import { hoisted } from './hoist.ts'
import { anchor } from './layers.ts'
import { type LayoutContext, layoutContextOf } from './layout-context.ts'
import { twips } from './lengths.ts'
import { numberingOf } from './numbering.ts'
import { groundFloats } from './page-grounds.ts'
import { hex, painterOf, paletteOf } from './paint.ts'
import { footerOf, headerOf } from './running.ts'
import { separated } from './separate-blocks.ts'
import { settings } from './word-settings.ts'
import { type Pen, proseStyles, roleLooks, styleIds, wordStyles } from './word-styles.ts'

/** Extra room, because a full page on the screen must not overflow in Word, where letters of other faces differ. */
const SPARE = 14
/** As wide as the frame that page-ground.tsx draws: from the page's edge to its outer line. */
const FRAME = 20

/** How far the text of the first page begins above its margin. */
const liftOf = ([first]: readonly Block[]): number => (first?.block === 'paragraph' ? (first.lift ?? 0) : 0)

const pageOf = (
  document: Document,
  geometry: Geometry,
  context: LayoutContext,
  { paint }: Pen,
  lift: number,
) => {
  const { width, height, main, header } = geometry
  const edges = edgePlaces(document, geometry)
  const { layout, frame } = document.page
  const bottom = height - main.top - main.height
  const line = borderOf({ width: 4.5, style: 'double', color: context.colors.theme }, paint, FRAME)
  const framed = layout === 'page_1' && frame === 'double'
  return {
    size: { width: twips(width), height: twips(height) },
    margin: {
      top: twips(main.top - lift),
      bottom: twips(bottom - Math.min(SPARE, bottom * 0.4)),
      left: twips(header.left),
      right: twips(width - header.left - header.width),
      header: twips(Math.min(edges.top, main.top - lift)),
      footer: twips(edges.bottom),
    },
    ...(framed
      ? {
          borders: {
            pageBorders: { display: 'allPages', offsetFrom: 'page', zOrder: 'back' } as const,
            pageBorderTop: line,
            pageBorderRight: line,
            pageBorderBottom: line,
            pageBorderLeft: line,
          },
        }
      : {}),
  } as const
}

const SLACK = 24

/** A page without footer text has no footer, which would push the text up. */
const footersOf = (
  document: Document,
  geometry: Geometry,
  context: LayoutContext,
  isFirstOwn: boolean,
  isCover: boolean,
) => {
  const { footer, numbers } = document.page
  if (cleanText(footer) === '' && numbers === 'none') return {}
  const made = (isBare: boolean) => footerOf(document, geometry, context, isBare)
  return { footers: { default: made(false), ...(isFirstOwn ? { first: made(isCover) } : {}) } }
}

/**
 * Drawings under the text are anchored to the text on the first page, where Word shows them in full colour, and to the
 * header on all other pages, where Word pales them during editing.
 */
const sectionOf = (
  document: Document,
  body: Body,
  geometry: Geometry,
  context: LayoutContext,
  emission: Emission,
): ISectionOptions => {
  const first = groundFloats(document, geometry, context, body.below === 0 ? 0 : body.below + SLACK)
  const others = groundFloats(document, geometry, context, 0)
  const lift = liftOf(body.blocks)
  const isFirstOwn = first.length > 0 || lift > 0 || body.isCover
  const { blocks: text, floats } = hoisted(body.blocks)
  const hung = [...first, ...floats]
  const blocks: Block[] = separated([...(hung.length > 0 ? [anchor(hung)] : []), ...text])
  const headers = { document, geometry, context, emission }
  return {
    properties: { page: pageOf(document, geometry, context, emission, lift), titlePage: isFirstOwn },
    headers: {
      // If the first page begins higher than the others, the headers of the others push their text down.
      default: headerOf(headers, others, lift > 0 ? geometry.main.top : 0),
      ...(isFirstOwn ? { first: headerOf(headers, [], 0, body.isCover) } : {}),
    },
    ...footersOf(document, geometry, context, isFirstOwn, body.isCover),
    children: emitBlocks(blocks, emission),
  }
}

const nameIn = (document: Document): string => {
  const person = document.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name
  return typeof person === 'string' ? cleanText(person).trim() : ''
}

const titlesIn = (sections: readonly ResolvedSection[]): string =>
  sections
    .map(({ section }) => cleanText(section.title).trim())
    .filter((title) => title !== '')
    .join(', ')

/** Makes a Word file that looks as close to the document's pages as Word allows and is easy to edit. */
export const makeDocx = async (
  document: Document,
  pictures: ReadonlyMap<string, Picture>,
): Promise<Uint8Array> => {
  const context = layoutContextOf(document, pictures)
  const geometry = geometryOf(document.page)
  const sections = resolveDocument(document)
  const body = bodyOf(document, sections, geometry, context)
  let order = 0
  const colors = colorsOf(document.theme)
  const looks = roleLooks(body.blocks, context.text)
  const emission: Emission = {
    language: document.language,
    paint: painterOf(colors),
    looks,
    styles: document.kind === 'word' ? proseStyles(looks, context.text) : styleIds,
    lists: new Map(),
    counts: new Map(),
    charts: [],
    nextOrder: () => {
      order += 1
      return order
    },
  }
  const section = sectionOf(document, body, geometry, context, emission)
  const { color } = document.page.background
  const options: IPropertiesOptions = {
    title: cleanText(document.title),
    creator: nameIn(document),
    lastModifiedBy: nameIn(document),
    keywords: titlesIn(sections),
    description: '',
    theme: paletteOf(colors),
    styles: wordStyles(emission.looks, context.text, emission),
    numbering: numberingOf(emission.lists, emission.counts, context.text.size, emission),
    ...(color ? { background: { color: hex(color) } } : {}),
    sections: [section],
  }
  const buffer = await Packer.toArrayBuffer(new WordDocument(options), undefined, [
    { path: 'word/fontTable.xml', data: fontTable() },
    { path: 'word/settings.xml', data: settings() },
  ])
  return withCharts(new Uint8Array(buffer), emission.charts, document.language, document.theme.font)
}
