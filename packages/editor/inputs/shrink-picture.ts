import { PictureError } from './picture-file.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const MOST_BYTES = 300 * 1024

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

const draw = (
  image: HTMLImageElement,
  area: Area,
  degrees: number,
  width: number,
  height: number,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('broken')
  const radians = (degrees * Math.PI) / 180
  const { naturalWidth: w, naturalHeight: h } = image
  // The area is measured in the box that the turned picture fills.
  const boxWidth = Math.abs(Math.cos(radians) * w) + Math.abs(Math.sin(radians) * h)
  const boxHeight = Math.abs(Math.sin(radians) * w) + Math.abs(Math.cos(radians) * h)
  context.imageSmoothingQuality = 'high'
  context.scale(width / area.width, height / area.height)
  context.translate(-area.x + boxWidth / 2, -area.y + boxHeight / 2)
  context.rotate(radians)
  context.drawImage(image, -w / 2, -h / 2)
  return canvas
}

/** A browser that cannot write WebP gives PNG instead, which is many times larger: then JPEG, on white. */
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

/** The area of a picture as a small file: at most `longest` pixels and 300 KB, the best that fits. */
export const shrinkPicture = async (
  image: HTMLImageElement,
  { area, degrees = 0, longest = 800 }: { area?: Area; degrees?: number; longest?: number } = {},
): Promise<Blob> => {
  const part = area ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const fit = Math.min(1, longest / Math.max(part.width, part.height))
  for (const [share, quality] of TRIES) {
    const width = Math.max(1, Math.round(part.width * fit * share))
    const height = Math.max(1, Math.round(part.height * fit * share))
    const blob = await write(draw(image, part, degrees, width, height), quality)
    if (blob && blob.size <= MOST_BYTES) return blob
  }
  throw new PictureError('big')
}
