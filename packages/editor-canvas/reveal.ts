import type { Selection } from '#packages/editor-core/editor.ts'
import { elementOfSelection } from '#packages/editor-core/page-elements.ts'
import { fragmentsOf, measuredWindow } from './fragments.ts'

/** Distance from the top of the stage to the revealed element, for its toolbar. */
const ABOVE = 72
/** An element counts as visible if this many pixels of it are. */
const ENOUGH = 60
/** Distance above a slide that is higher than the stage. */
const ROOM = 28

/** Scrolls a slide to the middle, or to its top if it is higher than the stage. */
const revealSlide = (scroller: HTMLElement, window: HTMLElement, behavior: ScrollBehavior) => {
  const view = scroller.getBoundingClientRect()
  const page = window.getBoundingClientRect()
  if (page.top >= view.top && page.bottom <= view.bottom) return
  const room = Math.max(ROOM, (view.height - page.height) / 2)
  scroller.scrollBy({ top: page.top - view.top - room, behavior })
}

/** Scrolls to the beginning of the selected element, unless it is visible. */
export const revealIn = (scroller: HTMLElement | null, root: HTMLElement | null, selection: Selection) => {
  const window = root && measuredWindow(root, selection.section)
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
  const stageRect = root.getBoundingClientRect()
  const top = stageRect.top + first.top - view.top
  const left = stageRect.left + first.left - view.left
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
