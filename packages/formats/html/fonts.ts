import type { Making } from '../format.ts'
import { dataUrlOf, fetchCached } from './data-url.ts'
import { type NeededSlice, neededSlices } from './font-rules.ts'
import { hasAny, thinFont } from './thin-font.ts'
import { usedCharacters } from './used-characters.ts'

const SPACE = 0x20

/** The slice of Latin and punctuation stays whole: its rules turn one mark into another. */
const fontOf = async ({ url, characters }: NeededSlice, signal: AbortSignal): Promise<string | undefined> => {
  const [{ default: decompress }, slice] = await Promise.all([
    import('woff2-encoder/decompress'),
    fetchCached(url, signal),
  ])
  const sfnt = new Uint8Array(await decompress(await slice.arrayBuffer()))
  if (!hasAny(sfnt, characters)) return undefined
  const woff = await thinFont(sfnt, characters.has(SPACE) ? undefined : characters)
  return dataUrlOf(new Blob([woff as BlobPart], { type: 'font/woff' }))
}

/** The faces of a drawn document as rules that carry their fonts in them, with the outlines that it shows. */
export const fontRules = async (root: Element, { report, signal }: Making): Promise<string> => {
  const slices = neededSlices(usedCharacters(root))
  const rules: string[] = []
  report({ step: 'fonts', done: 0, of: slices.length })
  for (const [at, slice] of slices.entries()) {
    const { family, weight, range } = slice
    const font = await fontOf(slice, signal)
    if (font)
      rules.push(
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(${font}) format('woff');unicode-range:${range}}`,
      )
    report({ step: 'fonts', done: at + 1, of: slices.length })
    signal.throwIfAborted()
  }
  return rules.join('\n')
}
