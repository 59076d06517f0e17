/** The tables of a TrueType file, as views on its bytes. */
export type Tables = ReadonlyMap<string, DataView>

export const tablesOf = (sfnt: Uint8Array): Tables => {
  const file = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const tables = new Map<string, DataView>()
  for (let at = 0; at < file.getUint16(4); at += 1) {
    const record = 12 + 16 * at
    const tag = String.fromCharCode(...sfnt.subarray(record, record + 4))
    const start = sfnt.byteOffset + file.getUint32(record + 8)
    tables.set(tag, new DataView(sfnt.buffer, start, file.getUint32(record + 12)))
  }
  return tables
}

export const tableOf = (tables: Tables, tag: string): DataView => {
  const table = tables.get(tag)
  if (!table) throw new Error(`the font has no ${tag} table`)
  return table
}
