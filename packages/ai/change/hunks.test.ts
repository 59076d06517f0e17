import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosen, type Hunk, hunkParts, hunksOf } from './hunks.ts'

const words = fc
  .array(
    fc.constantFrom(
      '负责',
      '提升',
      '提高',
      'Kafka',
      ' ',
      '，',
      '3.5',
      '。',
      '\n',
      '- ',
      '支付',
      '👩‍💻',
      '系统',
    ),
    { maxLength: 30 },
  )
  .map((all) => all.join(''))
const anyText = fc.oneof(words, fc.string())
const all = (hunks: readonly Hunk[]) => new Set(hunks.map(({ id }) => id))
const changesOf = (before: string, after: string) =>
  hunksOf(before, after).map(({ cut, added }) => `${cut}→${added}`)

describe('changes to take or leave', () => {
  test('all of them are the text after, none the text before', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const hunks = hunksOf(before, after)
        expect(chosen(before, hunks, all(hunks))).toBe(after)
        expect(chosen(before, hunks, new Set())).toBe(before)
      }),
    )
  })

  test('they stand in order, apart, with what they cut and add', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const hunks = hunksOf(before, after)
        expect(all(hunks).size).toBe(hunks.length)
        for (const [at, hunk] of hunks.entries()) {
          expect(hunk.cut).toBe(before.slice(hunk.from, hunk.to))
          expect(hunk.added).toBe(after.slice(hunk.newFrom, hunk.newTo))
          expect(hunk.cut === hunk.added).toBe(false)
          expect(hunk.from).toBeGreaterThanOrEqual(hunks[at - 1]?.to ?? 0)
          expect(hunk.newFrom).toBeGreaterThanOrEqual(hunks[at - 1]?.newTo ?? 0)
        }
        expect(
          hunkParts(before, hunks)
            .map((part) => (typeof part === 'string' ? part : part.cut))
            .join(''),
        ).toBe(before)
      }),
    )
  })

  test('taken one after the other they lead from the one to the other', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const hunks = hunksOf(before, after)
        const [first] = hunks
        if (!first) return
        const step = chosen(before, hunks, new Set([first.id]))
        expect(step.endsWith(before.slice(first.to))).toBe(true)
        expect(step.startsWith(after.slice(0, first.newTo))).toBe(true)
      }),
    )
  })

  test.each([
    ['把准确率提升了不少', '把准确率提高了不少', ['提升→提高']],
    ['平均时长由 3.5 天降到 2.1 天', '平均时长由 3.5 天降到 1.8 天', ['2.1→1.8']],
    ['负责支付系统的开发工作', '主导支付系统开发', ['负责→主导', '的开发工作→开发']],
    ['Responsible for the payment team', 'Led the payment team', ['Responsible for→Led']],
    ['- 甲组的排班\n- 乙组的采购\n- 丙组的盘点', '- 甲组的排班\n- 丙组的盘点', ['- 乙组的采购\n→']],
    ['- 甲组的排班\n- 乙组的采购', '- 甲组的排班\n- 乙组的采购\n- 丙组的盘点', ['→\n- 丙组的盘点']],
    ['- 甲组的排班', '- 一\n- 二\n- 甲组的排班', ['→- 一\n', '→- 二\n']],
  ])('reads as a person would change it: %s', (before, after, hunks) => {
    expect(changesOf(before, after)).toEqual(hunks)
  })

  test('what became something else altogether is one change', () => {
    expect(changesOf('性格开朗，吃苦耐劳', '五年病房经验，带教过新人')).toHaveLength(1)
  })
})
