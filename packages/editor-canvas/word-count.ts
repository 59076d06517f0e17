import type { Document } from '#packages/document/schema.ts'
import { cellsOf, plainText } from '#packages/document/values.ts'
import type { Node } from '#packages/sections/node.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'

const HAN = /\p{Script=Han}/gu
/** A word, a number or an address is one; `95%` and `it’s` are one as well. */
const WORD = /[\p{L}\p{N}]+(?:[.,:'’@/+_-]+[\p{L}\p{N}]+)*/gu

/** Chinese characters and the words of other scripts, as people count them in China. Punctuation does not count. */
export const countWords = (text: string): number => {
  const han = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  return han + words
}

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

/** A section that has not changed is not counted again. */
const wordsIn = (resolved: ResolvedSection): number => {
  const before = known.get(resolved)
  if (before !== undefined) return before
  const { title, body } = resolved
  const count = countWords([title, body].map((node) => (node ? textOf(node) : '')).join('\n'))
  known.set(resolved, count)
  return count
}

/** Words on the pages by section, without hidden fields and those that the variant does not show. */
export const wordsBySection = (document: Document): Map<string, number> =>
  new Map(resolveDocument(document).map((resolved) => [resolved.section.id, wordsIn(resolved)]))

export const visibleWords = (document: Document): number =>
  [...wordsBySection(document).values()].reduce((sum, words) => sum + words, 0)
