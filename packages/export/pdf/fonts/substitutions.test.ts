import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { families, weights } from '#packages/fonts/faces.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { type CutSlice, cutSlices } from '#test/kit/pdf-fonts.ts'
import { openSlice, type ShapingMode, settings } from './open-slice.ts'

/** The font features that document.css sets in the browser, and so in HarfBuzz. */
const FEATURES: Record<ShapingMode, readonly string[]> = {
  plain: ['-liga', '-clig', 'kern'],
  proportional: ['-liga', '-clig', 'kern', 'pwid'],
  upright: ['-liga', '-clig', 'vert'],
}

const shaper = ({ sfnt }: CutSlice, mode: ShapingMode) => {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt.slice().buffer)))
  const features = FEATURES[mode]
    .map((one) => harfbuzz.Feature.fromString(one))
    .filter((one) => one !== undefined)
  return (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    // Only Chinese is set upright, and its punctuation is set as Chinese.
    if (mode === 'upright') buffer.setScript('Hani')
    harfbuzz.shape(font, buffer, features)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
}

const ours = ({ sfnt }: CutSlice, mode: ShapingMode) => {
  const slice = openSlice(sfnt)
  return (text: string) =>
    slice.substitute[mode](
      [...text].map((character) => ({ glyph: slice.glyphOf(character.codePointAt(0) ?? 0), count: 1 })),
    ).map(({ glyph }) => glyph)
}

/** HarfBuzz replaces ignorable characters by an empty glyph; the writer does the same where they have no width. */
const isShown = (character: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(character)

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
      for (const mode of settings) {
        const [theirs, own] = [shaper(cut, mode), ours(cut, mode)]
        const characters = cut.codePoints.map((one) => String.fromCodePoint(one)).filter(isShown)
        for (const text of [...characters, ...(cut.slice.index === 0 ? JOINED : [])])
          if (own(text).join() !== theirs(text).join()) wrong.push(`${mode} ${text}`)
      }
    expect(wrong).toEqual([])
  })
})
