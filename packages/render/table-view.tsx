import type { CSSProperties } from 'react'
import type { Edge } from '#packages/layout/box.ts'
import type { TableLook } from '#packages/layout/parts.ts'
import type { Node } from '#packages/sections/node.ts'
import { edge, ink } from './css.ts'
import { marks, useOwn } from './own-style.ts'

type TableNode = Extract<Node, { node: 'table' }>

const LEADING = 1.5
const STRONG: Edge = { width: 1.5, color: 'ink' }

const headStyle = ({ head, lines, ends }: TableLook): CSSProperties => ({
  fontWeight: 700,
  ...(head === 'fill' ? { backgroundColor: ink('theme'), color: ink('on') } : {}),
  ...(head === 'tint' ? { backgroundColor: ink('soft') } : {}),
  ...(head === 'line'
    ? { borderBottom: edge(ends ? { color: 'ink' } : { width: 1.5, color: 'theme' }) }
    : {}),
  ...(head === 'plain' && lines !== 'none' ? { borderBottom: edge({}) } : {}),
  ...(lines === 'grid' && head !== 'line' ? { borderBottom: edge({}) } : {}),
})

const rowStyle = (node: TableNode, at: number): CSSProperties => {
  const { look, rows, total } = node
  const isLast = at === rows.length - 1
  const isTotal = total && isLast
  const isLined = look.lines !== 'none' && !(isLast && (look.ends || look.lines === 'grid'))
  return {
    ...(isLined ? { borderBottom: edge({}) } : {}),
    ...(look.stripes && at % 2 === 1 ? { backgroundColor: ink('soft') } : {}),
    ...(isTotal ? { fontWeight: 700, backgroundColor: ink('soft') } : {}),
  }
}

interface RowProps {
  node: TableNode
  cells: readonly string[]
  role: 'columnheader' | 'cell'
  style: CSSProperties
}

/** A row keeps its cells together and breaks between pages only above and below. */
const Row = ({ node, cells, role, style }: RowProps) => {
  const { widths, align, look } = node
  const [vertical, horizontal] = look.pad ?? [1.6, 2.2]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: rows of a document are read, not stepped through.
    // biome-ignore lint/a11y/useSemanticElements: a true table would not break between pages row by row.
    <div
      role="row"
      className="hj-grid"
      style={{
        gridTemplateColumns: widths.map((width) => `minmax(0, ${(width * 100).toFixed(3)}fr)`).join(' '),
        breakInside: 'avoid',
        // As high as one line where nothing is written yet.
        ...(cells.every((cell) => cell.trim() === '')
          ? { minHeight: `calc(${LEADING}em + var(--hj-u) * ${2 * vertical})` }
          : {}),
        ...(role === 'columnheader' ? { breakAfter: 'avoid' } : {}),
        ...style,
      }}
    >
      {cells.map((cell, column) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={column}
          role={role}
          style={{
            padding: `calc(var(--hj-u) * ${vertical}) calc(var(--hj-u) * ${horizontal})`,
            textAlign: align[column] ?? 'left',
            ...(look.lines === 'grid' && column > 0 ? { borderLeft: edge({}) } : {}),
            ...(look.names && column === 0 ? { fontWeight: 700 } : {}),
          }}
        >
          {cell}
        </div>
      ))}
    </div>
  )
}

export const TableView = ({ node, outer }: { node: TableNode; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
  const { head, rows, look } = node
  const frame = look.ends ? { borderTop: edge(STRONG), borderBottom: edge(STRONG) } : {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      role="table"
      className="hj-table"
      style={{
        ...outer,
        ...(look.size === undefined ? {} : { fontSize: `calc(var(--hj-size) * ${look.size})` }),
        lineHeight: LEADING,
        ...(look.lines === 'grid' && !look.ends ? { border: edge({}) } : {}),
        ...frame,
        ...own,
      }}
      {...marks(node.slot, node.source)}
    >
      {head.length > 0 && <Row node={node} cells={head} role="columnheader" style={headStyle(look)} />}
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <Row key={at} node={node} cells={cells} role="cell" style={rowStyle(node, at)} />
      ))}
    </div>
  )
}
