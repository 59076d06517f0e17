import { sql } from 'kysely'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { runningPlan } from '#packages/plans/running.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { PersonRow, PersonView } from '../people-contract.ts'

const columns = ['id', 'email', 'nickname', 'avatar', 'role', 'created_at', 'banned_at'] as const
type Row = Pick<Database['users'], (typeof columns)[number]>

/** Typed `%` and `_` are matched literally. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const matching = (q: string | undefined) => {
  if (q === undefined || q === '') return sql<boolean>`1 = 1`
  const pattern = containing(q.toLowerCase())
  return sql<boolean>`(id = ${q} or lower(email) like ${pattern} escape '\\' or lower(nickname) like ${pattern} escape '\\')`
}

const inView = (view: PersonView, now: number) =>
  ({
    all: sql<boolean>`1 = 1`,
    admins: sql<boolean>`role = 'admin'`,
    banned: sql<boolean>`banned_at is not null`,
    members: sql<boolean>`id in (select user_id from memberships where plan = 'lifetime' or until > ${now})`,
  })[view]

/** Adds the columns from other tables. */
export const withPlans = async (db: Db, rows: readonly Row[], now: number): Promise<PersonRow[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const plans = await db
    .selectFrom('memberships')
    .select(['user_id', 'plan', 'until'])
    .where('user_id', 'in', ids)
    .execute()
  const balances = await db.selectFrom('ledger_balances').selectAll().where('user_id', 'in', ids).execute()
  const planOf = new Map(plans.map((row) => [row.user_id, row]))
  const pointsOf = new Map(balances.map((row) => [row.user_id, row.balance]))
  return rows.map(({ id, email, nickname, avatar, role, created_at, banned_at }) => ({
    id,
    email,
    nickname,
    avatar,
    isAdmin: role === 'admin',
    plan: runningPlan(planOf.get(id) ?? { plan: null, until: null }, now),
    points: pointsOf.get(id) ?? 0,
    createdAt: created_at,
    bannedAt: banned_at,
  }))
}

interface PeopleQuery {
  q?: string | undefined
  view: PersonView
  before?: string | undefined
  limit: number
}

export const peoplePage = async (db: Db, { q, view, before, limit }: PeopleQuery, now: number) => {
  const found = db
    .selectFrom('users')
    .where('id', '!=', SYSTEM_USER_ID)
    .where(matching(q))
    .where(inView(view, now))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .where(olderThan('created_at', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.created_at)
  return { people: await withPlans(db, page, now), next, total: Number(total) }
}
