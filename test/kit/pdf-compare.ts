import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A page as pixels: red, green and blue in turn. */
export interface Raster {
  width: number
  height: number
  data: Uint8Array
}

const readPpm = (bytes: Uint8Array): Raster => {
  const [, width = 0, height = 0] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1'))?.map(Number) ??
    []
  return { width, height, data: bytes.subarray(bytes.length - width * height * 3) }
}

const DPI = 150

/** Every page of a file as printed. */
export const rasterise = async (pdf: Uint8Array): Promise<Raster[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'huajian-raster-'))
  try {
    const file = join(folder, 'file.pdf')
    await writeFile(file, pdf)
    await promisify(execFile)('pdftoppm', ['-r', String(DPI), file, join(folder, 'page')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort()
    return await Promise.all(names.map(async (name) => readPpm(await readFile(join(folder, name)))))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The tolerance of a colour: anti-aliased edges depend on sub-pixel positions. */
const TOLERANCE = 48

const isNear = (one: Uint8Array, at: number, other: Uint8Array, place: number): boolean =>
  Math.abs((one[at] ?? 0) - (other[place] ?? 0)) <= TOLERANCE &&
  Math.abs((one[at + 1] ?? 0) - (other[place + 1] ?? 0)) <= TOLERANCE &&
  Math.abs((one[at + 2] ?? 0) - (other[place + 2] ?? 0)) <= TOLERANCE

/**
 * Whether a pixel could be an anti-aliased edge of the other picture: its colour is between the colours of that picture
 * at and next to its position.
 */
const isBetween = (one: Raster, other: Raster, x: number, y: number): boolean => {
  const at = (y * one.width + x) * 3
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0]
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const px = Math.min(Math.max(x + dx, 0), other.width - 1)
        const py = Math.min(Math.max(y + dy, 0), other.height - 1)
        const value = other.data[(py * other.width + px) * 3 + channel] ?? 0
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
    const value = one.data[at + channel] ?? 0
    if (value < low - TOLERANCE || value > high + TOLERANCE) return false
  }
  return true
}

interface Difference {
  /** The share of all pixels that differ from the other picture, in both directions. */
  share: number
  /** The first few of them. */
  places: { x: number; y: number }[]
}

/** The outermost pixels: the two files round the paper size differently. */
const EDGE = 2

/** Where two pictures of a page differ by more than anti-aliased edges. */
export const difference = (one: Raster, other: Raster): Difference => {
  const width = Math.min(one.width, other.width)
  const height = Math.min(one.height, other.height)
  const places: Difference['places'] = []
  let count = 0
  for (let y = EDGE; y < height - EDGE; y += 1)
    for (let x = EDGE; x < width - EDGE; x += 1) {
      const [at, place] = [(y * one.width + x) * 3, (y * other.width + x) * 3]
      if (isNear(one.data, at, other.data, place)) continue
      if (isBetween(one, other, x, y) && isBetween(other, one, x, y)) continue
      count += 1
      if (places.length < 2000) places.push({ x, y })
    }
  return { share: count / (width * height), places }
}
