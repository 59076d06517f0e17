import { cssNames, type Family, families } from '#packages/fonts/faces.ts'
import { sliceOf } from '#packages/fonts/slices.ts'
import { runYielding } from '#packages/scheduling/yield-to-main.ts'
import { walkTexts } from './page-texts.ts'

/** The letters of each family that a page shows. */
export type PageLetters = ReadonlyMap<Family, ReadonlySet<string>>

const familyOf = (css: string): Family | undefined =>
  families.find((family) => css.startsWith(`"${cssNames[family]}"`))

/** What no face has is drawn as a picture; blanks and what has no width are no letters. */
const isLetter = (sign: string, family: Family): boolean =>
  !/[\s\u200b-\u200d\u2060]/.test(sign) &&
  (sliceOf(sign.codePointAt(0) ?? 0)?.families.includes(family) ?? false)

function* readLetters(root: ParentNode): Generator<void, PageLetters[]> {
  const pages = Array.from(root.querySelectorAll('[data-page]'), () => new Map<Family, Set<string>>())
  yield* walkTexts(root, ({ page, text, style }) => {
    const family = familyOf(style.fontFamily)
    const found = pages[page]
    if (!family || !found) return
    const letters = found.get(family) ?? new Set()
    for (const sign of text) if (isLetter(sign, family)) letters.add(sign)
    found.set(family, letters)
  })
  return pages
}

/** Of every drawn page under `root`: what a file of these pages has to carry along. */
export const pageLetters = (root: ParentNode, signal: AbortSignal): Promise<PageLetters[]> =>
  runYielding(readLetters(root), signal)

interface Used {
  families: Family[]
  /** How many different letters, whichever faces they are set in. */
  letters: number
}

/** Of some of the pages, or of all. */
export const usedLetters = (pages: readonly PageLetters[], chosen: ReadonlySet<number> | undefined): Used => {
  const counted = pages.filter((_, page) => chosen?.has(page) ?? true)
  const isShown = (family: Family) => counted.some((page) => (page.get(family)?.size ?? 0) > 0)
  return {
    families: families.filter(isShown),
    letters: new Set(counted.flatMap((page) => [...page.values()].flatMap((letters) => [...letters]))).size,
  }
}
