import { cssNames, type Family, families } from '#packages/fonts/faces.ts'
import { sliceOf } from '#packages/fonts/slices.ts'
import { runYielding } from '#packages/scheduling/yield-to-main.ts'
import { walkTexts } from './page-texts.ts'

/** The characters that a page shows in each font family. */
export type PageCharacters = ReadonlyMap<Family, ReadonlySet<string>>

const familyOf = (css: string): Family | undefined =>
  families.find((family) => css.startsWith(`"${cssNames[family]}"`))

/** Characters that no font has are drawn as pictures. Spaces and characters without width need no font. */
const needsFont = (sign: string, family: Family): boolean =>
  !/[\s\u200b-\u200d\u2060]/.test(sign) &&
  (sliceOf(sign.codePointAt(0) ?? 0)?.families.includes(family) ?? false)

function* readCharacters(root: ParentNode): Generator<void, PageCharacters[]> {
  const pages = Array.from(root.querySelectorAll('[data-page]'), () => new Map<Family, Set<string>>())
  yield* walkTexts(root, ({ page, text, style }) => {
    const family = familyOf(style.fontFamily)
    const found = pages[page]
    if (!family || !found) return
    const characters = found.get(family) ?? new Set()
    for (const sign of text) if (needsFont(sign, family)) characters.add(sign)
    found.set(family, characters)
  })
  return pages
}

/** The characters of every page under `root`, which a file of these pages has to embed. */
export const pageCharacters = (root: ParentNode, signal: AbortSignal): Promise<PageCharacters[]> =>
  runYielding(readCharacters(root), signal)

interface Used {
  families: Family[]
  /** The number of different characters in all families. */
  characters: number
}

/** Of some of the pages, or of all. */
export const usedCharacters = (
  pages: readonly PageCharacters[],
  chosen: ReadonlySet<number> | undefined,
): Used => {
  const counted = pages.filter((_, page) => chosen?.has(page) ?? true)
  const isShown = (family: Family) => counted.some((page) => (page.get(family)?.size ?? 0) > 0)
  return {
    families: families.filter(isShown),
    characters: new Set(
      counted.flatMap((page) => [...page.values()].flatMap((characters) => [...characters])),
    ).size,
  }
}
