import { joinBytes } from '../objects.ts'
import type { OpenSlice } from './open-slice.ts'

/** A glyph of the embedded face: an outline of a slice, or an empty one of some width. */
export interface UsedGlyph {
  slice: OpenSlice | undefined
  glyph: number
  advance: number
}

const MORE = 0x20
const WORDS = 0x1
const SCALE = 0x8
const TWO_SCALES = 0x40
const MATRIX = 0x80

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The offsets of the component numbers in a composite outline. */
const componentsOf = (outline: Uint8Array): number[] => {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return []
  const view = viewOf(outline)
  const found: number[] = []
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = view.getUint16(at)
    found.push(at + 2)
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0)
  }
  return found
}

const EMPTY = new Uint8Array(0)

/** Outlines with their components' new numbers; components that no text uses by itself are added at the end. */
const outlinesOf = (glyphs: UsedGlyph[]): Uint8Array[] => {
  const numbers = new Map<OpenSlice, Map<number, number>>()
  const numberOf = (slice: OpenSlice, glyph: number): number => {
    const own = numbers.get(slice) ?? new Map<number, number>()
    numbers.set(slice, own)
    const known = own.get(glyph)
    if (known !== undefined) return known
    own.set(glyph, glyphs.length)
    glyphs.push({ slice, glyph, advance: slice.advance(glyph) })
    return glyphs.length - 1
  }
  for (const [index, { slice, glyph }] of glyphs.entries()) {
    if (!slice) continue
    const own = numbers.get(slice) ?? new Map<number, number>()
    numbers.set(slice, own)
    if (!own.has(glyph)) own.set(glyph, index)
  }
  const outlines: Uint8Array[] = []
  for (let index = 0; index < glyphs.length; index += 1) {
    const { slice, glyph } = glyphs[index] as UsedGlyph
    const outline = slice?.outline(glyph) ?? EMPTY
    const components = componentsOf(outline)
    if (!slice || components.length === 0) {
      outlines.push(outline)
      continue
    }
    const copy = outline.slice()
    for (const at of components) viewOf(copy).setUint16(at, numberOf(slice, viewOf(outline).getUint16(at)))
    outlines.push(copy)
  }
  return outlines
}

const padded = (bytes: Uint8Array, to: number): Uint8Array => {
  const rest = bytes.length % to
  return rest === 0 ? bytes : joinBytes([bytes, new Uint8Array(to - rest)])
}

const copyOf = (view: DataView): DataView =>
  new DataView(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength))

const bytesOf = (view: DataView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

const locaOf = (outlines: readonly Uint8Array[], isLong: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer((outlines.length + 1) * (isLong ? 4 : 2)))
  let offset = 0
  for (const [at, outline] of [...outlines, EMPTY].entries()) {
    if (isLong) view.setUint32(at * 4, offset)
    else view.setUint16(at * 2, offset / 2)
    offset += outline.length
  }
  return bytesOf(view)
}

const hmtxOf = (glyphs: readonly UsedGlyph[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(glyphs.length * 4))
  for (const [at, { slice, glyph, advance }] of glyphs.entries()) {
    view.setUint16(at * 4, advance)
    view.setInt16(at * 4 + 2, slice?.bearing(glyph) ?? 0)
  }
  return bytesOf(view)
}

/** Limits that hold for every slice that a glyph came from. */
const maxpOf = (slices: readonly OpenSlice[], count: number): Uint8Array => {
  const tables = slices.map((slice) => slice.table('maxp'))
  const view = copyOf(tables[0] as DataView)
  for (let at = 6; at + 1 < view.byteLength; at += 2)
    view.setUint16(at, Math.max(...tables.map((table) => table.getUint16(at))))
  view.setUint16(4, count)
  return bytesOf(view)
}

const headOf = (slice: OpenSlice, isLong: boolean): Uint8Array => {
  const view = copyOf(slice.table('head'))
  view.setUint32(8, 0)
  view.setInt16(50, isLong ? 1 : 0)
  return bytesOf(view)
}

const hheaOf = (slice: OpenSlice, count: number): Uint8Array => {
  const view = copyOf(slice.table('hhea'))
  view.setUint16(34, count)
  return bytesOf(view)
}

const checksum = (bytes: Uint8Array): number => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 1) sum = (sum + ((bytes[at] ?? 0) << (24 - 8 * (at & 3)))) >>> 0
  return sum
}

const packed = (tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array => {
  const header = new DataView(new ArrayBuffer(12 + 16 * tables.length))
  const power = Math.floor(Math.log2(tables.length))
  header.setUint32(0, 0x00010000)
  header.setUint16(4, tables.length)
  header.setUint16(6, 16 * 2 ** power)
  header.setUint16(8, power)
  header.setUint16(10, 16 * (tables.length - 2 ** power))
  let offset = header.byteLength
  const bodies = tables.map(([tag, bytes], at) => {
    const record = 12 + 16 * at
    for (let byte = 0; byte < 4; byte += 1) header.setUint8(record + byte, tag.charCodeAt(byte))
    header.setUint32(record + 4, checksum(bytes))
    header.setUint32(record + 8, offset)
    header.setUint32(record + 12, bytes.length)
    const body = padded(bytes, 4)
    offset += body.length
    return body
  })
  return joinBytes([bytesOf(header), ...bodies])
}

interface Subset {
  sfnt: Uint8Array
  /** The advances of all glyphs by new number, including those that are only components. */
  advances: number[]
}

/**
 * One font with the glyphs that a document uses, from all slices. It has no cmap table, because texts refer to glyphs.
 */
export const subsetOf = (used: readonly UsedGlyph[]): Subset => {
  const glyphs = [...used]
  const outlines = outlinesOf(glyphs).map((outline) => padded(outline, 2))
  const glyf = joinBytes(outlines)
  const isLong = glyf.length > 0x1fffe
  const slices = [...new Set(glyphs.flatMap(({ slice }) => slice ?? []))]
  const [first] = slices
  if (!first) throw new Error('a face without any glyph cannot be embedded')
  const sfnt = packed([
    ['glyf', glyf],
    ['head', headOf(first, isLong)],
    ['hhea', hheaOf(first, glyphs.length)],
    ['hmtx', hmtxOf(glyphs)],
    ['loca', locaOf(outlines, isLong)],
    ['maxp', maxpOf(slices, glyphs.length)],
  ])
  return { sfnt, advances: glyphs.map(({ advance }) => advance) }
}
