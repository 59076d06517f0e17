import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hunksOf } from '#packages/ai/change/hunks.ts'
import {
  confirm,
  confirmHunk,
  type Decidable,
  type Decisions,
  decidedText,
  firstDecisions,
  leave,
  leaveAll,
  take,
  takeAll,
  verdictOf,
  writeOwn,
} from './decisions.ts'

const before = '- 负责支付系统的建设\n- 与同事一起改进流程\n- 平均交付周期缩短为 19 天'
const after = '- 搭建支付系统\n- 带 6 人改进流程\n- 平均交付周期缩短为 15 天'
const hunks = hunksOf(before, after)
const unconfirmed = hunks.filter(({ added }) => /\d/.test(added))
const change: Decidable = {
  before,
  hunks,
  facts: unconfirmed.map(({ id }, at) => ({ id: `f${at}`, hunk: id })),
}

type Act = (now: Decisions) => Decisions
const hunk = fc.constantFrom(...hunks.map(({ id }) => id))
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>((now) => takeAll(change, now)),
  fc.constant<Act>((now) => leaveAll(change, now)),
  hunk.map(
    (id): Act =>
      (now) =>
        take(change, now, id),
  ),
  hunk.map(
    (id): Act =>
      (now) =>
        leave(now, id),
  ),
  fc.tuple(fc.constantFrom(...change.facts.map(({ id }) => id)), fc.boolean()).map(
    ([id, isTrue]): Act =>
      (now) =>
        confirm(change, now, id, isTrue),
  ),
)

test('no fact is written without confirmation, whatever the user presses', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const now = acts.reduce((state, next) => next(state), firstDecisions(change))
      for (const { id, hunk: of } of change.facts) if (now.taken.has(of)) expect(now.confirmed).toContain(id)
      for (const id of now.taken) expect(now.left).not.toContain(id)
      const text = decidedText(change, now)
      if (change.facts.every(({ id }) => !now.confirmed.has(id))) {
        expect(text).toContain('19 天')
        expect(text).not.toContain('6 人')
      }
    }),
  )
})

test('hunks without facts are taken at first; confirming the last fact of a hunk takes it', () => {
  expect(unconfirmed.length).toBeGreaterThan(1)
  const first = firstDecisions(change)
  const [fact] = change.facts
  if (!fact) throw new Error('no fact')
  expect(verdictOf(first, fact.hunk)).toBe('open')
  expect(verdictOf(takeAll(change, first), fact.hunk)).toBe('open')
  const sure = confirm(change, first, fact.id, true)
  expect(verdictOf(sure, fact.hunk)).toBe('taken')
  expect(verdictOf(confirm(change, sure, fact.id, false), fact.hunk)).toBe('open')
  const all = change.facts.reduce((now, { hunk: of }) => confirmHunk(change, now, of), first)
  expect(decidedText(change, all)).toBe(after)
  expect(decidedText(change, leaveAll(change, all))).toBe(before)
})

test('the user’s own text needs no confirmation', () => {
  const last = unconfirmed.at(-1)
  if (!last) throw new Error('no fact')
  const own = writeOwn(change, firstDecisions(change), last.id, last.added.replace('15', '17'))
  expect(decidedText(change, own)).toContain('17 天')
})
