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

/** Every window holds the whole document, column beside column: the first one is enough to measure them all. */
export interface Sheet {
  window: HTMLElement
  frame: DOMRect
  width: number
  height: number
}

export const sheetOf = (root: HTMLElement): Sheet | undefined => {
  const window = root.querySelector<HTMLElement>('[data-page="1"]')
  if (!window) return undefined
  const frame = window.getBoundingClientRect()
  return { window, frame, width: frame.width, height: frame.height }
}

export const onPage = ({ frame, width }: Sheet, rect: DOMRect): PageBox => {
  const from = rect.left - frame.left
  const page = Math.max(0, Math.floor((from + 1) / width))
  return {
    page,
    left: from - page * width,
    right: rect.right - frame.left - page * width,
    top: rect.top - frame.top,
    bottom: rect.bottom - frame.top,
  }
}

/** A header over two columns stands in both flows, in one of them unseen. */
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
