import type { DisplayList, Op, TextOp } from '../display-list/list.ts'
import { num, type PdfObjects, textString } from './objects.ts'
import { fromBelow } from './paper.ts'

interface Entry {
  title: string
  page: number
  y: number
}

const textsIn = (ops: readonly Op[]): TextOp[] =>
  ops.flatMap((op) => (op.op === 'group' ? textsIn(op.ops) : op.op === 'text' ? [op] : []))

/** Titles of sections, and their positions. */
const entriesOf = ({ pages, structure }: DisplayList): Entry[] => {
  const found = new Map<number, Entry>()
  for (const [page, { ops }] of pages.entries())
    for (const { part, text, y, size, vertical } of textsIn(ops)) {
      if (part === undefined || structure[part]?.role !== 'h2') continue
      const entry = found.get(part)
      if (entry) entry.title += text
      else found.set(part, { title: text, page, y: vertical ? y : y - size })
    }
  return [...found.values()].filter(({ title }) => title.trim() !== '')
}

/** Returns the id of the outline's object; undefined if no section has a title. */
export const writeOutline = (
  pdf: PdfObjects,
  list: DisplayList,
  pageIds: readonly number[],
): number | undefined => {
  const entries = entriesOf(list)
  if (entries.length === 0) return undefined
  const root = pdf.reserve()
  const ids = entries.map(() => pdf.reserve())
  for (const [at, { title, page, y }] of entries.entries()) {
    const { width = 0, height = 0 } = list.pages[page] ?? {}
    const previous = at > 0 ? `/Prev ${ids[at - 1]} 0 R` : ''
    const next = at < ids.length - 1 ? `/Next ${ids[at + 1]} 0 R` : ''
    const top = num(fromBelow({ width, height }, Math.max(0, y - 8)))
    pdf.set(
      ids[at] as number,
      `<</Title${textString(title.trim())}/Parent ${root} 0 R${previous}${next}/Dest[${pageIds[page]} 0 R/XYZ null ${top} null]>>`,
    )
  }
  pdf.set(root, `<</Type/Outlines/First ${ids[0]} 0 R/Last ${ids.at(-1)} 0 R/Count ${ids.length}>>`)
  return root
}
