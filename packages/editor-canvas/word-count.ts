import { countWords } from '#packages/check-rules/texts.ts'
import type { Document } from '#packages/document/schema.ts'
import { cellsOf, plainText } from '#packages/document/values.ts'
import type { Node } from '#packages/sections/node.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'

const textOf = (node: Node): string => {
  switch (node.node) {
    case 'text':
      return node.text
    case 'rich':
      return plainText(node.blocks)
    case 'meter':
      return node.look === 'word' ? node.word : ''
    case 'radar':
      return node.axes.map(({ label }) => label).join('\n')
    case 'table':
      return [...node.head, ...node.rows.flat()].join('\n')
    case 'chart':
      return cellsOf(node.series).join('\n')
    case 'stack':
    case 'row':
    case 'layer':
    case 'grid':
    case 'timeline':
    case 'rail':
      return node.children.map(textOf).join('\n')
    case 'icon':
    case 'rule':
    case 'shape':
    case 'picture':
    case 'qr':
    case 'leader':
      return ''
  }
}

const known = new WeakMap<ResolvedSection, number>()

/** Cached for unchanged sections. */
const wordsIn = (resolved: ResolvedSection): number => {
  const before = known.get(resolved)
  if (before !== undefined) return before
  const { title, body } = resolved
  const count = countWords([title, body].map((node) => (node ? textOf(node) : '')).join('\n'))
  known.set(resolved, count)
  return count
}

/** Words by section, without hidden fields and fields that the variant does not show. */
export const wordsBySection = (document: Document): Map<string, number> =>
  new Map(resolveDocument(document).map((resolved) => [resolved.section.id, wordsIn(resolved)]))

export const visibleWords = (document: Document): number =>
  [...wordsBySection(document).values()].reduce((sum, words) => sum + words, 0)
