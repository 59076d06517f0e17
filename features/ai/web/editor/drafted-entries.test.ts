import { expect, test } from 'vitest'
import type { Step } from '#packages/ai/steps.ts'
import { documentSchema } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { addDrafted, addEntries, draftedEntries } from './drafted-entries.ts'
import { missingKinds, sectionToBe } from './section-choice.ts'

const document = sampleDocument(personOf('engineer', 'zh'))
const section = document.sections.find(({ kind }) => kind === 'project_experience')
if (!section) throw new Error('the sample has no projects')
const draft = (entry: number, field: string, text: string, kind = section.kind): Step => ({
  step: 'draft',
  at: { kind, entry, field },
  text,
})

test('entries of the section and of no other; what is still coming is shown as far as it came', () => {
  const entries = draftedEntries(document, section, {
    phase: 'streaming',
    steps: [
      draft(0, 'name', '数据看板'),
      draft(0, 'bullets', '- 搭建【数量】张看板\n- 周报自动生成'),
      draft(0, 'name', '别处', 'work_experience'),
      draft(1, 'name', '日志平台'),
    ],
    live: [{ at: { kind: section.kind, entry: 1, field: 'post' }, text: '负' }],
  })
  expect(entries.map(({ data }) => [data.name, data.post])).toEqual([
    ['数据看板', undefined],
    ['日志平台', '负'],
  ])
  const after = structuredClone(document)
  after.sections
    .find(({ id }) => id === section.id)
    ?.items.push({ id: 'blank', data: { name: '', bullets: [] } })
  addEntries(section.id, entries)(after)
  expect(documentSchema.safeParse(after).success).toBe(true)
  const written = after.sections.find(({ id }) => id === section.id)
  expect(written?.items).toEqual([...section.items, ...entries])
})

test('a section that the resume lacks is offered, and added with what was drafted as one step', () => {
  const without = { ...document, sections: document.sections.filter(({ kind }) => kind !== section.kind) }
  expect(missingKinds(document).some(({ kind }) => kind === section.kind)).toBe(false)
  expect(missingKinds(without).some(({ kind }) => kind === section.kind)).toBe(true)
  for (const kind of ['custom', 'module_title', 'resume_title', 'base_info', 'doc_text'])
    expect(missingKinds({ ...document, sections: [] }).map((one) => one.kind)).not.toContain(kind)
  const toBe = sectionToBe(without, section.kind)
  const [entry] = draftedEntries(without, toBe, {
    phase: 'done',
    steps: [draft(0, 'name', '看板')],
    live: [],
  })
  if (!entry) throw new Error('nothing was drafted')
  const after = structuredClone(without)
  addDrafted(toBe, [entry])(after)
  expect(documentSchema.safeParse(after).success).toBe(true)
  expect(after.sections.filter(({ kind }) => kind === section.kind)).toEqual([{ ...toBe, items: [entry] }])
})
