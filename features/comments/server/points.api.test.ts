import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '#packages/api/route.ts'
import { listLedger } from '#packages/ledger/contract.ts'
import { balanceOf, post } from '#packages/ledger/ledger.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { startComments } from '#test/kit/comments.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { hideComment, removeComment, restoreComment } from '../contract.ts'
import { hide, restore } from './moderation.ts'
import { remove, write } from './writing.ts'

type Site = Awaited<ReturnType<typeof startComments>>
let site: Site
beforeAll(async () => {
  site = await startComments()
})
afterAll(() => site?.stop())
beforeEach(() => site.pass(2 * DAY_MS))

const balance = (userId: string) => balanceOf(site.server.deps.db, userId)

test('a comment brings a point, five a day at most, and a deleted one takes it along', async () => {
  const { lin, zhou, says } = await site.place()
  const first = await says(lin, '第一句')
  expect(await balance(lin.userId)).toBe(1)
  for (const text of ['二', '三', '四', '五', '六', '七']) await says(lin, text)
  expect(await balance(lin.userId)).toBe(5)
  await says(zhou, '回一句', first.id)
  expect(await balance(zhou.userId)).toBe(1)
  await lin.api.call(removeComment, { id: first.id })
  expect(await balance(lin.userId)).toBe(4)
  // The day is counted by what was written, not by what is left of it.
  await says(lin, '八')
  expect(await balance(lin.userId)).toBe(4)
  site.pass(DAY_MS)
  await says(lin, '九')
  expect(await balance(lin.userId)).toBe(5)
  const { entries } = await lin.api.call(listLedger, { limit: 2 })
  expect(entries.map(({ amount, about, isBack }) => [amount, about, isBack])).toEqual([
    [1, '模板「青简」', false],
    [-1, '模板「青简」下的评论已撤下', false],
  ])
})

test('hidden by an admin it takes the point back, shown again it gives it back, once each', async () => {
  const { lin, says } = await site.place()
  const admin = await site.someone('管理员', 'admin')
  const { id } = await says(lin, '广告一样的话')
  for (let turn = 0; turn < 2; turn += 1) {
    await admin.api.call(hideComment, { id, reason: 'spam' })
    await admin.api.call(hideComment, { id, reason: 'abuse' })
    expect(await balance(lin.userId)).toBe(0)
    await admin.api.call(restoreComment, { id })
    await admin.api.call(restoreComment, { id })
    expect(await balance(lin.userId)).toBe(1)
  }
  await admin.api.call(hideComment, { id, reason: 'spam' })
  await lin.api.call(removeComment, { id })
  expect(await balance(lin.userId)).toBe(0)
})

test('a point that is spent already is not owed, and never given twice', async () => {
  const { lin, says } = await site.place()
  const { db } = site.server.deps
  const admin = await site.someone('管理员', 'admin')
  const { id } = await says(lin, '花掉了')
  await post(db, site.now(), { userId: lin.userId, amount: -1, reason: 'download', key: `spent:${id}` })
  await admin.api.call(hideComment, { id, reason: 'spam' })
  expect(await balance(lin.userId)).toBe(0)
  await admin.api.call(restoreComment, { id })
  expect(await balance(lin.userId)).toBe(0)
  await lin.api.call(removeComment, { id })
  expect(await balance(lin.userId)).toBe(0)
})

const step = fc.record({
  act: fc.constantFrom('write', 'write', 'remove', 'hide', 'restore', 'spend' as const),
  who: fc.nat(1),
  which: fc.nat(9),
  atOnce: fc.boolean(),
})

test('whatever people and admins do at once: no point twice, none below zero, the sum fits', async () => {
  const { db } = site.server.deps
  const people = [(await site.someone('甲')).userId, (await site.someone('乙')).userId]
  const admin: Caller = {
    userId: (await site.someone('管理员', 'admin')).userId,
    role: 'admin',
    plan: 'free',
    limits: limitsFor('admin', 'free', defaultMoney),
  }
  let spends = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const target = { kind: 'resume', id: await aPublishedTemplate(site.server.deps, admin.userId) } as const
      const take = async ({ act, who, which }: (typeof steps)[number]) => {
        const userId = people[who] ?? ''
        const rows = await db.selectFrom('comments').select('id').where('target_id', '=', target.id).execute()
        const id = rows[which % Math.max(1, rows.length)]?.id ?? 'nothing-is-there-yet-1'
        const now = site.now()
        spends += 1
        const key = `chance:${spends}`
        await {
          write: () => write(db, { target, author: userId, body: `${act} ${now} ${which}`, now }),
          remove: () => remove(db, { id, owner: userId }, now),
          hide: () => hide(db, { id, caller: admin, now }, 'spam'),
          restore: () => restore(db, { id, caller: admin, now }),
          spend: () => post(db, now, { userId, amount: -1, reason: 'download', key }),
        }[act]()
      }
      const running: Promise<unknown>[] = []
      for (const one of steps) {
        site.pass(5 * 3600_000)
        running.push(
          take(one).catch((error: Error & { code?: string }) => {
            if (
              !/^(?:not_found|too_many_\w+|repeated)$/.test(error.code ?? '') &&
              error.message !== 'not enough points'
            )
              throw error
          }),
        )
        if (!one.atOnce) await Promise.all(running.splice(0))
      }
      await Promise.all(running)
      for (const userId of people) {
        const entries = await db
          .selectFrom('ledger')
          .select(['amount', 'balance', 'reason'])
          .where('user_id', '=', userId)
          .execute()
        const sum = (some: typeof entries) => some.reduce((total, { amount }) => total + amount, 0)
        expect(sum(entries)).toBe(await balance(userId))
        expect(entries.every((entry) => entry.balance >= 0)).toBe(true)
        const earned = await db
          .selectFrom('comment_points as p')
          .leftJoin('comments as c', 'c.id', 'p.comment_id')
          .select(['p.held', 'p.points', 'c.hidden_at', 'c.deleted_at', 'c.id'])
          .where('p.user_id', '=', userId)
          .execute()
        expect(earned.reduce((total, { held }) => total + held, 0)).toBe(
          sum(entries.filter(({ reason }) => reason === 'comment')),
        )
        // Every visible comment has earned its point.
        for (const one of earned)
          if (one.id !== null && one.hidden_at === null && one.deleted_at === null)
            expect(one.held).toBe(one.points)
      }
    }),
    { numRuns: 8, seed: 20_261_129 },
  )
})
