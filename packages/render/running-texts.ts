import type { Document, Page } from '#packages/document/schema.ts'
import type { Geometry } from './geometry.ts'

type RunningDocument = Pick<Document, 'page' | 'kind' | 'language'>

/** `left | right`, `left | middle | right`; a tab does as well. */
export const piecesOf = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(/\t|\s\|\s/).map((piece) => piece.trim())

const WORDS = { zh: ['第 ', ' 页，共 ', ' 页'], en: ['Page ', ' of ', ''] } as const

/** The words around a page number, and around the number of pages where that is shown. */
export const numberWords = ({
  page,
  language,
}: Pick<RunningDocument, 'page' | 'language'>): readonly string[] | undefined => {
  const looks: Record<Page['numbers'], readonly string[] | undefined> = {
    none: undefined,
    plain: ['', ''],
    of: ['', ' / ', ''],
    zh: WORDS[language],
  }
  return looks[page.numbers]
}

/** The texts of header and footer, from left to right. */
export const runningTexts = (document: RunningDocument, page: number, pages: number) => {
  const words = numberWords(document)
  const [before = '', between = '', after] = words ?? []
  const number = after === undefined ? `${before}${page}${between}` : before + page + between + pages + after
  const footer = piecesOf(document.page.footer)
  return {
    words,
    header: piecesOf(document.page.header),
    footer: words ? [...(footer.length > 0 ? footer : ['']), number] : footer,
  }
}

/** The height of a line at the edge, and from it to its hairline. */
export const EDGE_LINE = 16
export const EDGE_GAP = 8

/**
 * How far from the page's edges they stand. In a Word document they keep to the text, and a hairline sets them off;
 * in a resume they keep out of its way.
 */
export const edgePlaces = ({ kind }: Pick<RunningDocument, 'kind'>, { height, main }: Geometry) => {
  const below = height - main.top - main.height
  return kind === 'word'
    ? { top: Math.round(main.top * 0.5), bottom: Math.round(below * 0.44), isRuled: true }
    : { top: Math.max(10, main.top / 2 - 8), bottom: 18, isRuled: false }
}
