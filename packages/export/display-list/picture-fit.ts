import type { Box, GroupOp, Op } from './list.ts'
import type { Size } from './pictures.ts'

const scaleOf = (fit: string, across: number, down: number): number => {
  if (fit === 'cover') return Math.max(across, down)
  if (fit === 'none') return 1
  return Math.min(across, down, fit === 'scale-down' ? 1 : Infinity)
}

/** The whole picture as large as `object-fit` makes it, in the middle of its box. */
export const fitted = (fit: string, natural: Size, box: Box): Box => {
  if (fit === 'fill') return box
  const scale = scaleOf(fit, box.width / natural.width, box.height / natural.height)
  const [width, height] = [natural.width * scale, natural.height * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Where copies of a tile begin that covers a stretch from its middle. */
const startsOf = (from: number, length: number, tile: number, first: number, repeats: boolean): number[] => {
  if (!repeats || tile <= 0) return [first]
  const before = Math.ceil((first - from) / tile)
  const count = Math.ceil((from + length - (first - before * tile)) / tile)
  return Array.from({ length: count }, (_, at) => first + (at - before) * tile)
}

/** A background picture: covering its box, or in its own size, repeated from the middle. */
export const tiles = (
  picture: number,
  natural: Size,
  area: Box,
  style: { size: string; repeat: string },
): Op[] => {
  const first = fitted(style.size === 'cover' ? 'cover' : 'none', natural, area)
  const columns = startsOf(
    area.x,
    area.width,
    first.width,
    first.x,
    style.repeat === 'repeat' || style.repeat === 'repeat-x',
  )
  const rows = startsOf(
    area.y,
    area.height,
    first.height,
    first.y,
    style.repeat === 'repeat' || style.repeat === 'repeat-y',
  )
  return rows.flatMap((y) => columns.map((x): Op => ({ op: 'picture', picture, box: { ...first, x, y } })))
}

/** A picture that is still loading, the group for it, and how it is placed there. */
export interface Awaited {
  url: string
  image(): Promise<HTMLImageElement>
  /** How wide it is shown. */
  shown: number
  group: GroupOp
  ops(picture: number, natural: Size): Op[]
}
