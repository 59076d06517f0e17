import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { findNumbers, maskNumberField } from './phone-mask.ts'
import { applyEdits } from './text-edits.ts'

const masked = (text: string, ...fields: string[]): string => {
  const { own, general } = findNumbers(fields)
  const folded = foldText(text)
  return applyEdits([text], [...general(folded), ...own(folded)]).join('')
}

describe('the field of a number', () => {
  test.each([
    ['13800138000', '138******00'],
    ['１３８００１３８０００', '１３８******００'],
    ['138－0013－8000', '138－****－**00'],
    ['138·0013·8000', '138·****·**00'],
    ['010-88886666转801', '010-********转*01'],
    ['021-55551234 / 0571-88882222', '021-******** / ****-******22'],
    ['+86 (138) 0013 8000', '+86 (1**) **** **00'],
    ['١٣٨٠٠١٣٨٠٠٠', '١٣٨******٠٠'],
    ['一三八零零一三八零零零', '一三八******零零'],
    ['①③⑧⓪⓪①③⑧⓪⓪⓪', '①③⑧******⓪⓪'],
    ['⑫⑫⑫⑫⑫⑫', '******'],
    ['1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣', '1️⃣3️⃣8️⃣******0️⃣0️⃣'],
    ['88886666', '88*****6'],
    ['110', '1**'],
    ['12', '**'],
    ['微信同号', '微信同号'],
    ['', ''],
  ])('%s', (field, expected) => {
    expect(maskNumberField(field)).toBe(expected)
  })
})

describe('numbers of any person in a text', () => {
  test.each([
    ['电话13800138000。', '电话138******00。'],
    ['138 0013 8000 或 1380 0138 000', '138 **** **00 或 138* **** *00'],
    ['138.0013.8000', '138.****.**00'],
    ['+86 13900139000', '+86 1********00'],
    ['0086-139-0013-9000', '008*-***-****-**00'],
    ['+1 (415) 555-2671', '+1 (41*) ***-**71'],
    ['010-88886666转801', '010-********转*01'],
    ['0571-88882222', '057*-******22'],
    ['(0571) 8888 2222', '(057*) **** **22'],
    ['01088886666 ext. 23', '010******** ext. 23'],
    ['１３９００１３９０００', '１３９******００'],
  ])('%s', (text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  test.each([
    '2019–2024 年，成交 13,800 单，金额 1380013 元，转化 13.8%，版本 1.18.0013.90',
    '2019.06-2021.07、20190612、2019-06-12 10:30:45',
    '身份证 330106199901011234，卡号 6222 0213 8001 3800 013',
    'https://example.com/item?id=13912345678&page=1',
    'https://zhuanlan.example.com/p/13912345678',
    '同比 +12.5%，GB/T 19001-2016，ISO 9001:2015',
    '10.0.13.138，192.168.100.200',
    '0571 区号，01 组',
  ])('%s stays', (text) => {
    expect(masked(text)).toBe(text)
  })
})

describe('the owner’s numbers in a text', () => {
  const spellings = [
    '1 3 8 0 0 1 3 8 0 0 0',
    '138（0013）8000',
    '138-0013‐8000',
    '13—80—01—38—00—0',
    '13·800·138·000',
    '1.3.8.0.0.1.3.8.0.0.0',
    '一三八〇〇一三八〇〇〇',
    '138\u200b0013\u200b8000',
    '138\n0013\n8000',
    '138/0013/8000',
  ]
  test.each(spellings)('%s', (text) => {
    const left = foldText(masked(`找我：${text}。`, '13800138000')).text.replaceAll(/[^\d一三八〇]/g, '')
    expect(left).toHaveLength(5)
  })

  test('found with and without the codes of country and town, and each of several', () => {
    expect(masked('call 415 555 2671', '+1 415-555-2671')).toBe('call 415 *** **71')
    expect(masked('座机 88886666', '010-88886666')).toBe('座机 88*****6')
    expect(masked('座机 88886666', '01088886666转801')).toBe('座机 88*****6')
    for (const text of ['55551234', '021 5555 1234', '88882222', '0571·8888·2222'])
      expect(masked(text, '021-55551234 / 0571-88882222')).toContain('*')
  })

  test('also in an address of the web, and only as a whole', () => {
    expect(masked('https://wa.example.com/138-0013-8000', '13800138000')).toContain('138-****-**00')
    expect(masked('尾号 138000', '13800138000')).toBe('尾号 138000')
    expect(masked('138 个，0013 号，8000 元', '13800138000')).toBe('138 个，0013 号，8000 元')
  })

  test('twenty of them, however many there are', () => {
    const fields = Array.from({ length: 500 }, (_, at) => String(2_000_000 + at))
    expect(masked(fields[19] ?? '', ...fields)).toBe('20****9')
    expect(masked(fields[20] ?? '', ...fields)).toBe(fields[20])
  })
})
