import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Document } from '#packages/document/schema.ts'
import { parseLines } from '#packages/import/parse/parse-lines.ts'
import type { PdfEngine } from '#packages/import/pdf/engine.ts'
import { readText } from '#packages/import/pdf/read-text.ts'
import type { PageContent } from '#packages/import/pdf/shapes.ts'
import { openPdf } from '#packages/import/pdf/source.ts'
import type { Unsure } from '#packages/import/reading.ts'
import type { Tools } from '#packages/import/source.ts'
import type { Line } from '#packages/import/text/line.ts'
import { toDocument } from '#packages/import/to-document.ts'
import { createYielder } from '#packages/scheduling/yield-to-main.ts'

export interface Link {
  /** The visible text of the link. */
  text: string
  href: string
  /** Whether anybody can follow it. */
  works: boolean
}

/** Everything that another program reads from a file: its text and style, without the document that we attached. */
export interface FileReading {
  pages: number
  /** The lines in the order in which they are read. */
  text: string
  /** The document that was read from it. */
  document: Document
  unsure: Unsure[]
  fonts: { embedded: number; notEmbedded: string[] }
  links: Link[]
}

const inBrowser = async () => (await import('#packages/import/pdf/browser-engine.ts')).browserEngine()

interface FontFace {
  name?: string
  missingFile?: boolean
}

const fontsOf = async (file: PDFDocumentProxy, pages: readonly PageContent[]) => {
  const faces = new Map<string, boolean>()
  for (const [at, { stretches }] of pages.entries()) {
    const page = await file.getPage(at + 1)
    for (const font of new Set(stretches.map((stretch) => stretch.font))) {
      if (!page.commonObjs.has(font)) continue
      const { name = font, missingFile } = page.commonObjs.get(font) as FontFace
      faces.set(name, missingFile !== true)
    }
  }
  return {
    embedded: [...faces.values()].filter(Boolean).length,
    notEmbedded: [...faces].flatMap(([name, isThere]) => (isThere ? [] : [name])),
  }
}

const works = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/]+\.[^\s/]|mailto:\S+@\S+|tel:\+?\d)/i.test(href)

/** A link that runs over several lines is one. */
const linksOf = (pages: readonly PageContent[]): Link[] => {
  const texts = new Map<string, string>()
  for (const { stretches } of pages)
    for (const { href, text } of stretches)
      if (href !== undefined) texts.set(href, (texts.get(href) ?? '') + text)
  return [...texts].map(([href, text]) => ({ href, text: text.trim(), works: works(href) }))
}

const lineText = (line: Line): string => (line.list === 'bullet' ? `• ${line.text}` : line.text)

const readOpened = async (
  file: PDFDocumentProxy,
  engine: PdfEngine,
  language: 'zh' | 'en',
): Promise<FileReading> => {
  const yielder = createYielder()
  const { lines, pages } = await readText(file, engine)
  await yielder.yieldIfDue()
  const { document, unsure } = toDocument(parseLines(lines, '', language))
  await yielder.yieldIfDue()
  return {
    pages: file.numPages,
    text: lines.map(lineText).join('\n'),
    document,
    unsure,
    fonts: await fontsOf(file, pages),
    links: linksOf(pages),
  }
}

/** Longer files are not compared to their end. */
const MAX_PAGES = 30

const pageText = async (file: PDFDocumentProxy, number: number): Promise<string> => {
  const page = await file.getPage(number)
  const { items } = await page.getTextContent({ disableNormalization: true })
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

/** A file opened without its attachment. It must be closed. */
export interface OpenedFile {
  pages: number
  /** The text of each page in the order of the file, which is much faster than a complete reading. */
  texts(): Promise<{ texts: string[]; isCut: boolean }>
  read(): Promise<FileReading>
  close(): Promise<void>
}

/** Throws where it is no PDF. `pdf` runs pdf.js, in a worker unless said. */
export const openWithoutAttachment = async (
  bytes: Uint8Array,
  { pdf = inBrowser, language = 'zh' }: Partial<Tools> = {},
): Promise<OpenedFile> => {
  const engine = await pdf()
  const task = openPdf(bytes, engine)
  const close = async () => {
    await task.destroy().catch(() => undefined)
    engine.end()
  }
  try {
    const file = await task.promise
    const numbers = Array.from({ length: Math.min(file.numPages, MAX_PAGES) }, (_, at) => at + 1)
    return {
      pages: file.numPages,
      texts: async () => ({
        texts: await Promise.all(numbers.map((number) => pageText(file, number))),
        isCut: numbers.length < file.numPages,
      }),
      read: () => readOpened(file, engine, language),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads a PDF as an applicant system does: by its text and looks alone. */
export const readLikeAnApplicantSystem = async (
  bytes: Uint8Array,
  tools: Partial<Tools> = {},
): Promise<FileReading> => {
  const file = await openWithoutAttachment(bytes, tools)
  try {
    return await file.read()
  } finally {
    await file.close()
  }
}
