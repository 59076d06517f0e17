import type { Section } from '#packages/document/schema.ts'
import type { Node } from './node.ts'

type Styles = Section['style']

/** The width that the user set on the content of a cell: on its text, or on the first text inside it. */
const widthIn = (node: Node | undefined, style: Styles): number | undefined => {
  if (!node) return undefined
  const slot = 'slot' in node ? node.slot : undefined
  const shared = 'shared' in node ? node.shared : undefined
  const own = style[slot ?? '']?.width ?? style[shared ?? '']?.width
  if (own !== undefined) return own
  if (node.node !== 'stack' && node.node !== 'row') return undefined
  for (const child of node.children) {
    const width = widthIn(child, style)
    if (width !== undefined) return width
  }
  return undefined
}

/** A column that takes what others leave has no width of its own to set. */
const isFixed = (column: string): boolean => !/fr\b|repeat/.test(column)

/** The width of a date or label is the width of its column: set on the text, it moves the content next to it. */
export const columnsWith = (columns: readonly string[], cells: readonly Node[], style: Styles) =>
  columns.map((column, at) => {
    const width = isFixed(column) ? widthIn(cells[at], style) : undefined
    return width === undefined ? column : `${width}px`
  })

/** The same for a box that is such a column in a row. */
export const boxWith = <B extends { width?: string; widthOf?: string }>(
  box: B,
  children: readonly Node[],
  style: Styles,
): B => {
  const only = box.width === undefined || children.length !== 1 ? undefined : children[0]
  const width = box.widthOf ? style[box.widthOf]?.width : widthIn(only, style)
  return width === undefined ? box : { ...box, width: `${width}px` }
}
