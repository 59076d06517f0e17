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

interface PageText {
  /** All that can be seen on it. */
  seen: string
  /** That without decoration and running texts. */
  told: string
}

const addTexts = (top: Element, sheet: DOMRect, onto: (page: number) => PageText | undefined): void => {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const holder = node.parentElement
    if (!holder || !isSeen(holder)) continue
    const isUpper = getComputedStyle(holder).textTransform === 'uppercase'
    const isSilent = holder.closest('[data-flow] [aria-hidden]') !== null || !holder.closest('[data-flow]')
    for (const [page, text] of byPage(node, sheet, isUpper ? node.data.toUpperCase() : node.data)) {
      const found = onto(page)
      if (!found) continue
      found.seen += text
      if (!isSilent) found.told += text
    }
  }
}

const isFlow = (child: Element) => child.hasAttribute('data-flow')

/** A slide's foot stands over what the slide shows, so it comes behind it. */
const isBehindFlow = (child: Element): boolean => {
  const [flow] = [...(child.parentElement?.children ?? [])].filter(isFlow)
  return flow !== undefined && (flow.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Lays out what is out of sight while `read` runs. */
const laidOut = <T>(windows: readonly HTMLElement[], read: () => T): T => {
  const before = windows.map(({ style }) => style.contentVisibility)
  for (const { style } of windows) style.contentVisibility = 'visible'
  try {
    return read()
  } finally {
    for (const [at, { style }] of windows.entries()) style.contentVisibility = before[at] ?? ''
  }
}

/**
 * What each drawn page under `root` shows, in the document's order: read off the page itself, so that it also proves
 * what the files' own way of reading it may have missed.
 */
export const pageTexts = (root: ParentNode): PageText[] => {
  const windows = [...root.querySelectorAll<HTMLElement>('[data-page]')]
  const texts = windows.map((): PageText => ({ seen: '', told: '' }))
  laidOut(windows, () => {
    const addEdges = (which: (child: Element) => boolean) => {
      for (const [page, sheet] of windows.entries())
        for (const child of sheet.children)
          if (!isFlow(child) && which(child))
            addTexts(child, sheet.getBoundingClientRect(), () => texts[page])
    }
    addEdges((child) => !isBehindFlow(child))
    for (const [page, sheet] of windows.entries()) {
      // The first page of a run tells of all of them.
      if (page > 0 && windows[page - 1]?.dataset.run === sheet.dataset.run) continue
      for (const flow of sheet.querySelectorAll(':scope > [data-flow]'))
        addTexts(flow, sheet.getBoundingClientRect(), (further) => texts[page + further])
    }
    addEdges(isBehindFlow)
  })
  return texts
}
