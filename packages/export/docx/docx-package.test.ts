import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { expectSound } from '#test/kit/docx-read.ts'

const folder = join(import.meta.dirname, '../../templates/pages')

it.each(readdirSync(folder))('the template %s is a file that Word opens', async (file) => {
  const loaded = loadDocument(JSON.parse(readFileSync(join(folder, file), 'utf8')), kindFacts)
  if (!loaded.ok) throw new Error(`${file} cannot be read`)
  await expectSound(loaded.document)
})

it.each(Array.from({ length: 30 }, (_, at) => at + 100))(
  'a document by chance, %i, is one too',
  async (seed) => {
    await expectSound(chanceDocument(seed))
  },
)

it('and so is an empty document, and one with hundreds of entries', async () => {
  const base = sampleDocument(personOf('engineer', 'zh'))
  await expectSound({ ...base, sections: [] })
  const [work] = base.sections.filter(({ kind }) => kind === 'work_experience')
  const items = Array.from({ length: 200 }, (_, at) => ({ ...work?.items[at % 3], id: `i${at}` }))
  await expectSound({ ...base, sections: work ? [{ ...work, items: items as typeof work.items }] : [] })
})
