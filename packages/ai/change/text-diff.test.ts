import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedLines, diffText, tokensOf } from './text-diff.ts'

const side = (parts: ReturnType<typeof diffText>, op: 'cut' | 'new') =>
  parts
    .filter((part) => part.op === 'same' || part.op === op)
    .map(({ text }) => text)
    .join('')

const words = fc
  .array(fc.constantFrom('负', '责', '支付', 'Kafka', ' ', '，', '31', '天', 'p99', '\n', '👩‍💻', 'é'), {
    maxLength: 40,
  })
  .map((all) => all.join(''))

describe('diff of texts', () => {
  test('what stays and goes is the first text, what stays and comes is the second', () => {
    fc.assert(
      fc.property(fc.oneof(words, fc.string()), fc.oneof(words, fc.string()), (before, after) => {
        const parts = diffText(before, after)
        expect(side(parts, 'cut')).toBe(before)
        expect(side(parts, 'new')).toBe(after)
        for (const [at, part] of parts.entries()) {
          expect(part.text).not.toBe('')
          expect(parts[at + 1]?.op).not.toBe(part.op)
        }
      }),
    )
  })

  test('a text is the same as itself', () => {
    fc.assert(fc.property(words, (text) => diffText(text, text).every(({ op }) => op === 'same')))
  })

  test('tokens are the text', () => {
    fc.assert(fc.property(fc.string(), (text) => tokensOf(text).join('') === text))
    expect(tokensOf('将Kafka延迟降到 95 ms。')).toEqual([
      '将',
      'Kafka',
      '延',
      '迟',
      '降',
      '到',
      ' ',
      '95',
      ' ',
      'ms',
      '。',
    ])
  })

  test('reads like a change a person made', () => {
    expect(diffText('平均交付周期由 31 天缩短为 19 天', '平均交付周期由 31 天缩短为 15 天')).toEqual([
      { op: 'same', text: '平均交付周期由 31 天缩短为 ' },
      { op: 'cut', text: '19' },
      { op: 'new', text: '15' },
      { op: 'same', text: ' 天' },
    ])
    expect(diffText('Led the payment team', 'Led the settlement team')).toEqual([
      { op: 'same', text: 'Led the ' },
      { op: 'cut', text: 'payment' },
      { op: 'new', text: 'settlement' },
      { op: 'same', text: ' team' },
    ])
  })
})

test('of a long text only the changed lines are shown, and where some are left out', () => {
  const before = ['一', '二', '三', '四', '五', '六'].map((line) => `第${line}行不变`).join('\n')
  const shown = (after: string) =>
    changedLines(diffText(before, after))
      .filter(({ op }) => op !== 'cut')
      .map(({ text }) => text)
      .join('')
  expect(shown(before.replace('第三行', '第三横行'))).toBe('…\n第三横行不变\n…')
  expect(shown(before.replace('第一行', '第一竖行').replace('第六行', '第六竖行'))).toBe(
    '第一竖行不变\n…\n第六竖行不变',
  )
  expect(shown(before.replace('第二行', '第二竖行').replace('第三行', '第三竖行'))).toBe(
    '…\n第二竖行不变\n第三竖行不变\n…',
  )
  expect(shown(before)).toBe(before)
})
