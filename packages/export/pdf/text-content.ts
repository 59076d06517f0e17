import type { TextOp } from '../display-list/list.ts'
import type { FaceInUse, MeasuredText, SetGlyph } from './fonts/face.ts'
import { measuredTextOf, originOf, stretchesOf } from './fonts/vertical-lines.ts'
import { hex, num } from './objects.ts'

/** A smaller difference is a rounding error of the browser, not a gap. */
const DRIFT = 0.04

/** A glyph and the position of its origin along the line, in pixels. */
interface PlacedGlyph extends SetGlyph {
  pen: number
}

/** One string of glyphs, with the gaps that a face's own widths do not give. */
const shown = (glyphs: readonly PlacedGlyph[], size: number): string => {
  let out = '[<'
  let pen = glyphs[0]?.pen ?? 0
  for (const glyph of glyphs) {
    if (Math.abs(glyph.pen - pen) > DRIFT) {
      const gap = Math.round(((pen - glyph.pen) / size) * 10_000) / 10
      out += `>${gap}<`
      pen -= (gap / 1000) * size
    }
    out += hex(glyph.id, 4)
    pen += (glyph.advance / 1000) * size
  }
  return `${out}>]TJ`.replace('<>', '')
}

/** The operators of a text, and the positions of characters that the face does not have. */
interface TextContent {
  operators: string
  missing: { text: string; x: number; y: number }[]
}

const textOf = ({ text }: MeasuredText, { at, count }: SetGlyph): string =>
  text.slice(at, at + count).join('')

const across = (op: TextOp, face: FaceInUse): TextContent => {
  const characters = measuredTextOf(op)
  const glyphs = face.set(characters, 0, characters.text.length, op.proportional ? 'proportional' : 'plain')
  const placed = glyphs.map((glyph): PlacedGlyph => {
    const natural = (glyph.advance / 1000) * op.size
    const isHalved = glyph.half !== 0 && (op.advances[glyph.at] ?? 0) < natural * 0.75
    const off = isHalved ? (glyph.half / 1000) * op.size : 0
    return { ...glyph, pen: (op.pens[glyph.at] ?? 0) + off }
  })
  const matrix = `1 0 ${num(op.slant ?? 0)} -1 ${num(placed[0]?.pen ?? 0)} ${num(op.y)} Tm`
  return {
    operators: matrix + shown(placed, op.size),
    missing: placed
      .filter(({ isMissing }) => isMissing)
      .map((glyph) => ({ text: textOf(characters, glyph), x: glyph.pen, y: op.y })),
  }
}

/** Rotated letters. */
const sideways = (glyphs: readonly SetGlyph[], op: TextOp, x: number): string => {
  const placed = glyphs.map((glyph): PlacedGlyph => ({ ...glyph, pen: op.pens[glyph.at] ?? 0 }))
  const lean = num(op.slant ?? 0)
  return `0 1 1 ${lean} ${num(x)} ${num(placed[0]?.pen ?? 0)} Tm${shown(placed, op.size)}`
}

const down = (op: TextOp, { x, side }: { x: number; side?: number }, face: FaceInUse): TextContent => {
  const characters = measuredTextOf(op)
  const middle = (((face.ascent + face.descent) / 2) * op.size) / 1000
  const missing: TextContent['missing'] = []
  const operators = stretchesOf(characters, face).map(({ from, until, isUpright }) => {
    const glyphs = face.set(characters, from, until, isUpright ? 'upright' : 'plain')
    const [first] = glyphs
    if (!first) return ''
    if (!isUpright) return sideways(glyphs, op, side ?? x - middle)
    const [left, y] = originOf(first, op, x)
    if (first.isMissing) missing.push({ text: textOf(characters, first), x: left, y })
    return `1 ${num(op.slant ?? 0)} 0 -1 ${num(left)} ${num(y)} Tm<${hex(first.id, 4)}>Tj`
  })
  return { operators: operators.join('\n'), missing }
}

/** The operators that set a text, without its face and colour. */
export const textContent = (op: TextOp, face: FaceInUse): TextContent =>
  op.vertical ? down(op, op.vertical, face) : across(op, face)
