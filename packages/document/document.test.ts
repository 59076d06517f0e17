import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDocument } from './blank.ts'
import * as commands from './commands.ts'
import { History } from './history.ts'
import { type KindFacts, loadDocument } from './load.ts'
import type { Document, Item, Section } from './schema.ts'
import { periodRank } from './values.ts'

const kinds: Record<string, KindFacts> = {
  work_experience: {
    variants: { 1: {}, 2: {} },
    accepts: (field, value) => field !== 'name' || typeof value === 'string',
  },
}

const entry = (id: string): Item => ({
  id,
  data: { name: `公司 ${id}`, period: { from: '2020-01', to: 'now' } },
})
const section = (id: string, entries = 2): Section => ({
  id,
  kind: 'work_experience',
  variant: 1,
  region: 'main',
  title: '工作经历',
  visible: true,
  items: Array.from({ length: entries }, (_, at) => entry(`${id}-${at}`)),
  props: {},
  style: {},
})
const start = (): Document => ({
  ...blankDocument('简历'),
  sections: [section('a'), section('b', 3), section('c', 1)],
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'nothing')
const itemId = fc.constantFrom('a-0', 'a-1', 'b-0', 'b-2', 'c-0', 'x')
const place = fc.integer({ min: -2, max: 6 })
const text = fc.string({ maxLength: 12 })
let fresh = 0
const newId = () => {
  fresh += 1
  return `n${fresh}`
}

/** Any command with any arguments, sensible or not. */
const anyCommand = fc.oneof(
  text.map((title) => commands.renameDocument(title)),
  fc.integer({ min: 10, max: 22 }).map((fontSize) => commands.setTheme({ fontSize })),
  fc.constantFrom('A4', 'Letter').map((size) => commands.setPage({ size: size as 'A4' })),
  place.map((at) => commands.addSection(section(newId(), 1), at)),
  id.map((one) => commands.removeSection(one)),
  fc.tuple(id, place).map(([one, at]) => commands.moveSection(one, at, 'side')),
  id.map((one) => commands.duplicateSection(one, Array.from({ length: 8 }, newId))),
  fc.tuple(id, text).map(([one, title]) => commands.setSection(one, 'title', title)),
  fc.tuple(id, fc.constantFrom(1, 2)).map(([one, variant]) => commands.setSection(one, 'variant', variant)),
  fc
    .tuple(id, fc.constantFrom(3, undefined))
    .map(([one, value]) => commands.setSection(one, 'titleVariant', value)),
  fc.tuple(id, place).map(([one, at]) => commands.addItem(one, entry(newId()), at)),
  fc.tuple(id, itemId).map(([one, item]) => commands.removeItem(one, item)),
  fc.tuple(id, itemId, place).map(([one, item, at]) => commands.moveItem(one, item, at)),
  fc.tuple(id, itemId).map(([one, item]) => commands.duplicateItem(one, item, newId())),
  fc
    .tuple(id, itemId, fc.constantFrom(true as const, undefined))
    .map(([one, item, value]) => commands.setItem(one, item, 'hidden', value)),
  fc.tuple(id, itemId, text).map(([one, item, value]) => commands.setField(one, item, 'name', value)),
  fc
    .tuple(id, fc.constantFrom(false, undefined))
    .map(([one, visible]) => commands.setFieldProps(one, 'name', { visible: visible as false })),
  fc
    .tuple(id, fc.constantFrom(0, 16, undefined))
    .map(([one, value]) => commands.setStyle(one, 'name', 'borderWidth', value)),
)

describe('history', () => {
  test('any sequence of commands, undone, is the start; redone, the end; and survives a reload', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCommand, fc.boolean()), { maxLength: 30 }), (sequence) => {
        const before = start()
        const history = new History(before)
        for (const [command, mark] of sequence) {
          if (mark) history.mark()
          history.edit(command)
        }
        const end = history.state
        const reloaded = new History(
          JSON.parse(JSON.stringify(end)) as Document,
          JSON.parse(JSON.stringify(history.store())),
        )
        for (const one of [history, reloaded]) {
          while (one.canUndo) one.undo()
          expect(one.state).toEqual(before)
          while (one.canRedo) one.redo()
          expect(one.state).toEqual(end)
        }
      }),
    )
  })

  test('any command sequence leaves a document that loads', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (sequence) => {
        const history = new History(start())
        for (const command of sequence) history.edit(command)
        expect(loadDocument(JSON.parse(JSON.stringify(history.state)), kinds)).toMatchObject({ ok: true })
      }),
    )
  })

  test('edits between two marks are one step; a command that changes nothing is none', () => {
    const history = new History(start())
    history.mark()
    history.edit(commands.setField('a', 'a-0', 'name', '一'))
    history.edit(commands.setField('a', 'a-0', 'name', '一二'))
    history.mark()
    history.edit(commands.removeSection('nothing'))
    history.undo()
    expect(history.state).toEqual(start())
    expect(history.canUndo).toBe(false)
  })

  test('subscribers hear every change as patches that replay it', () => {
    const history = new History(start())
    const heard: number[] = []
    const stop = history.subscribe((patches) => heard.push(patches.length))
    history.edit(commands.renameDocument('新'))
    history.undo()
    stop()
    history.redo()
    expect(heard).toEqual([1, 1])
  })
})

describe('loading', () => {
  test('what was saved is what is loaded', () => {
    const document = start()
    expect(loadDocument(JSON.parse(JSON.stringify(document)), kinds)).toEqual({ ok: true, document })
  })

  test('anything else says what is wrong and where, hands the original back, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const loaded = loadDocument(json, kinds)
        expect(loaded.ok).toBe(false)
        if (!loaded.ok) expect(loaded.original).toBe(json)
      }),
    )
  })

  test.each([
    ['newer', { ...start(), schema: 2 }, 'schema'],
    ['not_a_document', { title: 'x' }, 'schema'],
    ['invalid', { ...start(), theme: { ...start().theme, fontSize: 900 } }, 'theme.fontSize'],
    ['invalid', { ...start(), surprise: 1 }, ''],
    ['unknown_kind', { ...start(), sections: [{ ...section('a'), kind: 'horoscope' }] }, 'sections.0'],
    ['unknown_kind', { ...start(), sections: [{ ...section('a'), kind: 'constructor' }] }, 'sections.0'],
    ['unknown_variant', { ...start(), sections: [{ ...section('a'), variant: 9 }] }, 'sections.0'],
    ['duplicate_id', { ...start(), sections: [section('a'), section('a')] }, 'sections.1'],
    [
      'wrong_value',
      { ...start(), sections: [{ ...section('a', 0), items: [{ id: 'x', data: { name: [] } }] }] },
      'sections.0.items.0.data.name',
    ],
  ])('%s is refused, named, and left untouched', (reason, json, path) => {
    const copy = JSON.stringify(json)
    const loaded = loadDocument(json, kinds)
    expect(loaded).toMatchObject({ ok: false })
    if (!loaded.ok) expect(loaded.problems).toContainEqual(expect.objectContaining({ reason, path }))
    expect(JSON.stringify(json)).toBe(copy)
  })

  test('scripts and foreign addresses cannot hide in styled text', () => {
    const link = (href: string) => ({
      ...start(),
      sections: [
        { ...section('a', 0), items: [{ id: 'x', data: { bullets: [{ spans: [{ text: 'x', href }] }] } }] },
      ],
    })
    expect(loadDocument(link('https://example.com'), kinds).ok).toBe(true)
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ' javascript:x'])
      expect(loadDocument(link(href), kinds).ok, href).toBe(false)
  })
})

test('a theme is inherited: setting and resetting a style leaves no trace, and zero is a value', () => {
  const history = new History(start())
  history.edit(commands.setStyle('a', 'name', 'borderWidth', 0))
  expect(history.state.sections[0]?.style).toEqual({ name: { borderWidth: 0 } })
  history.edit(commands.setStyle('a', 'name', 'borderWidth', undefined))
  expect(history.state.sections[0]?.style).toEqual({})
})

test('periods sort newest first: running, then by end, then by start; free text last', () => {
  const periods = [
    { from: '2018-01', to: '2020-01' },
    { text: '在校期间' },
    { from: '2021-05', to: 'now' },
    { from: '2019-01', to: '2020-01' },
    { from: '2022' },
  ]
  const sorted = [...periods].sort((a, b) => periodRank(b).localeCompare(periodRank(a)))
  expect(sorted.map((one) => one.from ?? one.text)).toEqual([
    '2021-05',
    '2022',
    '2019-01',
    '2018-01',
    '在校期间',
  ])
})
