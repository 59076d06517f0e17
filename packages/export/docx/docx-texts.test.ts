import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Region, Section } from '#packages/document/schema.ts'
import * as edges from '#packages/samples/edge-cases.ts'
import { people, personOf } from '#packages/samples/people.ts'
import type { SamplePerson } from '#packages/samples/sample.ts'
import { type KindName, kindFacts, kindNames, kindOf } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { expectAllTexts, rawText, textsOf } from '#test/kit/docx-read.ts'
import { sampleEvery } from '#test/kit/long.ts'

/** One document with a section in each variant of a kind. */
const looksOf = (name: KindName, person: SamplePerson, region: Region): Document => {
  const base = sampleDocument(person)
  const kind = kindOf(name)
  const isTitle = name === 'module_title'
  const [sample] = base.sections.filter((section) => section.kind === (isTitle ? 'hobbies' : name))
  const sections = Object.keys(kind?.variants ?? {}).flatMap((variant, at): Section[] => {
    if (!sample) return []
    const items = sample.items.slice(0, 8).map((item, row) => ({ ...item, id: `i${at}-${row}` }))
    const look = isTitle ? { titleVariant: Number(variant) } : { variant: Number(variant) }
    const style: Section['style'] = at % 2 === 0 ? {} : { english: { display: 'block' } }
    return [{ ...sample, ...look, id: `s${at}`, region, untitled: false, title: `${at} 栏目`, items, style }]
  })
  const layout = region === 'side' ? 'left_right' : 'base'
  return { ...base, page: { ...base.page, layout }, sections }
}

describe('every look of every kind', () => {
  it.each(sampleEvery(kindNames, 3))('%s: all its texts, once, in order', async (name) => {
    await expectAllTexts(looksOf(name, personOf('engineer', 'zh'), 'main'))
    await expectAllTexts(looksOf(name, personOf('designer', 'en'), 'main'))
    await expectAllTexts(looksOf(name, personOf('nurse', 'zh'), 'side'))
  })
})

it('walks all 164 looks', () => {
  const looks = kindNames.map((name) => looksOf(name, personOf('engineer', 'zh'), 'main').sections.length)
  expect(looks.reduce((sum, count) => sum + count, 0)).toBe(164)
})

it.each(sampleEvery(people, 3))('$id in $language', async (person) => {
  await expectAllTexts(sampleDocument(person))
})

const fixtures = Object.entries(edges).filter((entry): entry is [string, SamplePerson] => {
  const [, value] = entry
  return typeof value === 'object' && 'sections' in value
})

it.each(fixtures)('the fixture %s', async (_name, person) => {
  await expectAllTexts(sampleDocument(person))
})

const folder = join(import.meta.dirname, '../../templates/pages')

it.each(sampleEvery(readdirSync(folder), 3))('the template %s', async (file) => {
  const loaded = loadDocument(JSON.parse(readFileSync(join(folder, file), 'utf8')), kindFacts)
  if (!loaded.ok) throw new Error(`${file} cannot be read`)
  await expectAllTexts(loaded.document)
})

/** A page break inside a column begins a new row of both, so that the columns are read in turns. */
const withoutBreaks = (document: Document): Document => ({
  ...document,
  sections: document.sections.map(({ breakBefore: _break, ...section }) => section),
})

it.each(
  sampleEvery(
    Array.from({ length: 24 }, (_, at) => at + 1),
    3,
  ),
)('a document by chance, %i', async (seed) => {
  await expectAllTexts(withoutBreaks(chanceDocument(seed)))
})

it('keeps every text of both columns where one of them is broken', async () => {
  const document = chanceDocument(11)
  const text = await rawText(document)
  for (const resolved of resolveDocument(document)) expect(text).toContain(textsOf(resolved)[0])
})
