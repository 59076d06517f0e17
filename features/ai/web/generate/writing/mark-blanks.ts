import { BLANK } from '#packages/ai/blanks.ts'

const NAME = 'huajian-draft-blank'

/** Sections that only show their shape have no blanks yet. */
const rangesIn = (root: Element, shapes: readonly string[]): Range[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const found of (node as Text).data.matchAll(BLANK)) {
      const section = node.parentElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''
      if (shapes.includes(section)) continue
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      ranges.push(range)
    }
  return ranges
}

/** Uses CSS highlights, which do not change the DOM of the pages. */
export const markBlanks = (root: Element, shapes: readonly string[]): void => {
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...rangesIn(root, shapes)))
}

export const unmarkBlanks = (): void => {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
