/** The visible part of a picture, as fractions of its width and height. */
export interface CropFrame {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE: CropFrame = { left: 0, top: 0, right: 1, bottom: 1 }

/** The sides that a handle draws along: a corner two, an edge one. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'
export const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Sums of shares may miss an edge by less than anybody sees. */
const inPicture = ({ left, top, right, bottom }: CropFrame): CropFrame => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(1, right),
  bottom: Math.min(1, bottom),
})

/** Carried as far as the picture goes: it never leaves it, and never changes its size. */
export const movedFrame = ({ left, top, right, bottom }: CropFrame, x: number, y: number): CropFrame => {
  const dx = within(-left, x, 1 - right)
  const dy = within(-top, y, 1 - bottom)
  return inPicture({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy })
}

/** Its opposite side stays; it never gets smaller than `least` of the picture in either direction. */
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
