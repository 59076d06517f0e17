import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelsOf } from './png.ts'

const WIDTH = 23
const HEIGHT = 17

/** Smooth in places and noisy in others, so that every filter of the format is used. */
const painted = (channels: 3 | 4) =>
  sharp(
    Uint8Array.from({ length: WIDTH * HEIGHT * channels }, (_, at) =>
      at % 3 === 0 ? (at * 7) % 256 : (at * at) % 251,
    ),
    { raw: { width: WIDTH, height: HEIGHT, channels } },
  )

const VARIANTS = {
  colours: () => painted(3).png(),
  'colours and alpha': () => painted(4).png(),
  grey: () => painted(3).greyscale().toColourspace('b-w').png(),
  'grey and alpha': () => painted(4).greyscale().toColourspace('b-w').png(),
  'a palette': () => painted(3).png({ palette: true, colours: 16 }),
  'a palette with clear colours': () => painted(4).png({ palette: true, colours: 200 }),
  'two colours': () => painted(3).threshold(120).png({ palette: true, colours: 2 }),
}

test.each(Object.entries(VARIANTS))('a PNG of %s reads as its own library reads it', async (_, make) => {
  const bytes = await make().toBuffer()
  const { colors, alphas } = pixelsOf(new Uint8Array(bytes))
  const expected = await sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  const joined = Array.from({ length: WIDTH * HEIGHT }, (_unused, at) => [
    ...colors.subarray(at * 3, at * 3 + 3),
    alphas?.[at] ?? 255,
  ]).flat()
  expect(joined).toEqual([...expected])
})
