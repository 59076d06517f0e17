import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebased } from './rebase.ts'

const text = fc
  .array(fc.constantFrom('负责', '支付', '系统', '，', '稳定', '31', ' 天', '。\n', '- 主导', 'Kafka '), {
    maxLength: 14,
  })
  .map((words) => words.join(''))

test('without edits the engine’s text is used; without changes by the engine, the user’s', () => {
  fc.assert(
    fc.property(text, text, (before, other) => {
      expect(rebased(before, other, before)).toEqual({ after: other, isMoved: false, dropped: 0 })
      expect(rebased(before, before, other)).toMatchObject({ after: other, dropped: 0 })
      expect(rebased(before, other, other)).toEqual({ after: other, isMoved: false, dropped: 0 })
    }),
  )
})

test('the user’s edits elsewhere are merged with the engine’s changes', () => {
  const before = '- 负责支付系统的建设\n- 参与值班'
  expect(rebased(before, '- 搭建支付系统\n- 参与值班', '- 负责支付系统的建设\n- 参与值班，每周两天')).toEqual(
    {
      after: '- 搭建支付系统\n- 参与值班，每周两天',
      isMoved: true,
      dropped: 0,
    },
  )
})

test('if both changed the same words, the user’s are used and the conflict is reported', () => {
  const before = '平均交付周期缩短为 19 天'
  expect(rebased(before, '平均交付周期缩短为 15 天', '平均交付周期缩短为 21 天')).toEqual({
    after: '平均交付周期缩短为 21 天',
    isMoved: true,
    dropped: 1,
  })
})
