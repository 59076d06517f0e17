import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/formats/display-list/list.ts'
import { readDisplayList } from '#packages/formats/display-list/read.ts'
import type { Progress } from '#packages/formats/format.ts'
import { writePdfApart } from '#packages/formats/pdf/client.ts'
import { factsOf } from '#packages/formats/pdf/writer.ts'
import { SIZES } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'

interface Exported {
  /** Base 64: what a test can take out of a page. */
  pdf: string
  missing: string[]
  unread: string[]
  steps: Progress[]
  /** From the call to the bytes, and what of it was reading the pages. */
  took: { read: number; write: number }
}

declare global {
  interface Window {
    /** Draws a document, at a scale as the desk does; answers with its page count. */
    showForExport(document: Document, scale?: number): Promise<number>
    list(): Promise<DisplayList>
    exportPdf(document: Document): Promise<Exported>
    /** Begins a file and takes it back; answers with how it ended. */
    abortedExport(document: Document): Promise<string>
    /** What each page shows, in the document's order; `told` is that without decoration. */
    pageTexts(): { seen: string; told: string }[]
  }
}

const holder = document.getElementById('root') as HTMLElement
const root = createRoot(holder)
const paper = new CSSStyleSheet()
document.adoptedStyleSheets.push(paper)

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

window.showForExport = async (shown, scale = 1) => {
  const { width, height } = SIZES[shown.page.size]
  paper.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`)
  holder.style.transform = scale === 1 ? '' : `scale(${scale})`
  holder.style.transformOrigin = '0 0'
  let pages = 0
  flushSync(() =>
    root.render(
      <DocumentPages
        document={shown}
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
  const { bytes, missing } = await writePdfApart(
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
  const written = writePdfApart(list, factsOf(shown, DATE), () => undefined, controller.signal)
  controller.abort()
  return written.then(
    () => 'written',
    (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : 'unknown'),
  )
}

const isSeen = (holderOf: Element | null): boolean =>
  holderOf?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) ?? false

const pageOf = (rect: DOMRect, sheet: DOMRect): number =>
  Math.floor((rect.left - sheet.left + Math.min(rect.width / 2, 20)) / sheet.width)

/** A text node's characters by the page that shows them; most stand on one. */
const byPage = (node: Text, sheet: DOMRect, text: string): Map<number, string> => {
  const range = document.createRange()
  range.selectNodeContents(node)
  const pages = new Set([...range.getClientRects()].map((rect) => pageOf(rect, sheet)))
  const [only] = pages
  if (pages.size <= 1) return only === undefined ? new Map() : new Map([[only, text]])
  const found = new Map<number, string>()
  for (let at = 0; at < text.length; at += 1) {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const rect = [...range.getClientRects()].findLast(({ width }) => width > 0)
    if (!rect) continue
    const page = pageOf(rect, sheet)
    found.set(page, (found.get(page) ?? '') + text[at])
  }
  return found
}

interface PageText {
  seen: string
  told: string
}

const addTexts = (top: Element, sheet: DOMRect, onto: (page: number) => PageText | undefined): void => {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const holderOf = node.parentElement
    if (!isSeen(holderOf) || !holderOf) continue
    const isUpper = getComputedStyle(holderOf).textTransform === 'uppercase'
    const isSilent =
      holderOf.closest('[data-flow] [aria-hidden]') !== null || !holderOf.closest('[data-flow]')
    for (const [page, text] of byPage(node, sheet, isUpper ? node.data.toUpperCase() : node.data)) {
      const found = onto(page)
      if (!found) continue
      found.seen += text
      if (!isSilent) found.told += text
    }
  }
}

window.pageTexts = () => {
  const windows = [...document.querySelectorAll<HTMLElement>('[data-page]')]
  const texts = windows.map((): PageText => ({ seen: '', told: '' }))
  for (const [page, sheet] of windows.entries())
    for (const child of sheet.children)
      if (!child.hasAttribute('data-flow')) addTexts(child, sheet.getBoundingClientRect(), () => texts[page])
  for (const flow of windows[0]?.querySelectorAll(':scope > [data-flow]') ?? [])
    addTexts(flow, (windows[0] as HTMLElement).getBoundingClientRect(), (page) => texts[page])
  return texts
}
document.documentElement.dataset.ready = 'true'
