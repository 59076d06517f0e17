import type { Node, PairPlace, Source } from './node.ts'
import type { Scope } from './scope.ts'

/**
 * `filled`: it shows something of the person's. `empty`: it would, but there is nothing. `plain`: it never does
 * (rules, icons, words of the layout). A box with only empty and plain things inside is empty.
 */
export type Resolved = { state: 'filled' | 'plain'; node: Node } | { state: 'empty' }

export const EMPTY: Resolved = { state: 'empty' }
export const filled = (node: Node): Resolved => ({ state: 'filled', node })
export const plain = (node: Node): Resolved => ({ state: 'plain', node })

export const sourceOf = (scope: Scope, field: string, pair?: PairPlace): { source?: Source } =>
  scope.item ? { source: { item: scope.item.id, field, ...(pair ? { pair } : {}) } } : {}

export const boxed = (results: readonly Resolved[], build: (children: Node[]) => Node): Resolved => {
  const some = results.some(({ state }) => state === 'filled')
  if (!some && results.some(({ state }) => state === 'empty')) return EMPTY
  const node = build(results.flatMap((one) => (one.state === 'empty' ? [] : [one.node])))
  return some ? filled(node) : plain(node)
}
