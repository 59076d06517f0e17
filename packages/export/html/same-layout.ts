import type { FlowCopy } from './copy-flow.ts'
import { isOn, pagesOf, placeIn, type Reading } from './seen.ts'

/** Browsers lay out in 64ths of a pixel, and one of them can move a line to the next row of the screen. */
const TOLERANCE = 0.012

/** A blank at the end of a line may take invisible room after it, so only the start of a line must be the same. */
const edgesOfLine = (rects: readonly DOMRect[]): number[] => [
  Math.min(...rects.map(({ left }) => left)),
  Math.min(...rects.map(({ top }) => top)),
  Math.max(...rects.map(({ bottom }) => bottom)),
]

const edgesOfBoxes = (rects: readonly DOMRect[]): number[] =>
  rects.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom])

/** Whether everything visible on a page has the same position in the copy, to a fraction of a pixel. */
export const hasSameLayout = ({ element, pairs }: FlowCopy, page: number, reading: Reading): boolean => {
  const place = placeIn(element.parentElement as HTMLElement, page)
  const here = (rects: readonly DOMRect[]) => rects.filter((rect) => isOn(pagesOf(rect, reading.pitch), page))
  return pairs.every(([drawn, copy]) => {
    const edges = getComputedStyle(drawn).display === 'inline' ? edgesOfLine : edgesOfBoxes
    const wanted = edges(here(reading.boxes(drawn)))
    const found = edges(here([...copy.getClientRects()].map(place)))
    const isNear = (value: number, other = Number.NaN) =>
      value === other || Math.abs(value - other) < TOLERANCE
    return wanted.length === found.length && wanted.every((value, at) => isNear(value, found[at]))
  })
}

/** Lays the copy out invisibly. */
export const layOutHidden = (copy: HTMLElement, look: () => void): void => {
  const dark = document.createElement('div')
  dark.inert = true
  dark.style.cssText =
    'position: fixed; left: 0; top: 0; width: 0; height: 0; overflow: clip; visibility: hidden'
  dark.append(copy)
  document.body.append(dark)
  try {
    look()
  } finally {
    dark.remove()
    copy.remove()
  }
}
