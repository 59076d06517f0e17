import { expect, it } from 'vitest'
import { isSeries, isTable, plainText, type Rich, type Value } from '#packages/document/values.ts'
import { FILLED, wordDocument, wordKindNames, wordSection } from '#test/kit/words.ts'
import { markdownOf } from '../markdown/markdown.ts'
import { plainTextOf } from './plain-text.ts'

const textsIn = (value: Value): string[] => {
  if (typeof value === 'string') return [value]
  if (isTable(value)) return [...value.head, ...value.rows.flat()]
  if (isSeries(value)) return [...value.labels, ...value.series.map(({ name }) => name), '233.5万']
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => ('label' in one ? [one.label, one.value] : [plainText([one] as Rich)]))
}

const flat = (text: string): string => text.replaceAll(/<\/?strong>|[\s*\\]/g, '')

const document = wordDocument(wordKindNames.map((kind) => wordSection(kind, 1)))

it.each([
  ['text', plainTextOf],
  ['Markdown', markdownOf],
])('everything that a Word document says is in its %s', (_, write) => {
  const text = flat(write(document))
  for (const kind of wordKindNames)
    for (const data of FILLED[kind])
      for (const part of Object.values(data).flatMap(textsIn)) expect(text, kind).toContain(flat(part))
})

it('a document is told as its title, its headings, points and tables', () => {
  const written = markdownOf(
    wordDocument([
      wordSection('doc_title', 1),
      wordSection('doc_heading', 1, { items: [{ id: 'h', data: { name: '第一章' } }] }),
      wordSection('doc_list', 5),
      wordSection('doc_table', 1),
    ]),
  )
  expect(written).toMatch(/^# 会议纪要\n/)
  expect(written).toContain('\n## 第一章\n\n## 活动背景\n\n- **报表语法自动转换工具** | 贺云舟')
  expect(written).toContain(
    '表 1　经费预算\n\n| 项目 | 说明 | 金额，元 |\n| --- | --- | --- |\n| 灯饰与搭建 |',
  )
  expect(written).toContain('| 合计 |  | 72,000 |\n\n注：金额含税。\n')
})
