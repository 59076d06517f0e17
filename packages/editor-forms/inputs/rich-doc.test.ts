import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { rich as richType } from '#packages/document/values.ts'
import { readHref } from './href.ts'
import { anyRich } from './rich.arbitrary.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'
import { richFromText } from './rich-from-text.ts'
import { sameRich, tidyRich } from './rich-lines.ts'
import { linesOf } from './text-lines.ts'

const schema = getSchema(richExtensions)

test('converting a rich text to the editor and back does not change it', () => {
  fc.assert(
    fc.property(anyRich, (rich) => {
      const node = schema.nodeFromJSON(docOf(rich))
      node.check()
      const back = richOf(node)
      expect(back).toEqual(tidyRich(rich))
      expect(safeParse(richType, back).success).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('converting twice gives the same result', () => {
  fc.assert(
    fc.property(anyRich, (rich) => {
      const node = schema.nodeFromJSON(docOf(rich))
      expect(schema.nodeFromJSON(docOf(richOf(node))).eq(node)).toBe(true)
    }),
  )
})

test('an edit of one paragraph keeps the block objects of all others', () => {
  const doc = schema.nodeFromJSON(docOf([{ spans: [{ text: '一' }] }, { spans: [{ text: '二' }] }]))
  const { doc: next } = EditorState.create({ doc }).tr.insertText('又', 2)
  expect(richOf(next)[0]).toEqual({ spans: [{ text: '一又' }] })
  expect(richOf(next)[1]).toBe(richOf(doc)[1])
})

test('texts are equal however their spans are split, and one empty paragraph is an empty text', () => {
  fc.assert(
    fc.property(anyRich, (rich) => {
      expect(sameRich(rich, tidyRich(rich))).toBe(true)
      expect(sameRich(rich, [...rich, { spans: [{ text: '尾' }] }])).toBe(false)
    }),
  )
  expect(sameRich([{ spans: [{ text: '' }] }], [])).toBe(true)
  expect(sameRich([{ list: 'bullet', spans: [] }], [])).toBe(false)
})

test('pasted lines are blocks, marked ones are list items, figures at the start of a line are not marks', () => {
  expect(richFromText('• 负责改版\r\n- 走访客户\n\n1. 首先\n2、其次\n3.5 万月活\n2021.3 入职')).toEqual([
    { list: 'bullet', spans: [{ text: '负责改版' }] },
    { list: 'bullet', spans: [{ text: '走访客户' }] },
    { list: 'number', spans: [{ text: '首先' }] },
    { list: 'number', spans: [{ text: '其次' }] },
    { spans: [{ text: '3.5 万月活' }] },
    { spans: [{ text: '2021.3 入职' }] },
  ])
})

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['example.com/me', 'https://example.com/me'],
  ['me@example.com', 'mailto:me@example.com'],
  ['138 0000 2716', 'tel:13800002716'],
  ['中文.example', 'https://中文.example'],
])('%s is an address', (typed, href) => expect(readHref(typed)).toBe(href))

test.each(['', 'javascript:alert(1)', 'data:text/html,x', '作品集', 'file:///etc/passwd'])(
  '%s is none',
  (typed) => expect(readHref(typed)).toBeUndefined(),
)

test('nested items are lines of the item above, and numbering continues after them', () => {
  const text =
    '1. 平台\n   - 网关\n     - 限流\n   - 缓存\n2. 数据\n\t1) 入仓\n\t2) 对账\n\n其他\n  - 单独一条'
  expect(richFromText(text)).toEqual([
    { list: 'number', spans: [{ text: '平台\n– 网关\n\u3000– 限流\n– 缓存' }] },
    { list: 'number', spans: [{ text: '数据\n1) 入仓\n2) 对账' }] },
    { spans: [{ text: '其他' }] },
    { list: 'bullet', spans: [{ text: '单独一条' }] },
  ])
})

test('cells of a table in plain text stay separated', () => {
  expect(richFromText('姓名\t分数\r\n甲\t98\r\n')).toEqual([
    { spans: [{ text: '姓名\u3000分数' }] },
    { spans: [{ text: '甲\u300098' }] },
  ])
})

test('list items become lines, nested ones with a dash', () => {
  expect(linesOf('  - 甲\n\n    - 乙\t丙\n  2. 丁')).toEqual(['甲', '– 乙 丙', '丁'])
})
