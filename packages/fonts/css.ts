import { cssNames, type FaceId, type Family, faceIdOf, type Weight, weights } from './faces.ts'
import { formatRanges, type Range } from './ranges.ts'
import { type Slice, sliceOf, slicesOf } from './slices.ts'

export const sliceUrl = (baseUrl: string, face: FaceId, slice: Slice): string =>
  `${baseUrl}/${face}/${slice.index}.woff2`

/**
 * Ideographs and Hangul: what a family lacks among them is rarer than the bytes its gaps would cost every
 * page.
 */
const rarelyMissed = (codePoint: number) =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) ||
  (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
  codePoint >= 0x20000

/**
 * Each slice's ranges, run together over gaps that no slice of the family fills: a quarter off LXGW WenKai's
 * CSS.
 */
const declaredRanges = (family: Family): Map<Slice, Range[]> => {
  const declared = new Map<Slice, Range[]>(slicesOf(family).map((slice) => [slice, []]))
  const all = [...declared.keys()]
    .flatMap((slice) => slice.ranges.map((range) => ({ range, slice })))
    .sort((a, b) => a.range[0] - b.range[0])
  let before: Slice | undefined
  for (const { range, slice } of all) {
    const ranges = declared.get(slice) ?? []
    const last = ranges.at(-1)
    if (last && before === slice && rarelyMissed(last[1]) && rarelyMissed(range[0]))
      ranges.splice(-1, 1, [last[0], range[1]])
    else ranges.push(range)
    before = slice
  }
  return declared
}

/**
 * The rules of one family, so that a page loads only the families it shows. The ranges never overlap: rules
 * that lean on "the last one wins" would be shorter, but `document.fonts.load(font, text)` fetches
 * every face whose range meets the text. Both weights of a slice stand together, where brotli finds the
 * repeated ranges.
 *
 * Rare slices first and slice 0 last: Chromium tries the last rule first, and trims the space between ， and 「
 * only if it shapes the punctuation before it has cut the text up by its other fonts.
 */
export const fontFaceCss = (family: Family, baseUrl: string): string =>
  [...declaredRanges(family)]
    .reverse()
    .flatMap(([slice, declared]) => {
      const ranges = formatRanges(declared, 'U+')
      return weights.map((weight) => {
        const descriptors = [
          `font-family:'${cssNames[family]}'`,
          `font-weight:${weight}`,
          'font-display:swap',
          `src:url(${sliceUrl(baseUrl, faceIdOf(family, weight), slice)}) format('woff2')`,
          `unicode-range:${ranges}`,
        ]
        return `@font-face{${descriptors.join(';')}}\n`
      })
    })
    .join('')

/** The files a text needs, commonest first: for `<link rel="preload" as="font" crossorigin>`. */
export const slicesFor = (text: string, family: Family, weight: Weight, baseUrl: string): string[] => {
  const needed = new Set<Slice>()
  for (const character of text) {
    const slice = sliceOf(character.codePointAt(0) ?? 0)
    if (slice?.families.includes(family)) needed.add(slice)
  }
  return [...needed]
    .sort((a, b) => a.index - b.index)
    .map((slice) => sliceUrl(baseUrl, faceIdOf(family, weight), slice))
}
