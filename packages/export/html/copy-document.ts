import { copyShell, copyWhole } from './copy.ts'
import { copyFlow, type FlowCopy } from './copy-flow.ts'
import { hasSameLayout, layOutHidden } from './same-layout.ts'
import { type Reading, readFlow } from './seen.ts'

interface DrawnFlow {
  flow: HTMLElement
  reading: Reading
  /** The page that its window shows. */
  shown: number
}

interface PlacedCopy extends FlowCopy {
  drawn: DrawnFlow
  page: number
}

const isFlow = (node: Node): node is HTMLElement => node instanceof HTMLElement && 'flow' in node.dataset

/** Windows outside the viewport may be one edit behind, so the flows are read where they are current. */
const readFlows = (windows: readonly HTMLElement[]): DrawnFlow[] => {
  const shown = Math.max(
    0,
    windows.findIndex((window) => 'current' in window.dataset),
  )
  const window = windows[shown]
  if (!window) throw new Error('there is no page to copy')
  return [...window.children]
    .filter(isFlow)
    .map((flow) => ({ flow, reading: readFlow(flow, window, shown), shown }))
}

const copyFor = (drawn: DrawnFlow, page: number, thin: boolean): PlacedCopy => {
  const copy = copyFlow(drawn.flow, page, drawn.reading, thin)
  const left = Number.parseFloat(drawn.flow.style.left) + (drawn.shown - page) * drawn.reading.pitch
  copy.element.style.left = `${left}px`
  return { ...copy, drawn, page }
}

/** The background of a page, without the flows on it. */
const copySheet = (window: HTMLElement, page: number): HTMLElement => {
  const sheet = copyShell(window)
  sheet.removeAttribute('aria-hidden')
  sheet.dataset.page = String(page + 1)
  // Content that is not near the viewport is not laid out, and a printer does not scroll.
  sheet.style.contentVisibility = 'visible'
  sheet.append(...[...window.childNodes].filter((node) => !isFlow(node)).map(copyWhole))
  return sheet
}

/**
 * The drawn pages as static markup that contains each text once: on the page that shows it. Removing a text from the
 * other pages must not move anything, so every page is laid out and compared; a flow that moved keeps all of its
 * texts, covered.
 */
export const copyDocument = (root: HTMLElement): HTMLElement => {
  const windows = [...root.querySelectorAll<HTMLElement>(':scope > .hj-page')]
  const flows = readFlows(windows)
  const copies: PlacedCopy[] = []
  const copy = copyShell(root)
  for (const [page, window] of windows.entries()) {
    const sheet = copySheet(window, page)
    const lying = flows.map((drawn) => copyFor(drawn, page, true))
    sheet.append(...lying.map(({ element }) => element))
    copies.push(...lying)
    copy.append(sheet)
  }
  layOutHidden(copy, () => {
    const moved = copies.filter((one) => !hasSameLayout(one, one.page, one.drawn.reading))
    for (const { element, drawn, page } of moved) element.replaceWith(copyFor(drawn, page, false).element)
  })
  return copy
}
