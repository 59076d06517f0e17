import { PictureError } from './picture-file.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const MAX_BYTES = 300 * 1024

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** The bounding box of a rotated picture. */
export const turnedSize = ({ naturalWidth: w, naturalHeight: h }: HTMLImageElement, degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  const [along, across] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: along * w + across * h, height: across * w + along * h }
}

/** Draws an area of a rotated picture; the area is relative to its bounding box. */
export const drawTurned = (
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  degrees: number,
  area: Area,
  scale: number,
): HTMLCanvasElement => {
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('broken')
  const { naturalWidth: w, naturalHeight: h } = image
  const box = turnedSize(image, degrees)
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / area.width, canvas.height / area.height)
  context.translate(-area.x + box.width / 2, -area.y + box.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -w / 2, -h / 2, w, h)
  return canvas
}

/** Encodes as WebP. Browsers without WebP return a much larger PNG, so they use JPEG on white instead. */
const write = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> => {
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp') return webp
  const context = canvas.getContext('2d')
  if (context) {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return blobOf(canvas, 'image/jpeg', quality)
}

const TRIES = [
  [1, 0.9],
  [1, 0.8],
  [1, 0.65],
  [0.8, 0.7],
  [0.6, 0.7],
  [0.4, 0.6],
] as const

/** An area of a picture as a file of at most `maxSide` pixels and 300 KB, in the best quality that fits. */
export const shrinkPicture = async (
  image: HTMLImageElement,
  { area, degrees = 0, maxSide = 800 }: { area?: Area; degrees?: number; maxSide?: number } = {},
): Promise<Blob> => {
  const part = area ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const fit = Math.min(1, maxSide / Math.max(part.width, part.height))
  for (const [share, quality] of TRIES) {
    const canvas = drawTurned(document.createElement('canvas'), image, degrees, part, fit * share)
    const blob = await write(canvas, quality)
    if (blob && blob.size <= MAX_BYTES) return blob
  }
  throw new PictureError('big')
}
