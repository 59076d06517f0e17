import { zlibSync } from 'fflate'
import { rgbOf } from '#packages/layout/color.ts'
import { pngOf } from '../png-chunks.ts'

/** Large enough that no program blurs the edges when it scales the picture. */
const SCALE = 10

/** A square of squares, dark where `true`, as a PNG: no canvas is needed, so that it is the same everywhere. */
export const encodeSquares = (squares: readonly (readonly boolean[])[], color: string): Uint8Array => {
  const size = squares.length * SCALE
  const stride = 1 + Math.ceil(size / 8)
  const pixels = new Uint8Array(stride * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * stride + 1 + (x >> 3)
      if (squares[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7))
    }
  return pngOf({ width: size, height: size, bits: 1, colors: 'palette' }, [
    ['PLTE', Uint8Array.of(255, 255, 255, ...rgbOf(color))],
    ['IDAT', zlibSync(pixels)],
  ])
}
