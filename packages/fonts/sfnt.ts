/** Just enough of the TrueType container to plan slices, check them and hand faces on. */

interface Table {
  /** Position of the table's own record in the directory, for the checksum. */
  record: number
  view: DataView
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const directoryOf = (sfnt: Uint8Array): Map<string, Table> => {
  const file = viewOf(sfnt)
  const tables = new Map<string, Table>()
  for (let i = 0; i < file.getUint16(4); i++) {
    const record = 12 + 16 * i
    const tag = String.fromCharCode(...sfnt.subarray(record, record + 4))
    const offset = sfnt.byteOffset + file.getUint32(record + 8)
    tables.set(tag, { record, view: new DataView(sfnt.buffer, offset, file.getUint32(record + 12)) })
  }
  return tables
}

export const tableTags = (sfnt: Uint8Array): string[] => [...directoryOf(sfnt).keys()]

const tableOf = (sfnt: Uint8Array, tag: string): Table => {
  const table = directoryOf(sfnt).get(tag)
  if (!table) throw new Error(`the font has no ${tag} table`)
  return table
}

const readSegments = (view: DataView, start: number, map: Map<number, number>) => {
  const doubled = view.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const offsets = deltas + doubled
  for (let i = 0; i < doubled; i += 2) {
    const end = view.getUint16(ends + i)
    const delta = view.getUint16(deltas + i)
    const offset = view.getUint16(offsets + i)
    for (let code = view.getUint16(starts + i); code <= end && code !== 0xffff; code++) {
      const listed =
        offset === 0 ? code : view.getUint16(offsets + i + offset + 2 * (code - view.getUint16(starts + i)))
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) map.set(code, glyph)
    }
  }
}

const readGroups = (view: DataView, start: number, map: Map<number, number>) => {
  for (let i = 0; i < view.getUint32(start + 12); i++) {
    const group = start + 16 + 12 * i
    const first = view.getUint32(group)
    const glyph = view.getUint32(group + 8)
    for (let code = first; code <= view.getUint32(group + 4); code++) map.set(code, glyph + code - first)
  }
}

/** Code point → glyph, from the fullest Unicode subtable. */
export const readCmap = (sfnt: Uint8Array): Map<number, number> => {
  const { view } = tableOf(sfnt, 'cmap')
  const starts = new Map<number, number>()
  for (let i = 0; i < view.getUint16(2); i++) {
    const start = view.getUint32(8 + 8 * i)
    starts.set(view.getUint16(start), start)
  }
  const map = new Map<number, number>()
  const groups = starts.get(12)
  const segments = starts.get(4)
  if (groups !== undefined) readGroups(view, groups, map)
  else if (segments !== undefined) readSegments(view, segments, map)
  else throw new Error('the font has no Unicode cmap')
  return map
}

/** Everything a browser may build a line box or an underline from. */
export const readLineMetrics = (sfnt: Uint8Array) => {
  const { view: head } = tableOf(sfnt, 'head')
  const { view: hhea } = tableOf(sfnt, 'hhea')
  const { view: os2 } = tableOf(sfnt, 'OS/2')
  const { view: vhea } = tableOf(sfnt, 'vhea')
  const { view: post } = tableOf(sfnt, 'post')
  return {
    unitsPerEm: head.getUint16(18),
    hhea: { ascent: hhea.getInt16(4), descent: hhea.getInt16(6), lineGap: hhea.getInt16(8) },
    typo: { ascent: os2.getInt16(68), descent: os2.getInt16(70), lineGap: os2.getInt16(72) },
    win: { ascent: os2.getUint16(74), descent: os2.getUint16(76) },
    /** Whether typo wins over hhea and win (fsSelection bit 7). */
    useTypo: (os2.getUint16(62) & 0x80) !== 0,
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    averageWidth: os2.getInt16(2),
    vertical: { ascent: vhea.getInt16(4), descent: vhea.getInt16(6), lineGap: vhea.getInt16(8) },
    underline: { position: post.getInt16(8), thickness: post.getInt16(10) },
  }
}

const checksum = (view: DataView): number => {
  let sum = 0
  for (let i = 0; i < view.byteLength; i++) sum += view.getUint8(i) << (24 - 8 * (i & 3))
  return sum >>> 0
}

const sign = (sfnt: Uint8Array, { record, view }: Table) => viewOf(sfnt).setUint32(record + 4, checksum(view))

/**
 * Writes hhea's ascent and descent over OS/2's win pair, in place. Windows takes the line from the win pair,
 * all others from hhea: in LXGW WenKai they differ by 0.13 em, and a resume would break differently on
 * Windows.
 */
export const alignWinMetrics = (sfnt: Uint8Array): void => {
  const { hhea } = readLineMetrics(sfnt)
  const os2 = tableOf(sfnt, 'OS/2')
  os2.view.setUint16(74, hhea.ascent)
  os2.view.setUint16(76, -hhea.descent)
  sign(sfnt, os2)
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)))

/** Records of a tag and an offset, as scripts and languages are listed. */
const recordsAt = (view: DataView, count: number) =>
  Array.from({ length: view.getUint16(count) }, (_, i) => {
    const at = count + 2 + 6 * i
    return { tag: tagAt(view, at), offsetAt: at + 4, offset: view.getUint16(at + 4) }
  })

/**
 * Makes simplified Chinese the only language of GSUB and its rules those of every script, in place. Noto sets
 * other digits under `lang="en"`, and a dash of 0.89 instead of 1 em where a line has no Chinese in it: the
 * same resume would break differently with the language of the page around it.
 */
export const useChineseForms = (sfnt: Uint8Array): void => {
  const gsub = tableOf(sfnt, 'GSUB')
  const { view } = gsub
  const scripts = view.getUint16(4)
  const chinese = recordsAt(view, scripts).find(({ tag }) => tag === 'hani')
  if (!chinese) return
  const script = scripts + chinese.offset
  const simplified = recordsAt(view, script + 2).find(({ tag }) => tag === 'ZHS ')
  if (!simplified) return
  view.setUint16(script, simplified.offset)
  view.setUint16(script + 2, 0)
  for (const { offsetAt } of recordsAt(view, scripts)) view.setUint16(offsetAt, chinese.offset)
  sign(sfnt, gsub)
}
