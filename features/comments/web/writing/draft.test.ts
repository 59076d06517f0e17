import { expect, test } from 'vitest'
import { mentionOf } from '../../body.ts'
import { askedName, bodyOf, draftOf, withPerson } from './draft.ts'

const zhou = { id: 'zhou-of-the-comments-1', nickname: '周砚' }
const other = { id: 'zhou-of-the-comments-2', nickname: '周砚' }
const longer = { id: 'zhou-of-the-comments-3', nickname: '周砚 2026' }

test('converts names to tokens and back', () => {
  const text = '@周砚 和 @周砚 2026 看 https://example.com/@周砚，a@b.example'
  const body = bodyOf({ text, people: [zhou, longer] })
  expect(body).toBe(
    `${mentionOf(zhou.id)} 和 ${mentionOf(longer.id)} 看 https://example.com/${mentionOf(zhou.id)}，a@b.example`,
  )
  expect(draftOf(body, [zhou, longer]).text).toBe(text)
  expect(bodyOf(draftOf(body, [zhou, longer]))).toBe(body)
})

test('with two users of one name, mentions each once; typed names mention no one', () => {
  expect(bodyOf({ text: '@周砚 @周砚 @周砚', people: [zhou, other] })).toBe(
    `${mentionOf(zhou.id)} ${mentionOf(other.id)} ${mentionOf(other.id)}`,
  )
  expect(bodyOf({ text: '@周砚 @林知夏', people: [] })).toBe('@周砚 @林知夏')
  expect(draftOf(`${mentionOf(zhou.id)}好`, [{ id: zhou.id, nickname: null }])).toEqual({
    text: '@好',
    people: [],
  })
})

test('suggests names after an @ at the beginning of a word', () => {
  expect(askedName('请@周', 3)).toEqual({ from: 1, q: '周' })
  expect(askedName('@', 1)).toEqual({ from: 0, q: '' })
  for (const none of ['a@b', '@周 砚', '周砚', '@@'])
    expect(askedName(none, none.length)?.q ?? 'none').toBe(none === '@@' ? '' : 'none')
  const asked = { from: 1, q: '周' }
  expect(withPerson({ text: '请@周看', people: [] }, asked, zhou)).toEqual({
    draft: { text: '请@周砚 看', people: [zhou] },
    caret: 5,
  })
})
