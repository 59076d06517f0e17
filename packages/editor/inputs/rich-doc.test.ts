import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { rich as richType } from '#packages/document/values.ts'
import { readHref } from './href.ts'
import { anyRich } from './rich.arbitrary.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'
import { richFromText } from './rich-from-text.ts'
import { tidyRich } from './rich-lines.ts'

const schema = getSchema(richExtensions)

test('any styled text goes into the editor and comes back as it was', () => {
  fc.assert(
    fc.property(anyRich, (rich) => {
      const node = schema.nodeFromJSON(docOf(rich))
      node.check()
      const back = richOf(node.toJSON())
      expect(back).toEqual(tidyRich(rich))
      expect(safeParse(richType, back).success).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('what came back goes in again without a difference', () => {
  fc.assert(
    fc.property(anyRich, (rich) => {
      const node = schema.nodeFromJSON(docOf(rich))
      expect(schema.nodeFromJSON(docOf(richOf(node.toJSON()))).eq(node)).toBe(true)
    }),
  )
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
