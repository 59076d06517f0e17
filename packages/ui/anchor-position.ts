export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export type Side = 'top' | 'bottom'
export type Align = 'start' | 'end'

/** Minimum distance from the edges of the window. */
const EDGE = 8

/** The wanted side of the anchor, unless it has too little space for this height and the other side has more. */
export const sideWithRoom = (anchor: Box, height: number, room: Box, wanted: Side, offset: number): Side => {
  const free = {
    top: anchor.top - room.top - offset - EDGE,
    bottom: room.top + room.height - anchor.top - anchor.height - offset - EDGE,
  }
  const other = wanted === 'top' ? 'bottom' : 'top'
  return free[wanted] >= height || free[wanted] >= free[other] ? wanted : other
}

const inside = (at: number, size: number, from: number, room: number) =>
  Math.max(from + EDGE, Math.min(at, from + room - size - EDGE))

/** Position on a side of the anchor, within the visible area. */
export const positionAtAnchor = (
  anchor: Box,
  { width, height }: Size,
  room: Box,
  { side, align, offset }: { side: Side; align: Align; offset: number },
): { left: number; top: number } => {
  const left = align === 'start' ? anchor.left : anchor.left + anchor.width - width
  const top = side === 'bottom' ? anchor.top + anchor.height + offset : anchor.top - offset - height
  return {
    left: inside(left, width, room.left, room.width),
    top: inside(top, height, room.top, room.height),
  }
}
