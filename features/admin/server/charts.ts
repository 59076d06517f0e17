import { type RawBuilder, sql } from 'kysely'
import { type Route, route } from '#packages/api/route.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { DAY_SQL, lastDays, sinceOf } from '#packages/server-kit/days.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { aiChart, exportsChart, moneyChart, peopleChart, pointsChart } from '../charts-contract.ts'
import { exportsOf } from './exports-chart.ts'

type Sums = Record<string, number>

/** One row for each day on which something happened: the database adds up, however much there is. */
const byDay = async (
  db: Db,
  { from, time, since, sums }: { from: string; time: string; since: number; sums: RawBuilder<unknown> },
): Promise<Map<number, Sums>> => {
  const at = sql.ref(time)
  // Written out, not bound: PostgreSQL takes two bound numbers for two different groups.
  const day = sql`(${at} + ${sql.lit(DAY_SQL.ahead)}) / ${sql.lit(DAY_SQL.day)}`
  const { rows } = await sql<{ day: number } & Record<string, unknown>>`
    select ${day} as day, ${sums} from ${sql.table(from)} where ${at} >= ${since} group by ${day}`.execute(db)
  return new Map(
    rows.map(({ day: number, ...rest }) => [
      Number(number),
      Object.fromEntries(Object.entries(rest).map(([name, sum]) => [name, Number(sum)])),
    ]),
  )
}

const countOf = async (db: Db, what: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${what}`.execute(db)
  return Number(rows[0]?.count)
}

const ofKind = (kind: string) => sql`sum(case when kind = ${kind} then 1 else 0 end)`

const peopleOf = async (db: Db, now: number, count: number) => {
  const since = sinceOf(now, count)
  // Without the system user, which is not a person.
  const realPeople = sql`sum(case when id <> ${SYSTEM_USER_ID} then 1 else 0 end) as people`
  const people = await byDay(db, { from: 'users', time: 'created_at', since, sums: realPeople })
  const kinds = sql`${ofKind('resume')} as resumes, ${ofKind('word')} as papers, ${ofKind('ppt')} as decks`
  const documents = await byDay(db, { from: 'resumes', time: 'created_at', since, sums: kinds })
  const storedOf = (kind: string) => countOf(db, sql`resumes where kind = ${kind} and deleted_at is null`)
  return {
    days: lastDays(now, count).map(({ number, day }) => {
      const { resumes = 0, papers = 0, decks = 0 } = documents.get(number) ?? {}
      return { day, people: people.get(number)?.people ?? 0, resumes, papers, decks }
    }),
    total: {
      people: await countOf(db, sql`users where id <> ${SYSTEM_USER_ID}`),
      members: await countOf(db, sql`memberships where plan = 'lifetime' or until > ${now}`),
      resumes: await storedOf('resume'),
      papers: await storedOf('word'),
      decks: await storedOf('ppt'),
    },
  }
}

const moneyOf = async (db: Db, now: number, count: number) => {
  const since = sinceOf(now, count)
  // No money came for what the sandbox calls paid: it is shown, and never added to what did.
  const real = sql`provider <> 'sandbox'`
  const sums = sql`sum(case when ${real} then price_fen else 0 end) as fen,
    sum(case when ${real} then 1 else 0 end) as orders,
    sum(case when ${real} then 0 else price_fen end) as test`
  const paid = await byDay(db, { from: 'orders', time: 'paid_at', since, sums })
  const refunded = await byDay(db, { from: 'orders', time: 'refunded_at', since, sums })
  return {
    days: lastDays(now, count).map(({ number, day }) => ({
      day,
      orders: paid.get(number)?.orders ?? 0,
      paidFen: paid.get(number)?.fen ?? 0,
      backFen: refunded.get(number)?.fen ?? 0,
      testFen: paid.get(number)?.test ?? 0,
    })),
  }
}

const pointsOf = async (db: Db, now: number, count: number) => {
  const sums = sql`sum(case when amount > 0 then amount else 0 end) as came,
    sum(case when amount < 0 then -amount else 0 end) as went`
  const moved = await byDay(db, { from: 'ledger', time: 'created_at', since: sinceOf(now, count), sums })
  const { held } = await db
    .selectFrom('ledger_balances')
    .select(({ fn }) => fn.sum<number | null>('balance').as('held'))
    .executeTakeFirstOrThrow()
  return {
    days: lastDays(now, count).map(({ number, day }) => ({
      day,
      in: moved.get(number)?.came ?? 0,
      out: moved.get(number)?.went ?? 0,
    })),
    held: Number(held ?? 0),
  }
}

/** Unfinished runs have no end to be counted by. A run whose process was lost counts as failed, as its user sees it. */
const ENDED = { done: ['done'], stopped: ['stopped'], failed: ['failed', 'lost'] } as const

const endedAs = (end: keyof typeof ENDED) =>
  sql`sum(case when state in (${sql.join(ENDED[end])}) then 1 else 0 end)`

const MAX_MODELS = 12

const modelsAsked = async (db: Db, since: number) => {
  const rows = await db
    .selectFrom('ai_runs')
    .leftJoin('ai_models', 'ai_models.id', 'model_id')
    // As it is called now; one that is gone, as it was called.
    .select(({ fn }) => [
      'model_id as id',
      fn.coalesce(fn.max('ai_models.name'), fn.max('model_name')).as('name'),
      fn.countAll<number>().as('runs'),
      sql<number>`${endedAs('failed')}`.as('failed'),
      // Of the others they were held, and given back.
      sql<number>`sum(case when state in ('done', 'stopped') then points else 0 end)`.as('points'),
    ])
    .where('started_at', '>=', since)
    .where('state', '<>', 'running')
    .groupBy('model_id')
    .orderBy('runs', 'desc')
    .orderBy('model_id')
    .limit(MAX_MODELS)
    .execute()
  return rows.map(({ id, name, runs, failed, points }) => ({
    id,
    name: name ?? id,
    runs: Number(runs),
    failed: Number(failed),
    points: Number(points),
  }))
}

const aiOf = async (db: Db, now: number, count: number) => {
  const since = sinceOf(now, count)
  const sums = sql`${endedAs('done')} as done, ${endedAs('stopped')} as stopped, ${endedAs('failed')} as failed`
  const ran = await byDay(db, { from: 'ai_runs', time: 'started_at', since, sums })
  return {
    days: lastDays(now, count).map(({ number, day }) => {
      const { done = 0, stopped = 0, failed = 0 } = ran.get(number) ?? {}
      return { day, done, stopped, failed }
    }),
    models: await modelsAsked(db, since),
  }
}

export const chartRoutes = ({ db, now }: ServerDeps): Route[] => [
  route(peopleChart, ({ days }) => peopleOf(db, now(), Number(days))),
  route(moneyChart, ({ days }) => moneyOf(db, now(), Number(days))),
  route(pointsChart, ({ days }) => pointsOf(db, now(), Number(days))),
  route(aiChart, ({ days }) => aiOf(db, now(), Number(days))),
  route(exportsChart, ({ days }) => exportsOf(db, now(), Number(days))),
]
