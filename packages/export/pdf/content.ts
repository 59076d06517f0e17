import type { FaceId } from '#packages/fonts/faces.ts'
import type {
  Box,
  DisplayList,
  DisplayPage,
  GroupOp,
  LinkOp,
  Op,
  Paint,
  PathStep,
  PictureOp,
  ShapeOp,
  TextOp,
} from '../display-list/list.ts'
import { missingGlyphPicture } from '../display-list/missing-glyph-picture.ts'
import type { FaceInUse } from './fonts/face.ts'
import { ascii, num, type PdfObjects } from './objects.ts'
import { fromBelow, POINTS } from './paper.ts'
import type { Resources } from './resources.ts'
import {
  endMark,
  markDecoration,
  newStream,
  type Stream,
  saved,
  setFill,
  setOpacity,
  setStroke,
} from './stream.ts'
import { type Tags, tagName } from './tags.ts'
import { textContent } from './text-content.ts'

/** Resources for drawing a whole file. */
export interface Drawing {
  pdf: PdfObjects
  list: DisplayList
  faces: ReadonlyMap<FaceId, FaceInUse>
  resources: Resources
  tags: Tags
  /** The id of the resource dictionary, which form XObjects refer to as well. */
  resourceId: number
}

export interface PageContent {
  operators: string
  links: LinkOp[]
  key: number
}

const pathOf = (path: readonly PathStep[]): string =>
  path
    .map((step) => {
      if (step[0] === 'Z') return 'h'
      const [character, ...points] = step
      return `${points.map(num).join(' ')} ${character === 'M' ? 'm' : character === 'L' ? 'l' : 'c'}`
    })
    .join('\n')

const isRect = (box: Box | undefined, path: readonly PathStep[]): box is Box =>
  box !== undefined && path.length === 5 && path.every(([character]) => character !== 'C')

const alphaOf = (paint: Paint | undefined): number => {
  if (!paint) return 1
  return 'color' in paint ? paint.color[3] : Math.max(...paint.stops.map(({ color }) => color[3]))
}

/** Consecutive drawings of one part become one marked-content sequence. */
const markPart = (drawing: Drawing, stream: Stream, part: number | undefined, href?: string): void => {
  const role = part === undefined ? undefined : drawing.list.structure[part]?.role
  if (part === undefined || role === undefined) {
    markDecoration(stream)
    return
  }
  const mark = `${part} ${href ?? ''}`
  if (stream.mark === mark) return
  endMark(stream)
  const number = drawing.tags.mark(part, href, stream.tagged)
  stream.out.push(`/${href ? 'Link' : tagName(role)}<</MCID ${number}>>BDC`)
  stream.mark = mark
}

const drawShape = (drawing: Drawing, stream: Stream, op: ShapeOp): void => {
  const { fill, stroke, evenOdd } = op
  const path = isRect(op.box, op.path)
    ? `${[op.box.x, op.box.y, op.box.width, op.box.height].map(num).join(' ')} re`
    : pathOf(op.path)
  setOpacity(drawing.resources, stream, alphaOf(fill), stroke?.color[3] ?? 1)
  setStroke(stream, op)
  const star = evenOdd ? '*' : ''
  if (fill && 'stops' in fill)
    saved(stream, () => stream.out.push(path, `W${star} n`, `/${drawing.resources.gradient(fill)} sh`))
  if (fill && 'color' in fill) setFill(stream, fill.color)
  const isFilled = fill !== undefined && 'color' in fill
  if (isFilled || stroke) stream.out.push(path, isFilled && stroke ? `B${star}` : stroke ? 'S' : `f${star}`)
}

const drawPicture = (drawing: Drawing, stream: Stream, { picture, box, clip }: PictureOp): void => {
  const name = drawing.resources.picture(picture)
  if (name === undefined) return
  saved(stream, () => {
    setOpacity(drawing.resources, stream, 1, 1)
    if (clip) stream.out.push(pathOf(clip), 'W n')
    stream.out.push(
      `${num(box.width)} 0 0 ${num(-box.height)} ${num(box.x)} ${num(box.y + box.height)} cm`,
      `/${name} Do`,
    )
  })
}

const drawText = (drawing: Drawing, stream: Stream, op: TextOp): void => {
  const face = drawing.faces.get(op.face)
  if (!face || op.text === '') return
  const { operators, missing } = textContent(op, face)
  setOpacity(drawing.resources, stream, op.color[3], 1)
  setFill(stream, op.color)
  const font = `/${drawing.resources.font(op.face)} ${num(op.size)} Tf `
  stream.out.push(`BT ${stream.font === font ? '' : font}${operators} ET`)
  stream.font = font
  // The text under these has no ink.
  for (const character of missing) {
    const picture = missingGlyphPicture(drawing.list, op, character)
    if (picture) drawPicture(drawing, stream, picture)
  }
}

/** The group is faded as a whole: its layers do not show through each other. */
const drawFaded = (drawing: Drawing, stream: Stream, op: GroupOp, page: Box): void => {
  const { pdf, tags, resources, resourceId } = drawing
  const form = pdf.reserve()
  const inner = newStream(tags.openWithin(stream.tagged, form))
  drawOps(drawing, inner, op.ops, page)
  endMark(inner)
  stream.links.push(...inner.links)
  pdf.setStream(
    form,
    `/Type/XObject/Subtype/Form/BBox[0 0 ${num(page.width)} ${num(page.height)}]/Group<</S/Transparency/CS/DeviceRGB/I true>>/StructParents ${inner.tagged.key}/Resources ${resourceId} 0 R`,
    ascii(inner.out.join('\n')),
  )
  endMark(stream)
  saved(stream, () => {
    setOpacity(drawing.resources, stream, op.opacity ?? 1, op.opacity ?? 1)
    stream.out.push(`/${resources.form(form)} Do`)
  })
}

const exact = (value: number): string => String(Math.round(value * 1e6) / 1e6)

const enter = (stream: Stream, { clip, matrix }: GroupOp): void => {
  if (clip) stream.out.push(pathOf(clip), 'W n')
  if (matrix) stream.out.push(`${matrix.map(exact).join(' ')} cm`)
}

const drawGroup = (drawing: Drawing, stream: Stream, op: GroupOp, page: Box): void => {
  if (op.ops.length === 0) return
  if (op.part !== undefined) {
    markPart(drawing, stream, op.part)
    saved(stream, () => drawOps(drawing, stream, op.ops, page, true))
    endMark(stream)
    return
  }
  endMark(stream)
  saved(stream, () => {
    enter(stream, op)
    if (op.opacity !== undefined && op.opacity < 1) drawFaded(drawing, stream, op, page)
    else drawOps(drawing, stream, op.ops, page)
    endMark(stream)
  })
}

/** `isMarked`: everything belongs to a figure that is already marked. */
const drawOps = (drawing: Drawing, stream: Stream, ops: readonly Op[], page: Box, isMarked = false): void => {
  for (const op of ops) {
    if (op.op === 'link') {
      stream.links.push(op)
      continue
    }
    if (op.op === 'group') {
      if (isMarked)
        saved(stream, () => {
          enter(stream, op)
          drawOps(drawing, stream, op.ops, page, true)
        })
      else drawGroup(drawing, stream, op, page)
      continue
    }
    if (!isMarked) {
      if (op.op === 'text') markPart(drawing, stream, op.part, op.href)
      else markDecoration(stream)
    }
    if (op.op === 'shape') drawShape(drawing, stream, op)
    if (op.op === 'picture') drawPicture(drawing, stream, op)
    if (op.op === 'text') drawText(drawing, stream, op)
  }
}

export const pageContent = (
  drawing: Drawing,
  { width, height, ops }: DisplayPage,
  pageId: number,
): PageContent => {
  const stream = newStream(drawing.tags.open(pageId))
  stream.out.push(`${POINTS} 0 0 -${POINTS} 0 ${num(fromBelow({ width, height }, 0))} cm`)
  drawOps(drawing, stream, ops, { x: 0, y: 0, width, height })
  endMark(stream)
  return { operators: stream.out.join('\n'), links: stream.links, key: stream.tagged.key }
}
