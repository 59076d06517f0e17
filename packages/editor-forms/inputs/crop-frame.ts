/** The visible part of a picture, as fractions of its width and height. */
export interface CropFrame {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE: CropFrame = { left: 0, top: 0, right: 1, bottom: 1 }

/** Handles by the sides that they move: a corner moves two, an edge one. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'
export const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Clamps the frame, since rounding errors may move it slightly out of the picture. */
const inPicture = ({ left, top, right, bottom }: CropFrame): CropFrame => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(1, right),
  bottom: Math.min(1, bottom),
})

/** Moves the frame within the picture without changing its size. */
export const movedFrame = ({ left, top, right, bottom }: CropFrame, x: number, y: number): CropFrame => {
  const dx = within(-left, x, 1 - right)
  const dy = within(-top, y, 1 - bottom)
  return inPicture({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy })
}

/** Resizes the frame; the opposite side stays, and no side gets shorter than `least`. */
export const resizedFrame = (
  { left, top, right, bottom }: CropFrame,
  handle: Handle,
  x: number,
  y: number,
  [leastX, leastY]: readonly [number, number],
): CropFrame =>
  inPicture({
    left: handle.includes('w') ? within(0, left + x, right - leastX) : left,
    top: handle.startsWith('n') ? within(0, top + y, bottom - leastY) : top,
    right: handle.includes('e') ? within(left + leastX, right + x, 1) : right,
    bottom: handle.startsWith('s') ? within(top + leastY, bottom + y, 1) : bottom,
  })

export const isWhole = ({ left, top, right, bottom }: CropFrame): boolean =>
  left <= 0 && top <= 0 && right >= 1 && bottom >= 1
