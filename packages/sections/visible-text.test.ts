import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { sampleDocument } from './sample-document.ts'
import { visibleLines } from './visible-text.ts'

const document = sampleDocument(personOf('nurse', 'zh'))
const text = (of = document) => visibleLines(of).join('\n')

test('all that is said is there; what is hidden or drawn is not', () => {
  const info = document.sections.find(({ kind }) => kind === 'base_info')
  const name = info?.items[0]?.data.name as string
  expect(text()).toContain(name)
  expect(text()).not.toMatch(/data:image|sample-/)
  const hidden = document.sections.map((section) => ({ ...section, visible: section !== info }))
  expect(text({ ...document, sections: hidden })).not.toContain(name)
  const fieldless = document.sections.map((section) => ({ ...section, props: { name: { visible: false } } }))
  expect(text({ ...document, sections: fieldless })).not.toContain(name)
  const empty = document.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, hidden: true as const })),
  }))
  expect(text({ ...document, sections: empty })).not.toContain(name)
  expect(text({ ...document, page: { ...document.page, footer: '机密' } })).toContain('机密')
})

test('of any document', () => {
  for (let seed = 1; seed <= 30; seed += 1)
    for (const line of visibleLines(chanceDocument(seed))) {
      expect(line.trim()).not.toBe('')
      expect(line).not.toMatch(/\[object|undefined|"spans"/)
    }
})
