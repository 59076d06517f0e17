import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageCharacters, usedCharacters } from '#packages/checks/page-characters.ts'
import { pageTexts } from '#packages/checks/page-texts.ts'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import { readDisplayList } from '#packages/export/display-list/read.ts'
import type { Progress } from '#packages/export/format.ts'
import { writePdfInWorker } from '#packages/export/pdf/client.ts'
import { factsOf } from '#packages/export/pdf/writer.ts'
import { SIZES } from '#packages/render/geometry.ts'
import '#packages/render/document-parts.tsx'
import { useNear } from '#packages/render/near.ts'
import { DocumentPages } from '#packages/render/pages.tsx'

interface Exported {
  /** Base64, because only text can be returned from a page. */
  pdf: string
  missing: string[]
  unread: string[]
  steps: Progress[]
  /** Time from the call to the bytes, and the part of it for reading the pages. */
  took: { read: number; write: number }
}

declare global {
  interface Window {
    /** Renders a document at a scale, as the stage does, and returns its page count. */
    showForExport(document: Document, scale?: number, flows?: 'all' | 'near'): Promise<number>
    list(): Promise<DisplayList>
    /** The same while scrolling in each frame, with the number of frames. */
    listWhileScrolling(): Promise<{ list: DisplayList; turns: number }>
    exportPdf(document: Document): Promise<Exported>
    /** Starts a file, cancels it, and returns how it ended. */
    abortedExport(document: Document): Promise<string>
    /** The text of each page, in the document's order; `content` is the text without decoration. */
    /** The number of different characters of these pages, or of all. */
    usedCharacters(chosen?: number[]): Promise<number>
    pageTexts(): { seen: string; content: string }[]
  }
}

const holder = document.getElementById('root') as HTMLElement
const root = createRoot(holder)
const paper = new CSSStyleSheet()
document.adoptedStyleSheets.push(paper)

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

window.showForExport = async (shown, scale = 1, flows = 'all') => {
  const { width, height } = SIZES[shown.page.size]
  paper.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`)
  holder.style.transform = scale === 1 ? '' : `scale(${scale})`
  holder.style.transformOrigin = '0 0'
  let pages = 0
  flushSync(() =>
    root.render(
      <DocumentPages
        document={shown}
        {...(flows === 'near' ? { key: 'near', useFlows: useNear } : {})}
        onCount={(count) => {
          pages = count
        }}
      />,
    ),
  )
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frame()
  await document.fonts.ready
  return pages
}

window.list = () => readDisplayList(holder)

window.listWhileScrolling = async () => {
  let turns = 0
  let isRead = false
  const scroll = () => {
    if (isRead) return
    turns += 1
    scrollTo(0, turns % 2 === 0 ? 0 : turns * 300)
    requestAnimationFrame(scroll)
  }
  scroll()
  const list = await readDisplayList(holder)
  isRead = true
  scrollTo(0, 0)
  return { list, turns }
}

const base64 = async (bytes: Uint8Array): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(new Blob([bytes as BlobPart]))
  })

const DATE = new Date('2026-11-15T08:00:00Z')

window.exportPdf = async (shown) => {
  const steps: Progress[] = []
  const report = (step: Progress) => steps.push(step)
  const start = performance.now()
  const list = await readDisplayList(holder, report)
  const middle = performance.now()
  const { bytes, missing } = await writePdfInWorker(
    list,
    factsOf(shown, DATE),
    report,
    new AbortController().signal,
  )
  const end = performance.now()
  return {
    pdf: await base64(bytes),
    missing,
    unread: list.unread ?? [],
    steps,
    took: { read: middle - start, write: end - middle },
  }
}

window.abortedExport = async (shown) => {
  const controller = new AbortController()
  const list = await readDisplayList(holder)
  const written = writePdfInWorker(list, factsOf(shown, DATE), () => undefined, controller.signal)
  controller.abort()
  return written.then(
    () => 'written',
    (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : 'unknown'),
  )
}

window.usedCharacters = async (chosen) => {
  const pages = await pageCharacters(document, new AbortController().signal)
  return usedCharacters(pages, chosen && new Set(chosen)).characters
}
window.pageTexts = () => pageTexts(document)
document.documentElement.dataset.ready = 'true'
