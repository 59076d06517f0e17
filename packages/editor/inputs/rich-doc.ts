import type { JSONContent } from '@tiptap/core'
import type { Block, Rich, Span } from '#packages/document/values.ts'
import { tidyRich } from './rich-lines.ts'

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

/** Blocks and paragraphs are one to one: a list is an attribute here and there, so nothing is nested or lost. */
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

const styleOf = (marks: readonly Mark[] = []): Omit<Span, 'text'> => {
  const style: Omit<Span, 'text'> = {}
  for (const { type, attrs } of marks) {
    if (type === 'bold' || type === 'italic' || type === 'underline') style[type] = true
    if (type === 'color') style.color = String(attrs?.color)
    if (type === 'link') style.href = String(attrs?.href)
  }
  return style
}

export const richOf = (doc: JSONContent): Rich =>
  tidyRich(
    (doc.content ?? []).map(({ attrs, content = [] }) => ({
      ...(attrs?.list ? { list: attrs.list as NonNullable<Block['list']> } : {}),
      ...(attrs?.align ? { align: attrs.align as NonNullable<Block['align']> } : {}),
      spans: content.map(({ type, text, marks }) => ({
        text: type === 'hardBreak' ? '\n' : (text ?? ''),
        ...styleOf(marks),
      })),
    })),
  )
