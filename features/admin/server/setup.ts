import { randomBytes } from 'node:crypto'
import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { oneAtATime } from '#packages/server-kit/one-at-a-time.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { setUp } from '../setup-contract.ts'

const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined

/**
 * The path of a link that makes who opens it the first admin; nothing where there is an admin. Only its hash is kept,
 * and the one of the start before is good no longer.
 */
export const offerSetup = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('admin_setup').execute()
    if (await hasAdmin(tx)) return undefined
    const token = randomBytes(32).toString('base64url')
    await tx
      .insertInto('admin_setup')
      .values({ token_hash: hashOf(token), at: now() })
      .execute()
    return `/admin/setup?token=${token}`
  })

const become = (db: Db, token: string, caller: Caller, now: number) =>
  db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    const { numDeletedRows } = await tx
      .deleteFrom('admin_setup')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n || (await hasAdmin(tx))) throw new AppError('setup_over')
    await tx.updateTable('users').set({ role: 'admin' }).where('id', '=', caller.userId).execute()
    await recordAction(tx, now, caller, 'admin.setup', { id: caller.userId })
  })

export const setupRoutes = ({ db, now }: ServerDeps): Route[] => [
  route(setUp, async ({ token }, { caller }) => {
    await become(db, token, caller, now())
    return {}
  }),
]
