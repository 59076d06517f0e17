import type { Selection } from '#packages/editor-core/editor.ts'
import { elementOfSelection } from '#packages/editor-core/page-elements.ts'
import { askedWindow, fragmentsOf } from './fragments.ts'

/** From the stage's upper edge to what is scrolled to: room for its toolbar. */
const ABOVE = 72
/** This much of an element is enough to be visible. */
const ENOUGH = 60
/** Over a slide that is higher than the stage. */
const ROOM = 28

/** A slide is looked at whole: in the middle, or from its top where there is no room for it. */
const revealSlide = (scroller: HTMLElement, window: HTMLElement, behavior: ScrollBehavior) => {
  const view = scroller.getBoundingClientRect()
  const page = window.getBoundingClientRect()
  if (page.top >= view.top && page.bottom <= view.bottom) return
  const room = Math.max(ROOM, (view.height - page.height) / 2)
  scroller.scrollBy({ top: page.top - view.top - room, behavior })
}

/** Scrolls to the beginning of the selected element, unless it is visible. */
export const revealIn = (scroller: HTMLElement | null, root: HTMLElement | null, selection: Selection) => {
  const window = root && askedWindow(root, selection.section)
  const drawn = window && elementOfSelection(window, selection)
  const [first] = drawn ? fragmentsOf(drawn) : []
  if (!scroller || !root || !window || !first) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = still ? 'auto' : 'smooth'
  if (window.dataset.run !== undefined) {
    revealSlide(scroller, window, behavior)
    return
  }
  const view = scroller.getBoundingClientRect()
  const desk = root.getBoundingClientRect()
  const top = desk.top + first.top - view.top
  const left = desk.left + first.left - view.left
  const shown = Math.min(scroller.clientHeight, top + first.height) - Math.max(0, top)
  const inSight =
    shown >= Math.min(ENOUGH, first.height) && left < scroller.clientWidth - 20 && left > -first.width + 20
  if (inSight) return
  scroller.scrollBy({
    top: top - ABOVE,
    left: left < 0 || left > scroller.clientWidth - 20 ? left - 40 : 0,
    behavior,
  })
}
