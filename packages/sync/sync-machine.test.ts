import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { FailureReason } from './document-store.ts'
import { initialState, type SyncEvent, type SyncState, statusOf, transition } from './sync-machine.ts'

const document = blankDocument('resume', 'zh')
const current = { revision: 2, document, savedAt: 1 }

const failed = (reason: FailureReason): SyncEvent => ({
  type: 'failed',
  failure: { reason, message: reason },
})
const changed = (now: number, hasChanges = true): SyncEvent => ({ type: 'changed', hasChanges, now })
const saved = (hasChanges: boolean, isPartial = false): SyncEvent => ({
  type: 'saved',
  savedAt: 9,
  isPartial,
  hasChanges,
  now: 10,
})

const run = (events: readonly SyncEvent[], from: SyncState = initialState(1, true)) => {
  let state = from
  const effects: string[] = []
  for (const event of events) {
    const [next, ...more] = transition(state, event)
    state = next
    effects.push(...more.map((one) => (one.type === 'startTimer' ? `timer ${one.ms}` : one.type)))
  }
  return { state, effects }
}

describe('one save', () => {
  test('an edit waits for a pause, but not longer than three seconds', () => {
    expect(run([changed(0), changed(500), changed(2900)]).effects).toEqual([
      'timer 600',
      'timer 600',
      'timer 100',
    ])
  })

  test('changes made during a save are saved after it', () => {
    const { state, effects } = run([changed(0), { type: 'uploadRequested' }, changed(5), saved(true)])
    expect(effects).toEqual(['timer 600', 'stopTimer', 'save', 'timer 600'])
    expect(state.phase).toBe('dirty')
    expect(statusOf(state)).toEqual({ state: 'saving' })
  })

  test('an undo back to the saved text needs no save', () => {
    const { state, effects } = run([changed(0), changed(1, false)])
    expect(effects).toEqual(['timer 600', 'stopTimer'])
    expect(statusOf(state)).toEqual({ state: 'saved', at: 1 })
  })

  test('a newer revision is merged and saved on top', () => {
    const merged: SyncEvent = { type: 'merged', savedAt: 7, hasChanges: true, now: 8 }
    const start = [changed(0), { type: 'uploadRequested' }, { type: 'conflicted', current }] as const
    expect(run([...start, merged]).effects).toEqual([
      'timer 600',
      'stopTimer',
      'save',
      'merge',
      'stopTimer',
      'save',
    ])
    expect(run([...start, { ...merged, hasChanges: false }]).state.phase).toBe('idle')
  })

  test('after the conflicting text of a closed tab the document itself is saved', () => {
    const { effects, state } = run([changed(0), { type: 'uploadRequested' }, saved(true, true)])
    expect(effects.filter((one) => one === 'save')).toHaveLength(2)
    expect(state.phase).toBe('saving')
  })
})

describe('failures', () => {
  const sending = [changed(0), { type: 'uploadRequested' }] as const

  test('temporary failures are retried at growing intervals', () => {
    const again = [failed('offline'), { type: 'uploadRequested' }] as const
    const { effects } = run([...sending, ...Array.from({ length: 6 }, () => again).flat()])
    expect(effects.filter((one) => one.startsWith('timer'))).toEqual([
      'timer 600',
      'timer 2000',
      'timer 4000',
      'timer 8000',
      'timer 16000',
      'timer 30000',
      'timer 30000',
    ])
  })

  test('permanent failures wait for the next change', () => {
    const { state, effects } = run([...sending, failed('refused')])
    expect(effects).toEqual(['timer 600', 'stopTimer', 'save'])
    expect(statusOf(state)).toEqual({ state: 'savedLocally', reason: 'refused', message: 'refused' })
    expect(run([changed(20)], state).effects).toEqual(['timer 600'])
  })

  test('without a journal the state is not saved, until a save succeeds', () => {
    const { state } = run([...sending, { type: 'journaled', isJournaled: false }, failed('server')])
    expect(statusOf(state)).toMatchObject({ state: 'notSaved', reason: 'server' })
    const after = run([{ type: 'uploadRequested' }, saved(false)], state).state
    expect(statusOf(after)).toEqual({ state: 'saved', at: 9 })
  })
})

/** Chooses among the events that are possible: a save can only end while one is running. */
const choice = fc.record({ pick: fc.nat(), hasChanges: fc.boolean(), isPartial: fc.boolean() })
const reasons: FailureReason[] = ['offline', 'server', 'full', 'refused', 'gone', 'no_room', 'signed_out']

test('for any events: one operation at a time, no change is lost, and the status is true', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 80 }), (choices) => {
      let state = initialState(1, true)
      let hasTimer = false
      let underWay: 'save' | 'merge' | undefined
      let now = 0
      for (const { pick, hasChanges, isPartial } of choices) {
        now += pick % 1000
        const answers: SyncEvent[] =
          underWay === 'save'
            ? [
                { type: 'saved', savedAt: now, isPartial: isPartial && hasChanges, hasChanges, now },
                { type: 'conflicted', current },
                failed(reasons[pick % reasons.length] ?? 'server'),
              ]
            : underWay === 'merge'
              ? [{ type: 'merged', savedAt: now, hasChanges, now }, failed('refused')]
              : [{ type: 'pulled', savedAt: now, hasChanges, now }]
        const events: SyncEvent[] = [
          { type: 'changed', hasChanges, now },
          ...(hasTimer ? [{ type: 'uploadRequested' } as const] : []),
          { type: 'journaled', isJournaled: isPartial },
          ...answers,
        ]
        const event = events[pick % events.length] as SyncEvent
        if (answers.includes(event) && event.type !== 'pulled') underWay = undefined
        if (event.type === 'uploadRequested') hasTimer = false
        const [next, ...effects] = transition(state, event)
        for (const { type } of effects) {
          if (type === 'startTimer') hasTimer = true
          else if (type === 'stopTimer') hasTimer = false
          else {
            expect(underWay).toBeUndefined()
            underWay = type
          }
        }
        state = next
        const isBusy = state.phase === 'saving' || state.phase === 'merging'
        expect(isBusy).toBe(underWay !== undefined)
        if (state.phase === 'idle') expect(state.hasChanges).toBe(false)
        const isStuck = state.phase === 'dirty' && !hasTimer
        if (isStuck) expect(['refused', 'gone', 'no_room', 'signed_out']).toContain(state.failure?.reason)
        expect(statusOf(state).state === 'saved').toBe(!state.hasChanges)
      }
      const [closed] = transition(state, { type: 'closed' })
      expect(transition(closed, changed(now))).toEqual([closed])
    }),
    { numRuns: 500 },
  )
})
