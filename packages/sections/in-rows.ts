import type { Node } from './node.ts'

const commonPart = (one: number, other: number): number =>
  other === 0 ? one : commonPart(other, one % other)

/** So many to a row as `rows` says for their number; those that are left over share the last row's width. */
export const inRows = (
  rows: readonly number[],
  nodes: readonly Node[],
): { columns: string[]; children: Node[] } => {
  const count = nodes.length
  const full = Math.min(count, rows[Math.min(count, rows.length) - 1] ?? count)
  const left = count % full
  const columns = left === 0 ? full : (full * left) / commonPart(full, left)
  const children = nodes.map((node, at) => {
    const span = columns / (at < count - left ? full : left)
    return span === 1 || !('box' in node) ? node : ({ ...node, box: { ...node.box, span } } as Node)
  })
  return { columns: [`repeat(${columns}, minmax(0, 1fr))`], children }
}
