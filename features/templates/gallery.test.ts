import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { professions } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { dressed, type Wearer } from '#packages/templates/dressed.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { type TemplateMeta, templateMeta } from './contract.ts'

interface TemplateFile {
  id: string
  wearer: Wearer
  meta: TemplateMeta
  document: Document
}

const folder = join(import.meta.dirname, '../../packages/templates/gallery')
const files = globSync('*.json', { cwd: folder })
  .sort()
  .map((file): [string, TemplateFile] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as TemplateFile,
  ])

const layoutOf = ({ page }: Document) =>
  page.layout === 'left_right'
    ? `${page.layout} ${page.side.place} ${page.side.ground}`
    : page.layout === 'page_1'
      ? `${page.layout} ${page.frame}`
      : page.layout
const looksOf = ({ sections, theme }: Document) =>
  [`title ${theme.titleVariant}`, ...sections.map(({ kind, variant }) => `${kind} ${variant}`)].sort().join()
const orderOf = ({ sections }: Document) => sections.map(({ kind, region }) => `${region}.${kind}`).join()

describe.each(files)('%s', (name, { id, wearer, meta, document }) => {
  test('is a template of today, under its own number', () => {
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+$/)
    expect(id).toBe(`huajian-template-${name.slice(0, 3)}`)
    expect(safeParse(templateMeta, meta).error?.issues ?? []).toEqual([])
    const loaded = loadDocument(structuredClone(document), kindFacts)
    expect(loaded.ok ? [] : loaded.problems).toEqual([])
    expect(professions).toContain(wearer.person)
    expect(document.sections.flatMap(({ items }) => items)).toEqual([])
  })

  test('says how many columns it has, and shows every section that it has', () => {
    expect(meta.columns === 'one').toBe(document.page.layout !== 'left_right')
    const worn = dressed(document, wearer)
    expect(loadDocument(structuredClone(worn), kindFacts)).toMatchObject({ ok: true })
    const shown = new Set(resolveDocument(worn).map(({ section }) => section.id))
    for (const section of worn.sections)
      if (section.items.length > 0) expect(shown, `${section.kind} ${section.variant}`).toContain(section.id)
  })
})

test('names and what is said of them are each their own', () => {
  const all = ownTemplates('resume').map(({ meta }) => safeParse(templateMeta, meta))
  expect(all.flatMap(({ error }) => error?.issues ?? [])).toEqual([])
  const metas = all.flatMap(({ data }) => data ?? [])
  expect(metas.length).toBeGreaterThan(files.length)
  const names = metas.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const intros = metas.map(({ intro }) => intro)
  expect(intros.every((intro) => intro !== undefined)).toBe(true)
  expect(new Set(intros).size).toBe(intros.length)
})

test('no two are one composition in other colours', () => {
  const seen = new Map<string, string>()
  for (const [name, { document }] of files) {
    const looks = looksOf(document)
    expect(seen.get(looks), name).toBeUndefined()
    seen.set(looks, name)
  }
  const compositions = files.map(([, { document }]) => `${layoutOf(document)}|${orderOf(document)}`)
  expect(new Set(compositions).size).toBeGreaterThanOrEqual(Math.min(40, files.length / 2))
})
