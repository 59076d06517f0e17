import type { Section } from '#packages/document/schema.ts'
import type { Box } from '#packages/parts/box.ts'
import { partsInside } from '#packages/parts/inside.ts'
import type { Part } from '#packages/parts/parts.ts'
import type { PictureShape } from '#packages/setters/props.ts'
import type { StyleProps } from '#packages/setters/style.ts'
import type { Node } from './node.ts'

/** Width to height. */
export const shapeRatios: Record<PictureShape, number> = { portrait: 3 / 4, square: 1, round: 1 }

/** Corners may be rounded, but not so far that the shape becomes another. */
const MOST_CORNER = 24
type Radius = NonNullable<Box['radius']>

const corner = (radius: Radius = 0): Radius => {
  if (radius === 'full') return 0
  if (typeof radius === 'number') return Math.min(radius, MOST_CORNER)
  const [a, b, c, d] = radius.map((one) => Math.min(one, MOST_CORNER)) as [number, number, number, number]
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

/** What is left to the person's style of a picture that has a shape: its size and corners are settled. */
export const besideShape = ({ ratio }: Picture, own: StyleProps | undefined): StyleProps | undefined => {
  if (ratio === undefined || !own) return own
  const { width: _width, height: _height, borderRadius: _corners, ...rest } = own
  return rest
}

const placeOf = (part: Part, field: string): Extract<Part, { part: 'picture' }> | undefined => {
  if (part.part === 'picture') return part.bind === field ? part : undefined
  // Where the look has two places, the second is the one that needs no asking.
  const inside = part.part === 'asked' ? partsInside(part).toReversed() : partsInside(part)
  for (const child of inside) {
    const found = placeOf(child, field)
    if (found) return found
  }
  return undefined
}

/** The proportions of the place that a layout gives to a picture; a portrait's where it has none, or none of its own. */
export const placeRatio = (layout: Part | undefined, field: string, style: Section['style']): number => {
  const place = layout && placeOf(layout, field)
  const { width = place?.width, height = place?.height } = style[field] ?? {}
  const [across, down] = [width, height].map((length) => {
    const [number] = /[\d.]+(?=em|px|$)/.exec(String(length)) ?? []
    return Number(number)
  }) as [number, number]
  const isSameUnit = typeof width === typeof height
  return isSameUnit && across > 0 && down > 0 ? across / down : shapeRatios.portrait
}
