import { dataUrl, sizeOf } from '../picture.ts'

/** Of all pictures of a document, in characters: what is stored has room for two million in all. */
const MAX_TOTAL_LENGTH = 1_400_000
const LEAST = 30_000

/** Widths that a picture is tried at until it is small enough. */
const WIDTHS = [1280, 960, 640, 400, 240]

const typeOf = (bytes: Uint8Array): string | undefined => {
  const known = sizeOf(bytes)?.type
  if (known) return known
  const isWebp = bytes[0] === 0x52 && bytes[1] === 0x49 && bytes[8] === 0x57 && bytes[9] === 0x45
  return isWebp ? 'image/webp' : undefined
}

const drawnSmall = async (bytes: Uint8Array, type: string, room: number): Promise<string | undefined> => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const picture = await createImageBitmap(new Blob([bytes as BlobPart], { type }))
  try {
    for (const width of WIDTHS.filter((one) => one <= Math.max(240, picture.width))) {
      const scale = Math.min(1, width / picture.width)
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(picture.width * scale)),
        Math.max(1, Math.round(picture.height * scale)),
      )
      const context = canvas.getContext('2d')
      if (!context) return undefined
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      const url = dataUrl('image/jpeg', new Uint8Array(await blob.arrayBuffer()))
      if (url !== undefined && url.length <= room) return url
    }
    return undefined
  } finally {
    picture.close()
  }
}

/** As it is where it is small enough; drawn smaller where there is a browser to draw it; else nothing. */
const fitted = async (bytes: Uint8Array, room: number): Promise<string | undefined> => {
  const type = typeOf(bytes)
  if (!type) return undefined
  const whole = dataUrl(type, bytes)
  if (whole !== undefined && whole.length <= room) return whole
  return drawnSmall(bytes, type, room).catch(() => undefined)
}

/** The pictures of a file as a document keeps them; those that find no room are left out. */
export const fittedPictures = async (
  paths: readonly string[],
  bytesOf: (path: string) => Uint8Array | undefined,
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const each = [...new Set(paths)]
  let room = MAX_TOTAL_LENGTH
  for (const [at, path] of each.entries()) {
    const bytes = bytesOf(path)
    const uses = paths.filter((one) => one === path).length
    const share = Math.max(LEAST, room / (each.length - at)) / uses
    const url = bytes && room > LEAST ? await fitted(bytes, share) : undefined
    if (url === undefined) continue
    found.set(path, url)
    room -= url.length * uses
  }
  return found
}
