import { hashPassword } from '#features/accounts/server/hashes.ts'
import { insertUser } from '#features/accounts/server/people.ts'
import { eraseLeft } from '#features/accounts/server/personal.ts'
import { MAX_SESSION_MS, markProven, openSession, SESSION_MS } from '#features/accounts/server/sessions.ts'
import type { Role } from '#packages/api/route.ts'
import { addDays } from '#packages/plans/running.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'

let count = 0
const ALWAYS = 8_000_000_000_000

export const PASSWORD = 'zhixia2026'

/** Hashed once for all users, because hashing is slow on purpose. */
let hashed: Promise<string> | undefined

/** A signed-in user of a role, created directly in the server's database. */
export const aPerson = async (deps: ServerDeps, role: Role = 'user', lastsMs = SESSION_MS.window) => {
  count += 1
  const email = `person${count}-${deps.now()}@example.com`
  const stored = role === 'admin' ? 'admin' : 'user'
  hashed ??= hashPassword(PASSWORD)
  const person = { email, passwordHash: await hashed, nickname: '林知夏', role: stored } as const
  const userId = await insertUser(deps.db, deps.now(), person)
  if (userId === undefined) throw new Error(`${email} has an account`)
  if (role === 'member')
    await deps.db.transaction().execute((tx) => addDays(tx, deps.now(), { userId, plan: 'month', days: 31 }))
  const session = { userId, remember: false, lastsMs }
  const accounts = deps.db
  const token = await openSession(accounts, deps.now(), session)
  // A test that moves the clock by years needs a session that lasts as long.
  if (lastsMs > MAX_SESSION_MS)
    await accounts
      .updateTable('sessions')
      .set({ ends_at: deps.now() + lastsMs })
      .where('user_id', '=', userId)
      .execute()
  // Tests move the clock, which would require reauthentication of admins; that has tests of its own.
  if (role === 'admin') await markProven(accounts, token, ALWAYS)
  return { userId, email, token }
}

/** Deletes the account, as at the end of its grace period. */
export const leaveForGood = async (deps: ServerDeps, userId: string) => {
  const accounts = deps.db
  await accounts.updateTable('users').set({ leaves_at: deps.now() }).where('id', '=', userId).execute()
  await eraseLeft(accounts, deps)
}
