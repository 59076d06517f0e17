import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setField } from '#packages/document/commands.ts'
import { History } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { replayJournal } from './journal.ts'
import type { JournalEntry, JournalHead } from './local-database.ts'

const START = sampleDocument(personOf('engineer', 'zh'))
const [section] = START.sections.filter(({ kind }) => kind === 'work_experience')
const items = section?.items.map(({ id }) => id) ?? []

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('write' as const), at: fc.nat(items.length - 1), text: fc.string() }),
    fc.record({ act: fc.constantFrom('mark' as const, 'undo' as const, 'redo' as const) }),
    fc.record({ act: fc.constantFrom('send' as const, 'arrive' as const) }),
  ),
  { maxLength: 60 },
)

test('a replayed journal restores the document, every undo step and the last acknowledged revision', () => {
  fc.assert(
    fc.property(acts, (happened) => {
      const history = new History<Document>(START)
      const entries: JournalEntry[] = []
      history.subscribe((event) => entries.push(event))
      const head: JournalHead = {
        id: 'd',
        tab: 't',
        base: { revision: 1, document: START },
        document: START,
        history: history.store(),
        at: 1,
      }
      let { base, at } = head
      let onItsWay: Document | undefined
      for (const one of happened) {
        if (one.act === 'write')
          history.edit(setField(section?.id ?? '', items[one.at] ?? '', 'name', one.text))
        else if (one.act === 'send') {
          onItsWay = history.state
          entries.push({ type: 'sent' })
        } else if (one.act === 'arrive') {
          if (!onItsWay) continue
          base = { revision: base.revision + 1, document: onItsWay }
          at += 1
          entries.push({ type: 'acknowledged', revision: base.revision, at })
          onItsWay = undefined
        } else history[one.act]()
      }
      const back = replayJournal(head, structuredClone(entries))
      expect(back.base).toEqual(base)
      expect(back.at).toBe(at)
      expect(back.history.state).toEqual(history.state)
      expect(back.history.store()).toEqual(history.store())
    }),
  )
})

test('an acknowledgement without a sent entry does not change the base', () => {
  const head = { id: 'd', tab: 't', base: { revision: 1, document: START }, document: START, at: 1 }
  const history = new History<Document>(START).store()
  expect(replayJournal({ ...head, history }, [{ type: 'acknowledged', revision: 2, at: 2 }]).base).toBe(
    head.base,
  )
  const once = [{ type: 'sent' }, { type: 'acknowledged', revision: 2, at: 2 }] as const
  const twice = replayJournal({ ...head, history }, [...once, { type: 'acknowledged', revision: 3, at: 3 }])
  expect(twice.base).toEqual({ revision: 2, document: START })
})
