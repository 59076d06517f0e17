const WOFF = 0x774f4646

export const isWoff = (bytes: Uint8Array): boolean =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0) === WOFF

const padded = (length: number) => (length + 3) & ~3

/** Unpacks piece by piece into its place: a face is 16 MB, and copies of it would be held at the same time. */
const inflateInto = async (target: Uint8Array, packed: Uint8Array<ArrayBuffer>): Promise<void> => {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(packed)
      controller.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader()
  let position = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    target.set(piece.value, position)
    position += piece.value.length
  }
}

/** WOFF 1 back to the bare TrueType file it was packed from: the same tables in the same order. */
export const unpackWoff = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const woff = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = woff.getUint16(12)
  const records = Array.from({ length: count }, (_, i) => 44 + 20 * i)
  const header = 12 + 16 * count
  const sfnt = new Uint8Array(records.reduce((size, at) => size + padded(woff.getUint32(at + 12)), header))
  const out = new DataView(sfnt.buffer)
  const power = Math.floor(Math.log2(count))
  out.setUint32(0, woff.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, 16 * 2 ** power)
  out.setUint16(8, power)
  out.setUint16(10, 16 * (count - 2 ** power))
  let position = header
  for (const [i, at] of records.entries()) {
    const start = woff.getUint32(at + 4)
    const packedLength = woff.getUint32(at + 8)
    const length = woff.getUint32(at + 12)
    const packed = bytes.subarray(start, start + packedLength)
    const record = 12 + 16 * i
    out.setUint32(record, woff.getUint32(at))
    out.setUint32(record + 4, woff.getUint32(at + 16))
    out.setUint32(record + 8, position)
    out.setUint32(record + 12, length)
    // A table that deflate would not shrink is stored as it is.
    if (packedLength < length) await inflateInto(sfnt.subarray(position, position + length), packed)
    else sfnt.set(packed, position)
    position += padded(length)
  }
  return sfnt
}
