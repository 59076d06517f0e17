import type { Matrix, TextOp } from '../display-list/list.ts'
import type { FaceInUse, MeasuredText, SetGlyph } from '../pdf/fonts/face.ts'
import type { OpenSlice } from '../pdf/fonts/open-slice.ts'
import { measuredTextOf, originOf, stretchesOf } from '../pdf/fonts/vertical-lines.ts'

/** An outline, and the matrix from its face's units to the page. */
export interface PlacedGlyph {
  slice: OpenSlice
  glyph: number
  matrix: Matrix
}

/** A character that none of the product's faces has, and its position. */
export interface MissingCharacter {
  text: string
  x: number
  y: number
}

export interface PlacedText {
  glyphs: PlacedGlyph[]
  missing: MissingCharacter[]
}

type MatrixOf = (glyph: SetGlyph, scale: number) => Matrix

const place = (
  glyphs: readonly SetGlyph[],
  characters: MeasuredText,
  face: FaceInUse,
  size: number,
  matrixOf: MatrixOf,
  into: PlacedText,
): void => {
  for (const glyph of glyphs) {
    const { slice, glyph: index } = face.entries[glyph.id] ?? {}
    const matrix = matrixOf(glyph, size / (slice?.unitsPerEm ?? 1000))
    if (glyph.isMissing) {
      const text = characters.text.slice(glyph.at, glyph.at + glyph.count).join('')
      into.missing.push({ text, x: matrix[4], y: matrix[5] })
    } else if (slice && index !== undefined) into.glyphs.push({ slice, glyph: index, matrix })
  }
}

const across = (op: TextOp, face: FaceInUse): PlacedText => {
  const characters = measuredTextOf(op)
  const into: PlacedText = { glyphs: [], missing: [] }
  const lean = op.slant ?? 0
  const matrixOf: MatrixOf = ({ at, advance, half }, scale) => {
    const isHalved = half !== 0 && (op.advances[at] ?? 0) < (advance / 1000) * op.size * 0.75
    const pen = (op.pens[at] ?? 0) + (isHalved ? (half / 1000) * op.size : 0)
    return [scale, 0, lean * scale, -scale, pen, op.y]
  }
  const glyphs = face.set(characters, 0, characters.text.length, op.proportional ? 'proportional' : 'plain')
  place(glyphs, characters, face, op.size, matrixOf, into)
  return into
}

const down = (op: TextOp, { x, side }: { x: number; side?: number }, face: FaceInUse): PlacedText => {
  const characters = measuredTextOf(op)
  const into: PlacedText = { glyphs: [], missing: [] }
  const lean = op.slant ?? 0
  // Rotated letters are centred on the line by their ascent and descent, unless the line sets their baseline.
  const foot = side ?? x - (((face.ascent + face.descent) / 2) * op.size) / 1000
  const penOf = ({ at }: SetGlyph) => op.pens[at] ?? 0
  const upright: MatrixOf = (glyph, scale) => {
    const [left, y] = originOf(glyph, op, x)
    return [scale, lean * scale, 0, -scale, left, y]
  }
  const sideways: MatrixOf = (glyph, scale) => [0, scale, scale, lean * scale, foot, penOf(glyph)]
  for (const { from, until, isUpright } of stretchesOf(characters, face))
    place(
      face.set(characters, from, until, isUpright ? 'upright' : 'plain'),
      characters,
      face,
      op.size,
      isUpright ? upright : sideways,
      into,
    )
  return into
}

/** A text as outlines, at the positions of the browser's layout. */
export const placedText = (op: TextOp, face: FaceInUse): PlacedText =>
  op.vertical ? down(op, op.vertical, face) : across(op, face)
