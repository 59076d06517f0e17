import type { DisplayPage, Op } from '#packages/export/display-list/list.ts'
import type { Rule } from '../evidence.ts'

const MB = 1024 * 1024
const LARGEST_PHOTO = 1.5 * MB
const LARGEST_FILE = 2 * MB
const MAX_PAGES = 3

const inMegabytes = (bytes: number): string => (bytes / MB).toFixed(1)

export const photoLarge: Rule = {
  severity: 'warning',
  find: ({ drawn, document }) => {
    const largest = Math.max(0, ...(drawn.list?.pictures ?? []).map(({ bytes }) => bytes.length))
    const section = document.sections.find(({ items }) =>
      items.some(({ data }) => data.avatar || data.picture),
    )
    return largest > LARGEST_PHOTO
      ? [{ ...(section ? { section: section.id } : {}), facts: { size: inMegabytes(largest) } }]
      : []
  },
}

export const fileLarge: Rule = {
  severity: 'warning',
  find: ({ bytes }) => (bytes > LARGEST_FILE ? [{ facts: { size: inMegabytes(bytes) } }] : []),
}

export const manyPages: Rule = {
  severity: 'warning',
  find: ({ reading }) => (reading.pages > MAX_PAGES ? [{ facts: { pages: reading.pages } }] : []),
}

const lowest = (ops: readonly Op[]): number =>
  Math.max(
    0,
    ...ops.map((op) => {
      if (op.op === 'group') return lowest(op.ops)
      return op.op === 'text' && op.part !== undefined ? op.y : 0
    }),
  )

const usedShare = ({ ops, height }: DisplayPage): number => lowest(ops) / height

const FEW = 0.22

/** A second page with a few lines on it looks like an oversight. */
export const shortLastPage: Rule = {
  severity: 'info',
  find: ({ drawn }) => {
    const pages = drawn.list?.pages ?? []
    const last = pages[1]
    return pages.length === 2 && last && usedShare(last) < FEW ? [{ fix: { tool: 'fit' } }] : []
  },
}

export const unreadPicture: Rule = {
  severity: 'warning',
  find: ({ troubles: { unread: count } }) => (count > 0 ? [{ facts: { count } }] : []),
}
