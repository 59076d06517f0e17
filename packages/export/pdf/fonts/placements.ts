import { coveredAt, lookupsOf, subtablesOf } from './layout-tables.ts'

/** How far a glyph moves when half of its square is cut off: an opening bracket is in the right half. */
export type Placements = ReadonlyMap<number, { x: number; y: number }>

const SINGLE = 1
const EXTENSION = 9
const X = 1
const Y = 2

const bits = (format: number): number => format.toString(2).replaceAll('0', '').length

const valueAt = (view: DataView, at: number, format: number) => ({
  x: format & X ? view.getInt16(at) : 0,
  y: format & Y ? view.getInt16(at + (format & X ? 2 : 0)) : 0,
})

/** The offsets of a feature that moves single glyphs: `halt`, or `vhal` for vertical lines. */
export const placementsOf = (gpos: DataView | undefined, feature: string): Placements => {
  const found = new Map<number, { x: number; y: number }>()
  if (!gpos) return found
  for (const lookup of lookupsOf(gpos, new Set([feature])))
    for (const { type, at } of subtablesOf(gpos, lookup, EXTENSION)) {
      if (type !== SINGLE) continue
      const format = gpos.getUint16(at + 4)
      const isOne = gpos.getUint16(at) === 1
      const covered = coveredAt(gpos, at + gpos.getUint16(at + 2))
      for (const [index, glyph] of covered.entries())
        if (!found.has(glyph))
          found.set(glyph, valueAt(gpos, isOne ? at + 6 : at + 8 + 2 * bits(format) * index, format))
    }
  return found
}
