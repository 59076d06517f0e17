import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { type Rich, rich } from '#packages/document/values.ts'
import { normalised, plainOf, richOf } from './plain-rich.ts'

const words = fc
  .array(
    fc.constantFrom(
      '负责',
      '支付',
      'Kafka',
      ' ',
      '，',
      '30%',
      '。',
      '👩‍💻',
      '主导',
      '- ',
      '1. ',
      '系统',
      '𠮷',
    ),
    {
      maxLength: 10,
    },
  )
  .map((all) => all.join(''))

const span = fc.record(
  {
    text: fc.oneof(words, fc.constant('上\n下')),
    bold: fc.constant(true as const),
    color: fc.constantFrom('#aa0000', '#00aa00'),
    href: fc.constant('https://a.example'),
  },
  { requiredKeys: ['text'] },
)
const anyRich: fc.Arbitrary<Rich> = fc.array(
  fc.record(
    {
      list: fc.constantFrom('bullet' as const, 'number' as const),
      align: fc.constantFrom('center' as const, 'right' as const),
      spans: fc.array(span, { maxLength: 4 }),
    },
    { requiredKeys: ['spans'] },
  ),
  { maxLength: 6 },
)
const anyText = fc
  .array(fc.tuple(fc.constantFrom('', '- ', '1. '), words), { maxLength: 6 })
  .map((lines) => normalised(lines.map((line) => line.join('')).join('\n')))

const marked = (blocks: Rich, word: string) =>
  blocks.flatMap(({ spans }) => spans).find(({ text }) => text.includes(word))

describe('plain and styled text', () => {
  test('a text that was given its styles reads as it did', () => {
    fc.assert(
      fc.property(anyText, anyRich, (text, before) => {
        const styled = richOf(text, before)
        expect(plainOf(styled)).toBe(text)
        expect(safeParse(rich, styled).success).toBe(true)
      }),
    )
  })

  test('a text that did not change keeps all its styles', () => {
    fc.assert(fc.property(anyRich, (before) => richOf(plainOf(before), before) === before))
  })

  test('normal form is reached at once', () => {
    fc.assert(
      fc.property(fc.string(), words, (text, before) => {
        const once = normalised(text, before)
        expect(normalised(once, before)).toBe(once)
      }),
    )
    expect(normalised('1. 一\r\n2. 二\r\n • 三')).toBe('1. 一\n1. 二\n- 三')
    expect(normalised('甲\n\n乙', '- 子\n- 丑')).toBe('- 甲\n- 乙')
    expect(normalised('1. 甲\n2. 乙', '1. 子\n2. 丑')).toBe('1. 甲\n2. 乙')
  })

  const before: Rich = [
    {
      list: 'bullet',
      align: 'justify',
      spans: [
        { text: '负责支付系统，峰值' },
        { text: '3 万', bold: true, color: '#aa0000' },
        { text: '，见' },
        { text: '介绍', href: 'https://a.example' },
        { text: '。' },
      ],
    },
    { list: 'bullet', spans: [{ text: '带新人' }] },
  ]

  test('words that stayed keep bold, colour and link; a changed one takes those of what it replaces', () => {
    const after = richOf('- 主导支付系统重构，峰值5 万，详见介绍。\n- 带教新人', before)
    expect(after[0]).toMatchObject({ list: 'bullet', align: 'justify' })
    expect(marked(after, '5')).toMatchObject({ bold: true, color: '#aa0000' })
    expect(marked(after, '万')).toMatchObject({ bold: true })
    expect(marked(after, '介绍')).toMatchObject({ href: 'https://a.example' })
    expect(marked(after, '主导')).toEqual({ text: '主导支付系统重构，峰值' })
    expect(marked(after, '详见')).toEqual({ text: '，详见' })
  })

  test('a line that comes stands like its neighbours, and one that goes takes nothing along', () => {
    expect(richOf('- 带新人\n- 写文档', [before[1] ?? { spans: [] }])).toEqual([
      { list: 'bullet', spans: [{ text: '带新人' }] },
      { list: 'bullet', spans: [{ text: '写文档' }] },
    ])
    expect(richOf('- 带新人', before)).toEqual([before[1]])
    const red: Rich = [{ align: 'center', spans: [{ text: '全红', color: '#aa0000' }] }]
    expect(richOf('全红\n新的一行', red)[1]).toEqual({
      align: 'center',
      spans: [{ text: '新的一行', color: '#aa0000' }],
    })
  })

  test('a number that somebody typed at the head of a paragraph makes no list', () => {
    const typed: Rich = [{ spans: [{ text: '2. 第二步做了什么' }] }]
    expect(richOf('2. 第二步做了这些', typed)).toEqual([{ spans: [{ text: '2. 第二步做了这些' }] }])
  })
})
