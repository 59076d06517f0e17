import type { StageBox } from './fragments.ts'

interface Size {
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
}

const overlap = (place: Place, size: Size, box: StageBox): number =>
  Math.max(0, Math.min(place.left + size.width, box.left + box.width) - Math.max(place.left, box.left)) *
  Math.max(0, Math.min(place.top + size.height, box.top + box.height) - Math.max(place.top, box.top))

const within = (left: number, width: number, sheet: number) => Math.max(2, Math.min(left, sheet - width - 2))

const isOn = (row: StageBox, { left, top, width, height }: StageBox) =>
  Math.abs(row.left - left + (row.width - width) / 2) <= row.width / 2 &&
  Math.abs(row.top - top + (row.height - height) / 2) <= row.height / 2

/** Top limit, in the margin of the stage above the first page. */
const ABOVE = -22

/** The drag handle is at the left of the frame, on the row of the title. */
export const handlePlace = (frame: StageBox, row: StageBox): StageBox => ({
  left: frame.left - 26,
  top: row.top + row.height / 2 - 14,
  width: 20,
  height: 28,
})

/**
 * Tries places in this order: on the row of the title at the right, above the section at the right or left, then
 * others. The first one that covers the least is used; covering the title or the handle counts most, text before the
 * section least. The toolbar stays on the page, whose width is the last argument.
 */
export const toolbarPlace = (
  size: Size,
  frame: StageBox,
  row: StageBox,
  texts: readonly StageBox[],
  sheet: number,
): Place => {
  const right = within(frame.left + frame.width - size.width - 4, size.width, sheet)
  const left = within(frame.left, size.width, sheet)
  const onRow = row.top + row.height / 2 - size.height / 2
  const above = Math.max(ABOVE, frame.top - size.height - 4)
  const places: Place[] = [
    { left: right, top: onRow },
    { left: right, top: Math.max(ABOVE, frame.top - size.height / 2) },
    { left: right, top: above },
    { left, top: above },
    { left: within(frame.left + (frame.width - size.width) / 2, size.width, sheet), top: onRow },
    // Not below the section, where the title of the next one is.
    { left: right, top: Math.min(row.top + row.height + 2, frame.top + frame.height - size.height) },
  ]
  const weigh = (text: StageBox) => (isOn(row, text) ? 100 : text.top + text.height / 2 < frame.top ? 1 : 10)
  const covered = places.map((place) =>
    texts.reduce(
      (sum, text) => sum + overlap(place, size, text) * weigh(text),
      overlap(place, size, handlePlace(frame, row)) * 100,
    ),
  )
  const least = Math.min(...covered)
  return places[covered.indexOf(least)] ?? { left: right, top: onRow }
}

/** The toolbar of a slide is below it, because a slide has content up to its edges. */
export const belowPlace = (size: Size, frame: StageBox): Place => ({
  left: frame.left + frame.width - size.width,
  top: frame.top + frame.height + 1,
})
