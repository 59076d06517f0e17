import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#packages/server-kit/server.ts'
import { randomOf } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  balanceOf,
  hold,
  NotEnoughPoints,
  post,
  postIn,
  releaseForgotten,
  settle,
  takeBack,
  takeUpTo,
} from './ledger.ts'

let server: TestServer
let db: Db
beforeAll(async () => {
  server = await startServer()
  db = server.deps.db
})
afterAll(() => server?.stop())

const entriesOf = (userId: string) =>
  db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

/** The invariants of every account at every moment. */
const expectSound = async (userId: string) => {
  const entries = await entriesOf(userId)
  const balance = await balanceOf(db, userId)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  expect(balance).toBeGreaterThanOrEqual(0)
  expect(entries.every((entry) => entry.balance >= 0)).toBe(true)
}

const someone = async () => (await aPerson(server.deps)).userId

test('one cause, one entry: however often and at once it is told', async () => {
  const userId = await someone()
  const welcome = { userId, amount: 20, reason: 'welcome', key: `welcome:${userId}` } as const
  const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => post(db, at, welcome)))
  expect(replies.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(await balanceOf(db, userId)).toBe(20)
  await expectSound(userId)
})

test('of many who spend the last points at once, as many succeed as there are points', async () => {
  const userId = await someone()
  await post(db, 1, { userId, amount: 7, reason: 'purchase', key: `order:${userId}` })
  const spent = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      post(db, 2, { userId, amount: -1, reason: 'download', key: `download:${userId}:${at}` }),
    ),
  )
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  for (const one of spent) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NotEnoughPoints)
  expect(await balanceOf(db, userId)).toBe(0)
  expect(await entriesOf(userId)).toHaveLength(8)
  await expectSound(userId)
})

test('a refusal leaves no trace: the same cause can be paid later', async () => {
  const userId = await someone()
  const take = { userId, amount: -3, reason: 'download', key: `late:${userId}` } as const
  await expect(post(db, 1, take)).rejects.toMatchObject({ balance: 0 })
  expect(await entriesOf(userId)).toEqual([])
  await post(db, 2, { userId, amount: 5, reason: 'redeem', key: `code:${userId}` })
  expect(await post(db, 3, take)).toEqual({ balance: 2, repeated: false })
})

test('with a change of one’s own: both or neither', async () => {
  const userId = await someone()
  const both = db.transaction().execute(async (tx) => {
    await postIn(tx, 1, { userId, amount: 4, reason: 'invite', key: `invite:${userId}` })
    throw new Error('the other half failed')
  })
  await expect(both).rejects.toThrow('the other half failed')
  expect(await balanceOf(db, userId)).toBe(0)
})

test('what was held and not used comes back, once', async () => {
  const userId = await someone()
  await post(db, 1, { userId, amount: 10, reason: 'purchase', key: `order:${userId}` })
  const run = `run:${userId}`
  await hold(db, 2, { userId, points: 8, reason: 'ai', key: run, about: 'model' })
  expect(await balanceOf(db, userId)).toBe(2)
  await expect(hold(db, 3, { userId, points: 3, reason: 'ai', key: `${run}:2` })).rejects.toBeInstanceOf(
    NotEnoughPoints,
  )
  const ends = await Promise.all([settle(db, 4, run, 5), settle(db, 4, run, 5), settle(db, 5, run, 0)])
  expect(ends.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect([5, 10]).toContain(await balanceOf(db, userId))
  await expectSound(userId)
})

test('more than was held is never taken, and only holds can be settled', async () => {
  const userId = await someone()
  await post(db, 1, { userId, amount: 10, reason: 'purchase', key: `order:${userId}` })
  await hold(db, 2, { userId, points: 4, reason: 'ai', key: `run:${userId}` })
  expect(await settle(db, 3, `run:${userId}`, 99)).toMatchObject({ balance: 6 })
  await expect(settle(db, 4, `order:${userId}`, 0)).rejects.toThrow('holds nothing')
})

test('holds whose work is gone are given back; those that ended or are young stay', async () => {
  const userId = await someone()
  await post(db, 1, { userId, amount: 10, reason: 'purchase', key: `order:${userId}` })
  await hold(db, 10, { userId, points: 2, reason: 'ai', key: `old:${userId}` })
  await hold(db, 11, { userId, points: 3, reason: 'ai', key: `ended:${userId}` })
  await settle(db, 12, `ended:${userId}`, 3)
  await hold(db, 90, { userId, points: 1, reason: 'ai', key: `young:${userId}` })
  expect(await releaseForgotten(db, 100, 50)).toBe(1)
  expect(await releaseForgotten(db, 101, 50)).toBe(0)
  expect(await balanceOf(db, userId)).toBe(6)
  await expectSound(userId)
})

test('what is taken back is as much as is there, once, and nothing is owed', async () => {
  const userId = await someone()
  const take = (points: number, key: string) =>
    db
      .transaction()
      .execute((tx) => takeUpTo(tx, 2, { userId, points, reason: 'comment', key: `${key}:${userId}` }))
  expect(await take(3, 'nobody')).toBe(0)
  await post(db, 1, { userId, amount: 5, reason: 'purchase', key: `order:${userId}` })
  const twice = await Promise.all([take(2, 'same'), take(2, 'same'), take(2, 'same')])
  expect(twice.sort()).toEqual([0, 0, 2])
  const [one = 0, other = 0] = await Promise.all([take(2, 'one'), take(2, 'other')])
  expect(one + other).toBe(3)
  expect(await take(1, 'late')).toBe(0)
  await expectSound(userId)
})

test('what is taken back while it is held goes on when its hold gives it back, and only then', async () => {
  const userId = await someone()
  await post(db, 1, { userId, amount: 10, reason: 'purchase', key: `order:${userId}` })
  const back = (points: number, key: string) =>
    db
      .transaction()
      .execute((tx) => takeBack(tx, 3, { userId, points, reason: 'purchase', key: `${key}:${userId}` }))
  const run = (name: string) => `${name}:${userId}`
  await hold(db, 2, { userId, points: 4, reason: 'ai', key: run('used') })
  await hold(db, 2, { userId, points: 3, reason: 'ai', key: run('part') })
  await hold(db, 2, { userId, points: 2, reason: 'ai', key: run('stopped') })
  expect(await back(10, 'refund')).toBe(1)
  // Nothing of a hold is claimed twice.
  expect(await back(10, 'other')).toBe(0)
  // Points that come later belong to the user alone.
  await post(db, 4, { userId, amount: 6, reason: 'check_in', key: `day:${userId}` })
  await hold(db, 5, { userId, points: 6, reason: 'ai', key: run('later') })
  expect(await settle(db, 6, run('used'), 4)).toMatchObject({ balance: 0 })
  expect(await settle(db, 6, run('part'), 1)).toMatchObject({ balance: 0 })
  expect(await settle(db, 6, run('stopped'), 0)).toEqual({ balance: 0, repeated: false })
  expect(await settle(db, 7, run('stopped'), 0)).toEqual({ balance: 0, repeated: true })
  expect(await settle(db, 8, run('later'), 0)).toMatchObject({ balance: 6 })
  const gone = (await entriesOf(userId)).filter(({ key }) => key.startsWith('refund:'))
  expect(gone.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-2, -2, -1])
  await expectSound(userId)
})

test('a hold that ends while its points are taken back: never both, never neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await someone()
    await post(db, 1, { userId, amount: 10, reason: 'purchase', key: `order:${userId}` })
    await hold(db, 2, { userId, points: 8, reason: 'ai', key: `run:${userId}` })
    const entry = { userId, points: 10, reason: 'purchase', key: `back:${userId}` } as const
    await Promise.all([
      db.transaction().execute((tx) => takeBack(tx, 3, entry)),
      settle(db, 3, `run:${userId}`, 0),
      settle(db, 3, `run:${userId}`, 0),
    ])
    expect(await balanceOf(db, userId), String(round)).toBe(0)
    await expectSound(userId)
  }
})

test('half a point is no entry', async () => {
  const userId = await someone()
  await expect(
    post(db, 1, { userId, amount: 0.5, reason: 'adjustment', key: `half:${userId}` }),
  ).rejects.toThrow()
})

test.each([1, 2, 3, 4, 5])('three accounts, two hundred entries at once, by chance (%i)', async (seed) => {
  const random = randomOf(seed)
  const people = await Promise.all([someone(), someone(), someone()])
  const act = async (at: number) => {
    const userId = people[Math.floor(random() * 3)] ?? ''
    // Few keys, so that many are posted twice.
    const key = `chance:${seed}:${userId}:${Math.floor(random() * 60)}`
    const amount = Math.floor(random() * 21) - 10
    if (random() < 0.3 && amount < 0) {
      await hold(db, at, { userId, points: -amount, reason: 'ai', key: `${key}:hold` })
      if (random() < 0.7) await settle(db, at, `${key}:hold`, Math.floor(random() * 12))
    } else await post(db, at, { userId, amount, reason: 'adjustment', key })
  }
  const done = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => act(at)))
  for (const one of done) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NotEnoughPoints)
  for (const userId of people) await expectSound(userId)
})
