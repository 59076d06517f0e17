import { readCmap } from '#packages/fonts/sfnt.ts'

interface Table {
  tag: string
  checksum: number
  bytes: Uint8Array
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const tablesOf = (sfnt: Uint8Array): Table[] => {
  const view = viewOf(sfnt)
  return Array.from({ length: view.getUint16(4) }, (_, i) => {
    const record = 12 + 16 * i
    const start = view.getUint32(record + 8)
    return {
      tag: String.fromCharCode(...sfnt.subarray(record, record + 4)),
      checksum: view.getUint32(record + 4),
      bytes: sfnt.subarray(start, start + view.getUint32(record + 12)),
    }
  })
}

const sumOf = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte, at) => (sum + (byte << (24 - 8 * (at & 3)))) >>> 0, 0)

const need = (tables: readonly Table[], tag: string): Table => {
  const table = tables.find((one) => one.tag === tag)
  if (!table) throw new Error(`the font has no ${tag} table`)
  return table
}

/** Where each outline begins, and the last one ends. */
const readLoca = (tables: readonly Table[]): number[] => {
  const isLong = viewOf(need(tables, 'head').bytes).getUint16(50) === 1
  const loca = viewOf(need(tables, 'loca').bytes)
  return Array.from({ length: loca.byteLength / (isLong ? 4 : 2) }, (_, i) =>
    isLong ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i),
  )
}

const WORDS = 0x1
const MORE = 0x20
/** Bytes that a scale, two of them, or a matrix takes after a part of an outline. */
const SCALES = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const

/** The other glyphs that an outline is put together from. */
const partsOf = (outline: Uint8Array): number[] => {
  const view = viewOf(outline)
  if (outline.length === 0 || view.getInt16(0) >= 0) return []
  const parts: number[] = []
  for (let at = 10, more = true; more; ) {
    const flags = view.getUint16(at)
    parts.push(view.getUint16(at + 2))
    at += 4 + (flags & WORDS ? 4 : 2) + (SCALES.find(([flag]) => flags & flag)?.[1] ?? 0)
    more = (flags & MORE) !== 0
  }
  return parts
}

/** The glyphs of the characters, and the components of those glyphs. */
const wantedGlyphs = (
  sfnt: Uint8Array,
  characters: ReadonlySet<number>,
  outline: (glyph: number) => Uint8Array,
  count: number,
) => {
  const cmap = readCmap(sfnt)
  const mapped = new Set(cmap.values())
  // Glyphs without a code point are alternative forms: of a bracket in vertical text, of a quotation mark in English.
  const wanted = new Set(
    Array.from({ length: count }, (_, glyph) => glyph).filter((glyph) => !mapped.has(glyph)),
  )
  for (const [character, glyph] of cmap) if (characters.has(character)) wanted.add(glyph)
  for (const glyph of wanted) for (const part of partsOf(outline(glyph))) wanted.add(part)
  return wanted
}

/**
 * The same font with only the outlines of `characters`. Metrics and rules stay as they are, because the line layout
 * depends on them.
 */
const thinTables = (sfnt: Uint8Array, characters: ReadonlySet<number>): Table[] => {
  const tables = tablesOf(sfnt)
  const ends = readLoca(tables)
  const { bytes: outlines } = need(tables, 'glyf')
  const outline = (glyph: number) => outlines.subarray(ends[glyph], ends[glyph + 1])
  const count = ends.length - 1
  const wanted = wantedGlyphs(sfnt, characters, outline, count)
  const wantedOutlines = Array.from({ length: count }, (_, glyph) =>
    wanted.has(glyph) ? outline(glyph) : new Uint8Array(),
  )
  const glyf = new Uint8Array(wantedOutlines.reduce((size, one) => size + one.length, 0))
  const isLong = need(tables, 'loca').bytes.length === 4 * ends.length
  const loca = new DataView(new ArrayBuffer(ends.length * (isLong ? 4 : 2)))
  let end = 0
  for (const [glyph, bytes] of wantedOutlines.entries()) {
    glyf.set(bytes, end)
    end += bytes.length
    if (isLong) loca.setUint32(4 * (glyph + 1), end)
    else loca.setUint16(2 * (glyph + 1), end / 2)
  }
  const changed: Record<string, Uint8Array> = { glyf, loca: new Uint8Array(loca.buffer) }
  return tables.map((table) => {
    const bytes = changed[table.tag]
    return bytes ? { tag: table.tag, bytes, checksum: sumOf(bytes) } : table
  })
}

const deflated = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const padded = (length: number) => (length + 3) & ~3

/** WOFF 1, which every browser can read and pack. */
const packWoff = async (flavor: number, tables: readonly Table[]): Promise<Uint8Array> => {
  const header = 44 + 20 * tables.length
  const packed = await Promise.all(
    tables.map(async ({ bytes }) => {
      const small = await deflated(bytes)
      return small.length < bytes.length ? small : bytes
    }),
  )
  const woff = new Uint8Array(packed.reduce((size, bytes) => size + padded(bytes.length), header))
  const view = viewOf(woff)
  const whole = tables.reduce((size, { bytes }) => size + padded(bytes.length), 12 + 16 * tables.length)
  view.setUint32(0, 0x774f4646)
  view.setUint32(4, flavor)
  view.setUint32(8, woff.length)
  view.setUint16(12, tables.length)
  view.setUint32(16, whole)
  view.setUint16(20, 1)
  let offset = header
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const record = 44 + 20 * i
    const data = packed[i] ?? bytes
    for (let at = 0; at < 4; at += 1) woff[record + at] = tag.charCodeAt(at)
    view.setUint32(record + 4, offset)
    view.setUint32(record + 8, data.length)
    view.setUint32(record + 12, bytes.length)
    view.setUint32(record + 16, checksum)
    woff.set(data, offset)
    offset += padded(data.length)
  }
  return woff
}

/** Whether a font has any of these characters: the `unicode-range` of a rule has gaps. */
export const hasAny = (sfnt: Uint8Array, characters: ReadonlySet<number>): boolean => {
  const cmap = readCmap(sfnt)
  return [...characters].some((character) => cmap.has(character))
}

/** A TrueType font as WOFF with the outlines of only these characters. Default: all. */
export const thinFont = (sfnt: Uint8Array, characters?: ReadonlySet<number>): Promise<Uint8Array> =>
  packWoff(viewOf(sfnt).getUint32(0), characters ? thinTables(sfnt, characters) : tablesOf(sfnt))
