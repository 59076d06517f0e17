import type { PDFDocumentProxy } from 'pdfjs-dist'
import { createYielder, type Yielder } from '#packages/scheduling/yield-to-main.ts'
import type { Note } from '../reading.ts'
import type { Line } from '../text/line.ts'
import { type Columns, columnsAt, columnsOf } from './columns.ts'
import type { PdfEngine } from './engine.ts'
import { findFurniture } from './furniture.ts'
import { joinLines } from './join-lines.ts'
import { readPage } from './page-content.ts'
import { type Placed, placeLines, usualSize } from './place-lines.ts'
import { segmentsOf } from './segments.ts'
import type { PageContent, Segment } from './shapes.ts'

const MAX_PAGES = 30
const MAX_CHARACTERS = 200_000

export interface PdfText {
  lines: Line[]
  pages: PageContent[]
  notes: Note[]
}

const readPages = async (
  file: PDFDocumentProxy,
  engine: PdfEngine,
): Promise<{ pages: PageContent[]; notes: Note[] }> => {
  const count = Math.min(file.numPages, MAX_PAGES)
  const pages: PageContent[] = []
  let characters = 0
  for (let number = 1; number <= count && characters < MAX_CHARACTERS; number += 1) {
    const page = await file.getPage(number)
    const content = await readPage(page, engine.library.OPS)
    characters += content.stretches.reduce((sum, { text }) => sum + text.length, 0)
    pages.push(content)
  }
  const isCut = pages.length < file.numPages
  return {
    pages,
    notes: isCut ? [{ code: 'cut', what: 'pages', kept: pages.length, of: file.numPages }] : [],
  }
}

interface Streams {
  main: Placed[]
  side: Placed[]
}

/** Columns go on from page to page: each is read to its end before the other. */
const streamsOf = async (
  pages: readonly PageContent[],
  all: readonly Segment[][],
  usual: number,
  yielder: Yielder,
): Promise<Streams> => {
  const streams: Streams = { main: [], side: [] }
  let x: number | undefined
  for (const [at, content] of pages.entries()) {
    const segments = all[at] ?? []
    const columns: Columns | undefined =
      segments.length === 0
        ? undefined
        : (columnsOf(content, segments) ?? (x === undefined ? undefined : columnsAt(segments, x)))
    const place = (list: readonly Segment[]) => placeLines(list, content, at, usual)
    x = columns?.x ?? x
    if (columns) {
      streams.main.push(...place(columns.above), ...place(columns.main), ...place(columns.below))
      streams.side.push(...place(columns.side))
    } else streams.main.push(...place(segments))
    await yielder.yieldIfDue()
  }
  return streams
}

/** The text of a file in the order in which a person reads it. */
export const readText = async (file: PDFDocumentProxy, engine: PdfEngine): Promise<PdfText> => {
  const { pages, notes } = await readPages(file, engine)
  // Many pages are a second's work of a slow machine, and who waits for them goes on writing.
  const yielder = createYielder()
  const segments: Segment[][] = []
  for (const { stretches } of pages) {
    segments.push(segmentsOf(stretches))
    await yielder.yieldIfDue()
  }
  const usual = usualSize(segments.flat())
  const placed: Placed[] = []
  for (const [at, content] of pages.entries()) {
    placed.push(...placeLines(segments[at] ?? [], content, at, usual))
    await yielder.yieldIfDue()
  }
  const furniture = findFurniture(placed, pages)
  const dropped = [...furniture].map(({ line }) => line.text)
  const isContent = (page: number) => (segment: Segment) =>
    ![...furniture].some(
      (line) =>
        line.page === page &&
        segment.top >= line.top - 0.5 &&
        segment.bottom <= line.bottom + 0.5 &&
        segment.left >= line.left - 0.5 &&
        segment.right <= line.right + 0.5,
    )
  const content = segments.map((list, page) => list.filter(isContent(page)))
  await yielder.yieldIfDue()
  const { main, side } = await streamsOf(pages, content, usual, yielder)
  const [first, ...rest] = joinLines(side)
  return {
    lines: [...joinLines(main), ...(first ? [{ ...first, starts: true as const }, ...rest] : [])],
    pages,
    notes: dropped.length > 0 ? [...notes, { code: 'page-furniture', words: dropped }] : notes,
  }
}
