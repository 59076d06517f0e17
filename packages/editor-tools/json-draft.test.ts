import { create } from 'mutative'
import { expect, test } from 'vitest'
import * as commands from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { mergeDraft } from './json-draft.ts'
import { checkJson } from './json-problems.ts'

const base = sampleDocument(personOf('engineer', 'zh'))
const after = (...all: commands.Command[]) =>
  all.reduce((document, command) => create(document, (draft) => command(draft as Document)) as Document, base)
/** As the drawer reads it: through its text. */
const typed = (document: Document): Document => {
  const read = checkJson(JSON.stringify(document, null, 2))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.document
}
const work = base.sections.find(({ kind }) => kind === 'work_experience') as Document['sections'][number]
const [first, second] = work.items
const post = (value: string) => commands.setField(work.id, first?.id ?? '', 'post', value)

test('a draft of an unchanged document is used as typed', () => {
  const draft = typed(after(post('顾问')))
  expect(mergeDraft(base, draft, base)).toEqual({ document: draft, isBehind: false, ours: [], stay: [] })
  // Written and taken back again: another object, the same document.
  expect(mergeDraft(base, draft, structuredClone(base)).isBehind).toBe(false)
})

test('edits since the draft began are merged with the draft', () => {
  const now = after(
    commands.setField(work.id, second?.id ?? '', 'post', '总监'),
    commands.setTheme({ fontSize: 12 }),
  )
  const merged = mergeDraft(base, typed(after(post('顾问'))), now)
  expect(merged).toMatchObject({ isBehind: true, ours: [], stay: [] })
  const items = merged.document.sections.find(({ id }) => id === work.id)?.items
  expect(items?.slice(0, 2).map(({ data }) => data.post)).toEqual(['顾问', '总监'])
  expect(merged.document.theme.fontSize).toBe(12)
})

test('for a field changed in both, the draft is used and reported; an entry deleted in the draft and changed since stays', () => {
  const path = ['sections', work.id, 'items', first?.id, 'data', 'post']
  expect(mergeDraft(base, typed(after(post('顾问'))), after(post('总监')))).toMatchObject({
    ours: [{ path, ours: '顾问', theirs: '总监' }],
    stay: [],
  })
  const draft = typed(after(commands.removeItem(work.id, first?.id ?? '')))
  const merged = mergeDraft(base, draft, after(post('总监')))
  expect(merged.stay.map((one) => one.path)).toEqual([path.slice(0, 4)])
  expect(JSON.stringify(merged.document)).toContain('总监')
})

test('an entry moved to another section in the draft and changed since is in both, each with an id of its own', () => {
  const fresh = { ...work, id: 'fresh', items: [first as NonNullable<typeof first>] }
  const draft = typed(after(commands.removeItem(work.id, first?.id ?? ''), commands.addSection(fresh, 0)))
  const { document } = mergeDraft(base, draft, after(post('总监')))
  expect(checkJson(JSON.stringify(document))).toMatchObject({ ok: true })
  expect(JSON.stringify(document)).toContain('总监')
  expect(document.sections[0]?.items).toHaveLength(1)
})
