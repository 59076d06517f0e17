import { zlibSync } from 'fflate'
import { rgbOf } from '#packages/parts/color.ts'

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const crcOf = (bytes: Uint8Array): number => {
  const crc = bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)))
  return bytes
}

const headOf = (size: number): Uint8Array => {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  // One bit to a pixel, by a palette of two.
  data.set([1, 3, 0, 0, 0], 8)
  return data
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** So large that no reader blurs the edges when it is scaled. */
const SCALE = 10

/** A square of squares, dark where `true`, as a PNG: no canvas is needed, so that it is the same everywhere. */
export const encodeSquares = (squares: readonly (readonly boolean[])[], color: string): Uint8Array => {
  const size = squares.length * SCALE
  const stride = 1 + Math.ceil(size / 8)
  const pixels = new Uint8Array(stride * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * stride + 1 + (x >> 3)
      if (squares[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7))
    }
  const chunks = [
    SIGNATURE,
    chunk('IHDR', headOf(size)),
    chunk('PLTE', Uint8Array.of(255, 255, 255, ...rgbOf(color))),
    chunk('IDAT', zlibSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]
  const bytes = new Uint8Array(chunks.reduce((length, one) => length + one.length, 0))
  let at = 0
  for (const one of chunks) {
    bytes.set(one, at)
    at += one.length
  }
  return bytes
}
