import { expect, test } from 'vitest'
import type { Card, SectionTitle, WebCodeContent } from '../../../pages-contract.ts'
import { faultsIn, isDraft, isSame, mergeParts, parts } from './draft.ts'

const text = { zh: '好', en: 'good' }
const title: SectionTitle = { title: text }
const card: Card = { title: text, text, fact: 'variants', by: 'open_membership' }
const base: WebCodeContent = {
  introduction: { title: text, lead: text, paragraphs: [text] },
  repository: null,
  titles: {
    cards: title,
    plans: title,
    table: title,
    prices: title,
    questions: { ...title, lead: text },
    business: title,
    sponsor: title,
  },
  cards: [card],
  questions: [{ key: 'a', question: text, answer: { zh: '一\n二' } }],
  business: { lines: [], email: null },
  sponsor: { text, methods: [{ name: text, detail: text, address: 'https://example.com/' }] },
}
const withTitle = (zh: string) => ({ ...base, introduction: { ...base.introduction, title: { zh } } })
const withMail = (email: string | null) => ({ ...base, business: { ...base.business, email } })

test('a valid page has no errors, and every error has its path and message', () => {
  expect([...faultsIn(base)]).toEqual([])
  const spoilt = {
    ...withTitle(' '),
    repository: 'http://example.com',
    business: { lines: [{ zh: '长'.repeat(201) }], email: 'nobody' },
    cards: Array.from({ length: 13 }, () => card),
    questions: [{ key: 'a', question: { zh: '好', en: 'a\u0007b' }, answer: { zh: '好' } }],
  }
  expect(Object.fromEntries(faultsIn(spoilt))).toEqual({
    'introduction.title.zh': 'missing',
    repository: 'https',
    'business.lines.0.zh': 'long',
    'business.email': 'email',
    cards: 'many',
    'questions.0.question.en': 'signs',
  })
})

test('accepts a draft with empty texts and refuses one of another shape', () => {
  expect(isDraft(withTitle(''))).toBe(true)
  for (const other of [null, {}, { ...base, extra: 1 }, { ...base, cards: 'none' }])
    expect(isDraft(other)).toBe(false)
})

test('ignores the order of keys and undefined values', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: undefined } }, { b: { c: [1, 2] }, a: 1 })).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
})

test('merges parts that one side changed and reports conflicts', () => {
  const separate = mergeParts(base, withTitle('我的'), withMail('us@example.com'))
  expect(separate).toEqual({
    draft: { ...withTitle('我的'), business: withMail('us@example.com').business },
    both: [],
    theirs: ['business'],
  })
  const clash = mergeParts(base, withTitle('我的'), withTitle('他们的'))
  expect(clash.both).toEqual(['introduction'])
  expect(clash.draft.introduction.title.zh).toBe('我的')
  expect(mergeParts(base, withTitle('一样'), withTitle('一样')).both).toEqual([])
})

test('every part of the page can be merged', () => {
  expect([...parts].sort()).toEqual(Object.keys(base).sort())
})
