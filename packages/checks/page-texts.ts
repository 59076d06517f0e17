import { isFlow, isSkipped, layOut } from '#packages/export/display-list/laid-out.ts'
import { runToEnd, runYielding } from '#packages/scheduling/yield-to-main.ts'

const isSeen = (holder: Element): boolean =>
  holder.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })

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

interface ShownText {
  /** From 0. */
  page: number
  text: string
  /** Of decoration and running texts. */
  isSilent: boolean
  style: CSSStyleDeclaration
}
type OnText = (shown: ShownText) => void

/** `first` is the page that the sheet shows. Columns next to it are on the pages after it. */
function* addTexts(top: Element, sheet: Element, first: number, onText: OnText): Generator<void, void> {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const holder = node.parentElement
    if (!holder || !isSeen(holder)) continue
    const style = getComputedStyle(holder)
    const isUpper = style.textTransform === 'uppercase'
    const isSilent = holder.closest('[data-flow] [aria-hidden]') !== null || !holder.closest('[data-flow]')
    // Measured each time, because the user may scroll meanwhile.
    const frame = sheet.getBoundingClientRect()
    for (const [more, text] of byPage(node, frame, isUpper ? node.data.toUpperCase() : node.data))
      onText({ page: first + more, text, isSilent, style })
    yield
  }
}

/** The footer of a slide is painted over its content, so its text comes after it. */
const isBehindFlow = (child: Element): boolean => {
  const [flow] = [...(child.parentElement?.children ?? [])].filter(isFlow)
  return flow !== undefined && (flow.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

const flowsOf = (sheet: Element) => [...sheet.children].filter(isFlow)

/** Content around the flows of a page, which is read without laying them out. */
const addEdges = (sheet: HTMLElement, page: number, isBehind: boolean, onText: OnText): void => {
  const edges = [...sheet.children].filter((child) => !isFlow(child) && isBehindFlow(child) === isBehind)
  if (edges.length === 0) return
  const restore = isSkipped(sheet) ? layOut([sheet], flowsOf(sheet)) : undefined
  try {
    for (const edge of edges) runToEnd(addTexts(edge, sheet, page, (shown) => onText({ ...shown, page })))
  } finally {
    restore?.()
  }
}

/** Every text on the drawn pages under `root`, in the document's order, as it is seen. */
export function* walkTexts(root: ParentNode, onText: OnText): Generator<void, void> {
  const windows = [...root.querySelectorAll<HTMLElement>('[data-page]')]
  for (const [page, sheet] of windows.entries()) yield addEdges(sheet, page, false, onText)
  for (const [page, sheet] of windows.entries()) {
    // The first page of a run tells of all of them.
    if (page > 0 && windows[page - 1]?.dataset.run === sheet.dataset.run) continue
    const restore = layOut([sheet])
    try {
      for (const flow of flowsOf(sheet)) yield* addTexts(flow, sheet, page, onText)
    } finally {
      restore()
    }
  }
  for (const [page, sheet] of windows.entries()) yield addEdges(sheet, page, true, onText)
}

interface PageText {
  /** All that can be seen on it. */
  seen: string
  /** That without decoration and running texts. */
  content: string
}

function* readTexts(root: ParentNode): Generator<void, PageText[]> {
  const pages = Array.from(root.querySelectorAll('[data-page]'), (): PageText => ({ seen: '', content: '' }))
  yield* walkTexts(root, ({ page, text, isSilent }) => {
    const found = pages[page]
    if (!found) return
    found.seen += text
    if (!isSilent) found.content += text
  })
  return pages
}

/**
 * The text of each drawn page under `root`, in document order. It is read from the page itself, so that it also
 * reveals what the export missed.
 */
export const pageTexts = (root: ParentNode): PageText[] => runToEnd(readTexts(root))

/** The same without holding up the screen. */
export const pageTextsYielding = (root: ParentNode): Promise<PageText[]> => runYielding(readTexts(root))
