import type { FaceId } from '#packages/fonts/faces.ts'
import type {
  DisplayList,
  DisplayPage,
  GroupOp,
  Op,
  Paint,
  PathStep,
  PictureOp,
  Rgba,
  ShapeOp,
  TextOp,
} from '../display-list/list.ts'
import { missingGlyphPicture } from '../display-list/missing-glyph-picture.ts'
import { drawOutline } from '../glyphs/outline.ts'
import { placedText } from '../glyphs/placed.ts'
import type { FaceInUse } from '../pdf/fonts/face.ts'
import type { OpenSlice } from '../pdf/fonts/open-slice.ts'
import { type Context, newCanvas } from './canvas.ts'

/** Resources for drawing the pages. */
export interface Drawing {
  list: DisplayList
  faces: ReadonlyMap<FaceId, FaceInUse>
  images: readonly ImageBitmap[]
}

const css = ([red, green, blue, alpha]: Rgba): string => `rgb(${red} ${green} ${blue} / ${alpha})`

const pathOf = (steps: readonly PathStep[]): Path2D => {
  const path = new Path2D()
  for (const step of steps) {
    if (step[0] === 'M') path.moveTo(step[1], step[2])
    else if (step[0] === 'L') path.lineTo(step[1], step[2])
    else if (step[0] === 'C') path.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
    else path.closePath()
  }
  return path
}

const styleOf = (context: Context, paint: Paint): string | CanvasGradient => {
  if ('color' in paint) return css(paint.color)
  const gradient = context.createLinearGradient(...paint.from, ...paint.to)
  for (const { at, color } of paint.stops) gradient.addColorStop(Math.min(1, Math.max(0, at)), css(color))
  return gradient
}

/** As in CSS and SVG; the default of a canvas allows longer points. */
const MITER_LIMIT = 4

const drawShape = (context: Context, { path, fill, evenOdd, stroke }: ShapeOp): void => {
  const figure = pathOf(path)
  if (fill) {
    context.fillStyle = styleOf(context, fill)
    context.fill(figure, evenOdd ? 'evenodd' : 'nonzero')
  }
  if (!stroke) return
  context.strokeStyle = css(stroke.color)
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = MITER_LIMIT
  context.setLineDash([...stroke.dash])
  context.stroke(figure)
}

const saved = (context: Context, draw: () => void): void => {
  context.save()
  draw()
  context.restore()
}

const drawPicture = ({ images }: Drawing, context: Context, { picture, box, clip }: PictureOp): void => {
  const image = images[picture]
  if (!image) return
  saved(context, () => {
    if (clip) context.clip(pathOf(clip))
    context.drawImage(image, box.x, box.y, box.width, box.height)
  })
}

/** Outlines by slice: a glyph that a document uses a hundred times is parsed once. */
const outlines = new WeakMap<OpenSlice, Map<number, Path2D>>()

const outlineOf = (slice: OpenSlice, glyph: number): Path2D => {
  const own = outlines.get(slice) ?? new Map<number, Path2D>()
  outlines.set(slice, own)
  const known = own.get(glyph)
  if (known) return known
  const path = new Path2D()
  drawOutline(slice, glyph, path)
  own.set(glyph, path)
  return path
}

const drawText = (drawing: Drawing, context: Context, op: TextOp): void => {
  const face = drawing.faces.get(op.face)
  if (!face) return
  const { glyphs, missing } = placedText(op, face)
  context.fillStyle = css(op.color)
  const base = context.getTransform()
  for (const { slice, glyph, matrix } of glyphs) {
    context.transform(...matrix)
    context.fill(outlineOf(slice, glyph))
    context.setTransform(base)
  }
  for (const character of missing) {
    const picture = missingGlyphPicture(drawing.list, op, character)
    if (picture) drawPicture(drawing, context, picture)
  }
}

/** The group is faded as a whole: its layers do not show through each other. */
const drawFaded = (drawing: Drawing, context: Context, ops: readonly Op[], opacity: number): void => {
  const { width, height } = context.canvas
  const layer = newCanvas(width, height)
  layer.setTransform(context.getTransform())
  drawOps(drawing, layer, ops)
  saved(context, () => {
    context.resetTransform()
    context.globalAlpha = opacity
    context.drawImage(layer.canvas, 0, 0)
  })
}

const drawGroup = (drawing: Drawing, context: Context, { clip, matrix, opacity = 1, ops }: GroupOp): void =>
  saved(context, () => {
    if (clip) context.clip(pathOf(clip))
    if (matrix) context.transform(...matrix)
    if (opacity < 1) drawFaded(drawing, context, ops, opacity)
    else drawOps(drawing, context, ops)
  })

const drawOps = (drawing: Drawing, context: Context, ops: readonly Op[]): void => {
  for (const op of ops) {
    if (op.op === 'shape') drawShape(context, op)
    else if (op.op === 'picture') drawPicture(drawing, context, op)
    else if (op.op === 'text') drawText(drawing, context, op)
    else if (op.op === 'group') drawGroup(drawing, context, op)
  }
}

/** A page on white paper, from the canvas's upper left corner. */
export const drawPage = (drawing: Drawing, context: Context, page: DisplayPage, scale: number): void => {
  context.resetTransform()
  context.fillStyle = '#fff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.scale(scale, scale)
  drawOps(drawing, context, page.ops)
}
