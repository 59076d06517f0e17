/** A box on its page, in the page's own pixels. */
export interface PageBox {
  page: number
  left: number
  top: number
  right: number
  bottom: number
}

/** One drawn line of one piece of text. */
export interface Line {
  text: string
  element: HTMLElement
  section: HTMLElement
  flow: HTMLElement
  box: PageBox
  /** As the browser measures it, for comparing with what is around it. */
  rect: DOMRect
}

/**
 * Every window of a run holds all of it as columns, so that the first one is enough to measure them all. A resume or
 * a Word document is one run; each slide of a presentation is another.
 */
export interface Sheet {
  window: HTMLElement
  /** How many windows stand before it. */
  before: number
  frame: DOMRect
  width: number
  height: number
}

export const sheetFrom = (window: HTMLElement): Sheet => {
  const frame = window.getBoundingClientRect()
  const before = Number(window.dataset.page) - 1
  return { window, before, frame, width: frame.width, height: frame.height }
}

export const sheetsOf = (root: HTMLElement): Sheet[] => {
  const first = new Map<string, HTMLElement>()
  for (const window of root.querySelectorAll<HTMLElement>('[data-page]')) {
    const { run = '' } = window.dataset
    if (!first.has(run)) first.set(run, window)
  }
  return [...first.values()].map(sheetFrom)
}

export const sheetOf = (root: HTMLElement): Sheet | undefined => sheetsOf(root)[0]

export const onPage = ({ frame, width, before }: Sheet, rect: DOMRect): PageBox => {
  const from = rect.left - frame.left
  const column = Math.max(0, Math.floor((from + 1) / width))
  return {
    page: before + column,
    left: from - column * width,
    right: rect.right - frame.left - column * width,
    top: rect.top - frame.top,
    bottom: rect.bottom - frame.top,
  }
}

/** A header over two columns is in both flows, and hidden in one of them. */
const TWIN = '.hj-flow-header[aria-hidden]'
/** Letters that are drawn as a picture behind the text. */
const GHOST = '[data-ghost]'

export const isSeen = (element: Element): boolean => element.closest(`${TWIN}, ${GHOST}`) === null

export const linesOf = (sheet: Sheet): Line[] => {
  const found: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(sheet.window, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    const section = element?.closest<HTMLElement>('[data-id]')
    const flow = element?.closest<HTMLElement>('[data-flow]')
    if (!element || !section || !flow || node.data.trim() === '' || !isSeen(element)) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects())
      if (rect.width > 0.5)
        found.push({ text: node.data.trim(), element, section, flow, box: onPage(sheet, rect), rect })
  }
  return found
}

export const isVertical = (element: Element): boolean =>
  getComputedStyle(element).writingMode.startsWith('vertical')
