import type { Matrix, TextOp } from '../display-list/list.ts'
import type { FaceInUse, Letters, SetGlyph } from '../pdf/fonts/face.ts'
import type { OpenSlice } from '../pdf/fonts/open-slice.ts'
import { orientationOf } from '../pdf/fonts/upright.ts'

/** An outline, and how it comes from its face's units onto the page. */
export interface PlacedGlyph {
  slice: OpenSlice
  glyph: number
  matrix: Matrix
}

/** A character that no face of ours has, and where its pen stands. */
export interface MissingLetter {
  text: string
  x: number
  y: number
}

export interface PlacedText {
  glyphs: PlacedGlyph[]
  missing: MissingLetter[]
}

const lettersOf = ({ text, advances, size }: TextOp): Letters => ({
  text: [...text],
  widths: advances.map((advance) => (advance / size) * 1000),
})

type MatrixOf = (glyph: SetGlyph, scale: number) => Matrix

const place = (
  glyphs: readonly SetGlyph[],
  letters: Letters,
  face: FaceInUse,
  size: number,
  matrixOf: MatrixOf,
  into: PlacedText,
): void => {
  for (const glyph of glyphs) {
    const { slice, glyph: index } = face.entries[glyph.id] ?? {}
    const matrix = matrixOf(glyph, size / (slice?.unitsPerEm ?? 1000))
    if (glyph.isMissing) {
      const text = letters.text.slice(glyph.at, glyph.at + glyph.count).join('')
      into.missing.push({ text, x: matrix[4], y: matrix[5] })
    } else if (slice && index !== undefined) into.glyphs.push({ slice, glyph: index, matrix })
  }
}

const across = (op: TextOp, face: FaceInUse): PlacedText => {
  const letters = lettersOf(op)
  const into: PlacedText = { glyphs: [], missing: [] }
  const lean = op.slant ?? 0
  const matrixOf: MatrixOf = ({ at, advance, half }, scale) => {
    const isHalved = half !== 0 && (op.advances[at] ?? 0) < (advance / 1000) * op.size * 0.75
    const pen = (op.pens[at] ?? 0) + (isHalved ? (half / 1000) * op.size : 0)
    return [scale, 0, lean * scale, -scale, pen, op.y]
  }
  const glyphs = face.set(letters, 0, letters.text.length, op.proportional ? 'proportional' : 'plain')
  place(glyphs, letters, face, op.size, matrixOf, into)
  return into
}

/** Stretches of a line that runs downwards: upright signs one by one, others together on their side. */
const stretchesOf = (letters: Letters, face: FaceInUse) => {
  const stretches: { from: number; until: number; isUpright: boolean }[] = []
  for (const [at, letter] of letters.text.entries()) {
    const orientation = orientationOf(letter.codePointAt(0) ?? 0)
    const isUpright =
      orientation === 'upright' ||
      (orientation === 'form' && (face.set(letters, at, at + 1, 'upright')[0]?.isFormed ?? false))
    const last = stretches.at(-1)
    if (last && !isUpright && !last.isUpright) last.until = at + 1
    else stretches.push({ from: at, until: at + 1, isUpright })
  }
  return stretches
}

const down = (op: TextOp, { x, side }: { x: number; side?: number }, face: FaceInUse): PlacedText => {
  const letters = lettersOf(op)
  const into: PlacedText = { glyphs: [], missing: [] }
  const lean = op.slant ?? 0
  // Letters that lie on their side are centred on the line by their ascent and descent, unless it says where.
  const foot = side ?? x - (((face.ascent + face.descent) / 2) * op.size) / 1000
  const penOf = ({ at }: SetGlyph) => op.pens[at] ?? 0
  const upright: MatrixOf = (glyph, scale) => {
    const isHalved = glyph.halfUpright !== 0 && (op.advances[glyph.at] ?? 0) < op.size * 0.75
    const top = glyph.top - (isHalved ? glyph.halfUpright : 0)
    const left = x - (glyph.advance / 2000) * op.size
    return [scale, lean * scale, 0, -scale, left, penOf(glyph) + (top / 1000) * op.size]
  }
  const sideways: MatrixOf = (glyph, scale) => [0, scale, scale, lean * scale, foot, penOf(glyph)]
  for (const { from, until, isUpright } of stretchesOf(letters, face))
    place(
      face.set(letters, from, until, isUpright ? 'upright' : 'plain'),
      letters,
      face,
      op.size,
      isUpright ? upright : sideways,
      into,
    )
  return into
}

/** A text as outlines, each where the browser set it. */
export const placedText = (op: TextOp, face: FaceInUse): PlacedText =>
  op.vertical ? down(op, op.vertical, face) : across(op, face)
