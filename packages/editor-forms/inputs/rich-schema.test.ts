import { getSchema } from '@tiptap/core'
import { splitBlock } from '@tiptap/pm/commands'
import type { Schema } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rich } from '#packages/document/values.ts'
import { anyRich } from './rich.arbitrary.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'
import { tidyRich } from './rich-lines.ts'
import { richSchema } from './rich-schema.ts'

const nodeOf = (text: Rich) => richSchema.nodeFromJSON(docOf(text))

test('converting any rich text to the schema and back does not change it', () => {
  fc.assert(
    fc.property(anyRich, (text) => {
      const node = nodeOf(text)
      node.check()
      expect(richOf(node)).toEqual(tidyRich(text))
    }),
  )
})

test('the form and the page have the same nodes, marks and attributes', () => {
  const rules = ({ nodes, marks }: Schema) => ({
    nodes: Object.values(nodes)
      .map(({ name, spec: { attrs, content, group, inline, selectable } }) => ({
        name,
        attrs: Object.entries(attrs ?? {}).map(([key, { default: value }]) => [key, value]),
        content: content ?? '',
        group,
        isInline: inline ?? false,
        isSelectable: selectable ?? true,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    marks: Object.values(marks).map(({ name, spec: { attrs, inclusive } }) => ({
      name,
      attrs: Object.entries(attrs ?? {}).map(([key, { default: value }]) => [key, value]),
      isInclusive: inclusive ?? true,
    })),
  })
  expect(rules(getSchema(richExtensions))).toEqual(rules(richSchema))
})

test('text typed within bold is bold; both halves of a split keep their styles', () => {
  let state = EditorState.create({
    doc: nodeOf([
      { list: 'bullet', spans: [{ text: '降到 ' }, { text: '110 ms', bold: true }, { text: '。' }] },
    ]),
  })
  const at = 1 + '降到 11'.length
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
  state = state.apply(state.tr.insertText('5'))
  expect(richOf(state.doc)[0]?.spans[1]).toEqual({ text: '1150 ms', bold: true })
  splitBlock(state, (transaction) => {
    state = state.apply(transaction)
  })
  expect(richOf(state.doc).map(({ spans }) => spans)).toEqual([
    [{ text: '降到 ' }, { text: '115', bold: true }],
    [{ text: '0 ms', bold: true }, { text: '。' }],
  ])
})

test('text typed after a link is not part of it', () => {
  const doc = nodeOf([{ spans: [{ text: '主页', href: 'https://example.com' }] }])
  const state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) })
  const next = state.apply(state.tr.insertText('与代码'))
  expect(richOf(next.doc)[0]?.spans).toEqual([
    { text: '主页', href: 'https://example.com' },
    { text: '与代码' },
  ])
})
