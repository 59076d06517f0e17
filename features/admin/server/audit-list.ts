import { sql } from 'kysely'
import type { Db } from '#packages/server-kit/server.ts'

interface AuditQuery {
  before?: string | undefined
  action?: string | undefined
  by?: string | undefined
  about?: string | undefined
  limit: number
}

const peopleOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { id: string; nickname: string; email: string }>()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'email'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whom an action was done to. The log knows accounts by id only, so that nothing else of them outlives the account. */
const personIn = (action: string, detail: unknown): string | undefined => {
  const { id } = (detail ?? {}) as { id?: unknown }
  return action.startsWith('user.') && typeof id === 'string' ? id : undefined
}

export const auditPage = async (db: Db, { before, action, by, about, limit }: AuditQuery) => {
  const only = (condition: boolean, where: ReturnType<typeof sql<boolean>>) =>
    condition ? where : sql<boolean>`1 = 1`
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where(only(before !== undefined, sql`id < ${before}`))
    .where(only(action !== undefined, sql`action = ${action}`))
    .where(only(by !== undefined, sql`user_id = ${by}`))
    // An underscore in an id stands for any letter: at worst one entry too many, never one too few.
    .where(only(about !== undefined, sql`detail like ${`%"${about}"%`}`))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const entries = page.map(({ user_id, detail, ...row }) => ({
    ...row,
    userId: user_id,
    detail: JSON.parse(detail) as unknown,
  }))
  const ids = entries.flatMap(({ userId, action: done, detail }) => [userId, personIn(done, detail)])
  const people = await peopleOf(db, [...new Set(ids.filter((id) => id !== undefined))])
  return {
    entries: entries.map((entry) => ({
      ...entry,
      by: people.get(entry.userId) ?? null,
      person: people.get(personIn(entry.action, entry.detail) ?? '') ?? null,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Of those who were ever admins. */
const MAX_PEOPLE = 500

export const choicesOf = async (db: Db) => {
  const actions = await db.selectFrom('audit_log').select('action').distinct().orderBy('action').execute()
  const people = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'email'])
    .where('id', 'in', (eb) => eb.selectFrom('audit_log').select('user_id').distinct())
    .orderBy('email')
    .limit(MAX_PEOPLE)
    .execute()
  return { actions: actions.map(({ action }) => action), people }
}
