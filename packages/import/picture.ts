import { zlibSync } from 'fflate'

const MAX_URL_LENGTH = 420_000

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

const read16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const read32 = (bytes: Uint8Array, at: number) => read16(bytes, at) * 65536 + read16(bytes, at + 2)

export interface Size {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

const jpegSize = (bytes: Uint8Array): Size | undefined => {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', height: read16(bytes, at + 5), width: read16(bytes, at + 7) }
    at += 2 + read16(bytes, at + 2)
  }
  return undefined
}

/** The type and size of a picture from its first bytes. */
export const sizeOf = (bytes: Uint8Array): Size | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50)
    return { type: 'image/png', width: read32(bytes, 16), height: read32(bytes, 20) }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined
}

/** Roughly upright and not a mere icon: what a photo on a resume is. */
export const isPortrait = (width: number, height: number): boolean => {
  const ratio = width / height
  return width >= 60 && height >= 70 && ratio >= 0.55 && ratio <= 1.1
}

/** A picture as a document keeps it; none where it is too large. */
export const dataUrl = (type: string, bytes: Uint8Array): string | undefined => {
  if (bytes.length * 1.4 > MAX_URL_LENGTH) return undefined
  const url = `data:${type};base64,${base64(bytes)}`
  return url.length <= MAX_URL_LENGTH ? url : undefined
}

const crcTable = Uint32Array.from({ length: 256 }, (_, number) => {
  let value = number
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(data, 8)
  let crc = 0xffffffff
  for (let at = 4; at < bytes.length - 4; at += 1)
    crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8)
  view.setUint32(bytes.length - 4, (crc ^ 0xffffffff) >>> 0)
  return bytes
}

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue for each, row by row. */
  rgb: Uint8Array
}

/** Smaller by whole steps: each pixel is the mean of those it stands for. */
const shrink = ({ width, height, rgb }: Pixels, step: number): Pixels => {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)]
  const small = new Uint8Array(across * down * 3)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      for (let part = 0; part < 3; part += 1) {
        let sum = 0
        for (let row = 0; row < step; row += 1)
          for (let column = 0; column < step; column += 1)
            sum += rgb[((y * step + row) * width + x * step + column) * 3 + part] ?? 0
        small[(y * across + x) * 3 + part] = sum / (step * step)
      }
  return { width: across, height: down, rgb: small }
}

/** Rows as differences from the row above: photographs pack better so. */
const png = ({ width, height, rgb }: Pixels): Uint8Array => {
  const rows = new Uint8Array(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1) {
    rows[y * (width * 3 + 1)] = 2
    for (let at = 0; at < width * 3; at += 1) {
      const above = y === 0 ? 0 : (rgb[(y - 1) * width * 3 + at] ?? 0)
      rows[y * (width * 3 + 1) + 1 + at] = (rgb[y * width * 3 + at] ?? 0) - above
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Decoded pixels as a picture that fits into a document. */
export const pixelsUrl = (pixels: Pixels): string | undefined => {
  const first = Math.max(1, Math.ceil(pixels.height / 480))
  for (let step = first; step <= first + 3; step += 1) {
    const url = dataUrl('image/png', png(step === 1 ? pixels : shrink(pixels, step)))
    if (url !== undefined) return url
  }
  return undefined
}
