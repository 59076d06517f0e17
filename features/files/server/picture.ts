import { AppError } from '#packages/wire/errors.ts'
import { FairQueue } from '#packages/workers/fair-queue.ts'

const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 1600

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

/** Two at a time: each may hold some hundred megabytes while it is read. */
const SEATS = 2
/** Each holds its file of up to 8 MB while it waits. */
const MAX_WAITING = 16
const MAX_WAITING_OF_ONE = 8

/** Whose picture it is, and until when they want it. The renderer of the command line has neither, and no limit. */
export interface For {
  requester?: string
  signal?: AbortSignal
}

interface Waiting {
  requester: string | undefined
  start(): void
}
let taken = 0
const waiting = new FairQueue<Waiting>()

const takeSeat = async ({ requester, signal }: For): Promise<void> => {
  signal?.throwIfAborted()
  if (taken < SEATS) {
    taken += 1
    return
  }
  const isFull = waiting.length >= MAX_WAITING || waiting.lengthOf(requester) >= MAX_WAITING_OF_ONE
  if (requester !== undefined && isFull) throw new AppError('busy')
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      if (waiting.remove(one)) reject(signal?.reason)
    }
    const one: Waiting = {
      requester,
      start: () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      },
    }
    waiting.push(one)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

const inTurn = async <T>(who: For, work: () => Promise<T>): Promise<T> => {
  await takeSeat(who)
  try {
    return await work()
  } finally {
    // The seat is handed on, so that nobody slips in between.
    const next = waiting.shift(() => true)
    if (next) next.start()
    else taken -= 1
  }
}

const encode = async (bytes: Buffer): Promise<Picture> => {
  // Loaded with the first picture: libvips takes memory that most servers never need.
  const { default: sharp } = await import('sharp')
  // Our own limit is asked first, below, in words; this one stands behind it.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 })
  const { width, height } = await image.metadata()
  if (width * height > MOST_PIXELS) throw new AppError('image_too_large')
  const { data, info } = await image
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, smartSubsample: true })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

/**
 * Made anew from its pixels: nothing of the file that came in goes out again. What does not begin as one of the
 * four formats never reaches the decoders: libvips would also try SVG, PDF and TIFF.
 */
export const readPicture = (bytes: Buffer, who: For = {}): Promise<Picture> => {
  if (!STARTS.some((begins) => begins(bytes))) throw new AppError('not_an_image')
  return inTurn(who, async () => {
    try {
      return await encode(bytes)
    } catch (error) {
      if (error instanceof AppError) throw error
      const code = /pixel limit|too large/i.test(String(error)) ? 'image_too_large' : 'not_an_image'
      throw new AppError(code, { cause: error })
    }
  })
}
