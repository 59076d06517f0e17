import sharp from 'sharp'

const WIDTH = 320
const WINDOW = 8

interface Grey {
  width: number
  height: number
  data: Buffer
}

/** Scaled down and slightly blurred: a shift of half a pixel is not visible. */
const greyOf = async (file: string, height: number): Promise<Grey> => {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .resize(WIDTH, height, { fit: 'fill' })
    .blur(1.2)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const [C1, C2] = [6.5, 58.5]

/** The structural similarity of one window of two pictures: 1 is the same. */
const windowLikeness = (one: Grey, other: Grey, left: number, top: number, shift: number): number => {
  let [sum, sumOther, square, squareOther, product, count] = [0, 0, 0, 0, 0, 0]
  for (let y = top; y < Math.min(top + WINDOW, one.height); y += 1)
    for (let x = left; x < Math.min(left + WINDOW, one.width); x += 1) {
      const a = one.data[y * one.width + x] ?? 0
      const b = other.data[(y + shift) * one.width + x] ?? 255
      sum += a
      sumOther += b
      square += a * a
      squareOther += b * b
      product += a * b
      count += 1
    }
  const [mean, meanOther] = [sum / count, sumOther / count]
  const variance = square / count - mean * mean
  const varianceOther = squareOther / count - meanOther * meanOther
  const covariance = product / count - mean * meanOther
  return (
    ((2 * mean * meanOther + C1) * (2 * covariance + C2)) /
    ((mean * mean + meanOther * meanOther + C1) * (variance + varianceOther + C2))
  )
}

const blockLikeness = (one: Grey, other: Grey, left: number, top: number, shift: number): number => {
  let [sum, count] = [0, 0]
  for (let y = top; y < Math.min(top + BLOCK.height, one.height); y += WINDOW)
    for (let x = left; x < Math.min(left + BLOCK.width, one.width); x += WINDOW) {
      sum += windowLikeness(one, other, x, y, shift)
      count += 1
    }
  return sum / count
}

/** A part of a page, and how far it may be shifted vertically in the other picture. */
const BLOCK = { width: 80, height: 16, shift: 16 }

export interface Likeness {
  /** Compared in place, from 0 to 1: every letter must be at the same position. */
  inPlace: number
  /** Compared with each part shifted vertically to where it fits best. */
  alike: number
  /** The median shift of the parts, as a share of the page's height. */
  moved: number
}

/** How alike two pictures of a page are, by SSIM over small windows. */
export const likeness = async (one: string, other: string): Promise<Likeness> => {
  const { width = 1, height = 1 } = await sharp(one).metadata()
  const high = Math.round((WIDTH * height) / width)
  const [a, b] = await Promise.all([greyOf(one, high), greyOf(other, high)])
  let [inPlace, alike, count] = [0, 0, 0]
  const moves: number[] = []
  for (let top = 0; top < high; top += BLOCK.height)
    for (let left = 0; left < WIDTH; left += BLOCK.width) {
      const still = blockLikeness(a, b, left, top, 0)
      let best = { value: still, shift: 0 }
      for (let shift = -BLOCK.shift; shift <= BLOCK.shift && best.value < 0.995; shift += 1) {
        const value = blockLikeness(a, b, left, top, shift)
        if (value > best.value) best = { value, shift }
      }
      inPlace += still
      alike += best.value
      if (best.shift !== 0) moves.push(Math.abs(best.shift))
      count += 1
    }
  moves.sort((less, more) => less - more)
  return {
    inPlace: Math.max(0, inPlace / count),
    alike: Math.max(0, alike / count),
    moved: (moves[Math.floor(moves.length / 2)] ?? 0) / high,
  }
}
