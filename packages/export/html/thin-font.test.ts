import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { faceOf } from '#packages/fonts/faces.ts'
import { readCmap, readLineMetrics, tableTags } from '#packages/fonts/sfnt.ts'
import { unpackWoff } from '#packages/fonts/woff.ts'
import { hasAny, thinFont } from './thin-font.ts'

const face = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(faceOf('sans', 400).file)))

const tableOf = (sfnt: Uint8Array, tag: string): DataView => {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset)
  for (let record = 12; ; record += 16)
    if (String.fromCharCode(...sfnt.subarray(record, record + 4)) === tag)
      return new DataView(
        sfnt.buffer,
        sfnt.byteOffset + view.getUint32(record + 8),
        view.getUint32(record + 12),
      )
}

const outlineOf = (sfnt: Uint8Array, character: string): Uint8Array => {
  const glyph = readCmap(sfnt).get(character.codePointAt(0) ?? 0) ?? 0
  const isLong = tableOf(sfnt, 'head').getUint16(50) === 1
  const [loca, glyf] = [tableOf(sfnt, 'loca'), tableOf(sfnt, 'glyf')]
  const at = (index: number) => (isLong ? loca.getUint32(4 * index) : 2 * loca.getUint16(2 * index))
  return new Uint8Array(glyf.buffer, glyf.byteOffset + at(glyph), at(glyph + 1) - at(glyph))
}

const codes = (text: string) => new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))

test('a thin font draws its characters as before and no others, on the same lines', async () => {
  const woff = await thinFont(face, codes('花笺é'))
  const thin = await unpackWoff(woff as Uint8Array<ArrayBuffer>)
  for (const sign of '花笺é') {
    expect(outlineOf(thin, sign).length).toBeGreaterThan(0)
    expect(outlineOf(thin, sign)).toEqual(outlineOf(face, sign))
  }
  for (const sign of '月下x') expect(outlineOf(thin, sign)).toHaveLength(0)
  expect(readLineMetrics(thin)).toEqual(readLineMetrics(face))
  expect(tableTags(thin)).toEqual(tableTags(face))
  expect(readCmap(thin)).toEqual(readCmap(face))
  expect(woff.length).toBeLessThan(face.length / 4)
})

test('a font that is kept whole comes back as it was', async () => {
  const woff = (await thinFont(face)) as Uint8Array<ArrayBuffer>
  const whole = await unpackWoff(woff)
  for (const tag of tableTags(face)) {
    const [one, other] = [tableOf(whole, tag), tableOf(face, tag)]
    expect(one.byteLength, tag).toBe(other.byteLength)
    expect(
      Buffer.from(one.buffer, one.byteOffset, one.byteLength).equals(
        Buffer.from(other.buffer, other.byteOffset, other.byteLength),
      ),
      tag,
    ).toBe(true)
  }
})

test('a font says whether it has any of some characters', () => {
  expect(hasAny(face, codes('𠮷花'))).toBe(true)
  expect(hasAny(face, codes('𠮷😀'))).toBe(false)
})
