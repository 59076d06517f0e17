import { expect, test } from 'vitest'
import { withoutFillers } from '#packages/ai/built-in/improve/chinese-fillers.ts'
import { factsIn } from '#packages/ai/change/facts/read-facts.ts'
import { findJob } from '#packages/ai/jobs/find-job.ts'
import { bare } from '#packages/import/parse/headings.ts'
import { tidy } from '#packages/import/text/pieces.ts'
import { growsTooFast } from '#test/kit/growth.ts'

const isFiller = (text: string) =>
  withoutFillers([text, '完成'].map((text) => ({ text, end: '' }))).length < 2

// A star over an ambiguous group tries 2^n readings, so these inputs would never finish.
test('reads words that consist of one another once', () => {
  for (const word of ['业务员', '技术员', '技术专家', '设计'])
    expect(findJob(`会计${word.repeat(40)}某`), word).toBeUndefined()
  expect(findJob('会计业务员技术员')?.id).toBe(findJob('会计')?.id)
  expect(isFiller(`良好的${'沟通'.repeat(2000)}某`)).toBe(false)
  expect(isFiller(`良好的${'沟通'.repeat(2000)}能力`)).toBe(true)
  expect(isFiller(`${'积极向上且'.repeat(2000)}某`)).toBe(false)
  expect(isFiller(`${'积极向上并且'.repeat(2000)}吃苦耐劳`)).toBe(true)
})

test('reads a character of two classes once', () => {
  const signs = '☎✉'.repeat(2000)
  expect(tidy(`a${signs}b${signs}`)).toBe(`a${signs}b`)
  expect(bare(`a${signs}b${signs}`)).toBe(`a${signs}b`)
})

test('reads facts in linear time', async () => {
  for (const piece of ['1,', 'a-', 'a.', 'a', 'a@', '高级', 'Ab ', '一', '第', 'www.', '1-', 'a '])
    expect(await growsTooFast((length) => factsIn(piece.repeat(length / piece.length)), 8000), piece).toBe(
      false,
    )
})
