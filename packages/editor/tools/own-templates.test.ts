import { expect, test } from 'vitest'
import { applyTemplate } from '#packages/document/apply-template.ts'
import { loadDocument } from '#packages/document/load.ts'
import { people } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { ownTemplates } from './own-templates.ts'
import { templateFacts } from './template-facts.ts'

test('ten templates take every sample person in: it loads, nothing is lost, everything that was shown still shows', async () => {
  const templates = await ownTemplates('zh').list()
  expect(templates).toHaveLength(10)
  expect(templates.every(({ name }) => !/^\d/.test(name))).toBe(true)
  for (const person of people) {
    const mine = sampleDocument(person)
    const shown = resolveDocument(mine).length
    for (const { id, document: template } of templates) {
      const { document } = applyTemplate(template, mine, templateFacts)
      expect(loadDocument(JSON.parse(JSON.stringify(document)), kindFacts), id).toMatchObject({ ok: true })
      expect(document.sections.flatMap(({ items }) => items)).toHaveLength(
        mine.sections.flatMap(({ items }) => items).length,
      )
      expect(resolveDocument(document).length, `${person.id} in ${id}`).toBe(shown)
    }
  }
})
