import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { kindNames } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { indexOfSlot, kindNameOf, kindOfSlot, sectionOfSlot, slotsOf } from './slots.ts'

const sample = sampleDocument(personOf('engineer', 'zh'))
const [one] = sample.sections.filter(({ kind }) => kind === 'work_experience')
if (!one) throw new Error('the sample has no jobs')
const document = {
  ...sample,
  sections: [...sample.sections, { ...one, id: 'second' }, { ...one, id: 'third' }],
}

test('every section has a slot of its own, and is found by it', () => {
  const slots = slotsOf(document)
  expect(new Set(slots.map(({ slot }) => slot)).size).toBe(document.sections.length)
  for (const [at, { slot, section }] of slots.entries()) {
    expect(indexOfSlot(document, slot)).toBe(at)
    expect(kindNameOf(slot)).toBe(section.kind)
  }
  expect(sectionOfSlot(document, 'work_experience_2')?.id).toBe('second')
  expect(sectionOfSlot(document, 'work_experience_3')?.id).toBe('third')
  expect(sectionOfSlot(document, 'work_experience_4')).toBeUndefined()
})

test('a kind’s name is its first slot', () => {
  for (const kind of kindNames) expect(kindNameOf(kind)).toBe(kind)
  expect(kindOfSlot('custom_2')?.kind).toBe('custom')
  for (const none of ['toString', 'toString_2', '_2', 'custom_1', 'custom_99'])
    expect(kindOfSlot(none)).toBeUndefined()
})
