import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Block, Rich, Span } from '#packages/document/values.ts'
import { tidyBlock, unlessEmpty } from './rich-lines.ts'

type Mark = NonNullable<JSONContent['marks']>[number]

const marksOf = ({ bold, italic, underline, color, href }: Omit<Span, 'text'>): Mark[] => [
  ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ...(bold ? [{ type: 'bold' }] : []),
  ...(italic ? [{ type: 'italic' }] : []),
  ...(underline ? [{ type: 'underline' }] : []),
  ...(color ? [{ type: 'color', attrs: { color } }] : []),
]

const inlineOf = (spans: readonly Span[]): JSONContent[] =>
  spans.flatMap(({ text, ...style }) => {
    const marks = marksOf(style)
    const marked = marks.length > 0 ? { marks } : {}
    return text
      .split('\n')
      .flatMap((line, at): JSONContent[] => [
        ...(at > 0 ? [{ type: 'hardBreak', ...marked }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, ...marked }]),
      ])
  })

/** Converts a rich text for the editor: every block becomes one paragraph, with its list as an attribute. */
export const docOf = (rich: Rich): JSONContent => {
  const blocks = rich.length > 0 ? rich : [{ spans: [] }]
  return {
    type: 'doc',
    content: blocks.map(({ list, align, spans }: Block) => ({
      type: 'paragraph',
      attrs: { list: list ?? null, align: align ?? null },
      content: inlineOf(spans),
    })),
  }
}

const styleOf = (marks: Node['marks']): Omit<Span, 'text'> => {
  const style: Omit<Span, 'text'> = {}
  for (const { type, attrs } of marks) {
    if (type.name === 'bold' || type.name === 'italic' || type.name === 'underline') style[type.name] = true
    if (type.name === 'color') style.color = String(attrs.color)
    if (type.name === 'link') style.href = String(attrs.href)
  }
  return style
}

/** Unchanged paragraphs return the same block object, which makes comparisons fast. */
const blocks = new WeakMap<Node, Block>()
const blockOf = (paragraph: Node): Block => {
  const known = blocks.get(paragraph)
  if (known) return known
  const { list, align } = paragraph.attrs as Pick<Block, 'list' | 'align'>
  const spans = paragraph.children.map((node) => ({ text: node.text ?? '\n', ...styleOf(node.marks) }))
  const block = tidyBlock({ list, align, spans })
  blocks.set(paragraph, block)
  return block
}

export const richOf = (doc: Node): Rich => unlessEmpty(doc.children.map(blockOf))
