import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { hiddenParts } from './hidden-parts.ts'

test('sections, entries and fields that are not shown are counted, empty ones not', () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const before = hiddenParts(document)
  const [base, work, awards] = ['base_info', 'work_experience', 'awards'].map((kind) =>
    document.sections.find((section) => section.kind === kind),
  )
  if (!base || !work || !awards) throw new Error('the sample has none')
  base.props = { ...base.props, phoneNumber: { visible: false }, notThere: { visible: false } }
  work.items[0] = { ...work.items[0], hidden: true } as (typeof work.items)[number]
  awards.visible = false
  expect(hiddenParts(document) - before).toBe(3)
})
