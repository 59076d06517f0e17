import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftKinds, emptied } from '#packages/ai/draft/draft-document.ts'
import type { Step } from '#packages/ai/steps.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { countsOf, progressOf } from './progress.ts'
import { createTurn, placeIn } from './turn.ts'

let count = 0
const newId = () => `item-${++count}`
const sample = sampleDocument(personOf('engineer', 'zh'))
const empty = emptied(sample, newId)
const kinds = draftKinds(empty)
const draft = { document: empty, kinds, whole: [] as string[] }

const step = (kind: string, entry: number, field: string, text: string): Step => ({
  step: 'draft',
  at: { kind, entry, field },
  text,
})
const name = step('base_info', 0, 'name', '唐予白')
const jobs = [
  step('work_experience', 0, 'name', '【公司名称】'),
  step('work_experience', 0, 'bullets', '- 编制工程图\n- 带【人数】人'),
  step('work_experience', 1, 'name', '【公司名称】'),
]
const coming = (kind: string, entry: number, field: string, text: string) => [
  { at: { kind, entry, field }, text },
]
const sectionOf = (document: Document, kind: string) => document.sections.find((one) => one.kind === kind)

test('received text is written; sections that are not begun show sample content as shapes', () => {
  const turn = createTurn(draft, kinds, sample)
  const start = turn.take({ steps: [], live: [] })
  expect(start.waiting).toEqual(kinds)
  expect(sectionOf(start.document, 'awards')?.items).toEqual(sectionOf(sample, 'awards')?.items)
  const now = turn.take({ steps: [name], live: coming('work_experience', 0, 'bullets', '- 编制') })
  expect(now.begun).toEqual(['base_info', 'work_experience'])
  expect(sectionOf(now.document, 'base_info')?.items[0]?.data).toEqual({ name: '唐予白' })
  expect(sectionOf(now.document, 'work_experience')?.items).toHaveLength(1)
  expect(placeIn(now.document, now.at)).toMatchObject({ field: 'bullets' })
  // A section that has not changed is the very same: nothing is drawn again for it.
  expect(sectionOf(now.document, 'awards')).toBe(sectionOf(start.document, 'awards'))
})

test('two sections of one kind are written, shown and kept apart', () => {
  const work = sectionOf(sample, 'work_experience')
  if (!work) throw new Error('the sample has no jobs')
  const twice = { ...sample, sections: [...sample.sections, { ...work, id: 'second', title: '兼职' }] }
  const document = emptied(twice, newId)
  const slots = draftKinds(document)
  const both = { document, kinds: slots, whole: [] }
  const turn = createTurn(both, slots, twice)
  const now = turn.take({ steps: jobs, live: [] })
  expect(now.waiting).toContain('work_experience_2')
  expect(now.document.sections.at(-1)?.items).toEqual(work.items)
  const second = step('work_experience_2', 0, 'name', '夜校')
  const later = turn.take({ steps: [...jobs, second], live: [] })
  expect(later.document.sections.at(-1)?.items.map(({ data }) => data.name)).toEqual(['夜校'])
  expect(placeIn(later.document, later.at)).toMatchObject({ section: 'second' })
  const states = progressOf(both, later).map(({ kind, name, state }) => [kind, name, state])
  expect(states).toContainEqual(['work_experience_2', '兼职', 'writing'])
  const { document: settled, whole } = turn.settle([...jobs, second], false)
  expect(whole).toEqual(['work_experience'])
  expect(sectionOf(settled, 'work_experience')?.items).toHaveLength(2)
  expect(settled.sections.at(-1)?.items).toHaveLength(1)
})

test('an entry keeps its id while its text comes', () => {
  const turn = createTurn(draft, kinds)
  const idAt = (text: string, steps: Step[] = []) =>
    sectionOf(
      turn.take({ steps, live: text ? coming('work_experience', 0, 'name', text) : [] }).document,
      'work_experience',
    )?.items[0]?.id
  const first = idAt('【')
  expect(first).toBeTypeOf('string')
  expect(idAt('【公司')).toBe(first)
  expect(idAt('', [jobs[0] as Step])).toBe(first)
})

test('progress counts received text only', () => {
  const turn = createTurn(draft, kinds, sample)
  const written = turn.take({ steps: [name, ...jobs], live: [] })
  const states = new Map(progressOf(draft, written).map((one) => [one.kind, one]))
  expect(states.get('base_info')?.state).toBe('written')
  expect(states.get('work_experience')).toMatchObject({ state: 'writing', entry: 2 })
  expect(states.get('awards')?.state).toBe('waiting')
  const { document, whole } = turn.settle([name, ...jobs], false)
  expect(whole).toEqual(['base_info'])
  expect(countsOf(document)).toMatchObject({ blanks: 3 })
  const after = new Map(progressOf({ document, kinds, whole }).map(({ kind, state }) => [kind, state]))
  expect(after.get('work_experience')).toBe('part')
  expect(after.get('awards')).toBe('waiting')
})

test('an unfinished rewrite restores the section; a finished one replaces it', () => {
  const first = createTurn(draft, kinds)
  const before = { kinds, ...first.settle([name, ...jobs], true) }
  expect(before.whole).toEqual(kinds)
  const again = [step('work_experience', 0, 'bullets', '- 另一句')]
  const given = createTurn(before, ['work_experience'])
  expect(given.settle(again, false)).toEqual({ document: before.document, whole: kinds })
  const done = createTurn(before, ['work_experience'])
  const { document } = done.settle(again, true)
  expect(JSON.stringify(sectionOf(document, 'work_experience'))).toContain('另一句')
  expect(JSON.stringify(document)).not.toContain('编制工程图')
  expect(sectionOf(document, 'base_info')).toBe(sectionOf(before.document, 'base_info'))
})

test('a stopped run keeps complete lines and drops the incomplete one', () => {
  const turn = createTurn(draft, kinds)
  turn.take({ steps: [name], live: coming('work_experience', 0, 'bullets', '- 编制工程图\n- 参与输') })
  const bullets = () => JSON.stringify(turn.settle([name], false).document)
  expect(bullets()).toContain('编制工程图')
  expect(bullets()).not.toContain('参与输')
  // Written down in between, the run goes on as if nothing had been.
  expect(turn.take({ steps: [name, ...jobs], live: [] }).document.sections).toHaveLength(
    empty.sections.length,
  )
  expect(bullets()).toContain('带【人数】人')
})

test('the document is valid whatever an engine answers and wherever it stops', () => {
  const fields = ['name', 'post', 'bullets', 'period', 'proficiency', 'content', 'avatar', 'nothing']
  const anyStep = fc.record({
    kind: fc.constantFrom(...kinds, 'module_title', 'doc_text', 'toString'),
    entry: fc.integer({ min: 0, max: 19 }),
    field: fc.constantFrom(...fields),
    text: fc.string({ unit: 'grapheme', maxLength: 300 }),
  })
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), fc.boolean(), (said, isDone) => {
      const turn = createTurn(draft, kinds, sample)
      const steps = said.map(({ kind, entry, field, text }) => step(kind, entry, field, text))
      for (const { kind, entry, field, text } of said.slice(0, 3))
        turn.take({ steps: [], live: coming(kind, entry, field, text) })
      const shown = turn.take({ steps, live: [] }).document
      for (const document of [shown, turn.settle(steps, isDone).document])
        expect(loadDocument(JSON.parse(JSON.stringify(document)), kindFacts).ok).toBe(true)
    }),
    { numRuns: 60 },
  )
})
