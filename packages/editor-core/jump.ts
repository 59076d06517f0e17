import { drawnOf } from './drawn.ts'
import type { Editor, Selection } from './editor.ts'
import { stagePages } from './stage-pages.ts'
import { isPhone } from './use-phone.ts'

/** The thing's fragment that is in the window of its page; on the other pages' windows it is clipped away. */
const visibleOn = (page: Element, selection: Selection): HTMLElement | undefined => {
  const drawn = drawnOf(page, selection)
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
 * Scrolls the pages so that this box is in the middle, unless it is visible already. `covered`: bottom of what covers
 * the pages.
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
 * Goes there in all panes. `write` also puts the caret into the form's field; on a phone that shows the form, and the
 * page otherwise.
 */
export const jumpTo = (editor: Editor, selection: Selection, write = false): void => {
  editor.show({
    left: { pane: 'content', ...(write ? { form: true } : {}) },
    ...(isPhone() ? { phone: write ? 'content' : 'page' } : {}),
  })
  // A new one each time: who asks twice is led there twice.
  editor.select({ ...selection }, write ? 'page' : 'style')
  requestAnimationFrame(() => revealOnPage(selection))
}
