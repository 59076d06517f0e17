import { expect, test } from 'vitest'
import '#packages/sections/document-kinds.ts'
import { placeholdersEn } from '#packages/samples/placeholders/en.ts'
import { placeholdersZh } from '#packages/samples/placeholders/zh.ts'
import { accepts } from '#packages/sections/define.ts'
import { allKinds } from '#packages/sections/registry.ts'

const kinds = allKinds().filter((kind) => kind.for)

test.each([
  ['zh', placeholdersZh],
  ['en', placeholdersEn],
])('every kind of documents and slides has something to show in %s, in its own fields', (_, placeholders) => {
  expect(Object.keys(placeholders).toSorted()).toEqual(kinds.map(({ kind }) => kind).toSorted())
  for (const kind of kinds) {
    const { own = {}, entries = [] } = placeholders[kind.kind] ?? { title: '' }
    const isOwn = (field: string) => kind.own?.includes(field) === true
    for (const [data, wanted] of [[own, true], ...entries.map((one) => [one, false] as const)] as const)
      for (const [field, value] of Object.entries(data)) {
        expect(Object.keys(kind.fields), `${kind.kind}.${field}`).toContain(field)
        expect(isOwn(field), `${kind.kind}.${field}`).toBe(wanted)
        expect(accepts(kind, field, value), `${kind.kind}.${field}`).toBe(true)
      }
  }
})
