import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'

/** Invited users are exported without names, which are others' data. All rows are deleted with the account's own. */
export const earningsOf = (db: Db): Personal => ({
  async *give(userId) {
    const days = await db
      .selectFrom('check_ins')
      .select(['day', 'run', 'points'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute()
    if (days.length > 0) yield jsonFile('check-ins.json', days)
    const code = await db
      .selectFrom('invite_codes')
      .select('code')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const brought = await db
      .selectFrom('invited')
      .select(['at', 'points'])
      .where('inviter', '=', userId)
      .orderBy('at')
      .execute()
    const came = await db
      .selectFrom('invited')
      .select(['at', 'points'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (code || brought.length > 0 || came)
      yield jsonFile('invites.json', { code: code?.code ?? null, brought, cameByInvite: came ?? null })
  },
})
