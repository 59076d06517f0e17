import { create } from 'mutative'
import { expect, test } from 'vitest'
import * as commands from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { chooseLayout } from '#packages/editor-style/choose-layout.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { compareDocuments } from './compare-documents.ts'

const before = sampleDocument(personOf('engineer', 'zh'))
const after = (...all: commands.Command[]) =>
  all.reduce(
    (document, command) => create(document, (draft) => command(draft as Document)) as Document,
    before,
  )
const work = before.sections.find(({ kind }) => kind === 'work_experience')
const [first] = work?.items ?? []

test('equal documents have no differences', () => {
  expect(compareDocuments(before, before, 'zh')).toEqual({ looks: [], sections: [] })
})

test('text changes are listed by entry and field, style changes by name, once', () => {
  const next = after(
    commands.setField(work?.id ?? '', first?.id ?? '', 'post', '首席工程师'),
    commands.setSection(work?.id ?? '', 'variant', 3),
    commands.setStyle(work?.id ?? '', 'name', 'fontSize', 18),
    commands.setTheme({ fontSize: 13 }),
  )
  const { looks, sections } = compareDocuments(before, next, 'zh')
  expect(looks).toEqual(['主题 · 字号'])
  expect(sections).toHaveLength(1)
  expect(sections[0]).toMatchObject({ how: 'changed', name: work?.title, moved: false })
  expect(sections[0]?.texts[0]?.name).toBe(`${first?.data.name as string} · 职位`)
  expect(sections[0]?.looks).toEqual(['版式', '公司 · 样式'])
})

test('added, removed and moved sections are listed as such', () => {
  const [one, two] = before.sections
  const next = after(
    commands.removeSection(one?.id ?? ''),
    commands.addSection({ ...(two as NonNullable<typeof two>), id: 'fresh', title: '新栏目', items: [] }, 0),
    commands.moveSection(before.sections.at(-1)?.id ?? '', 1),
  )
  const how = new Map(compareDocuments(before, next, 'zh').sections.map((section) => [section.id, section]))
  expect(how.get('fresh')?.how).toBe('added')
  expect(how.get(one?.id ?? '')?.how).toBe('removed')
  expect(how.get(before.sections.at(-1)?.id ?? '')?.moved).toBe(true)
})

test('two columns and back changes nothing that anybody sees', () => {
  const back = after(chooseLayout('left_right'), chooseLayout('base'))
  expect(back.sections.some(({ region }) => region === 'side')).toBe(true)
  expect(compareDocuments(before, back, 'zh')).toEqual({ looks: [], sections: [] })
  const stays = compareDocuments(before, after(chooseLayout('left_right')), 'zh')
  expect(stays.sections.some(({ looks }) => looks.includes('位置'))).toBe(true)
})

test('a picture is listed as added, removed or changed, never by its id', () => {
  const base = before.sections.find(({ kind }) => kind === 'base_info')
  const [item] = base?.items ?? []
  const shown = (value: string) => after(commands.setField(base?.id ?? '', item?.id ?? '', 'avatar', value))
  const changesBetween = (from: string, to: string) =>
    compareDocuments(shown(from), shown(to), 'zh').sections.flatMap(({ texts }) => texts)
  const name = '头像'
  expect(changesBetween('', 'pic0a1b')).toEqual([{ name, parts: [], picture: 'added' }])
  expect(changesBetween('pic0a1b', 'pic2c3d')).toEqual([{ name, parts: [], picture: 'changed' }])
  expect(changesBetween('pic2c3d', '')).toEqual([{ name, parts: [], picture: 'removed' }])
  expect(changesBetween('sample-woman', 'pic2c3d')).toEqual([{ name, parts: [], picture: 'changed' }])
  expect(changesBetween('pic2c3d', 'pic2c3d')).toEqual([])
})
