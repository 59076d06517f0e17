import type { DeskBox } from './fragments.ts'

interface Size {
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
}

const overlap = (place: Place, size: Size, box: DeskBox): number =>
  Math.max(0, Math.min(place.left + size.width, box.left + box.width) - Math.max(place.left, box.left)) *
  Math.max(0, Math.min(place.top + size.height, box.top + box.height) - Math.max(place.top, box.top))

const within = (left: number, width: number, sheet: number) => Math.max(2, Math.min(left, sheet - width - 2))

const isOn = (row: DeskBox, { left, top, width, height }: DeskBox) =>
  Math.abs(row.left - left + (row.width - width) / 2) <= row.width / 2 &&
  Math.abs(row.top - top + (row.height - height) / 2) <= row.height / 2

/** The margin of the stage above the first sheet. */
const ABOVE = -22

/** Next to the frame, on the row of the title. */
export const handlePlace = (frame: DeskBox, row: DeskBox): DeskBox => ({
  left: frame.left - 26,
  top: row.top + row.height / 2 - 14,
  width: 20,
  height: 28,
})

/**
 * On the row of the title at the right if there is no text; else above the section, right or left; else where it
 * covers the least: text before the section rather than text in it, and that rather than the title or the handle. It
 * stays on the sheet, whose width is the last argument.
 */
export const toolbarPlace = (
  size: Size,
  frame: DeskBox,
  row: DeskBox,
  texts: readonly DeskBox[],
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
    // Not below the section: there the next one has its title.
    { left: right, top: Math.min(row.top + row.height + 2, frame.top + frame.height - size.height) },
  ]
  const weigh = (text: DeskBox) => (isOn(row, text) ? 100 : text.top + text.height / 2 < frame.top ? 1 : 10)
  const covered = places.map((place) =>
    texts.reduce(
      (sum, text) => sum + overlap(place, size, text) * weigh(text),
      overlap(place, size, handlePlace(frame, row)) * 100,
    ),
  )
  const least = Math.min(...covered)
  return places[covered.indexOf(least)] ?? { left: right, top: onRow }
}

/** A slide is full to its edges, so its tools are below it, on the stage. */
export const belowPlace = (size: Size, frame: DeskBox): Place => ({
  left: frame.left + frame.width - size.width,
  top: frame.top + frame.height + 1,
})
