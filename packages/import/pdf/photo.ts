import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isPortrait, type Pixels, pixelsUrl } from '../picture.ts'
import type { PageContent, Picture } from './shapes.ts'

/** How pdf.js packs pixels. */
const RGB = 2
const RGBA = 3

interface Decoded {
  width: number
  height: number
  kind?: number
  data?: Uint8Array | Uint8ClampedArray
}

const rgbOf = ({ width, height, kind, data }: Decoded): Pixels | undefined => {
  const step = kind === RGB ? 3 : kind === RGBA ? 4 : 0
  if (step === 0 || !data || data.length < width * height * step) return undefined
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 3; part += 1) rgb[at * 3 + part] = data[at * step + part] ?? 0
  return { width, height, rgb }
}

/** Shown upright, large enough for a face, not as large as a background. */
const isPhoto = ({ left, top, right, bottom, width, height }: Picture, page: PageContent): boolean => {
  const [shownWidth, shownHeight] = [right - left, bottom - top]
  const share = (shownWidth * shownHeight) / (page.width * page.height)
  return (
    isPortrait(width, height) &&
    shownWidth >= 36 &&
    shownHeight >= 40 &&
    share < 0.3 &&
    shownWidth / shownHeight < 1.15
  )
}

interface Objects {
  get(id: string, callback: (value: unknown) => void): unknown
}

const MAX_MS = 5000

/** Pictures are decoded after the page. One that never arrives is left out. */
const decodedOf = (objects: Objects, id: string): Promise<Decoded | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<Decoded | null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_MS)
    objects.get(id, (value) => resolve(value as Decoded | null))
  }).finally(() => clearTimeout(timer))
}

export interface Photo {
  url?: string
  isLeftOut: boolean
}

/** The largest such picture of the first page, if its pixels can be had. */
export const photoOf = async (file: PDFDocumentProxy, content: PageContent | undefined): Promise<Photo> => {
  const found = (content?.pictures ?? []).filter((picture) => content && isPhoto(picture, content))
  const [best] = found.toSorted(
    (one, other) =>
      (other.right - other.left) * (other.bottom - other.top) -
      (one.right - one.left) * (one.bottom - one.top),
  )
  if (!best) return { isLeftOut: false }
  const page = await file.getPage(1)
  const decoded = await decodedOf(best.id.startsWith('g_') ? page.commonObjs : page.objs, best.id)
  const pixels = decoded ? rgbOf(decoded) : undefined
  const url = pixels ? pixelsUrl(pixels) : undefined
  return url === undefined ? { isLeftOut: true } : { url, isLeftOut: false }
}
