import { expect, test } from 'vitest'
import { applyTemplate } from '#packages/document/apply-template.ts'
import { loadDocument } from '#packages/document/load.ts'
import { people } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { templateFacts } from '#packages/sections/template-facts.ts'
import { ownTemplates } from './own.ts'

/** Each template takes in a few people, and all of them together everybody. */
const PEOPLE_EACH = 4

test('every template takes sample people in: it loads, nothing is lost, everything that was shown still shows', () => {
  const templates = ownTemplates('resume')
  expect(templates.length).toBeGreaterThanOrEqual(80)
  const samples = people.map((person) => {
    const mine = sampleDocument(person)
    return { id: person.id, mine, shown: resolveDocument(mine).length }
  })
  for (const [at, own] of templates.entries()) {
    const template = own.document()
    for (let turn = 0; turn < PEOPLE_EACH; turn += 1) {
      const sample = samples[(at * PEOPLE_EACH + turn) % samples.length]
      if (!sample) continue
      const { document } = applyTemplate(template, sample.mine, templateFacts)
      expect(loadDocument(JSON.parse(JSON.stringify(document)), kindFacts), own.id).toMatchObject({
        ok: true,
      })
      expect(document.sections.flatMap(({ items }) => items)).toHaveLength(
        sample.mine.sections.flatMap(({ items }) => items).length,
      )
      expect(resolveDocument(document).length, `${sample.id} in ${own.id}`).toBe(sample.shown)
    }
  }
})
