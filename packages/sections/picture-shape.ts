import type { Box } from '#packages/layout/box.ts'
import type { PictureShape } from '#packages/layout/setters/props.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import type { Node } from './node.ts'

/** Width to height. */
export const shapeRatios: Record<PictureShape, number> = { portrait: 3 / 4, square: 1, round: 1 }

/** Corners may be rounded, but not so far that the shape becomes another. */
const MAX_CORNER = 24
type Radius = NonNullable<Box['radius']>

const corner = (radius: Radius = 0): Radius => {
  if (radius === 'full') return 0
  if (typeof radius === 'number') return Math.min(radius, MAX_CORNER)
  const [a, b, c, d] = radius.map((one) => Math.min(one, MAX_CORNER)) as [number, number, number, number]
  return [a, b, c, d]
}

type Picture = Pick<Extract<Node, { node: 'picture' }>, 'width' | 'height' | 'box' | 'ratio'>

/** A picture in the shape that the person chose: as wide as its place, as high as the shape says. */
export const inShape = (
  { width: place, height, box }: Picture,
  shape: PictureShape | undefined,
  own: StyleProps = {},
): Picture => {
  if (!shape) return { width: place, height, box }
  const ratio = shapeRatios[shape]
  const width = own.width === undefined ? place : `${own.width}px`
  const radius = shape === 'round' ? 'full' : corner(own.borderRadius ?? box.radius)
  return { width, height: `calc(${width} / ${ratio})`, ratio, box: { ...box, radius } }
}

/** The user's style of a picture without size and corners, which its shape determines. */
export const withoutOwnSize = ({ ratio }: Picture, own: StyleProps | undefined): StyleProps | undefined => {
  if (ratio === undefined || !own) return own
  const { width: _width, height: _height, borderRadius: _corners, ...rest } = own
  return rest
}
