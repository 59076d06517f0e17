import { expect, test } from 'vitest'
import type { Proof } from '#packages/checks/proof.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { proofFindings } from './proof-findings.ts'

const document = sampleDocument(personOf('nurse', 'zh'))
const work = document.sections.find(({ kind }) => kind === 'work_experience')
const second = { section: work?.id ?? '', item: work?.items[1]?.id ?? '' }
const field = { ...second, field: 'post', label: { zh: '岗位', en: 'Position' }, ours: '护士长', read: '' }

const proofOf = (more: Partial<Proof>): Proof => ({
  pages: 1,
  samePages: true,
  sameText: true,
  fonts: { embedded: 1, notEmbedded: [] },
  fields: [],
  order: [],
  links: [],
  warnings: [],
  text: '',
  ...more,
})

test('lists errors as problems and everything else as facts, each with its place', () => {
  const { facts, problems } = proofFindings(
    proofOf({
      fields: [
        { ...field, state: 'same' },
        { ...field, state: 'moved' },
      ],
      warnings: [
        { code: 'no_name', severity: 'error' },
        { code: 'dates_backward', severity: 'error', ...second, facts: { from: '2020.01', to: '2019.01' } },
        { code: 'many_pages', severity: 'warning', facts: { pages: 5 } },
        { code: 'side_contact', severity: 'info' },
      ],
    }),
    document,
    'zh',
  )
  expect(facts).toEqual([
    '招聘系统读到 1/2 项',
    '  岗位「护士长」归到了别处',
    expect.stringMatching(/^提醒：共 5 页/),
    expect.stringMatching(/^建议：/),
  ])
  expect(problems).toEqual([
    expect.stringContaining('姓名'),
    expect.stringMatching(/^工作经历 · 第 2 条：.*2019\.01/),
  ])
})

test('lists the first findings of a long list and counts the rest', () => {
  const fields = Array.from({ length: 300 }, () => ({ ...field, state: 'missing' as const }))
  const { facts, problems } = proofFindings(proofOf({ fields }), document, 'en')
  expect(facts.length).toBe(22)
  expect(facts.at(-1)).toBe('  … and 280 more')
  expect(problems).toEqual([])
})

test('leaves out the count for a file without fields', () => {
  expect(proofFindings(proofOf({}), document, 'en')).toEqual({ facts: [], problems: [] })
})
