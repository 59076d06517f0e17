import { sliceOf } from '#packages/fonts/slices.ts'
import { type Frame, type Layer, pagesOf, put } from './frame.ts'
import { type Line, linesOf } from './lines.ts'
import type { ShapeOp, Structure, TextOp } from './list.ts'
import { rectPath } from './paths.ts'
import { partOf, type Scope } from './scope.ts'
import type { TextLine } from './text-lines.ts'
import type { TextStyle } from './text-style.ts'

/** How far the browser leans a letter to the right for each unit of its height. */
const SLANT = 0.25

/** As Chromium places them: in whole pixels, by the size of the text that draws the line. */
const textLineOp = (line: TextLine, style: TextStyle, { box }: Line): ShapeOp => {
  const thickness = Math.max(1, line.size / 10)
  const y =
    line.kind === 'underline'
      ? box.y + style.ascent + Math.max(1, Math.ceil(thickness / 2))
      : box.y + (2 * style.ascent) / 3 - thickness / 2
  return {
    op: 'shape',
    path: rectPath({
      x: box.x,
      y: Math.floor(y + 0.5),
      width: box.width,
      height: Math.floor(thickness),
    }),
    fill: { color: line.color },
  }
}

const isOurs = (character: string, style: TextStyle): boolean => {
  const slice = sliceOf(character.codePointAt(0) ?? 0)
  return slice?.families.includes(style.family) ?? false
}

/** A character that is drawn by a font of the system. */
export interface WantedGlyph {
  text: string
  style: TextStyle
}

export interface TextReading {
  frame: Frame
  range: Range
  structure: Structure[]
  proportional: boolean
  /** By appearance: each is drawn once. */
  missingGlyphs: Map<string, WantedGlyph>
}

const noteMissingGlyphs = (
  line: Line,
  style: TextStyle,
  missingGlyphs: TextReading['missingGlyphs'],
): void => {
  for (const [at, character] of line.text.entries()) {
    if ((line.advances[at] ?? 0) === 0 || isOurs(character, style)) continue
    let text = character
    for (let next = at + 1; line.advances[next] === 0 && line.text[next] !== ' '; next += 1)
      text += line.text[next]
    missingGlyphs.set(`${text} ${style.face} ${style.color?.join()} ${style.isSlanted}`, { text, style })
  }
}

const textOp = (line: Line, style: TextStyle, reading: TextReading, page: number): TextOp => {
  const { box } = line
  const off = page * reading.frame.pageWidth
  return {
    op: 'text',
    text: line.text.join(''),
    face: style.face,
    size: style.size,
    color: style.color ?? [0, 0, 0, 0],
    y: style.isVertical ? box.y : box.y + style.ascent,
    pens: style.isVertical ? line.pens : line.pens.map((pen) => pen - off),
    advances: line.advances,
    ...(style.isSlanted ? { slant: SLANT } : {}),
    ...(style.isVertical
      ? { vertical: { x: box.x - off + box.width / 2, side: box.x - off + style.descent } }
      : {}),
    ...(reading.proportional ? { proportional: true as const } : {}),
  }
}

/** A text belongs to the page that it begins on; a part beyond the edge is decoration on the next page. */
const pagesOfText = (frame: Frame, { box }: Line): number[] => {
  const begin = box.x + Math.min(box.width / 2, 20)
  const own = Math.max(frame.from, Math.floor(begin / frame.pageWidth))
  return [own, ...pagesOf(frame, box.x, box.x + box.width).filter((page) => page > own)].filter(
    (page) => page < frame.until,
  )
}

const shifted = (shape: ShapeOp, by: number): ShapeOp => ({
  ...shape,
  path: shape.path.map((step) =>
    step[0] === 'M' || step[0] === 'L' ? [step[0], step[1] - by, step[2]] : step,
  ),
})

const drawLine = (line: Line, style: TextStyle, scope: Scope, reading: TextReading, layer: Layer): void => {
  const { frame } = reading
  noteMissingGlyphs(line, style, reading.missingGlyphs)
  const isBlank = line.text.every((character) => character === ' ')
  for (const [at, page] of pagesOfText(frame, line).entries()) {
    const off = page * frame.pageWidth
    const linesOfKind = (kind: TextLine['kind']) =>
      scope.lines.filter((one) => one.kind === kind).map((one) => shifted(textLineOp(one, style, line), off))
    const part = at === 0 && !isBlank ? partOf(reading.structure, scope) : blankPart(scope, at)
    put(
      layer.front,
      page,
      ...linesOfKind('underline'),
      {
        ...textOp(line, style, reading, page),
        ...(part === undefined ? {} : { part }),
        ...(scope.href && at === 0 ? { href: scope.href } : {}),
      },
      ...linesOfKind('line-through'),
    )
  }
}

/** A space between two texts belongs to the first of them, and never begins a new part. */
const blankPart = (scope: Scope, at: number): number | undefined =>
  at === 0 && !scope.isSilent ? scope.words.index : undefined

/** Lines of text begin on a whole pixel, counted from above; from the left they do not. */
const onPixel = (line: Line, { isVertical }: TextStyle, { density }: Frame): Line => {
  const y = Math.round(line.box.y * density) / density
  const by = y - line.box.y
  return {
    ...line,
    box: { ...line.box, y },
    pens: isVertical ? line.pens.map((pen) => pen + by) : line.pens,
  }
}

export const drawText = (
  node: Text,
  style: TextStyle,
  scope: Scope,
  reading: TextReading,
  layer: Layer,
): void => {
  if (!style.color) return
  for (const line of linesOf(node, style, reading.frame, reading.range))
    drawLine(onPixel(line, style, reading.frame), style, scope, reading, layer)
}
