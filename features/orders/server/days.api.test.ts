import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { randomOf } from '#test/kit/documents.ts'
import { isLong } from '#test/kit/long.ts'
import { aPaidOrder } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { makeBatch } from './batches.ts'
import { settle } from './delivering.ts'
import { planOf } from './my-plan.ts'
import { openOrderService } from './order-service.ts'
import { redeem } from './redeeming.ts'
import { refund } from './refunding.ts'

let server: TestServer
let now = Date.UTC(2026, 10, 29, 12)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

/** Days in the order in which they are used up. */
interface Piece {
  order: string | undefined
  ms: number
}

/** The same by hand: a queue of pieces, of which time takes from the front. */
const queueOf = () => {
  const pieces: Piece[] = []
  return {
    give: (order: string | undefined, days: number) => pieces.push({ order, ms: days * DAY_MS }),
    pass: (ms: number) => {
      let left = ms
      while (left > 0 && pieces[0]) {
        const used = Math.min(left, pieces[0].ms)
        pieces[0].ms -= used
        left -= used
        if (pieces[0].ms === 0) pieces.shift()
      }
    },
    /** Takes back the days of this order that are still ahead. */
    take: (order: string): number => {
      const at = pieces.findIndex((piece) => piece.order === order)
      return at < 0 ? 0 : (pieces.splice(at, 1)[0]?.ms ?? 0)
    },
    left: () => pieces.reduce((sum, { ms }) => sum + ms, 0),
  }
}

test.each(isLong ? Array.from({ length: 20 }, (_, at) => at + 1) : [1, 2, 3])(
  'chance %i: bought, redeemed, renewed, used up and given back, the days are those of a queue',
  async (seed) => {
    const random = randomOf(seed)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const { userId } = await aPerson(server.deps)
    const service = openOrderService(server.deps)
    const gift = { what: 'days', plan: 'month', days: 7 } as const
    const { codes } = await makeBatch(service, { userId }, { name: '续', gift, count: 40, expiresAt: null })
    const queue = queueOf()
    const orders: string[] = []
    const acts: readonly (() => Promise<unknown>)[] = [
      async () => {
        const plan = pick(['month', 'month', 'year'] as const) ?? 'month'
        const { id } = await aPaidOrder(server.deps, userId, { what: 'plan', plan })
        orders.push(id)
        queue.give(id, defaultMoney.plans[plan].days ?? 0)
      },
      async () => {
        await redeem(service, { userId, code: codes.pop() ?? '' })
        queue.give(undefined, 7)
      },
      async () => {
        const id = pick(orders)
        if (id === undefined) return
        // Requested twice and notified once more: the days are taken back once.
        const caller = { userId }
        const asked = [1, 2].map(() => refund(service, { id, caller, reason: '续' }))
        const [row] = await Promise.all(asked)
        await settle(service, id, { ref: 'late', fen: row?.price_fen ?? 0 })
        orders.splice(orders.indexOf(id), 1)
        expect(row?.time_back_ms).toBe(queue.take(id))
      },
      async () => {
        const ms = Math.floor(random() * random() * 90 * DAY_MS)
        now += ms
        queue.pass(ms)
      },
    ]
    for (let step = 0; step < 40; step += 1) {
      await pick(acts)?.()
      const { plan, until } = await planOf(server.deps.db, userId, now)
      expect([plan !== 'free', (until ?? now) - now], `step ${step}`).toEqual([
        queue.left() > 0,
        queue.left(),
      ])
    }
  },
)
