import type { Document, Section } from '#packages/document/schema.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { workbookOf } from '../../chart/workbook.ts'
import type { EditableText } from '../../display-list/editable-objects.ts'
import type { Box, DisplayList, DisplayPage, Picture } from '../../display-list/list.ts'
import type { Report } from '../../format.ts'
import { fontFacts } from '../font-facts.ts'
import { paletteXml, themeWith } from '../master.ts'
import {
  appXml,
  CONTENT,
  contentTypes,
  coreXml,
  type Facts,
  mediaName,
  OFFICE,
  type Part,
  yieldToLoop,
} from '../package.ts'
import { rgbHex } from '../paint.ts'
import { newRelations, type Relation, relationsXml } from '../relations.ts'
import { emu, HEAD, hundredths, SPACES } from '../xml.ts'
import { chartPartXml, chartsOf } from './chart-frame.ts'
import { bodyOf, type DeckSlide, deckSlideXml, footOf, headingOf, layoutOf } from './deck-slide.ts'
import {
  type DeckStyle,
  deckLayoutXml,
  deckMasterXml,
  type LayoutKind,
  layoutKinds,
  type Places,
} from './layouts.ts'
import { notesMasterXml, notesXml } from './notes.ts'
import { OWN_PART, type OwnSlide, ownPartXml, ownPropertiesXml, wordsOf } from './own-part.ts'
import { paletteOf, schemed } from './palette.ts'
import { textSize } from './text.ts'

type Typed = readonly [path: string, type: string]

const notesOf = (section: Section | undefined): string => {
  const notes = section?.items.find(({ own }) => own)?.data.notes
  return typeof notes === 'string' ? notes.trim() : ''
}

const defaultPlaces = ({ width, height }: DisplayPage): Places => {
  const [left, inner] = [width * 0.055, width * 0.89]
  return {
    heading: { x: left, y: height * 0.09, width: inner, height: height * 0.12 },
    body: { x: left, y: height * 0.26, width: inner, height: height * 0.6 },
    footer: { x: left, y: height * 0.94, width: inner * 0.7, height: height * 0.035 },
    number: { x: left + inner * 0.8, y: height * 0.94, width: inner * 0.2, height: height * 0.035 },
  }
}

interface Shown {
  page: DisplayPage
  section: Section | undefined
  layout: LayoutKind
  heading: EditableText | undefined
}

/** Adds room for a second line of a heading. */
const roomy = ({ x, y, width }: Box, heading: EditableText): Box => ({
  x,
  y,
  width,
  height: (heading.paragraphs[0]?.leading ?? 40) * Math.max(2, heading.paragraphs[0]?.lines ?? 1),
})

/** A layout has the positions of the first slide that uses it. */
const placesOf = (list: DisplayList, shown: readonly Shown[], kind: LayoutKind | undefined): Places => {
  const [first] = list.pages as [DisplayPage]
  const places = defaultPlaces(first)
  const own = shown.find(
    (one) => one.heading && (kind === undefined ? one.layout !== 'title' : one.layout === kind),
  )
  const footed = shown.find((one) => footOf({ list, page: one.page }, 'number'))
  const footer = footed && footOf({ list, page: footed.page }, 'footer')
  const number = footed && footOf({ list, page: footed.page }, 'number')
  const body = own && bodyOf({ list, page: own.page }, own.layout)
  const heading = own?.heading
  const under = heading ? heading.box.y + heading.box.height + 24 : places.body.y
  return {
    ...places,
    ...(heading && !heading.isVertical ? { heading: roomy(heading.box, heading) } : {}),
    body: body
      ? { ...body.box, height: Math.max(body.box.height, 80) }
      : { ...places.body, y: under, height: Math.max(80, first.height * 0.88 - under) },
    ...(footer ? { footer: footer.box } : {}),
    ...(number ? { number: { ...number.box, x: number.box.x - 120, width: number.box.width + 120 } } : {}),
  }
}

const styleOf = (document: Document, shown: readonly Shown[], palette: Record<string, string>): DeckStyle => {
  const heading = shown.find((one) => one.heading && one.layout !== 'title')?.heading?.paragraphs[0]?.runs[0]
  return {
    language: document.language,
    heading: {
      size: heading ? textSize(heading.size) : 2800,
      isBold: heading?.face.endsWith('700') ?? true,
      color: heading ? rgbHex(heading.color) : (palette.dk2 ?? '000000'),
    },
    text: { size: Math.round(hundredths(document.theme.fontSize) / 50) * 50, color: palette.dk1 ?? '000000' },
  }
}

const presentationXml = ({ width, height }: DisplayPage, slides: number, hasNotes: boolean): string => {
  const first = hasNotes ? 4 : 3
  const ids = Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + first}"/>`)
  const notes = hasNotes ? '<p:notesMasterIdLst><p:notesMasterId r:id="rId3"/></p:notesMasterIdLst>' : ''
  return `${HEAD}<p:presentation ${SPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>${notes}<p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${emu(width)}" cy="${emu(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`
}

const relationsOf = (path: string): string => path.replace(/(?<![^/])([^/]+)$/, '_rels/$1.rels')

/** A file that is being built: its parts and their types. */
const newFile = () => {
  const parts: Part[] = []
  const types: Typed[] = []
  return {
    parts,
    types,
    add: (path: string, type: string, content: string | Uint8Array, relations?: readonly Relation[]) => {
      parts.push({ path, content })
      types.push([`/${path}`, type])
      if (relations) parts.push({ path: relationsOf(path), content: relationsXml(relations) })
    },
  }
}
type File = ReturnType<typeof newFile>

const addFrame = (
  file: File,
  list: DisplayList,
  document: Document,
  facts: Facts,
  shown: readonly Shown[],
  palette: Record<string, string>,
): void => {
  const fonts = fontFacts(document.language, document.theme.font)
  const theme = themeWith(fonts, paletteXml(palette))
  const style = styleOf(document, shown, palette)
  const layouts = layoutKinds.map((_, at) => ({
    type: 'slideLayout',
    target: `../slideLayouts/slideLayout${at + 1}.xml`,
  }))
  file.add('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml', coreXml(facts))
  file.add('docProps/app.xml', `${OFFICE}.extended-properties+xml`, appXml(list.pages.length))
  file.add('ppt/theme/theme1.xml', `${OFFICE}.theme+xml`, theme)
  file.add(
    'ppt/slideMasters/slideMaster1.xml',
    `${CONTENT}.slideMaster+xml`,
    schemed(deckMasterXml(placesOf(list, shown, undefined), style), palette),
    [...layouts, { type: 'theme', target: '../theme/theme1.xml' }],
  )
  for (const [at, kind] of layoutKinds.entries())
    file.add(
      `ppt/slideLayouts/slideLayout${at + 1}.xml`,
      `${CONTENT}.slideLayout+xml`,
      deckLayoutXml(kind, placesOf(list, shown, kind), document.language),
      [{ type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }],
    )
  if (!shown.some(({ section }) => notesOf(section) !== '')) return
  file.add('ppt/theme/theme2.xml', `${OFFICE}.theme+xml`, theme)
  file.add('ppt/notesMasters/notesMaster1.xml', `${CONTENT}.notesMaster+xml`, notesMasterXml(), [
    { type: 'theme', target: '../theme/theme2.xml' },
  ])
}

const addPresentation = (file: File, list: DisplayList, attach: boolean): void => {
  const [first] = list.pages as [DisplayPage]
  const hasNotes = file.parts.some(({ path }) => path === 'ppt/notesMasters/notesMaster1.xml')
  file.add(
    'ppt/presentation.xml',
    `${CONTENT}.presentation.main+xml`,
    presentationXml(first, list.pages.length, hasNotes),
    [
      { type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { type: 'theme', target: 'theme/theme1.xml' },
      ...(hasNotes ? [{ type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' }] : []),
      ...list.pages.map((_, at) => ({ type: 'slide', target: `slides/slide${at + 1}.xml` })),
      ...(attach ? [{ type: 'customXml', target: `../${OWN_PART}` }] : []),
    ],
  )
  file.parts.push({
    path: '_rels/.rels',
    content: relationsXml([
      { type: 'officeDocument', target: 'ppt/presentation.xml' },
      {
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        target: 'docProps/core.xml',
      },
      { type: 'extended-properties', target: 'docProps/app.xml' },
    ]),
  })
}

const addOwn = (file: File, document: Document, slides: OwnSlide[]): void => {
  file.parts.push({ path: OWN_PART, content: ownPartXml({ document, slides }) })
  file.parts.push({
    path: relationsOf(OWN_PART),
    content: relationsXml([{ type: 'customXmlProps', target: 'itemProps1.xml' }]),
  })
  file.add('customXml/itemProps1.xml', `${OFFICE}.customXmlProperties+xml`, ownPropertiesXml())
}

/** Without the slides that were left out of the file: the embedded document must not reveal them. */
const asShown = (document: Document, { pages }: DisplayList): Document => {
  const shown = new Set(pages.map(({ run }) => run))
  const leftOut = new Set(
    resolveDocument(document)
      .map(({ section }) => section.id)
      .filter((id) => !shown.has(id)),
  )
  return { ...document, sections: document.sections.filter(({ id }) => !leftOut.has(id)) }
}

const SHEET = `${OFFICE}.spreadsheetml.sheet`

interface DeckRequest {
  facts: Facts
  /** Whether the document is attached. */
  attach: boolean
  report: Report
  signal: AbortSignal
}

/** A presentation's file: slides with native texts, tables and charts, on a master with the document's theme. */
export const deckPartsOf = async (
  list: DisplayList,
  document: Document,
  { facts, attach, report, signal }: DeckRequest,
): Promise<Part[]> => {
  if (list.pages.length === 0) throw new Error('there is no page to make a slide of')
  const file = newFile()
  const palette = paletteOf(document)
  const chartNode = chartsOf(document)
  const fonts = fontFacts(document.language, document.theme.font)
  const pictures = new Set<number>()
  let charts = 0
  const shown = list.pages.map((page): Shown => {
    const section = document.sections.find(({ id }) => id === page.run)
    const heading = headingOf({ list, page })
    return { page, section, heading, layout: layoutOf(heading, section) }
  })
  addFrame(file, list, document, facts, shown, palette)
  const own: OwnSlide[] = []
  for (const [at, { page, section, layout }] of shown.entries()) {
    const path = `ppt/slides/slide${at + 1}.xml`
    const relations = newRelations((index) => {
      pictures.add(index)
      return `../media/${mediaName(list.pictures[index] as Picture, index)}`
    }, layoutKinds.indexOf(layout) + 1)
    const others: string[] = []
    const chartAt: DeckSlide['chartAt'] = (editable) => {
      const node = chartNode(editable.place)
      if (!node) return undefined
      charts += 1
      const xml = schemed(chartPartXml(editable, node, { language: document.language, ...fonts }), palette)
      others.push(xml)
      file.add(`ppt/charts/chart${charts}.xml`, `${OFFICE}.drawingml.chart+xml`, xml, [
        { type: 'package', target: `../embeddings/workbook${charts}.xlsx` },
      ])
      file.add(`ppt/embeddings/workbook${charts}.xlsx`, SHEET, workbookOf(node.series, facts.date))
      return { node, relation: relations.part('chart', `../charts/chart${charts}.xml`) }
    }
    const manner = { language: document.language, family: document.theme.font, linkTo: relations.link }
    const slide = deckSlideXml({ list, page, number: at + 1, section, layout, relations, manner, chartAt })
    const notes = shown[at - 1]?.page.run === page.run ? '' : notesOf(section)
    if (notes !== '') {
      const xml = notesXml(notes, document.language)
      others.push(xml)
      relations.part('notesSlide', `../notesSlides/notesSlide${at + 1}.xml`)
      file.add(`ppt/notesSlides/notesSlide${at + 1}.xml`, `${CONTENT}.notesSlide+xml`, xml, [
        { type: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
        { type: 'slide', target: `../slides/slide${at + 1}.xml` },
      ])
    }
    const xml = schemed(slide, palette)
    file.add(path, `${CONTENT}.slide+xml`, xml)
    file.parts.push({ path: relationsOf(path), content: relations.xml() })
    own.push({ section: page.run ?? '', words: wordsOf(xml, others) })
    report({ step: 'pages', done: at + 1, of: shown.length })
    await yieldToLoop()
    signal.throwIfAborted()
  }
  for (const index of pictures) {
    const picture = list.pictures[index] as Picture
    file.parts.push({ path: `ppt/media/${mediaName(picture, index)}`, content: picture.bytes })
  }
  addPresentation(file, list, attach)
  if (attach) addOwn(file, asShown(document, list), own)
  return [{ path: '[Content_Types].xml', content: contentTypes(file.types) }, ...file.parts]
}
