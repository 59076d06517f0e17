import { Blob, Buffer, Direction, Feature, Font, Face as FontFace, shape } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { faces } from '#packages/fonts/faces.ts'
import { readCmap, readLineMetrics, tableTags } from '#packages/fonts/sfnt.ts'
import { codePointsOf, type Slice, sliceOf, slicesOf } from '#packages/fonts/slices.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { cutSlice } from './cut.ts'
import { readFace } from './read-face.ts'

const holding = (character: string): Slice => {
  const slice = sliceOf(character.codePointAt(0) ?? 0)
  if (!slice) throw new Error(`no slice has ${character}`)
  return slice
}

/** Latin, signs, common, rare, radicals, and the family's very last. */
const sampleOf = (family: (typeof faces)[number]['family']) => [
  ...new Set([...['A', '●', '的', '䶮', '⼯'].map(holding), ...slicesOf(family).slice(-1)]),
]

/** Outlines and positions of a text that is wholly in slice 0. */
const drawn = (sfnt: Uint8Array, direction: Direction, halt: number) => {
  const font = new Font(new FontFace(new Blob(sfnt)))
  const buffer = new Buffer()
  buffer.addText('AV To, “x”——、。，「1」：（')
  buffer.guessSegmentProperties()
  buffer.setDirection(direction)
  shape(font, buffer, [new Feature('liga', 0), new Feature('halt', halt), new Feature('vhal', halt)])
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint: glyph }, i) => ({ path: font.glyphToPath(glyph), ...places[i] }))
}

describe.each(sampleEvery(faces, 2))('slices of $id', (face) => {
  test('hold exactly their code points, in lines of the same height as the full face', async () => {
    const metrics = readLineMetrics(await readFace(face.family, face.weight))
    for (const slice of sampleOf(face.family)) {
      const sfnt = await decompress(await cutSlice(face, slice))
      expect([...readCmap(sfnt).keys()].sort((a, b) => a - b)).toEqual(codePointsOf(slice))
      expect(readLineMetrics(sfnt)).toEqual(metrics)
    }
  })

  test('carry no hinting and the same tables as each other', async () => {
    const tags = await Promise.all(
      sampleOf(face.family).map(async (slice) =>
        tableTags(await decompress(await cutSlice(face, slice))).sort(),
      ),
    )
    for (const one of tags) {
      expect(one).toEqual(tags[0])
      expect(one).not.toContain('prep')
    }
  })

  test('set punctuation, kerned Latin and vertical brackets as the full face does', async () => {
    const full = await readFace(face.family, face.weight)
    const cut = await decompress(await cutSlice(face, holding('（')))
    for (const direction of [Direction.LTR, Direction.TTB])
      for (const halt of [0, 1]) expect(drawn(cut, direction, halt)).toEqual(drawn(full, direction, halt))
    // `vert` is applied: a bracket is rotated in a vertical line.
    expect(drawn(cut, Direction.TTB, 0).at(-1)?.path).not.toBe(drawn(cut, Direction.LTR, 0).at(-1)?.path)
  })
})

test('the line of LXGW WenKai is the same on Windows', async () => {
  const { hhea, win } = readLineMetrics(await readFace('kai', 400))
  expect(win).toEqual({ ascent: hhea.ascent, descent: -hhea.descent })
})

/** Noto as it is packaged sets these as 894, 1676 and 471 or 550, by language and script. */
test.each(['sans-400', 'serif-400'])(
  '%s sets dashes and digits alike under every language and script',
  async (id) => {
    const face = faces.find((one) => one.id === id) ?? faces[0]
    if (!face) throw new Error('there are no faces')
    const sfnt = await decompress(await cutSlice(face, holding('—')))
    const font = new Font(new FontFace(new Blob(sfnt)))
    const widthOf = (text: string, language: string, script: string) => {
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.setDirection(Direction.LTR)
      buffer.setLanguage(language)
      buffer.setScript(script)
      shape(font, buffer)
      return buffer.getGlyphPositions().map((place) => place.xAdvance)
    }
    for (const language of ['zh-CN', 'zh-TW', 'en', 'ja'])
      for (const script of ['Hani', 'Latn', 'Zyyy', 'Cyrl']) {
        expect(widthOf('—', language, script)).toEqual([1000])
        expect(widthOf('——', language, script)).toEqual([2000])
        expect(widthOf('1', language, script)).toEqual(widthOf('1', 'zh-CN', 'Hani'))
      }
  },
)
