import { makeWhole, runsOf } from '#packages/render/windows.ts'
import { GAP } from './zoom.ts'

/** A box on the stage, in screen pixels from the top left corner of the first page. */
export interface StageBox {
  left: number
  top: number
  width: number
  height: number
}

/** The part of an element that is on one page. */
export interface Fragment extends StageBox {
  page: number
}

/** The page window in which a section is measured: the first one of its run, which is updated with every key. */
export const measuredWindow = (root: Element, section: string): HTMLElement | undefined => {
  const runs = runsOf(root)
  const asked =
    runs.find(({ dataset }) => dataset.run === section) ?? runs.find(({ dataset }) => !dataset.run)
  if (asked) makeWhole(asked)
  return asked
}

export const windowOf = (root: Element, page: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-page="${page + 1}"]`)

/** Converts coordinates of a page window to those of the stage. */
const toStage = (rect: DOMRect, frame: DOMRect, own: number): Fragment => {
  const column = Math.floor(((rect.left + rect.right) / 2 - frame.left) / frame.width)
  const page = own + column
  return {
    page,
    left: rect.left - frame.left - column * frame.width,
    top: rect.top - frame.top + page * (frame.height + GAP),
    width: rect.width,
    height: rect.height,
  }
}

/** Converts rectangles that were measured in a page window. */
export const rectsOnStage = (rects: Iterable<DOMRect>, window: HTMLElement): Fragment[] => {
  const frame = window.getBoundingClientRect()
  const own = Number(window.dataset.page) - 1
  return [...rects]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => toStage(rect, frame, own))
}

export const unionBox = <T extends StageBox>(one: T, other: StageBox): T => {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    ...one,
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

/** One box per page of an element, measured in one page window: every window contains the whole flow. */
export const fragmentsOf = (element: Element): Fragment[] => {
  const window = element.closest<HTMLElement>('[data-page]')
  if (!window) return []
  const pages = new Map<number, Fragment>()
  for (const fragment of rectsOnStage(element.getClientRects(), window)) {
    const known = pages.get(fragment.page)
    pages.set(fragment.page, known ? unionBox(known, fragment) : fragment)
  }
  return [...pages.values()].sort((one, other) => one.page - other.page)
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.25

const sameBox = (one: Fragment | undefined, other: Fragment | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.page === other.page &&
    near(one.left, other.left) &&
    near(one.top, other.top) &&
    near(one.width, other.width) &&
    near(one.height, other.height))

export const sameFragments = (one: readonly Fragment[], other: readonly Fragment[]): boolean =>
  one.length === other.length && one.every((box, at) => sameBox(box, other[at]))
