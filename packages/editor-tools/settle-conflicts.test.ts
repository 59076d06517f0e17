import { create } from 'mutative'
import { expect, test } from 'vitest'
import * as commands from '#packages/document/commands.ts'
import { mergeDocuments } from '#packages/document/merge.ts'
import { mergedChoice, resolveConflicts } from '#packages/document/resolve-conflicts.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'

const base = sampleDocument(personOf('engineer', 'zh'))
const work = base.sections.find(({ kind }) => kind === 'work_experience')
const [section, item] = [work?.id ?? '', work?.items[0]?.id ?? '']
const after = (...all: commands.Command[]) =>
  all.reduce((document, command) => create(document, (draft) => command(draft as Document)) as Document, base)
const settled = (ours: Document, theirs: Document, choice: 'ours' | 'theirs') => {
  const { document, conflicts } = mergeDocuments(base, ours, theirs)
  const command = resolveConflicts(
    conflicts,
    conflicts.map(() => choice),
  )
  return { conflicts, document: create(document, (draft) => command(draft as Document)) as Document }
}
const find = (document: Document) => document.sections.find(({ id }) => id === section)

test('for a field, our value is used and theirs can be chosen', () => {
  const ours = after(commands.setField(section, item, 'post', '我的'))
  const theirs = after(commands.setField(section, item, 'post', '他们的'))
  expect(find(settled(ours, theirs, 'ours').document)?.items[0]?.data.post).toBe('我的')
  expect(find(settled(ours, theirs, 'theirs').document)?.items[0]?.data.post).toBe('他们的')
})

test('what they deleted and we edited comes back, or goes', () => {
  const ours = after(commands.setField(section, item, 'post', '我的'))
  const theirs = after(commands.removeItem(section, item))
  const result = settled(ours, theirs, 'ours')
  expect(result.conflicts.map(mergedChoice)).toEqual(['ours'])
  expect(find(result.document)?.items.some(({ id }) => id === item)).toBe(true)
  expect(find(settled(ours, theirs, 'theirs').document)?.items.some(({ id }) => id === item)).toBe(false)
})

test('what we deleted and they edited stays, or goes after all', () => {
  const ours = after(commands.removeSection(section))
  const theirs = after(commands.setSection(section, 'title', '新标题'))
  const result = settled(ours, theirs, 'theirs')
  expect(result.conflicts.map(mergedChoice)).toEqual(['theirs'])
  expect(find(result.document)?.title).toBe('新标题')
  expect(find(settled(ours, theirs, 'ours').document)).toBeUndefined()
})
