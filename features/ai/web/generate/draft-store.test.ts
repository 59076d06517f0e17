import { expect, test } from 'vitest'
import { dropDraft, keepDraft, storedDrafts } from './draft-store.ts'
import type { Draft } from './plan.ts'

const draft = (id: string, more: Partial<Draft> = {}) =>
  ({ id, owner: '', at: Number(id), document: {}, keywords: {}, kinds: [], whole: [], ...more }) as Draft

const storeOf = (room = Number.POSITIVE_INFINITY) => {
  let content = ''
  return {
    read: () => content,
    write: (text: string) => {
      if (text.length > room) return false
      content = text
      return true
    },
  }
}
const ids = (drafts: readonly Draft[]) => drafts.map(({ id }) => id)

test('the newest draft is first, each is stored once, and users see only their own', () => {
  const store = storeOf()
  for (const one of [draft('1'), draft('2'), draft('3', { owner: 'somebody' }), draft('1', { at: 9 })])
    expect(keepDraft(one, store)).toBe(true)
  expect(ids(storedDrafts('', store))).toEqual(['1', '2'])
  expect(ids(storedDrafts('somebody', store))).toEqual(['3'])
  dropDraft('1', store)
  expect(ids(storedDrafts('', store))).toEqual(['2'])
})

test('few drafts are stored; those that became resumes are removed first', () => {
  const store = storeOf()
  keepDraft(draft('1'), store)
  keepDraft(draft('2', { keptAs: 'resume' }), store)
  for (const id of ['3', '4', '5']) keepDraft(draft(id), store)
  expect(ids(storedDrafts('', store))).toEqual(['5', '4', '3', '1'])
})

test('older drafts are removed if there is little room; a failure is reported if there is none', () => {
  const store = storeOf(JSON.stringify([draft('1'), draft('2')]).length)
  for (const id of ['1', '2', '3']) expect(keepDraft(draft(id), store)).toBe(true)
  expect(ids(storedDrafts('', store))).toEqual(['3', '2'])
  expect(keepDraft(draft('4'), storeOf(10))).toBe(false)
})

test('invalid stored data is ignored', () => {
  for (const text of ['', 'x', '{}', '[1, null, {"id": 1}]'])
    expect(storedDrafts('', { read: () => text, write: () => true })).toEqual([])
})
