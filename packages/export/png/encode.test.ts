import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newPng } from './encode.ts'

const SIZE = { width: 37, height: 23 }

/** Flat, smooth and wild rows by turns: each is written in another way. */
const pixels = Uint8ClampedArray.from({ length: SIZE.width * SIZE.height * 4 }, (_, at) => {
  const y = Math.floor(at / 4 / SIZE.width)
  if (at % 4 === 3) return 255
  return y % 3 === 0 ? 200 : y % 3 === 1 ? (at >> 2) % 256 : (at * 7919) % 251
})

test('what goes in comes out, whatever pieces it comes in', async () => {
  const png = newPng(SIZE.width, SIZE.height, 192)
  const row = SIZE.width * 4
  await png.add(pixels.subarray(0, row))
  await png.add(pixels.subarray(row, row * 9))
  await png.add(pixels.subarray(row * 9))
  const bytes = await png.finish()
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(SIZE)
  expect(Buffer.from(pixels).equals(data)).toBe(true)
  expect(await sharp(bytes).metadata()).toMatchObject({ density: 192, space: 'srgb', channels: 3 })
})
