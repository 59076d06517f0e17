import type { ServerSlice } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import { route } from '#packages/wire/route.ts'
import { session, signIn, signOut } from '../contract.ts'
import { callerOf, endSession, openSession, personOf, SESSION_MS, userByPassword } from './people.ts'

export const accountsSlice: ServerSlice = {
  name: 'accounts',
  migrations: {
    '2026_11_15_03_accounts': {
      up: async (db) => {
        await db.schema
          .createTable('users')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('email', 'text', (c) => c.notNull().unique())
          .addColumn('nickname', 'text', (c) => c.notNull())
          .addColumn('password_hash', 'text', (c) => c.notNull())
          .addColumn('role', 'text', (c) => c.notNull())
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .execute()
        await db.schema
          .createTable('sessions')
          .addColumn('token_hash', 'text', (c) => c.primaryKey())
          .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .addColumn('expires_at', 'bigint', (c) => c.notNull())
          .execute()
        await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
      },
    },
  },
  whoIs:
    ({ db, now }) =>
    (token) =>
      callerOf(db, now(), token),
  routes: ({ db, now }) => [
    route(session, async (_, { caller }) => ({ user: caller ? await personOf(db, caller.userId) : null })),
    route(signIn, async ({ email, password, remember }, context) => {
      const userId = await userByPassword(db, email, password)
      if (userId === undefined) throw new AppError('wrong_credentials')
      const lasts = remember ? SESSION_MS.remembered : SESSION_MS.window
      context.setToken(await openSession(db, now(), userId, lasts), remember ? lasts : undefined)
      return { user: await personOf(db, userId) }
    }),
    route(signOut, async (_, context) => {
      if (context.token) await endSession(db, context.token)
      context.setToken(undefined)
      return {}
    }),
  ],
}
