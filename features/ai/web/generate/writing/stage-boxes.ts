import { runsOf } from '#packages/render/windows.ts'

/** Distance between two pages on the screen, in pixels. */
export const GAP = 24

export interface StageBox {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The position of an element on the stage, in screen pixels from the corner of the first page. Every window contains the
 * whole flow and shows one column of it, so the position follows from the column.
 */
const onStage = (rect: DOMRect, frame: DOMRect, own: number): StageBox => {
  const column = Math.floor(((rect.left + rect.right) / 2 - frame.left) / frame.width)
  return {
    left: rect.left - frame.left - column * frame.width,
    top: rect.top - frame.top + (own + column) * (frame.height + GAP),
    width: rect.width,
    height: rect.height,
  }
}

const boxesOf = (rects: Iterable<DOMRect>, window: HTMLElement): StageBox[] => {
  const frame = window.getBoundingClientRect()
  return [...rects]
    .filter(({ height }) => height > 0)
    .map((rect) => onStage(rect, frame, Number(window.dataset.page) - 1))
}

/** A header over two columns is rendered twice, once hidden. */
const isSeen = (element: Element) => element.closest('.hj-flow-header[aria-hidden]') === null

const drawn = (root: Element, mark: string) => {
  const [window] = runsOf(root)
  const element = window && [...window.querySelectorAll(mark)].find(isSeen)
  return window && element ? { window, element } : undefined
}

/** One box for each page that a section is on. */
export const sectionBoxes = (root: Element, section: string): StageBox[] => {
  const found = drawn(root, `[data-id="${section}"]`)
  return found ? boxesOf(found.element.getClientRects(), found.window) : []
}

const lastText = (element: Element): Text | undefined => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let last: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data.trim() !== '') last = node as Text
  return last
}

/** The box after the last character of a field, and the box of its line. */
export const caretBoxes = (
  root: Element,
  place: { section: string; item: string; field: string },
): { caret: StageBox; line: StageBox } | undefined => {
  const found = drawn(
    root,
    `[data-id="${place.section}"] [data-item="${place.item}"][data-field="${place.field}"]`,
  )
  const text = found && lastText(found.element)
  if (!text) return undefined
  const range = document.createRange()
  range.setStart(text, text.data.length - 1)
  range.setEnd(text, text.data.length)
  const [last] = boxesOf([...range.getClientRects()].slice(-1), found.window)
  if (!last) return undefined
  const fields = boxesOf(found.element.getClientRects(), found.window)
  const field = fields.find((box) => last.top >= box.top - 2 && last.top < box.top + box.height) ?? last
  return {
    caret: { left: last.left + last.width, top: last.top, width: 2, height: last.height },
    line: { left: field.left, top: last.top, width: field.width, height: last.height },
  }
}
