import type { DisplayList, DisplayPage, Picture } from '../display-list/list.ts'
import type { Report } from '../format.ts'
import { layoutXml, masterXml, type Theme, themeXml } from './master.ts'
import { newRelations, relationsXml } from './relations.ts'
import { slideXml } from './slide.ts'
import { emu, escaped, HEAD, SPACES } from './xml.ts'

/** The file's metadata. */
export interface Facts {
  title: string
  author: string
  language: 'zh' | 'en'
  theme: Theme
  date: Date
}

/** A file inside of the file. */
export interface Part {
  path: string
  content: string | Uint8Array
}

export const CONTENT = 'application/vnd.openxmlformats-officedocument.presentationml'
export const OFFICE = 'application/vnd.openxmlformats-officedocument'
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

const typesXml = (slides: number): string => {
  const parts: [string, string][] = [
    ['/ppt/presentation.xml', `${CONTENT}.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${CONTENT}.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${CONTENT}.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', `${OFFICE}.theme+xml`],
    ...numbers(slides).map((at): [string, string] => [`/ppt/slides/slide${at}.xml`, `${CONTENT}.slide+xml`]),
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/docProps/app.xml', `${OFFICE}.extended-properties+xml`],
  ]
  return contentTypes(parts)
}

/** The content type of each part, by its path. */
export const contentTypes = (parts: readonly (readonly [path: string, type: string])[]): string => {
  const rows = parts.map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`)
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>${rows.join('')}</Types>`
}

export const coreXml = ({ title, author, language, date }: Facts): string => {
  const time = date.toISOString().replace(/\.\d+/, '')
  return `${HEAD}<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><cp:lastModifiedBy>${escaped(author)}</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${time}</dcterms:modified><dc:language>${language === 'zh' ? 'zh-CN' : 'en-US'}</dc:language></cp:coreProperties>`
}

export const appXml = (slides: number): string =>
  `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Huajian</Application><Slides>${slides}</Slides></Properties>`

const presentationXml = ({ width, height }: DisplayPage, slides: number): string => {
  const ids = numbers(slides).map((at) => `<p:sldId id="${255 + at}" r:id="rId${at + 2}"/>`)
  return `${HEAD}<p:presentation ${SPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${emu(width)}" cy="${emu(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`
}

const frameParts = (page: DisplayPage, slides: number, facts: Facts): Part[] => [
  { path: '[Content_Types].xml', content: typesXml(slides) },
  {
    path: '_rels/.rels',
    content: relationsXml([
      { type: 'officeDocument', target: 'ppt/presentation.xml' },
      {
        type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        target: 'docProps/core.xml',
      },
      { type: 'extended-properties', target: 'docProps/app.xml' },
    ]),
  },
  { path: 'docProps/core.xml', content: coreXml(facts) },
  { path: 'docProps/app.xml', content: appXml(slides) },
  { path: 'ppt/presentation.xml', content: presentationXml(page, slides) },
  {
    path: 'ppt/_rels/presentation.xml.rels',
    content: relationsXml([
      { type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { type: 'theme', target: 'theme/theme1.xml' },
      ...numbers(slides).map((at) => ({ type: 'slide', target: `slides/slide${at}.xml` })),
    ]),
  },
  { path: 'ppt/theme/theme1.xml', content: themeXml(facts.theme) },
  {
    path: 'ppt/slideMasters/slideMaster1.xml',
    content: masterXml(emu(page.width), emu(page.height)),
  },
  {
    path: 'ppt/slideMasters/_rels/slideMaster1.xml.rels',
    content: relationsXml([
      { type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { type: 'theme', target: '../theme/theme1.xml' },
    ]),
  },
  {
    path: 'ppt/slideLayouts/slideLayout1.xml',
    content: layoutXml(emu(page.width), emu(page.height)),
  },
  {
    path: 'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
    content: relationsXml([{ type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }]),
  },
]

export const mediaName = ({ type }: Picture, index: number): string =>
  `image${index + 1}.${type === 'image/png' ? 'png' : 'jpeg'}`

/** Yields to the event loop so that the page stays responsive. */
export const yieldToLoop = () => new Promise((resolve) => setTimeout(resolve))

/** All parts of the file: one slide for each page, with its pictures. */
export const partsOf = async (
  list: DisplayList,
  facts: Facts,
  report: Report,
  signal: AbortSignal,
): Promise<Part[]> => {
  const [first] = list.pages
  if (!first) throw new Error('there is no page to make a slide of')
  const parts = frameParts(first, list.pages.length, facts)
  const shown = new Set<number>()
  const target = (index: number): string => {
    shown.add(index)
    return `../media/${mediaName(list.pictures[index] as Picture, index)}`
  }
  for (const [at, page] of list.pages.entries()) {
    const relations = newRelations(target)
    parts.push(
      { path: `ppt/slides/slide${at + 1}.xml`, content: slideXml(list, page, relations, facts.language) },
      { path: `ppt/slides/_rels/slide${at + 1}.xml.rels`, content: relations.xml() },
    )
    report({ step: 'pages', done: at + 1, of: list.pages.length })
    await yieldToLoop()
    signal.throwIfAborted()
  }
  for (const index of shown) {
    const picture = list.pictures[index] as Picture
    parts.push({ path: `ppt/media/${mediaName(picture, index)}`, content: picture.bytes })
  }
  return parts
}
