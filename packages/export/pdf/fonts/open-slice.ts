import { readCmap } from '#packages/fonts/sfnt.ts'
import { type Placements, placementsOf } from './placements.ts'
import { type Substitute, substitutionsOf } from './substitutions.ts'
import { tableOf, tablesOf } from './tables.ts'

/** How a run of characters is set: each is another list of OpenType features. */
export const settings = ['plain', 'proportional', 'upright'] as const
export type ShapingMode = (typeof settings)[number]

/** The features that document.css sets, as far as the slices have them. */
const FEATURES: Record<ShapingMode, ReadonlySet<string>> = {
  plain: new Set(['ccmp', 'locl']),
  proportional: new Set(['ccmp', 'locl', 'pwid']),
  upright: new Set(['ccmp', 'locl', 'vert']),
}

/** One font slice of a face, parsed for reading. */
export interface OpenSlice {
  unitsPerEm: number
  ascent: number
  descent: number
  has(codePoint: number): boolean
  glyphOf(codePoint: number): number
  substitute: Record<ShapingMode, Substitute>
  /** The offsets of brackets that are trimmed to half their width. */
  half: Placements
  halfUpright: Placements
  outline(glyph: number): Uint8Array
  advance(glyph: number): number
  bearing(glyph: number): number
  /** The height of a glyph's vertical origin above the baseline. */
  top(glyph: number): number
  table(tag: string): DataView
}

const bytesOf = (view: DataView, from: number, until: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + from, until - from)

export const openSlice = (sfnt: Uint8Array): OpenSlice => {
  const tables = tablesOf(sfnt)
  const table = (tag: string) => tableOf(tables, tag)
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    DataView,
    DataView,
    DataView,
    DataView,
    DataView,
  ]
  const cmap = readCmap(sfnt)
  const isLong = head.getInt16(50) === 1
  const wide = hhea.getUint16(34)
  const tall = tables.get('vhea')?.getUint16(34) ?? 0
  const vmtx = tables.get('vmtx')
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2)
  const outline = (glyph: number) => bytesOf(glyf, offset(glyph), offset(glyph + 1))
  const topBearing = (glyph: number): number | undefined =>
    vmtx?.getInt16(glyph < tall ? glyph * 4 + 2 : tall * 4 + (glyph - tall) * 2)
  const yMax = (glyph: number): number => {
    const bytes = outline(glyph)
    return bytes.length === 0 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getInt16(8)
  }
  const substitution = (mode: ShapingMode) => substitutionsOf(tables.get('GSUB'), FEATURES[mode])
  const gpos = tables.get('GPOS')
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    has: (codePoint) => cmap.has(codePoint),
    glyphOf: (codePoint) => cmap.get(codePoint) ?? 0,
    substitute: {
      plain: substitution('plain'),
      proportional: substitution('proportional'),
      upright: substitution('upright'),
    },
    half: placementsOf(gpos, 'halt'),
    halfUpright: placementsOf(gpos, 'vhal'),
    outline,
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, wide - 1) * 4),
    bearing: (glyph) =>
      glyph < wide ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(wide * 4 + (glyph - wide) * 2),
    top: (glyph) => (topBearing(glyph) ?? 0) + yMax(glyph),
    table,
  }
}
