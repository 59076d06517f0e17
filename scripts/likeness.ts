import sharp from 'sharp'

const WIDTH = 320
const WINDOW = 8

interface Grey {
  width: number
  height: number
  data: Buffer
}

/** Small and a little blurred: a letter half a pixel aside is no difference that anybody sees. */
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
const windowLikeness = (one: Grey, other: Grey, left: number, top: number): number => {
  let [sum, sumOther, square, squareOther, product, count] = [0, 0, 0, 0, 0, 0]
  for (let y = top; y < Math.min(top + WINDOW, one.height); y += 1)
    for (let x = left; x < Math.min(left + WINDOW, one.width); x += 1) {
      const a = one.data[y * one.width + x] ?? 0
      const b = other.data[y * one.width + x] ?? 0
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

/** How alike two pictures of a page are, from 0 to 1, by SSIM over small windows. */
export const likeness = async (one: string, other: string): Promise<number> => {
  const { width = 1, height = 1 } = await sharp(one).metadata()
  const high = Math.round((WIDTH * height) / width)
  const [a, b] = await Promise.all([greyOf(one, high), greyOf(other, high)])
  let [sum, count] = [0, 0]
  for (let top = 0; top < high; top += WINDOW)
    for (let left = 0; left < WIDTH; left += WINDOW) {
      sum += windowLikeness(a, b, left, top)
      count += 1
    }
  return Math.max(0, sum / count)
}
