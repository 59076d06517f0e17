import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { History } from '#packages/document/history.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf } from '../document-texts.ts'
import type { TextAt } from '../places.ts'
import { applyChanges } from './apply-changes.ts'

const textAt = (document: Document, { place }: TextAt): string | undefined =>
  textsOf(document).find(
    (one) =>
      one.place.section === place.section && one.place.item === place.item && one.place.field === place.field,
  )?.text

describe('changes come into the document', () => {
  test('applying the current text changes nothing, whatever the field', () => {
    for (const person of people) {
      const document = sampleDocument(person)
      const history = new History<Document>(document)
      const { command, refused } = applyChanges(
        document,
        textsOf(document).map(({ place, text }) => ({ place, before: text, text })),
      )
      history.edit(command)
      expect(refused).toEqual([])
      expect(history.canUndo).toBe(false)
    }
  })

  test('many are one step to undo', () => {
    const document = sampleDocument(personOf('nurse', 'zh'))
    const bullets = textsOf(document).filter(({ place }) => place.field === 'bullets')
    const history = new History<Document>(document)
    const { command, refused } = applyChanges(
      document,
      bullets.map(({ place, text }) => ({ place, before: text, text: `${text}\n- 新的一条` })),
    )
    history.edit(command)
    expect(refused).toEqual([])
    for (const one of bullets) expect(textAt(history.state, one)).toBe(`${one.text}\n- 新的一条`)
    history.undo()
    expect(history.state).toEqual(document)
    expect(history.canUndo).toBe(false)
  })

  test('later edits are not overwritten; missing entries and invalid values are reported', () => {
    const document = sampleDocument(personOf('chef', 'zh'))
    const [name] = textsOf(document).filter(({ place }) => place.field === 'name')
    if (!name) throw new Error('no name')
    const { place, text } = name
    const changes = [
      { place, before: '别人', text: '新名字' },
      { place: { ...place, item: 'nobody' }, before: text, text: '新名字' },
      { place, before: text, text: '长'.repeat(5000) },
    ]
    const { command, refused } = applyChanges(document, changes)
    expect(refused.map(({ why }) => why)).toEqual(['changed', 'gone', 'refused'])
    const history = new History<Document>(document)
    history.edit(command)
    expect(history.state).toBe(document)
  })

  test('no text damages a document', () => {
    const document = sampleDocument(personOf('engineer', 'zh'))
    const texts = textsOf(document)
    fc.assert(
      fc.property(fc.nat(texts.length - 1), fc.string({ maxLength: 60 }), (at, text) => {
        const one = texts[at]
        if (!one) return
        const draft = structuredClone(document)
        applyChanges(document, [{ place: one.place, before: one.text, text }]).command(draft)
        expect(loadDocument(draft, kindFacts).ok).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
