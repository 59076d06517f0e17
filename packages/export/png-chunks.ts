const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const written = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)))
  return bytes
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const headOf = (width: number, height: number, bits: number, colors: number): Uint8Array => {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data.set([bits, colors], 8)
  return data
}

const COLORS = { rgb: 2, palette: 3 }

export interface PngHead {
  width: number
  height: number
  /** Of each channel, or of each place in the palette. */
  bits: number
  colors: keyof typeof COLORS
}

/** Signature and IHDR, which come first in every PNG. */
const HEAD_LENGTH = 33

/** Inserts a chunk right after the PNG header. */
export const withChunk = (png: Uint8Array, name: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const chunk = written(name, data)
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, HEAD_LENGTH))
  whole.set(chunk, HEAD_LENGTH)
  whole.set(png.subarray(HEAD_LENGTH), HEAD_LENGTH + chunk.length)
  return whole
}

/** A PNG file of these chunks; IHDR and IEND are added. */
export const pngOf = (
  { width, height, bits, colors }: PngHead,
  parts: readonly [name: string, data: Uint8Array][],
): Uint8Array => {
  const pieces = [
    SIGNATURE,
    written('IHDR', headOf(width, height, bits, COLORS[colors])),
    ...parts.map(([name, data]) => written(name, data)),
    written('IEND', new Uint8Array()),
  ]
  const whole = new Uint8Array(pieces.reduce((length, one) => length + one.length, 0))
  let at = 0
  for (const one of pieces) {
    whole.set(one, at)
    at += one.length
  }
  return whole
}
