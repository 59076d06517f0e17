import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'

export const pointsOf = (db: Db): Personal => ({
  async *give(userId) {
    const entries = await db
      .selectFrom('ledger')
      .select(['created_at', 'amount', 'reason', 'about', 'balance'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    yield jsonFile(
      'points.json',
      entries.map(({ created_at, ...entry }) => ({ at: new Date(created_at).toISOString(), ...entry })),
    )
  },
})
