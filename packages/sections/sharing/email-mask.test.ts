import { describe, expect, test } from 'vitest'
import { findAddresses, maskAddressField } from './email-mask.ts'
import { foldText } from './fold-text.ts'
import { applyEdits } from './text-edits.ts'

const masked = (text: string, ...fields: string[]): string =>
  applyEdits([text], findAddresses(fields)(foldText(text))).join('')

describe('the field of an address', () => {
  test.each([
    ['li.ming@example.com', '***@example.com'],
    ['李明@example.com', '***@example.com'],
    ['li.ming＠example.com', '***@example.com'],
    ['li.ming﹫example．com', '***@example．com'],
    ['ming@邮箱.中国', '***@邮箱.中国'],
    ['ming@邮箱。中国', '***@邮箱。中国'],
    ['li ming@ example.com', '***@example.com'],
    ['li.ming (at) example (dot) com', '***@example (dot) com'],
    ['li.ming at example.com', '***'],
    ['li.ming#example.com', '***'],
    ['li.ming@home', '***'],
    ['a@one.example; b@two.example', '***@two.example'],
    ['a@one.example, li at two.example', '***@one.example'],
    ['a@b@c.example', '***@c.example'],
    ['同微信', '***'],
    ['', ''],
  ])('%s', (field, expected) => {
    expect(maskAddressField(field)).toBe(expected)
  })
})

describe('addresses of any person in a text', () => {
  test.each([
    ['写信到lin.xia@mail.example.com，或 b+c@d.example。', '写信到***@mail.example.com，或 ***@d.example。'],
    ['李明@example.com', '***@example.com'],
    ['иван.петров@пример.рф', '***@пример.рф'],
    ['josé.garcía@example.com', '***@example.com'],
    ['li.ming＠example.com', '***＠example.com'],
    ['li.ming(at)example.com', '***(at)example.com'],
    ['li [AT] example [DOT] com', '*** [AT] example [DOT] com'],
    ['li @ example.com', '*** @ example.com'],
    ['a@b@c.example', '***@c.example'],
  ])('%s', (text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  test.each([
    '@handle 与 a@b 不是地址',
    '关注 @某某。谢谢',
    'worked at example.com',
    'react@18.2.0 与 vue@3.4',
    'https://example.com/@lin/posts',
  ])('%s stays', (text) => {
    expect(masked(text)).toBe(text)
  })
})

describe('the owner’s addresses in a text', () => {
  test.each([
    ['l i . m i n g @ example.com', 'li.ming@example.com'],
    ['LI.MING at example.com', 'li.ming@example.com'],
    ['li dot ming at example dot com', 'li.ming@example.com'],
    ['li.ming # example.com', 'li.ming@example.com'],
    ['张三 li ming@example.com', '张三 li ming@example.com（常用）'],
    ['明天 li ming@example.com', 'li ming@ example.com'],
    ['li.ming#example.com', 'li.ming#example.com'],
    ['liming艾特example点com', 'liming艾特example点com'],
  ])('%s', (text, field) => {
    const left = masked(`找 ${text} 即可`, field)
    expect(left).toContain('***')
    expect(left).not.toMatch(/l ?i|ming|张三/i)
  })

  test('twenty of them, however many there are', () => {
    const fields = Array.from({ length: 500 }, (_, at) => `${1000 + at} only words`)
    expect(masked(fields[19] ?? '', ...fields)).toBe('***')
    expect(masked(fields[20] ?? '', ...fields)).toBe(fields[20])
  })
})
