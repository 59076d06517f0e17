import * as harfbuzz from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { cutSlices } from '#test/kit/pdf-fonts.ts'
import { openSlice } from './open-slice.ts'
import { subsetOf } from './subset.ts'

const fontOf = (sfnt: Uint8Array) =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt.slice().buffer)))

/** Accented Latin is made of letters and marks in some faces: its components are renumbered with it. */
const TEXT = 'AgÅéñöß—…“”，。（）0123'

test.each(['sans', 'serif', 'kai'] as const)(
  '%s: glyphs of two slices in one face draw and measure what they did',
  async (family) => {
    const cuts = await cutSlices(family, 400, ({ index }) => index === 0 || index === 40)
    const used = cuts.flatMap(({ sfnt, codePoints }) => {
      const slice = openSlice(sfnt)
      const wanted =
        codePoints.length > 0 && slice.has(0x41)
          ? [...TEXT].map((character) => character.codePointAt(0) ?? 0)
          : codePoints.slice(0, 30)
      return wanted.map((codePoint) => {
        const glyph = slice.glyphOf(codePoint)
        return { slice, glyph, advance: slice.advance(glyph), sfnt }
      })
    })
    const { sfnt, advances } = subsetOf(used)
    const merged = fontOf(sfnt)
    for (const [id, { glyph, advance, sfnt: source }] of used.entries()) {
      expect(merged.glyphToPath(id)).toBe(fontOf(source).glyphToPath(glyph))
      expect(advances[id]).toBe(advance)
    }
  },
)

test('a glyph without an outline is as wide as it is asked to be', async () => {
  const [cut] = await cutSlices('sans', 400, ({ index }) => index === 0)
  const slice = openSlice(cut?.sfnt ?? new Uint8Array())
  const { advances } = subsetOf([
    { slice, glyph: 0, advance: slice.advance(0) },
    { slice: undefined, glyph: 0, advance: 1234 },
  ])
  expect(advances[1]).toBe(1234)
})
