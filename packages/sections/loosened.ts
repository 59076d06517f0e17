import type { Node } from './node.ts'

const kept = <N extends Node>(node: N): N => {
  if (!('box' in node) || !node.box?.keepNext) return node
  const { keepNext: _, ...box } = node.box
  return { ...node, box }
}

/**
 * A head is kept with what stands below it. Where an entry is nothing but its head, or ends with one, there is nothing
 * below: kept all the same, it would hold on to the next entry, and that to the next section, and a page would end half
 * empty. Side by side, everything is last.
 */
export const loosened = (node: Node): Node => {
  const free = kept(node)
  if (!('children' in free) || free.children.length === 0) return free
  const isOneBelowTheOther = free.node === 'stack' || free.node === 'timeline' || free.node === 'rail'
  const last = free.children.length - 1
  const children = free.children.map((child, at) =>
    isOneBelowTheOther && at < last ? child : loosened(child),
  )
  return children.every((child, at) => child === free.children[at]) ? free : { ...free, children }
}
