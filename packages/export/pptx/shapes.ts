import type { Box, PathStep, Picture, PictureOp, ShapeOp, Stroke } from '../display-list/list.ts'
import { boundsOf, rectPath, transformed } from '../display-list/paths.ts'
import { cutFill, cutStroke, edgesOf, isInside, overlap } from './clip.ts'
import { freeformXml, presetXml, type RoundedBox, roundedBoxOf, transformXml } from './geometry.ts'
import { fillXml, lineXml } from './paint.ts'
import { type GroupState, isStraight } from './pieces.ts'
import { placedBox } from './text-box.ts'

/** A figure with all transformations and clipping applied. */
export interface SeenShape extends ShapeOp {
  opacity: number
}

/** The thickness of a line that was stretched with its figure: the factor is that across the line. */
const thickness = (path: readonly PathStep[], { matrix: [a, b, c, d] }: GroupState): number => {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)]
  const { width, height } = boundsOf(path)
  if (height < width * 0.05) return down
  return width < height * 0.05 ? across : Math.sqrt(across * down)
}

const turned = (op: ShapeOp, state: GroupState): ShapeOp => {
  if (isStraight(state.matrix)) return op
  const { box: _, ...rest } = op
  const { stroke, fill } = op
  const by = stroke ? thickness(op.path, state) : 1
  const onPage = (point: readonly [number, number]): readonly [number, number] => {
    const [step] = transformed([['M', ...point]], state.matrix)
    return step?.[0] === 'M' ? [step[1], step[2]] : point
  }
  return {
    ...rest,
    path: transformed(op.path, state.matrix),
    ...(fill && 'stops' in fill ? { fill: { ...fill, from: onPage(fill.from), to: onPage(fill.to) } } : {}),
    ...(stroke
      ? { stroke: { ...stroke, width: stroke.width * by, dash: stroke.dash.map((one) => one * by) } }
      : {}),
  }
}

/** One or two shapes: where a figure is clipped, its outline is separate. */
export const seenShapes = (op: ShapeOp, state: GroupState): SeenShape[] => {
  let shapes: ShapeOp[] = [turned(op, state)]
  for (const clip of state.clips) {
    const edges = edgesOf(clip)
    if (!edges) continue
    shapes = shapes.flatMap((shape): ShapeOp[] => {
      if (isInside(shape.path, edges, (shape.stroke?.width ?? 0) / 2)) return [shape]
      const { box: _, stroke, fill, ...rest } = shape
      const area = fill ? cutFill(shape.path, edges) : []
      const lines = stroke ? cutStroke(shape.path, edges) : []
      return [
        ...(fill && area.length > 0 ? [{ ...rest, fill, path: area }] : []),
        ...(stroke && lines.length > 0 ? [{ ...rest, stroke, path: lines }] : []),
      ]
    })
  }
  return shapes.map((shape) => ({ ...shape, opacity: state.opacity }))
}

const sameStroke = (one: Stroke | undefined, other: Stroke | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)

const isNearby = (one: Box, other: Box): boolean => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const width = Math.max(one.x + one.width, other.x + other.width) - x
  const height = Math.max(one.y + one.height, other.y + other.height) - y
  return width < 64 && height < 64
}

/** Strokes of one icon are one figure, which can be moved and recoloured as a whole. */
export const joined = (one: SeenShape, other: SeenShape): SeenShape | undefined => {
  const isDrawn = !one.fill && !other.fill && one.stroke?.dash.length === 0 && one.opacity === other.opacity
  if (!isDrawn || !sameStroke(one.stroke, other.stroke)) return undefined
  if (!isNearby(boundsOf(one.path), boundsOf(other.path))) return undefined
  const { box: _, ...rest } = one
  return { ...rest, path: [...one.path, ...other.path] }
}

const presetOf = ({ path }: SeenShape): RoundedBox | undefined => roundedBoxOf(path)

/** The inner part of a figure's shape. */
export const shapeXml = (shape: SeenShape): string => {
  const { path, fill, stroke, evenOdd, opacity } = shape
  const preset = presetOf(shape)
  const box = preset ?? boundsOf(path)
  const geometry = preset
    ? presetXml(preset)
    : freeformXml(path, box, { isFilled: fill !== undefined, evenOdd: evenOdd ?? false })
  return `<p:spPr>${transformXml(box)}${geometry}${fillXml(fill, box, opacity)}${lineXml(stroke, opacity)}</p:spPr>`
}

const share = (part: number, whole: number): number => Math.round((part / whole) * 100_000)

/** The visible part of a picture in the shape of its clip; empty if nothing is visible. */
export const pictureXml = (
  { box, clip }: PictureOp,
  { matrix, clips, opacity }: GroupState,
  relation: string,
  picture: Picture | undefined,
): string | undefined => {
  if (!picture) return undefined
  const cuts = isStraight(matrix) ? [...clips, ...(clip ? [clip] : [])] : []
  const seen = cuts.reduce((left, cut) => overlap(left, boundsOf(cut)), box)
  if (seen.width <= 0 || seen.height <= 0) return undefined
  const [l, t] = [share(seen.x - box.x, box.width), share(seen.y - box.y, box.height)]
  const r = share(box.x + box.width - seen.x - seen.width, box.width)
  const b = share(box.y + box.height - seen.y - seen.height, box.height)
  const last = cuts.findLast((cut) => !isInside(rectPath(seen), edgesOf(cut) ?? []))
  const rounded = last && roundedBoxOf(last)
  const geometry = rounded
    ? presetXml({ ...seen, radius: Math.min(rounded.radius, seen.width / 2, seen.height / 2) })
    : last
      ? freeformXml(last, seen, { isFilled: true, evenOdd: false })
      : presetXml({ ...seen, radius: 0 })
  const { box: placed, turn } = placedBox(seen, matrix)
  const faded = opacity < 1 ? `<a:alphaModFix amt="${Math.round(opacity * 100_000)}"/>` : ''
  return [
    `<p:blipFill><a:blip r:embed="${relation}">${faded}</a:blip><a:srcRect l="${l}" t="${t}" r="${r}" b="${b}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>`,
    `<p:spPr>${transformXml(placed, turn)}${geometry}</p:spPr>`,
  ].join('')
}
