import type { Section } from '#packages/document/schema.ts'
import { partsInside } from '#packages/layout/inside.ts'
import type { Part } from '#packages/layout/parts.ts'
import { shapeRatios } from './picture-shape.ts'

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

/** Where a look shows a picture. */
export interface PicturePlace {
  layout: Part | undefined
  field: string
  style: Section['style']
}

/** The proportions of the place that a layout gives to a picture; a portrait's where it has none, or none of its own. */
export const placeRatio = ({ layout, field, style }: PicturePlace): number => {
  const place = layout && placeOf(layout, field)
  const { width = place?.width, height = place?.height } = style[field] ?? {}
  const [across, down] = [width, height].map((length) => {
    const [number] = /(?<![\d.])[\d.]+(?=em|px|$)/.exec(String(length)) ?? []
    return Number(number)
  }) as [number, number]
  const isSameUnit = typeof width === typeof height
  return isSameUnit && across > 0 && down > 0 ? across / down : shapeRatios.portrait
}
