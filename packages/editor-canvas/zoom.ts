import type { Zoom } from '#packages/editor-core/editor.ts'

interface Size {
  width: number
  height: number
}

/** Gap between two pages in screen pixels. It has a label, so it is the same at every zoom. */
export const GAP = 34

const MIN_FACTOR = 0.25
const MAX_FACTOR = 4
/** Limit of the automatic zoom: on a large screen the page should not fill the whole width. */
const WIDEST_FIT = 1.25

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

export const clampFactor = (factor: number): number => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))

export const factorOf = (zoom: Zoom, room: Size, sheet: Size): number => {
  if (typeof zoom === 'number') return clampFactor(zoom)
  const wide = Math.min(WIDEST_FIT, room.width / sheet.width)
  return clampFactor(zoom === 'width' ? wide : Math.min(wide, room.height / sheet.height))
}

/** The next round number, up or down. */
export const stepped = (factor: number, direction: 1 | -1): number => {
  const next =
    direction > 0
      ? STEPS.find((step) => step > factor + 0.005)
      : STEPS.findLast((step) => step < factor - 0.005)
  return next ?? clampFactor(factor)
}

export const percent = (factor: number): string => `${Math.round(factor * 100)}%`
