import { BLANK } from '#packages/ai/blanks.ts'
import { stagePages } from '#packages/editor-core/stage-pages.ts'

const NAME = 'huajian-blank'

const rangesIn = (page: Element): Range[] => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const found of (node as Text).data.matchAll(BLANK)) {
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      ranges.push(range)
    }
  return ranges
}

/** Marks blanks with the highlight API, which does not change the DOM, so exported files have no marks. */
export const markBlanks = (): void => {
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...[...stagePages()].flatMap(rangesIn)))
}

export const unmarkBlanks = (): void => {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
