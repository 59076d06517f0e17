import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#packages/api/route.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { aPerson } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { like, unlike } from './likes.ts'
import { dismiss, hide, report, restore } from './moderation.ts'
import { commentsBy } from './personal.ts'
import type { CommentRow } from './tables.ts'
import { edit, remove, write } from './writing.ts'

let now = Date.UTC(2026, 10, 15)
let server: TestServer
let people: string[]
beforeAll(async () => {
  server = await startServer({ now: () => now })
  people = []
  for (let at = 0; at < 4; at += 1) people.push((await aPerson(server.deps)).userId)
})
afterAll(() => server?.stop())

const ACTS = [
  'write',
  'answer',
  'answer',
  'answer',
  'like',
  'unlike',
  'edit',
  'remove',
  'remove',
  'hide',
  'restore',
  'report',
  'dismiss',
  'erase',
] as const

interface Step {
  act: (typeof ACTS)[number]
  /** The user, the comment, and whether the next action waits for this one. */
  who: number
  which: number
  atOnce: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.nat(3),
  which: fc.nat(30),
  atOnce: fc.boolean(),
})

const rowsOf = (targetId: string): Promise<CommentRow[]> =>
  server.deps.db.selectFrom('comments').selectAll().where('target_id', '=', targetId).orderBy('id').execute()

const anAdmin = (userId: string): Caller => ({
  userId,
  role: 'admin',
  plan: 'free',
  limits: limitsFor('admin', 'free', defaultMoney),
})

const take = async (targetId: string, { act, who, which }: Step): Promise<unknown> => {
  const db = server.deps.db
  const target = { kind: 'resume', id: targetId } as const
  const rows = await rowsOf(targetId)
  const id = rows[which % Math.max(1, rows.length)]?.id ?? 'nothing-is-there-yet-1'
  const userId = people[who] ?? ''
  const admin = { id, caller: anAdmin(userId), now } as const
  const body = `${act} ${now} ${which}`
  return {
    write: () => write(db, { target, author: userId, body, now }),
    answer: () => write(db, { target, author: userId, body, answers: id, now }),
    like: () => like(db, { id, userId, now }),
    unlike: () => unlike(db, { id, userId }),
    edit: () => edit(db, { id, owner: userId }, { body, now }),
    remove: () => remove(db, { id, owner: userId }, now),
    hide: () => hide(server.deps.db, admin, 'spam'),
    restore: () => restore(server.deps.db, admin),
    report: () => report(db, { id, userId, reason: 'other', now }),
    dismiss: () => dismiss(server.deps.db, admin),
    erase: () => commentsBy(server.deps).erase?.(userId),
  }[act]()
}

/** Refusals are part of it: only what is no refusal of ours is a fault. */
const taken = (targetId: string, one: Step) =>
  take(targetId, one).catch((error: { code?: string }) => {
    if (!/^(?:not_found|comment_gone|own_comment|too_many_\w+|repeated)$/.test(error.code ?? '')) throw error
  })

const inFact = async (targetId: string) => {
  const db = server.deps.db
  const rows = await rowsOf(targetId)
  const seen = rows.filter((row) => row.hidden_at === null && row.deleted_at === null)
  const likes = await db.selectFrom('comment_likes').select('comment_id').execute()
  const reports = await db
    .selectFrom('comment_reports')
    .select('comment_id')
    .where('settled_at', 'is', null)
    .execute()
  const countIn = (list: readonly { comment_id: string }[], id: string) =>
    list.filter(({ comment_id }) => comment_id === id).length
  return {
    shown: seen.length,
    rows,
    of: ({ id, level }: CommentRow) => ({
      replies: seen.filter((row) =>
        level === 0 ? row.root_id === id && row.id !== id : row.parent_id === id,
      ).length,
      likes: countIn(likes, id),
      reports: countIn(reports, id),
    }),
  }
}

const expectTrue = async (targetId: string) => {
  const fact = await inFact(targetId)
  const counted = await server.deps.db
    .selectFrom('comment_counts')
    .select('shown')
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  expect(counted?.shown ?? 0).toBe(fact.shown)
  const ids = new Set(fact.rows.map(({ id }) => id))
  for (const row of fact.rows) {
    const { replies, likes, reports } = row
    expect({ replies, likes, reports }).toEqual(fact.of(row))
    expect(row.reported_at !== null).toBe(reports > 0)
    // Nothing hangs in the air, and no empty place stays without a reason.
    expect(ids.has(row.root_id) && (row.parent_id === null || ids.has(row.parent_id))).toBe(true)
    if (row.deleted_at !== null) {
      expect([row.author, row.body]).toEqual([null, ''])
      expect(fact.rows.some(({ parent_id }) => parent_id === row.id)).toBe(true)
    }
  }
}

test('counters say what is there, whatever people do, one after another and at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const targetId = await aPublishedTemplate(server.deps, people[0] ?? '')
      const running: Promise<unknown>[] = []
      for (const one of steps) {
        // A new hour each time: what is tested here are not the limits.
        now += 3600_000
        running.push(taken(targetId, one))
        if (!one.atOnce) await Promise.all(running.splice(0))
      }
      await Promise.all(running)
      await expectTrue(targetId)
    }),
    { numRuns: 12, seed: 20_261_115 },
  )
})
