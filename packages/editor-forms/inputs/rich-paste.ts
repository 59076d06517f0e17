import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { docOf } from './rich-doc.ts'
import { cleanHtml } from './rich-from-html.ts'
import { richFromText } from './rich-from-text.ts'

/** Whether the HTML was copied from this editor, so that it needs no conversion. */
const isOurs = (html: string) =>
  html.includes('data-pm-slice') &&
  /<(p|span)[^<>]*(data-list|data-align|data-color|data-pm-slice)/.test(html)

export const pastedHtml = (html: string): string => (isOurs(html) ? html : cleanHtml(html))

export const pastedText = (text: string, schema: Schema): Slice =>
  Slice.maxOpen(schema.nodeFromJSON(docOf(richFromText(text))).content)

/** Lines that are pasted into a list become its items; in an empty paragraph they keep their own attributes. */
export const pastedSlice = (slice: Slice, view: EditorView): Slice => {
  const { parent } = view.state.selection.$from
  const { list } = parent.attrs
  const blocks: Node[] = []
  slice.content.forEach((node) => void blocks.push(node))
  const [first] = blocks
  const taken = list
    ? blocks.map((node) => (node.attrs.list ? node : node.type.create({ ...node.attrs, list }, node.content)))
    : blocks
  const closed = parent.content.size === 0 && !list && first?.attrs.list
  return new Slice(Fragment.from(taken), closed ? 0 : slice.openStart, closed ? 0 : slice.openEnd)
}
