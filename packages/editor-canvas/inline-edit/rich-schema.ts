import { type Mark, type Node, Schema } from '@tiptap/pm/model'
import type { Block, Rich, Span } from '#packages/document/values.ts'

const mark = (name: string, style: string) => ({
  parseDOM: [{ tag: name }],
  toDOM: (): [string, Record<string, string>, 0] => ['span', { style }, 0],
})

/** Styled text as the document stores it, and nothing more: what cannot be stored cannot be written. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    block: {
      content: 'text*',
      attrs: { list: { default: null }, align: { default: null } },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    text: {},
  },
  marks: {
    bold: mark('b', 'font-weight: 700'),
    italic: mark('i', 'font-style: italic'),
    underline: mark('u', 'text-decoration: underline'),
    color: {
      attrs: { value: {} },
      toDOM: ({ attrs }) => ['span', { style: `color: ${attrs.value}` }, 0],
    },
    // Words put at either end of a link are not part of it.
    href: { attrs: { value: {} }, inclusive: false, toDOM: () => ['span', 0] },
  },
})

const FLAGS = ['bold', 'italic', 'underline'] as const
const VALUES = ['color', 'href'] as const

const marksOf = (span: Span): Mark[] => [
  ...FLAGS.filter((flag) => span[flag]).map((flag) => richSchema.mark(flag)),
  ...VALUES.flatMap((name) =>
    span[name] === undefined ? [] : [richSchema.mark(name, { value: span[name] })],
  ),
]

const blockNode = ({ list, align, spans }: Block): Node =>
  richSchema.node(
    'block',
    { list: list ?? null, align: align ?? null },
    spans.filter(({ text }) => text !== '').map((span) => richSchema.text(span.text, marksOf(span))),
  )

export const docOf = (text: Rich): Node =>
  richSchema.node('doc', null, text.length > 0 ? text.map(blockNode) : [richSchema.node('block')])

const spanOf = (node: Node): Span => {
  const span: Record<string, unknown> = { text: node.text ?? '' }
  for (const { type, attrs } of node.marks) span[type.name] = 'value' in attrs ? attrs.value : true
  return span as Span
}

/** The text of a document, as stored: keys stand in the order that the form writes them. */
export const richOf = (doc: Node): Rich =>
  doc.children.map(
    (node): Block => ({
      ...(node.attrs.list ? { list: node.attrs.list as NonNullable<Block['list']> } : {}),
      ...(node.attrs.align ? { align: node.attrs.align as NonNullable<Block['align']> } : {}),
      spans: node.children.map(spanOf),
    }),
  )

export const sameRich = (one: Rich, other: Rich): boolean => docOf(one).eq(docOf(other))
