import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, type Rich, type Span } from '#packages/document/values.ts'
import { retext } from './retext.ts'
import { anyRich } from './rich.arbitrary.ts'
import { tidyRich } from './rich-lines.ts'

const bold = (text: string): Span => ({ text, bold: true })
const item = (...spans: Span[]) => ({ list: 'bullet' as const, spans })
const styled: Rich = [
  item({ text: '负责' }, bold('协同文档')),
  item({ text: '走访 8 家客户' }),
  item(bold('带教 2 人')),
]

describe('plain edits of a styled text', () => {
  test('an unchanged text returns equal data', () => {
    fc.assert(fc.property(anyRich, (rich) => void expect(retext(rich, plainText(rich))).toBe(rich)))
  })

  test('replacing any text by any other gives exactly the new text', () => {
    const line = fc.string({ maxLength: 6 })
    fc.assert(
      fc.property(anyRich, fc.array(line, { maxLength: 6 }), (rich, lines) => {
        const text = lines.join('\n')
        expect(plainText(retext(rich, text))).toBe(text)
      }),
    )
  })

  test('unchanged lines keep their spans', () => {
    fc.assert(
      fc.property(anyRich, fc.nat(), (rich, seed) => {
        if (rich.length === 0) return
        const at = seed % rich.length
        const lines = rich.map((block) => plainText([block]))
        const next = tidyRich(retext(rich, lines.with(at, `${lines[at]}尾`).join('\n')))
        const was = tidyRich(rich)
        for (const [index, block] of was.entries()) if (index !== at) expect(next[index]).toEqual(block)
      }),
    )
  })

  test('typing inside a line keeps the style around it', () => {
    expect(retext(styled, '负责协同多端文档\n走访 8 家客户\n带教 2 人')[0]).toEqual(
      item({ text: '负责' }, bold('协同多端文档')),
    )
  })

  test('Enter in the middle of a line makes two bullets, both styled as before', () => {
    expect(retext(styled, '负责协同\n文档\n走访 8 家客户\n带教 2 人').slice(0, 2)).toEqual([
      item({ text: '负责' }, bold('协同')),
      item(bold('文档')),
    ])
  })

  test('a line joined with the one above keeps both styles; moved lines keep theirs', () => {
    expect(retext(styled, '负责协同文档走访 8 家客户\n带教 2 人')).toEqual([
      item({ text: '负责' }, bold('协同文档'), { text: '走访 8 家客户' }),
      item(bold('带教 2 人')),
    ])
    expect(retext(styled, '带教 2 人\n走访 8 家客户')[1]).toEqual(item({ text: '走访 8 家客户' }))
  })

  test('what is typed at the end of a link is not part of it', () => {
    const link: Rich = [{ spans: [{ text: '作品', href: 'https://a.example' }] }]
    expect(retext(link, '作品集')).toEqual([
      { spans: [{ text: '作品', href: 'https://a.example' }, { text: '集' }] },
    ])
  })

  test('the first words of an empty list are a list item if requested', () => {
    expect(retext([], '第一条', { list: 'bullet' })).toEqual([item({ text: '第一条' })])
  })
})
