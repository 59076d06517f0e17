import { zlibSync } from 'fflate'
import { LruCache } from '#packages/scheduling/lru-cache.ts'
import type { Picture } from '../display-list/list.ts'
import type { PdfObjects } from './objects.ts'
import { pixelsOf } from './png.ts'

const head = ({ width, height }: Picture, space: string) =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8`

/** The number of colour channels in a JPEG's frame header: 1 is grey. */
const componentsOf = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < bytes.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return view.getUint8(at + 9)
  }
  return 3
}

interface PackedPixels {
  colors: Uint8Array
  alphas: Uint8Array | undefined
}

const hashOf = (bytes: Uint8Array): string => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return `${bytes.length} ${hash}`
}

/** Versions of a resume share a portrait, so it is decoded and packed once. */
const packedPictures = new LruCache<string, PackedPixels>(12)

const packedPixels = (bytes: Uint8Array): PackedPixels => {
  const key = hashOf(bytes)
  const known = packedPictures.get(key)
  if (known) return known
  const { colors, alphas } = pixelsOf(bytes)
  const packed = {
    colors: zlibSync(colors, { level: 6 }),
    alphas: alphas && zlibSync(alphas, { level: 6 }),
  }
  packedPictures.set(key, packed)
  return packed
}

/** A JPEG is embedded as it is; a PNG is split into colours and a mask. */
export const embedPicture = (pdf: PdfObjects, picture: Picture): number => {
  const { type, bytes } = picture
  if (type === 'image/jpeg') {
    const space = componentsOf(bytes) === 1 ? 'DeviceGray' : 'DeviceRGB'
    return pdf.stream(`${head(picture, space)}/Filter/DCTDecode`, bytes, true)
  }
  const { colors, alphas } = packedPixels(bytes)
  const packed = '/Filter/FlateDecode'
  const mask = alphas ? `/SMask ${pdf.stream(head(picture, 'DeviceGray') + packed, alphas, true)} 0 R` : ''
  return pdf.stream(head(picture, 'DeviceRGB') + packed + mask, colors, true)
}
