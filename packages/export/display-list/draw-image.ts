import { inset, insetRadii, widthsOf } from './borders.ts'
import type { Fragment } from './boxes.ts'
import { boxOf, type Layer, onPage, pagesOf, put, snapped } from './frame.ts'
import type { GroupOp } from './list.ts'
import { roundedPath } from './paths.ts'
import { fitted } from './picture-fit.ts'
import type { Reading } from './reading.ts'

type Four = readonly [number, number, number, number]

const paddingOf = (style: CSSStyleDeclaration): Four => [
  Number.parseFloat(style.paddingTop),
  Number.parseFloat(style.paddingRight),
  Number.parseFloat(style.paddingBottom),
  Number.parseFloat(style.paddingLeft),
]

const sum = (one: Four, other: Four): Four => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
]

/** The picture is inserted later; its clip applies `object-fit` and round corners. */
export const drawImage = (
  image: HTMLImageElement,
  style: CSSStyleDeclaration,
  fragments: readonly Fragment[],
  { frame, awaited }: Reading,
  layer: Layer,
): void => {
  const padding = paddingOf(style)
  const fit = style.objectFit
  // Fitted first and then snapped to whole pixels: the other order would cut a portrait that fits.
  const own = boxOf(frame, image.getBoundingClientRect())
  for (const { box, edges, radii } of fragments)
    for (const page of pagesOf(frame, box.x, box.x + box.width)) {
      const insets = sum(widthsOf(edges), padding)
      const content = inset(onPage(frame, page, own), insets)
      const clip = roundedPath(inset(onPage(frame, page, box), insets), insetRadii(radii, insets))
      const group: GroupOp = { op: 'group', clip, ops: [] }
      put(layer.front, page, group)
      awaited.push({
        url: image.src,
        image: async () => {
          if (!image.complete || image.naturalWidth === 0) await image.decode()
          return image
        },
        shown: Math.max(content.width, content.height),
        group,
        ops: (picture, natural) => [
          { op: 'picture', picture, box: snapped(frame, fitted(fit, natural, content)) },
        ],
      })
    }
}
