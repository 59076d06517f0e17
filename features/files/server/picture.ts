import { AppError } from '#packages/api/errors.ts'
import { type PictureRequest, runPictureWork } from '#packages/server-kit/picture-queue.ts'

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 1600

export interface Picture {
  body: Buffer
  width: number
  height: number
}

const STARTS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
]

const encode = async (bytes: Buffer): Promise<Picture> => {
  // Loaded with the first picture: libvips takes memory that most servers never need.
  const { default: sharp } = await import('sharp')
  // Our own limit below is checked first and gives a clear message; this one is the second barrier.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
  const { width, height } = await image.metadata()
  if (width * height > MAX_PIXELS) throw new AppError('image_too_large')
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, smartSubsample: true })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

/**
 * Re-encodes a picture from its pixels, so that nothing else of the uploaded file is served. A file that does not begin
 * like one of the four formats never reaches the decoders: libvips would also try SVG, PDF and TIFF.
 */
export const readPicture = (bytes: Buffer, request: PictureRequest = {}): Promise<Picture> => {
  if (!STARTS.some((begins) => begins(bytes))) throw new AppError('not_an_image')
  return runPictureWork(request, async () => {
    try {
      return await encode(bytes)
    } catch (error) {
      if (error instanceof AppError) throw error
      const code = /pixel limit|too large/i.test(String(error)) ? 'image_too_large' : 'not_an_image'
      throw new AppError(code, { cause: error })
    }
  })
}
