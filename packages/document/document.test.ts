import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDocument } from './blank.ts'
import * as commands from './commands.ts'
import { History, type HistoryEvent } from './history.ts'
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
  fc.tuple(text, fc.subarray(['a', 'b', 'c'], { minLength: 0 })).map(([title, ids]) =>
    commands.replaceDocument({
      ...start(),
      title,
      sections: ids.toReversed().map((one) => section(one, 1)),
    }),
  ),
  fc.integer({ min: 10, max: 22 }).map((fontSize) => commands.setTheme({ fontSize })),
  fc.constantFrom(true as const, undefined).map((rail) => commands.setTheme({ rail })),
  fc.constantFrom('zh', 'en').map((language) => commands.setLanguage(language as 'zh')),
  fc.constantFrom(20, 0).map((top) => commands.setPagePart('margin', { top, left: 9 })),
  fc
    .constantFrom('dots' as const, undefined)
    .map((one) => commands.setPagePart('background', { pattern: one })),
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
  fc
    .tuple(id, fc.constantFrom('flag', undefined))
    .map(([one, value]) => commands.setSection(one, 'icon', value)),
  fc
    .tuple(id, fc.constantFrom('Chosen Works', '', undefined))
    .map(([one, value]) => commands.setSection(one, 'english', value)),
  fc
    .tuple(id, fc.constantFrom(true, false, undefined))
    .map(([one, value]) => commands.setSection(one, 'untitled', value)),
  fc.tuple(id, place).map(([one, at]) => commands.addItem(one, entry(newId()), at)),
  fc.tuple(id, itemId).map(([one, item]) => commands.removeItem(one, item)),
  fc.tuple(id, itemId, place).map(([one, item, at]) => commands.moveItem(one, item, at)),
  fc.tuple(id, fc.array(itemId)).map(([one, items]) => commands.orderItems(one, items)),
  fc.tuple(id, itemId).map(([one, item]) => commands.duplicateItem(one, item, newId())),
  fc
    .tuple(id, itemId, fc.constantFrom(true as const, undefined))
    .map(([one, item, value]) => commands.setItem(one, item, 'hidden', value)),
  fc.tuple(id, itemId, text).map(([one, item, value]) => commands.setField(one, item, 'name', value)),
  fc
    .tuple(id, fc.constantFrom(false, undefined))
    .map(([one, visible]) => commands.setFieldProps(one, 'name', { visible: visible as false })),
  fc
    .tuple(id, fc.constantFrom(0, 16, [1, 0, 2, 0] as [number, number, number, number], undefined))
    .map(([one, value]) => commands.setStyle(one, 'name', 'borderWidth', value)),
  fc
    .tuple(id, fc.constantFrom({}, { opacity: 0 }))
    .map(([one, style]) => commands.replaceStyle(one, 'name', style)),
  fc
    .tuple(id, fc.constantFrom({}, { item: { opacity: 0 } }))
    .map(([one, styles]) => commands.replaceStyles(one, styles)),
  fc
    .tuple(id, fc.constantFrom(true as const, undefined))
    .map(([one, value]) => commands.setEveryItem(one, 'keepTogether', value)),
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

  test('what happened, replayed on the start, is the same document with the same steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCommand, fc.constantFrom('edit', 'mark', 'undo', 'redo')), { maxLength: 30 }),
        (sequence) => {
          const history = new History(start())
          const heard: HistoryEvent[] = []
          history.subscribe((event) => heard.push(event))
          for (const [command, then] of sequence) {
            history.edit(command)
            if (then !== 'edit') history[then]()
          }
          const other = new History(start())
          for (const event of JSON.parse(JSON.stringify(heard)) as HistoryEvent[]) other.replay(event)
          expect(other.state).toEqual(history.state)
          expect(other.store()).toEqual(JSON.parse(JSON.stringify(history.store())))
        },
      ),
    )
  })

  test('a field typed into is one change, whatever the number of keys', () => {
    const history = new History(start())
    for (const value of ['一', '一二', '一二三']) history.edit(commands.setField('a', 'a-0', 'name', value))
    expect(history.store().past).toEqual([
      [
        {
          op: 'set',
          path: ['sections', 'a', 'items', 'a-0', 'data', 'name'],
          from: '公司 a-0',
          to: '一二三',
        },
      ],
    ])
  })

  test('undo finds its own work after somebody else moved things', () => {
    const history = new History(start())
    history.edit(commands.setField('b', 'b-0', 'name', '改'))
    const theirs = new History(history.state)
    theirs.edit(commands.moveSection('c', 0))
    theirs.edit(commands.removeItem('b', 'b-2'))
    history.receive(theirs.state)
    history.undo()
    const expected = new History(start())
    expected.edit(commands.moveSection('c', 0))
    expected.edit(commands.removeItem('b', 'b-2'))
    expect(history.state).toEqual(expected.state)
  })
})

describe('loading', () => {
  test('what was saved is what is loaded', () => {
    const document = start()
    expect(loadDocument(JSON.parse(JSON.stringify(document)), kinds)).toEqual({ ok: true, document })
  })

  test('a border is one width or four, and a gutter is a length', () => {
    const styled = (borderWidth: unknown) => ({
      ...start(),
      sections: [{ ...section('a'), style: { section: { borderWidth } } }],
    })
    for (const width of [0, 20, [1, 0, 2, 0]]) expect(loadDocument(styled(width), kinds).ok).toBe(true)
    for (const width of [21, -1, [1, 0], [1, 0, 2, 21], '1px'])
      expect(loadDocument(styled(width), kinds).ok).toBe(false)
    const page = start().page
    const withGutter = (gutter: unknown) => ({
      ...start(),
      page: { ...page, side: { ...page.side, gutter } },
    })
    expect(loadDocument(withGutter(0), kinds).ok).toBe(true)
    expect(loadDocument(withGutter(121), kinds).ok).toBe(false)
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
    ['newer', { ...start(), schema: 3 }, 'schema'],
    ['not_a_document', { title: 'x' }, 'schema'],
    ['not_a_document', { ...start(), schema: { toString: 1, valueOf: null } }, 'schema'],
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

  test('an old one that is nested without end is refused, not copied', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
    expect(loadDocument({ ...start(), schema: 1, sections: deep }, kinds)).toMatchObject({
      ok: false,
      problems: [{ reason: 'not_a_document' }],
    })
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
