import { type Finding, findingAt } from './finding.ts'
import { isVertical, type Line, type PageBox, type Sheet } from './lines.ts'

interface Block {
  line: Line
  box: PageBox
}

const blockOf = (line: Line): Element => line.element.closest('p, li, .hj-text, [data-field]') ?? line.element

/** The lines of one paragraph, as one box for each page that it is on; only the first is compared. */
const blocksOf = (lines: readonly Line[]): Block[] => {
  const blocks = new Map<Element, Block>()
  for (const line of lines) {
    const key = blockOf(line)
    const known = blocks.get(key)
    if (!known) blocks.set(key, { line, box: { ...line.box } })
    else if (known.box.page === line.box.page) {
      known.box.left = Math.min(known.box.left, line.box.left)
      known.box.right = Math.max(known.box.right, line.box.right)
      known.box.top = Math.min(known.box.top, line.box.top)
      known.box.bottom = Math.max(known.box.bottom, line.box.bottom)
    }
  }
  return [...blocks.values()]
}

const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
  (Math.min(to, otherTo) - Math.max(from, otherFrom)) / Math.max(1, Math.min(to - from, otherTo - otherFrom))

/** Dates stand at either end of their row, and are understood before and after what they date. */
const isDate = ({ line: { element } }: Block) => {
  const { field } = element.closest<HTMLElement>('[data-field]')?.dataset ?? {}
  return field === 'period' || field === 'date'
}

const itemOf = ({ line: { element, section } }: Block) =>
  element.closest<HTMLElement>('[data-item]')?.dataset.item ?? section.dataset.id

/** The second block comes later in the text, but people read it first. */
const standsBefore = (before: Block, after: Block): boolean => {
  const [first, second] = [before.box, after.box]
  // Side by side in one entry, the longer of two goes on over the page and the shorter does not.
  if (first.page !== second.page) return second.page < first.page && itemOf(before) !== itemOf(after)
  if (isDate(after) && itemOf(before) === itemOf(after)) return false
  const sameColumn = shared(first.left, first.right, second.left, second.right) > 0.25
  const sameRow = shared(first.top, first.bottom, second.top, second.bottom) > 0.5
  return (
    (sameColumn && second.bottom <= first.top + 2) ||
    (sameRow && second.right <= first.left + 2 && !isDate(before) && !isDate(after))
  )
}

/** Seals and monograms, which are one character, and the labels of a chart are looked at rather than read. */
const isRead = ({ element, text }: Line): boolean =>
  !isVertical(element) && text.length > 1 && element.closest('[data-chart]') === null

const within = (lines: readonly Line[]): Finding[] => {
  const blocks = blocksOf(lines.filter(isRead))
  return blocks.slice(1).flatMap((block, at) => {
    const before = blocks[at] as Block
    return standsBefore(before, block)
      ? [
          findingAt(
            'order',
            block.line.element,
            block.box,
            `${before.line.text.slice(0, 10)} / ${block.line.text}`,
          ),
        ]
      : []
  })
}

/** A header over both columns must come first in the text. */
const headerFirst = (lines: readonly Line[]): Finding[] => {
  const at = lines.findIndex(({ element }) => element.closest('.hj-flow-header'))
  const header = lines[at]
  return at > 0 && header ? [findingAt('order', header.element, header.box, header.text)] : []
}

/** Copying, screen readers and other programs follow the order of the text; people follow positions on the page. */
export const findDisorder = (_sheet: Sheet, lines: readonly Line[]): Finding[] => [
  ...headerFirst(lines),
  ...[...Map.groupBy(lines, ({ flow }) => flow).values()].flatMap(within),
]
