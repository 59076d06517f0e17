import type { FaceId } from '#packages/fonts/faces.ts'
import type { DisplayList, DisplayPage, LinkOp, Op } from '../display-list/list.ts'
import { boundsOf } from '../display-list/paths.ts'
import type { Report } from '../format.ts'
import { type Drawing, pageContent } from './content.ts'
import { embedFace } from './fonts/embed.ts'
import { faceInUse } from './fonts/face.ts'
import { openSlices, type ReadSlice } from './fonts/slice-cache.ts'
import { type Attachment, type Facts, writeAttachment, writeInfo, writeXmp } from './metadata.ts'
import { ascii, asciiString, newPdf, num, type PdfObjects, textString } from './objects.ts'
import { writeOutline } from './outline.ts'
import { paperOf, rectOf } from './paper.ts'
import { newResources } from './resources.ts'
import { newTags } from './tags.ts'

export interface PdfOptions extends Facts {
  attach?: Attachment | undefined
}

export interface WrittenPdf {
  bytes: Uint8Array
  /** Characters that none of the product's faces has: drawn as pictures, but searchable as text. */
  missing: string[]
  /** How many pictures were broken: their places are empty. */
  unread: number
}

/** Percent-encodes characters outside of ASCII, as browsers do. */
const uriOf = (href: string): string => {
  try {
    return encodeURI(decodeURI(href))
  } catch {
    return encodeURI(href.toWellFormed())
  }
}

const writeLinks = (
  { pdf, tags }: Drawing,
  links: readonly LinkOp[],
  pageId: number,
  page: DisplayPage,
): number[] =>
  links.flatMap(({ href, boxes, part }) =>
    boxes.map((box) => {
      const id = pdf.reserve()
      const key = part === undefined ? undefined : tags.annotate(part, href, id, pageId)
      const parent = key === undefined ? '' : `/StructParent ${key}`
      return pdf.set(
        id,
        `<</Type/Annot/Subtype/Link/Rect[${rectOf(box, page)}]/Border[0 0 0]/F 4/Contents${textString(href)}${parent}/A<</S/URI/URI${asciiString(uriOf(href))}>>>>`,
      )
    }),
  )

const figureBoxes = (list: DisplayList): Map<number, string> => {
  const found = new Map<number, string>()
  const search = (ops: readonly Op[], page: DisplayPage): void => {
    for (const op of ops) {
      if (op.op !== 'group') continue
      if (op.part !== undefined)
        found.set(
          op.part,
          rectOf(boundsOf(op.ops.flatMap((one) => (one.op === 'shape' ? one.path : []))), page),
        )
      search(op.ops, page)
    }
  }
  for (const page of list.pages) search(page.ops, page)
  return found
}

const textsByFace = (list: DisplayList): Map<FaceId, string> => {
  const texts = new Map<FaceId, string>()
  const search = (ops: readonly Op[]): void => {
    for (const op of ops)
      if (op.op === 'group') search(op.ops)
      else if (op.op === 'text') texts.set(op.face, (texts.get(op.face) ?? '') + op.text)
  }
  for (const { ops } of list.pages) search(ops)
  return texts
}

const writePages = (drawing: Drawing, parent: number, report: Report): number[] => {
  const { pdf, list, resourceId } = drawing
  const ids = list.pages.map(() => pdf.reserve())
  for (const [at, page] of list.pages.entries()) {
    const id = ids[at] as number
    const { operators, links, key } = pageContent(drawing, page, id)
    const content = pdf.stream('', ascii(operators))
    const annotations = writeLinks(drawing, links, id, page)
    const { width, height } = paperOf(page)
    const annots =
      annotations.length > 0 ? `/Annots[${annotations.map((one) => `${one} 0 R`).join(' ')}]` : ''
    pdf.set(
      id,
      `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${num(width)} ${num(height)}]/Resources ${resourceId} 0 R/Contents ${content} 0 R/StructParents ${key}/Tabs/S/Group<</S/Transparency/CS/DeviceRGB>>${annots}>>`,
    )
    report({ step: 'pages', done: at + 1, of: ids.length })
  }
  return ids
}

const writeCatalog = (
  pdf: PdfObjects,
  { language, attach, date }: PdfOptions,
  ids: { pages: number; tags: number; outline: number | undefined; metadata: number },
): number => {
  const file = attach && writeAttachment(pdf, attach, date)
  const files =
    attach && file
      ? `/Names<</EmbeddedFiles<</Names[${textString(attach.name)} ${file} 0 R]>>>>/AF[${file} 0 R]`
      : ''
  const outline = ids.outline === undefined ? '' : `/Outlines ${ids.outline} 0 R`
  return pdf.add(
    `<</Type/Catalog/Pages ${ids.pages} 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${ids.tags} 0 R/Metadata ${ids.metadata} 0 R/ViewerPreferences<</DisplayDocTitle true>>${outline}${files}>>`,
  )
}

/**
 * The pages of a display list as a PDF: real text in embedded faces, tagged in reading order, with the document itself
 * inside. The same input and date give the same bytes. Runs in a worker and in Node alike.
 */
export const writePdf = async (
  list: DisplayList,
  options: PdfOptions,
  readSlice: ReadSlice,
  report: Report = () => undefined,
): Promise<WrittenPdf> => {
  const slices = await openSlices(list, readSlice, (done, of) => report({ step: 'fonts', done, of }))
  const pdf = newPdf()
  const faces = new Map([...slices].map(([face, own]) => [face, faceInUse(face, own)] as const))
  for (const [face, text] of textsByFace(list)) faces.get(face)?.expect(text)
  const resources = newResources(pdf, list.pictures)
  const tags = newTags(pdf)
  const drawing: Drawing = { pdf, list, faces, resources, tags, resourceId: pdf.reserve() }
  const pages = pdf.reserve()
  const pageIds = writePages(drawing, pages, report)
  pdf.set(
    pages,
    `<</Type/Pages/Count ${pageIds.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`,
  )
  const fonts = new Map<FaceId, number>([...faces].map(([face, used]) => [face, embedFace(pdf, used)]))
  pdf.set(drawing.resourceId, resources.finish(fonts))
  const figures = figureBoxes(list)
  const root = writeCatalog(pdf, options, {
    pages,
    tags: tags.finish(list, (part) => figures.get(part) ?? '0 0 0 0'),
    outline: writeOutline(pdf, list, pageIds),
    metadata: writeXmp(pdf, options),
  })
  const missing = [...new Set([...faces.values()].flatMap((face) => [...face.missing]))]
  const bytes = await pdf.finish(root, writeInfo(pdf, options))
  return { bytes, missing, unread: resources.unread() }
}
