import { splitBlock } from '@tiptap/pm/commands'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Rich, Span } from '#packages/document/values.ts'
import { docOf, richOf, richSchema, sameRich } from './rich-schema.ts'
import { withoutEmptyBlocks } from './target.ts'

const flag = fc.constantFrom(undefined, true as const)
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
const anySpan: fc.Arbitrary<Span> = fc
  .record({
    text: fc.string({ minLength: 1, maxLength: 12 }),
    bold: flag,
    italic: flag,
    underline: flag,
    color: fc.constantFrom(undefined, '#c23b26', '#1e2530'),
    href: fc.constantFrom(undefined, 'https://example.com', 'mailto:a@example.com'),
  })
  .map((span) => defined(span) as Span)
const anyBlock: fc.Arbitrary<Block> = fc
  .record({
    list: fc.constantFrom(undefined, 'bullet' as const, 'number' as const),
    align: fc.constantFrom(undefined, 'center' as const, 'justify' as const),
    spans: fc.array(anySpan, { minLength: 1, maxLength: 5 }),
  })
  .map((block) => defined(block) as Block)

const styleOf = ({ text: _, ...style }: Span) => JSON.stringify(Object.entries(style).sort())

/** Spans of one style beside one another are one. */
const joined = (text: Rich): Rich =>
  text.map((block) => {
    const spans: Span[] = []
    for (const span of block.spans) {
      const last = spans.at(-1)
      if (last && styleOf(last) === styleOf(span)) last.text += span.text
      else spans.push({ ...span })
    }
    return { ...block, spans }
  })

test('whatever is stored comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 5 }), (text) => {
      expect(richOf(docOf(text))).toEqual(joined(text))
      expect(sameRich(text, joined(text))).toBe(true)
    }),
  )
})

test('nothing stored is one empty line, which is nothing again', () => {
  expect(richOf(docOf([]))).toEqual([{ spans: [] }])
  expect(withoutEmptyBlocks(richOf(docOf([])))).toEqual([])
})

test('words typed inside of bold are bold; a cut keeps both halves’ styles', () => {
  const text: Rich = [
    { list: 'bullet', spans: [{ text: '降到 ' }, { text: '110 ms', bold: true }, { text: '。' }] },
  ]
  let state = EditorState.create({ doc: docOf(text) })
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

test('words put after a link are not part of it', () => {
  const doc = docOf([{ spans: [{ text: '主页', href: 'https://example.com' }] }])
  const state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) })
  const next = state.apply(state.tr.insertText('与代码'))
  expect(richOf(next.doc)[0]?.spans).toEqual([
    { text: '主页', href: 'https://example.com' },
    { text: '与代码' },
  ])
  expect(richSchema.marks.href?.spec.inclusive).toBe(false)
})
