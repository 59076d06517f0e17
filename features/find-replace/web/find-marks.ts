import { stagePages } from '#packages/editor-core/stage-pages.ts'
import { type FindOptions, type Found, matchesIn } from '#packages/editor-forms/find-text.ts'

const ALL = 'huajian-found'
const CURRENT = 'huajian-found-current'

/** The text nodes of a rendered field, joined in reading order. A new block starts a new line. */
const rangesIn = (field: Element, query: string, options: FindOptions): Range[] => {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; from: number }[] = []
  let text = ''
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement?.closest('p, .hj-li, div')
    if (block !== undefined && own !== block) text += '\n'
    block = own
    nodes.push({ node: node as Text, from: text.length })
    text += (node as Text).data
  }
  const place = (at: number, end: boolean) => {
    const found = nodes.findLast(({ from }) => (end ? from < at : from <= at))
    return found && ([found.node, Math.min(at - found.from, found.node.data.length)] as const)
  }
  return matchesIn(text, query, options).flatMap(({ from, to }) => {
    const start = place(from, false)
    const end = place(to, true)
    if (!start || !end) return []
    const range = document.createRange()
    range.setStart(...start)
    range.setEnd(...end)
    return [range]
  })
}

/** Skips fields inside other fields: only the outermost is searched. */
const fieldsIn = (page: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (field) =>
      !field.parentElement?.closest('[data-field]') && !field.closest('.hj-flow-header[aria-hidden]'),
  )

const keyOf = (field: HTMLElement): string =>
  [field.closest<HTMLElement>('[data-id]')?.dataset.id, field.dataset.item, field.dataset.field].join('|')

const foundKey = ({ section, item, field }: Found): string => [section, item ?? section, field].join('|')

const isOn = (page: Element, range: Range): boolean => {
  const sheet = page.getBoundingClientRect()
  const box = range.getBoundingClientRect()
  return box.width > 0 && box.left >= sheet.left - 1 && box.right <= sheet.right + 1
}

export interface Marked {
  page: Element
  box: DOMRect
}

/** Marks every match on the pages, the current one more strongly, and returns where the current one is. */
export const markPages = (
  found: readonly Found[],
  current: Found | undefined,
  query: string,
  options: FindOptions,
): Marked | undefined => {
  const marks: Range[] = []
  const key = current && foundKey(current)
  const place = current ? found.filter((one) => foundKey(one) === key).indexOf(current) : -1
  let now: { page: Element; range: Range } | undefined
  for (const page of stagePages()) {
    let seen = 0
    for (const field of fieldsIn(page)) {
      const ranges = rangesIn(field, query, options)
      marks.push(...ranges)
      if (keyOf(field) !== key) continue
      const range = ranges[place - seen]
      if (range && place >= seen && isOn(page, range)) now ??= { page, range }
      seen += ranges.length
    }
  }
  if ('highlights' in CSS) {
    CSS.highlights.set(ALL, new Highlight(...marks))
    CSS.highlights.set(CURRENT, new Highlight(...(now ? [now.range] : [])))
  }
  return now && { page: now.page, box: now.range.getBoundingClientRect() }
}

export const unmarkPages = (): void => {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}
