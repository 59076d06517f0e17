import type { TextOp } from '../../display-list/list.ts'
import type { FaceInUse, MeasuredText, SetGlyph } from './face.ts'
import { orientationOf } from './upright.ts'

/** The code points of a text and their widths in the layout. */
export const measuredTextOf = ({ text, advances, size }: TextOp): MeasuredText => ({
  text: [...text],
  widths: advances.map((advance) => (advance / size) * 1000),
})

/** A piece of a line that runs downwards: one upright glyph, or several rotated ones. */
interface Stretch {
  from: number
  until: number
  isUpright: boolean
}

export const stretchesOf = (characters: MeasuredText, face: FaceInUse): Stretch[] => {
  const stretches: Stretch[] = []
  for (const [at, character] of characters.text.entries()) {
    const orientation = orientationOf(character.codePointAt(0) ?? 0)
    const isUpright =
      orientation === 'upright' ||
      (orientation === 'form' && (face.set(characters, at, at + 1, 'upright')[0]?.isFormed ?? false))
    const last = stretches.at(-1)
    if (last && !isUpright && !last.isUpright) last.until = at + 1
    else stretches.push({ from: at, until: at + 1, isUpright })
  }
  return stretches
}

/** The position of an upright glyph's horizontal origin. */
export const originOf = (glyph: SetGlyph, op: TextOp, x: number): readonly [number, number] => {
  const isHalved = glyph.halfUpright !== 0 && (op.advances[glyph.at] ?? 0) < op.size * 0.75
  const top = glyph.top - (isHalved ? glyph.halfUpright : 0)
  return [x - (glyph.advance / 2000) * op.size, (op.pens[glyph.at] ?? 0) + (top / 1000) * op.size]
}
