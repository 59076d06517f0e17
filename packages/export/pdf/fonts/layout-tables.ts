/** The shared structure of GSUB and GPOS: features that name lookups, and sets of glyphs. */

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const listAt = (view: DataView, count: number): number[] =>
  Array.from({ length: view.getUint16(count) }, (_, at) => view.getUint16(count + 2 + 2 * at))

/**
 * Numbers of the lookups of these features, in the order in which they are applied. The font slices have one language
 * system for all scripts, so only features are selected.
 */
export const lookupsOf = (view: DataView, features: ReadonlySet<string>): number[] => {
  const list = view.getUint16(6)
  const found = new Set<number>()
  for (let at = 0; at < view.getUint16(list); at += 1) {
    const record = list + 2 + 6 * at
    if (!features.has(tagAt(view, record))) continue
    for (const lookup of listAt(view, list + view.getUint16(record + 4) + 2)) found.add(lookup)
  }
  return [...found].sort((one, other) => one - other)
}

export interface Subtable {
  type: number
  at: number
}

/** `extension`: the lookup type whose subtables only contain the offset of the real one. */
export const subtablesOf = (view: DataView, lookup: number, extension: number): Subtable[] => {
  const list = view.getUint16(8)
  const start = list + view.getUint16(list + 2 + 2 * lookup)
  const type = view.getUint16(start)
  return listAt(view, start + 4).map((offset) => {
    const at = start + offset
    return type === extension
      ? { type: view.getUint16(at + 2), at: at + view.getUint32(at + 4) }
      : { type, at }
  })
}

/** The glyphs of a coverage table, in its order. */
export const coveredAt = (view: DataView, at: number): number[] => {
  if (view.getUint16(at) === 1) return listAt(view, at + 2)
  return Array.from({ length: view.getUint16(at + 2) }, (_, range) => {
    const record = at + 4 + 6 * range
    const [first, last] = [view.getUint16(record), view.getUint16(record + 2)]
    return Array.from({ length: last - first + 1 }, (__, step) => first + step)
  }).flat()
}
