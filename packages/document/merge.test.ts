import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDocument } from './blank.ts'
import { applyChanges, diff, invert } from './changes.ts'
import * as commands from './commands.ts'
import { History } from './history.ts'
import { mergeDocuments } from './merge.ts'
import type { Document, Section } from './schema.ts'

const section = (id: string, entries: number): Section => ({
  id,
  kind: 'work_experience',
  variant: 1,
  region: 'main',
  title: id,
  visible: true,
  items: Array.from({ length: entries }, (_, at) => ({ id: `${id}${at}`, data: { name: `${id}${at}` } })),
  props: {},
  style: {},
})
const start = (): Document => ({
  ...blankDocument('简历'),
  sections: [section('a', 2), section('b', 3), section('c', 1), section('d', 0)],
})
const made = (...run: commands.Command[]): Document => {
  const history = new History(start())
  for (const command of run) history.edit(command)
  return history.state
}

/** Commands on some sections only, so that two users can work side by side. */
const work = (ids: readonly string[], tag: string) => {
  const id = fc.constantFrom(...ids)
  const item = fc.tuple(id, fc.integer({ min: 0, max: 2 })).map(([one, at]) => [one, `${one}${at}`] as const)
  let fresh = 0
  const newId = () => {
    fresh += 1
    return `${tag}${fresh}`
  }
  const place = fc.integer({ min: 0, max: 5 })
  return fc.array(
    fc.oneof(
      fc.tuple(item, fc.string()).map(([[s, i], value]) => commands.setField(s, i, 'name', value)),
      fc.tuple(id, fc.string({ maxLength: 9 })).map(([s, title]) => commands.setSection(s, 'title', title)),
      id.map((s) => commands.addItem(s, { id: newId(), data: { name: 'new' } })),
      fc.tuple(item, place).map(([[s, i], at]) => commands.moveItem(s, i, at)),
      item.map(([s, i]) => commands.removeItem(s, i)),
      place.map((at) => commands.addSection(section(newId(), 1), at)),
      fc
        .tuple(id, fc.constantFrom(0, 3, undefined))
        .map(([s, v]) => commands.setStyle(s, 'name', 'borderWidth', v)),
      fc.tuple(id, place).map(([s, at]) => commands.moveSection(s, at)),
    ),
    { maxLength: 12 },
  )
}

describe('changes', () => {
  test('the difference of any two documents, applied, gives the second; inverted, the first', () => {
    fc.assert(
      fc.property(work(['a', 'b', 'c', 'd'], 'x'), work(['a', 'b', 'c', 'd'], 'y'), (one, two) => {
        const before = made(...one)
        const then = JSON.parse(JSON.stringify(made(...two))) as Document
        const changes = JSON.parse(JSON.stringify(diff(before, then)), (_, value) => value)
        expect(applyChanges(before, diff(before, then))).toEqual({ document: then, refused: [] })
        expect(applyChanges(then, invert(diff(before, then)))).toEqual({ document: before, refused: [] })
        expect(applyChanges(before, changes).document).toEqual(then)
      }),
    )
  })

  test('moving one element is one change', () => {
    expect(diff(start(), made(commands.moveSection('a', 3)))).toEqual([
      { op: 'move', path: ['sections'], id: 'a', from: null, to: 'd' },
    ])
  })
})

describe('merging', () => {
  test('two people in different sections: everything of both, in either order, without conflict', () => {
    fc.assert(
      fc.property(work(['a', 'b'], 'x'), work(['c', 'd'], 'y'), (one, two) => {
        const ours = made(...one)
        const theirs = made(...two)
        const { document, conflicts } = mergeDocuments(start(), ours, theirs)
        const other = mergeDocuments(start(), theirs, ours)
        expect(conflicts).toEqual([])
        const byId = (list: readonly Section[]) => Object.fromEntries(list.map((s) => [s.id, s]))
        const all = byId(document.sections)
        expect(byId(other.document.sections)).toEqual(all)
        const touched = (from: Document, ids: string[]) =>
          from.sections.filter(({ id }) => ids.includes(id) || id.length > 1)
        for (const mine of [...touched(ours, ['a', 'b']), ...touched(theirs, ['c', 'd'])])
          expect(all[mine.id]).toEqual(mine)
      }),
    )
  })

  test('nothing changed on one side: the other side as it is', () => {
    fc.assert(
      fc.property(work(['a', 'b', 'c', 'd'], 'x'), (one) => {
        const changed = made(...one)
        expect(mergeDocuments(start(), changed, start())).toEqual({ document: changed, conflicts: [] })
        expect(mergeDocuments(start(), start(), changed)).toEqual({ document: changed, conflicts: [] })
        expect(mergeDocuments(start(), changed, changed)).toEqual({ document: changed, conflicts: [] })
      }),
    )
  })

  test('whatever two people do to the same sections, no written word is lost without being told', () => {
    const ids = ['a', 'b', 'c', 'd']
    fc.assert(
      fc.property(work(ids, 'x'), work(ids, 'y'), (one, two) => {
        const ours = made(...one)
        const theirs = made(...two)
        const { document, conflicts } = mergeDocuments(start(), ours, theirs)
        const reported = JSON.stringify([document, conflicts])
        const names = (from: Document) =>
          from.sections.flatMap((s) => s.items.map((item) => [s.id, item.id, item.data.name] as const))
        const known = new Map(names(start()).map(([s, i, name]) => [`${s}/${i}`, name]))
        for (const side of [ours, theirs])
          for (const [s, i, name] of names(side))
            if (known.get(`${s}/${i}`) !== name) expect(reported).toContain(JSON.stringify(name))
        expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length)
      }),
      { numRuns: 400 },
    )
  })

  test('the same field on both sides: ours stands, theirs is told', () => {
    const { document, conflicts } = mergeDocuments(
      start(),
      made(commands.setField('a', 'a0', 'name', '我')),
      made(commands.setField('a', 'a0', 'name', '他'), commands.setField('a', 'a1', 'name', '也')),
    )
    expect(document.sections[0]?.items.map(({ data }) => data.name)).toEqual(['我', '也'])
    expect(conflicts).toEqual([
      { path: ['sections', 'a', 'items', 'a0', 'data', 'name'], ours: '我', theirs: '他' },
    ])
  })

  test('an edit outlives a deletion, whichever side deletes', () => {
    const edited = made(commands.setField('b', 'b1', 'name', '改过'))
    for (const [ours, theirs] of [
      [edited, made(commands.removeSection('b'))],
      [made(commands.removeSection('b')), edited],
      [edited, made(commands.removeItem('b', 'b1'))],
      [made(commands.removeItem('b', 'b1')), edited],
    ] as const) {
      const { document, conflicts } = mergeDocuments(start(), ours, theirs)
      expect(JSON.stringify(document)).toContain('改过')
      expect(conflicts).toHaveLength(1)
    }
  })

  test('what was added to a section the other side deleted comes back with it, and is told', () => {
    const { document, conflicts } = mergeDocuments(
      start(),
      made(commands.addItem('b', { id: 'fresh', data: { name: '新写的' } })),
      made(commands.removeSection('b')),
    )
    expect(document.sections.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(JSON.stringify(document)).toContain('新写的')
    expect(conflicts.map(({ path }) => path)).toEqual([['sections', 'b']])
  })
})
