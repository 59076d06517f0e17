import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { readQr } from './read-qr.ts'

test.each([
  'a',
  'https://qr.alipay.example/HJ20261129ABCDEFGHIJKL',
  'https://花笺.example/s/知夏?from=card',
  `https://example.com/${'x'.repeat(80)}`,
])('reads a code back: %s', async (text) => {
  const svg = renderSVG(text, { ecc: 'M', border: 4 })
  expect(await readQr(await sharp(Buffer.from(svg)).resize(376).png().toBuffer())).toBe(text)
})
