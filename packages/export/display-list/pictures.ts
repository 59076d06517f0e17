import { LruCache } from '#packages/scheduling/lru-cache.ts'
import type { Picture } from './list.ts'
import { bytesOf, imageAt, isJpeg, isPng } from './picture-source.ts'

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface JpegFacts {
  width: number
  height: number
  components: number
  isRotated: boolean
}

/** EXIF orientation; with any value but 1, the stored picture is rotated or mirrored. */
const isRotatedBy = (bytes: Uint8Array, start: number): boolean => {
  const view = viewOf(bytes)
  if (view.getUint32(start) !== 0x45786966) return false
  const tiff = start + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const entries = tiff + view.getUint32(tiff + 4, isLittle)
  for (let at = 0; at < view.getUint16(entries, isLittle); at += 1) {
    const entry = entries + 2 + 12 * at
    if (view.getUint16(entry, isLittle) === 0x112) return view.getUint16(entry + 8, isLittle) !== 1
  }
  return false
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Size, colours and rotation of a JPEG, from its header. */
const readJpeg = (bytes: Uint8Array): JpegFacts | undefined => {
  const view = viewOf(bytes)
  let isRotated = false
  let at = 2
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    if (marker === 0xe1) isRotated ||= isRotatedBy(bytes, at + 4)
    if (isFrame(marker))
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        components: view.getUint8(at + 9),
        isRotated,
      }
    at += 2 + length
  }
  return undefined
}

/** Pictures that files can embed unchanged; undefined if the picture must be redrawn. */
const asItIs = (bytes: Uint8Array): Picture | undefined => {
  try {
    if (isJpeg(bytes)) {
      const facts = readJpeg(bytes)
      if (!facts || facts.isRotated || facts.components === 4) return undefined
      return { type: 'image/jpeg', bytes, width: facts.width, height: facts.height }
    }
    if (!isPng(bytes)) return undefined
    const view = viewOf(bytes)
    const [depth, interlaced] = [view.getUint8(24), view.getUint8(28)]
    if (depth > 8 || interlaced !== 0) return undefined
    return { type: 'image/png', bytes, width: view.getUint32(16), height: view.getUint32(20) }
  } catch {
    return undefined
  }
}

/** Whether a picture has transparent pixels: without any it becomes a JPEG, which is a tenth of the size. */
const isClear = (context: CanvasRenderingContext2D, width: number, height: number): boolean => {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true
  return false
}

const encoded = async (canvas: HTMLCanvasElement, type: Picture['type']): Promise<Picture> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.93))
  if (!blob) throw new Error('the picture could not be written')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { type, bytes, width: canvas.width, height: canvas.height }
}

/** As fine as a good printer; a drawing has no size of its own and is made as large as that. */
const PER_PIXEL = 3
/** More pixels take seconds and make no visible difference. */
const MAX_PIXELS = 2_000_000

export interface Size {
  width: number
  height: number
}

/** A picture and its natural size on a page. */
interface Loaded {
  picture: Picture
  natural: Size
}

/** The scale of a picture in a box of this length. */
const shareFor = ({ width, height }: Size, shown: number): number =>
  Math.min((shown * PER_PIXEL) / Math.min(width, height), Math.sqrt(MAX_PIXELS / (width * height)))

const drawnOn = (image: HTMLImageElement, { width, height }: Size) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the picture could not be drawn')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** A photograph in a format that files cannot embed, or with an EXIF rotation. */
const redrawn = async (image: HTMLImageElement, shown: number): Promise<Loaded> => {
  const natural = { width: image.naturalWidth, height: image.naturalHeight }
  const share = Math.min(1, shareFor(natural, shown))
  const { canvas, context } = drawnOn(image, {
    width: natural.width * share,
    height: natural.height * share,
  })
  const type = isClear(context, canvas.width, canvas.height) ? 'image/png' : 'image/jpeg'
  return { picture: await encoded(canvas, type), natural }
}

/** A drawing's own proportions; the browser's whole pixels for it are too coarse to fit it into a box. */
const proportionsOf = (svg: string): Size | undefined => {
  const [, width, height] = /viewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

const drawing = async (svg: string, image: HTMLImageElement, shown: number): Promise<Loaded> => {
  const natural = proportionsOf(svg) ?? { width: image.naturalWidth, height: image.naturalHeight }
  const share = shareFor(natural, shown)
  const size = { width: Math.round(natural.width * share), height: Math.round(natural.height * share) }
  const sized = svg.replace(
    /<svg(?=[\s>])(?![^<>]*\swidth=)/,
    `<svg width="${size.width}" height="${size.height}"`,
  )
  const sharp = await imageAt(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`)
  return { picture: await encoded(drawnOn(sharp, size).canvas, 'image/png'), natural }
}

const isDrawing = (bytes: Uint8Array): boolean =>
  /^\s*<(\?xml|svg|!)/.test(new TextDecoder().decode(bytes.subarray(0, 64)))

const load = async (url: string, image: HTMLImageElement, shown: number): Promise<Loaded> => {
  const bytes = await bytesOf(url)
  const picture = asItIs(bytes)
  if (picture) return { picture, natural: { width: picture.width, height: picture.height } }
  return isDrawing(bytes) ? drawing(new TextDecoder().decode(bytes), image, shown) : redrawn(image, shown)
}

/** The content of an address never changes, so pictures are cached across files. */
const loadedPictures = new LruCache<string, Promise<Loaded>>(24)

/** A picture's bytes; `shown` is the longer side of its box. */
export const pictureOf = (image: HTMLImageElement, shown: number): Promise<Loaded> => {
  const url = image.currentSrc || image.src
  // A vector drawing is rasterized again for another size, but not for every additional pixel.
  const key = `${Math.ceil(Math.log2(Math.max(1, shown)) * 2)} ${url}`
  const found = loadedPictures.get(key)
  if (found !== undefined) return found
  const loading = load(url, image, shown)
  loadedPictures.set(key, loading)
  loading.catch(() => loadedPictures.delete(key))
  return loading
}
