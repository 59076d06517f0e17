import { expect, test } from 'vitest'
import { textsOf, titlesOf } from '#packages/ai/document-texts.ts'
import { documentSchema } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { translatedDocument } from './translated-document.ts'

const source = sampleDocument(personOf('engineer', 'zh'))
const all = new Set(source.sections.map(({ id }) => id))

test('the copy has every translated text, and the source is unchanged', () => {
  const before = structuredClone(source)
  const texts = textsOf(source)
    .filter(({ place }) => ['name', 'post', 'bullets', 'content'].includes(place.field))
    .map(({ place, text }) => ({ place, text: text.replaceAll(/\p{Script=Han}+/gu, 'words') }))
  const copy = translatedDocument(source, 'en', all, texts)
  expect(documentSchema.safeParse(copy).success).toBe(true)
  expect(copy.language).toBe('en')
  const translations = new Map(textsOf(copy).map(({ place, text }) => [JSON.stringify(place), text]))
  for (const { place, text } of texts) expect(translations.get(JSON.stringify(place))).toBe(text)
  expect(source).toEqual(before)
})

test('titles that only name the kind are translated without an engine', () => {
  const titles = titlesOf(translatedDocument(source, 'en', all, [])).map(({ text }) => text)
  expect(titles).toContain('Experience')
  expect(titles).not.toContain('工作经历')
  expect(titles).toContain('语言与证书')
})

test('sections that were not chosen are unchanged, and values that a field cannot hold are ignored', () => {
  const work = source.sections.find(({ kind }) => kind === 'work_experience')
  const item = work?.items[0]
  if (!work || !item) throw new Error('the sample has no jobs')
  const texts = [
    { place: { section: work.id, item: item.id, field: 'name' }, text: 'x'.repeat(5000) },
    { place: { section: work.id, item: item.id, field: 'post' }, text: 'Platform lead' },
  ]
  const copy = translatedDocument(source, 'en', new Set([work.id]), texts)
  const [changed] = copy.sections.filter((section, at) => section !== source.sections[at])
  expect(changed?.id).toBe(work.id)
  expect(changed?.items[0]?.data).toMatchObject({ name: item.data.name, post: 'Platform lead' })
})
