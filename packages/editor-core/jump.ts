import type { Editor, Selection } from './editor.ts'
import { elementOfSelection } from './page-elements.ts'
import { stagePages } from './stage-pages.ts'
import { isPhone } from './use-phone.ts'

/** The element of a selection on the page that shows it. Every page renders the whole document and clips the rest. */
const visibleOn = (page: Element, selection: Selection): HTMLElement | undefined => {
  const drawn = elementOfSelection(page, selection)
  const sheet = page.getBoundingClientRect()
  const seen =
    drawn && [...drawn.getClientRects()].some((box) => box.left < sheet.right && box.right > sheet.left)
  return seen ? drawn : undefined
}

const scrollerOf = (element: Element): Element | undefined => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

/**
 * Scrolls the stage so that this box is in the middle, unless it is visible already. `covered`: how much of the top of
 * the stage is covered by a toolbar.
 */
export const revealBox = (page: Element, box: DOMRect, covered = 0): void => {
  const scroller = scrollerOf(page)
  const room = scroller?.getBoundingClientRect()
  if (!scroller || !room) return
  const top = Math.max(room.top, covered)
  if (box.top >= top + 40 && box.bottom <= room.bottom - 60) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({
    top: box.top - (top + room.bottom) / 2,
    behavior: calm ? 'instant' : 'smooth',
  })
}

const revealOnPage = (selection: Selection): void => {
  for (const page of stagePages()) {
    const drawn = visibleOn(page, selection)
    const sheet = page.getBoundingClientRect()
    const box = [...(drawn?.getClientRects() ?? [])].find(
      (one) => one.left < sheet.right && one.right > sheet.left,
    )
    if (box) {
      revealBox(page, box)
      return
    }
  }
}

/**
 * Shows a selection in all panes. `write` also focuses the field in the form. A phone shows the form with `write`, or
 * else the page.
 */
export const jumpTo = (editor: Editor, selection: Selection, write = false): void => {
  editor.show({
    left: { pane: 'content', ...(write ? { form: true } : {}) },
    ...(isPhone() ? { phone: write ? 'content' : 'page' } : {}),
  })
  // A new object each time, so that selecting the same thing again scrolls to it again.
  editor.select({ ...selection }, write ? 'page' : 'style')
  requestAnimationFrame(() => revealOnPage(selection))
}
