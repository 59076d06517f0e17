import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { families, weights } from '#packages/fonts/faces.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { type CutSlice, cutSlices } from '#test/kit/pdf-fonts.ts'
import { openSlice, type Setting, settings } from './open-slice.ts'

/** What document.css asks of the browser, and so of HarfBuzz. */
const FEATURES: Record<Setting, readonly string[]> = {
  plain: ['-liga', '-clig', 'kern'],
  proportional: ['-liga', '-clig', 'kern', 'pwid'],
  upright: ['-liga', '-clig', 'vert'],
}

const shaper = ({ sfnt }: CutSlice, setting: Setting) => {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt.slice().buffer)))
  const features = FEATURES[setting]
    .map((one) => harfbuzz.Feature.fromString(one))
    .filter((one) => one !== undefined)
  return (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    // Only Chinese stands upright, and its punctuation is set as Chinese is.
    if (setting === 'upright') buffer.setScript('Hani')
    harfbuzz.shape(font, buffer, features)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
}

const ours = ({ sfnt }: CutSlice, setting: Setting) => {
  const slice = openSlice(sfnt)
  return (text: string) =>
    slice.substitute[setting](
      [...text].map((letter) => ({ glyph: slice.glyphOf(letter.codePointAt(0) ?? 0), count: 1 })),
    ).map(({ glyph }) => glyph)
}

/** Shown by nobody: HarfBuzz puts an empty glyph in their place, and so do we where they have no width. */
const isShown = (letter: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(letter)

const JOINED = ['——', '———', '—— ——', '2019—2023', '（「“”」）……', 'AVA To “x”', '工作——经历']

describe.each(
  sampleEvery(
    families.flatMap((family) => weights.map((weight) => [family, weight] as const)),
    2,
  ),
)('%s %i: our glyphs are HarfBuzz’s', (family, weight) => {
  test('every character of every slice, and what joins', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    for (const cut of await cutSlices(family, weight))
      for (const setting of settings) {
        const [theirs, own] = [shaper(cut, setting), ours(cut, setting)]
        const letters = cut.codePoints.map((one) => String.fromCodePoint(one)).filter(isShown)
        for (const text of [...letters, ...(cut.slice.index === 0 ? JOINED : [])])
          if (own(text).join() !== theirs(text).join()) wrong.push(`${setting} ${text}`)
      }
    expect(wrong).toEqual([])
  })
})
