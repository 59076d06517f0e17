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

/** The box that a turned picture fills. */
export const turnedSize = ({ naturalWidth: w, naturalHeight: h }: HTMLImageElement, degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  const [along, across] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: along * w + across * h, height: across * w + along * h }
}

/** The area is measured in the box that the turned picture fills. */
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
    const canvas = drawTurned(document.createElement('canvas'), image, degrees, part, fit * share)
    const blob = await write(canvas, quality)
    if (blob && blob.size <= MOST_BYTES) return blob
  }
  throw new PictureError('big')
}
