import type { Node } from './node.ts'

const withoutKeep = <N extends Node>(node: N): N => {
  if (!('box' in node) || !node.box?.keepNext) return node
  const { keepNext: _, ...box } = node.box
  return { ...node, box }
}

/**
 * A head is kept on one page with the content below it. An entry that consists of its head, or ends with one, has no
 * content below it: it would be kept with the next entry, and that with the next section, so that a page would end
 * half empty. Children of a row are each the last ones.
 */
export const loosened = (node: Node): Node => {
  const free = withoutKeep(node)
  if (!('children' in free) || free.children.length === 0) return free
  const isOneBelowTheOther = free.node === 'stack' || free.node === 'timeline' || free.node === 'rail'
  const last = free.children.length - 1
  const children = free.children.map((child, at) =>
    isOneBelowTheOther && at < last ? child : loosened(child),
  )
  return children.every((child, at) => child === free.children[at]) ? free : { ...free, children }
}
