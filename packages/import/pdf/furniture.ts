import type { Placed } from './place-lines.ts'
import type { PageContent } from './shapes.ts'

const NUMBER =
  /^(?:-\s?)?(?:第\s?)?\d{1,4}(?:\s?页)?(?:\s?(?:\/|of|共|，共)\s?\d{1,4}\s?页?)?(?:\s?-)?$|^page\s\d+(?:\s?(?:of|\/)\s?\d+)?$|^第\s?\d+\s?页[\s，,/]*共\s?\d+\s?页$/i
const ADDRESS = /^(?:file|https?):\/\/\S+(?:\s+\d+\/\d+)?$/i

/** Nearest to the upper or lower edge of its page. */
const isAtEdge = (line: Placed, { height }: PageContent) =>
  line.top < height * 0.085 || line.bottom > height * 0.915

const pattern = (text: string) => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, '')

/** A sentence that happens to be at the edge of two pages is no header. */
const isShort = (text: string) => text.length <= 40 && !/[。；！？]$/.test(text)

/** A number right under a line of text is the end of what that line says. */
const isDetached = (line: Placed, lines: readonly Placed[]): boolean =>
  !lines.some(
    (other) =>
      other !== line &&
      other.page === line.page &&
      other.baseline < line.baseline &&
      line.baseline - other.baseline < line.size * 2,
  )

/** Headers, footers and page numbers: at the edges, the same on several pages, or a number alone. */
export const findFurniture = (lines: readonly Placed[], pages: readonly PageContent[]): Set<Placed> => {
  const atEdge = lines.filter((line) => isAtEdge(line, pages[line.page] as PageContent))
  const seen = new Map<string, Set<number>>()
  for (const { line, page } of atEdge) {
    const key = pattern(line.text)
    seen.set(key, (seen.get(key) ?? new Set()).add(page))
  }
  const repeats = (text: string) =>
    pages.length > 1 &&
    isShort(text) &&
    (seen.get(pattern(text))?.size ?? 0) >= Math.max(2, pages.length * 0.6)
  return new Set(
    atEdge.filter((placed) => {
      const { line, page, bottom } = placed
      const isFoot = bottom > (pages[page]?.height ?? 0) * 0.915
      return (
        (NUMBER.test(line.text) && isFoot && isDetached(placed, lines)) ||
        (ADDRESS.test(line.text) && isFoot) ||
        repeats(line.text)
      )
    }),
  )
}
