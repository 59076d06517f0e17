import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'

/** Why they are banned, if they are. The log of what admins did is the operator's, and names accounts by id. */
export const bansOf = (db: Db): Personal => ({
  async *give(userId) {
    const ban = await db
      .selectFrom('bans')
      .select(['reason', 'at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (ban) yield jsonFile('ban.json', { reason: ban.reason, at: new Date(ban.at).toISOString() })
  },
})
