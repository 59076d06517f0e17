import { pictureUrl } from '#packages/render/pictures.ts'
import { bytesOf, imageAt, isJpeg, isPng } from '../display-list/picture-source.ts'
import type { PicturePort } from './pictures.ts'

/** Enough pixels for the largest printed picture. */
const MAX_SIDE = 1600

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight))
  return { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
}

/** Word reads neither WebP nor the drawn portraits: both are redrawn as PNG. */
const redrawn: PicturePort = async (url) => {
  const image = await imageAt(url)
  const { width, height } = sizeOf(image)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob
    ? { type: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
    : undefined
}

/** A picture of the document as Word can read it. */
export const browserPicture: PicturePort = async (src) => {
  const url = pictureUrl(src)
  const bytes = await bytesOf(url)
  if (!isJpeg(bytes) && !isPng(bytes)) return redrawn(url)
  const { naturalWidth: width, naturalHeight: height } = await imageAt(url)
  return { type: isJpeg(bytes) ? 'image/jpeg' : 'image/png', bytes, width, height }
}
