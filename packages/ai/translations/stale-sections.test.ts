import { describe, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { SECTION_HASH, sectionHashes } from './section-hashes.ts'
import { staleSections } from './stale-sections.ts'

const documents = people.map(sampleDocument)
const [first] = documents as [Document]

describe('stale sections', () => {
  test('are none while the source is unchanged', () => {
    for (const document of documents) {
      const sections = sectionHashes(document)
      for (const hash of Object.values(sections)) expect(hash).toMatch(SECTION_HASH)
      expect(staleSections(document, { sections })).toEqual([])
    }
  })
  test('are found for a change of any text, only in its section', () => {
    const sections = sectionHashes(first)
    for (const [row, section] of first.sections.entries())
      for (const [at, item] of section.items.entries()) {
        const [field] =
          Object.entries(item.data).find(([, value]) => typeof value === 'string' && value !== '') ?? []
        if (field === undefined || field === 'avatar') continue
        const data = { ...item.data, [field]: `${String(item.data[field])}改` }
        const changed = {
          ...first,
          sections: first.sections.with(row, {
            ...section,
            items: section.items.with(at, { ...item, data }),
          }),
        }
        expect(staleSections(changed, { sections }), `${section.id} ${field}`).toEqual([
          { id: section.id, title: section.title, state: 'changed' },
        ])
      }
  })
  test('are none for style, order and region', () => {
    const sections = sectionHashes(first)
    const dressed: Document = {
      ...first,
      theme: { ...first.theme, fontSize: 12 },
      sections: first.sections.toReversed().map((section) => ({ ...section, variant: 2, region: 'side' })),
    }
    expect(staleSections(dressed, { sections })).toEqual([])
  })
  test('tell what came and what went', () => {
    const [head, ...rest] = first.sections
    const sections = sectionHashes({ ...first, sections: rest })
    expect(staleSections(first, { sections })).toEqual([{ id: head?.id, title: head?.title, state: 'new' }])
    expect(staleSections({ ...first, sections: rest }, { sections: sectionHashes(first) })).toEqual([
      { id: head?.id, title: '', state: 'gone' },
    ])
    const blank = { ...first, sections: first.sections.map((one) => ({ ...one, title: '', items: [] })) }
    expect(staleSections(blank, { sections: {} })).toEqual([])
  })
})
