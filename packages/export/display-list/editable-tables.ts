import { colorOf } from './colors.ts'
import { alignOf, type EditableObjects, leadingOf, padsOf, placeOf, px, SIDES } from './editable-measures.ts'
import type { EditableCell, EditableEdge, EditableTable } from './editable-objects.ts'
import { runsIn } from './editable-runs.ts'
import { boxOf, onPage, pagesOf } from './frame.ts'
import type { Reading } from './reading.ts'
import type { Scope } from './scope.ts'

const edgeOf = (style: CSSStyleDeclaration, side: (typeof SIDES)[number]): EditableEdge | undefined => {
  const width = px(style[`border${side}Width`])
  const color = colorOf(style[`border${side}Color`])
  return width > 0 && style[`border${side}Style`] !== 'none' && color ? { width, color } : undefined
}

interface RowPlace {
  table: CSSStyleDeclaration
  isFirst: boolean
  isLast: boolean
}

const cellOf = (cell: HTMLElement, row: CSSStyleDeclaration, at: RowPlace): EditableCell => {
  const style = getComputedStyle(cell)
  const fill = colorOf(style.backgroundColor) ?? colorOf(row.backgroundColor)
  const [isLeft, isRight] = [!cell.previousElementSibling, !cell.nextElementSibling]
  const edges = SIDES.map(
    (side) =>
      edgeOf(style, side) ??
      (side === 'Top' || side === 'Bottom' ? edgeOf(row, side) : undefined) ??
      ((side === 'Top' && at.isFirst) ||
      (side === 'Bottom' && at.isLast) ||
      (side === 'Left' && isLeft) ||
      (side === 'Right' && isRight)
        ? edgeOf(at.table, side)
        : undefined),
  )
  return {
    runs: runsIn(cell),
    align: alignOf(style),
    leading: leadingOf(style),
    pad: padsOf(style),
    ...(fill ? { fill } : {}),
    edges,
  }
}

/** The rows of a table, page by page. */
export const editableTables = (element: HTMLElement, scope: Scope, reading: Reading): EditableObjects => {
  const { frame } = reading
  const table = getComputedStyle(element)
  const all = [...element.querySelectorAll<HTMLElement>(':scope > [role="row"]')]
  const found = new Map<number, EditableTable>()
  for (const [at, row] of all.entries()) {
    const box = boxOf(frame, row.getBoundingClientRect())
    const [page] = pagesOf(frame, box.x, box.x + box.width)
    const cells = [...row.children] as HTMLElement[]
    if (page === undefined || cells.length === 0) continue
    const placed = onPage(frame, page, box)
    const style = getComputedStyle(row)
    const editable = found.get(page) ?? {
      is: 'table',
      place: placeOf(scope),
      box: { ...placed, height: 0 },
      columns: cells.map((cell) => boxOf(frame, cell.getBoundingClientRect()).width),
      isHeaded: at === 0 && cells[0]?.getAttribute('role') === 'columnheader',
      rows: [],
    }
    editable.rows.push({
      height: box.height,
      cells: cells.map((cell) =>
        cellOf(cell, style, { table, isFirst: at === 0, isLast: at === all.length - 1 }),
      ),
    })
    editable.box.height = placed.y + placed.height - editable.box.y
    found.set(page, editable)
  }
  return found
}
