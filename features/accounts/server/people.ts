import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { newId } from '#packages/slice/id.ts'
import type { Db } from '#packages/slice/server.ts'
import type { Caller, Role } from '#packages/wire/route.ts'

export type AccountTables = {
  users: {
    id: string
    email: string
    nickname: string
    password_hash: string
    role: string
    created_at: number
  }
  sessions: { token_hash: string; user_id: string; created_at: number; expires_at: number }
}

/** With the browser window, or for a fortnight where the person asked to stay signed in. */
export const SESSION_MS = { window: 12 * 3600_000, remembered: 14 * 24 * 3600_000 }

/** A stolen copy of the database must not open accounts, so only the token's hash is kept. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const addUser = async (
  db: Db,
  now: number,
  user: { email: string; password: string; nickname: string; role: Role },
): Promise<string> => {
  const id = newId(now)
  await db
    .withTables<AccountTables>()
    .insertInto('users')
    .values({
      id,
      email: user.email.toLowerCase(),
      nickname: user.nickname,
      password_hash: await hash(user.password),
      role: user.role,
      created_at: now,
    })
    .execute()
  return id
}

export const openSession = async (db: Db, now: number, userId: string, lasts: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .withTables<AccountTables>()
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: now + lasts })
    .execute()
  return token
}

export const endSession = async (db: Db, token: string) => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .execute()
}

export const callerOf = async (db: Db, now: number, token: string): Promise<Caller | undefined> => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { userId: row.id, role: row.role as Role }
}

export const personOf = async (db: Db, userId: string) => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('users')
    .select(['id', 'nickname', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...row, role: row.role as Role }
}

/** Verified against when there is no such account, so that both answers take the same time. */
const nobody = hash(randomBytes(16).toString('hex'))

export const userByPassword = async (
  db: Db,
  email: string,
  password: string,
): Promise<string | undefined> => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  const matches = await verify(row?.password_hash ?? (await nobody), password)
  return matches ? row?.id : undefined
}
