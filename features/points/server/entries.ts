import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import type { Database } from '#packages/db-schema/database.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { Direction } from '#packages/ledger/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import type { Reason } from '#packages/ledger/reasons.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { monthBegan } from './calendar.ts'
import { describeAll } from './describe.ts'

/**
 * Points that a settled hold returns were the user's before and are no income. Every other positive entry is income,
 * including a comment's point that is given again; every negative entry is spent, including a point that is taken back.
 */
const endsHold = sql<boolean>`exists (select 1 from ledger as held where held.ends_with = ledger.key)`

const WAYS: Record<Direction, RawBuilder<boolean>> = {
  // The end of a hold that was used up moves no points and is not listed.
  all: sql<boolean>`amount <> 0`,
  in: sql<boolean>`(amount > 0 and not ${endsHold})`,
  out: sql<boolean>`amount < 0`,
  back: sql<boolean>`(amount > 0 and ${endsHold})`,
}

export const pointsNow = async (
  db: Db,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: number },
) => {
  const began = monthBegan(now, timeZone)
  if (began === undefined) throw new AppError('unknown_time_zone')
  const summed = (way: Direction) =>
    sql<number>`coalesce(sum(case when ${WAYS[way]} then abs(amount) else 0 end), 0)`
  const sums = await db
    .selectFrom('ledger')
    .select([summed('in').as('in'), summed('out').as('out'), summed('back').as('back')])
    .where('user_id', '=', userId)
    .where('created_at', '>=', began)
    .executeTakeFirstOrThrow()
  return {
    balance: await balanceOf(db, userId),
    month: { in: Number(sums.in), out: Number(sums.out), back: Number(sums.back) },
  }
}

interface EntriesQuery {
  direction: Direction
  before?: string | undefined
  limit: number
}

type Of = ExpressionBuilder<Database, 'ledger'>

export const entriesOf = async (
  db: Db,
  userId: string,
  { direction, before, limit }: EntriesQuery,
  language: Language,
) => {
  const theirs = db.selectFrom('ledger').where('user_id', '=', userId).where(WAYS[direction])
  const { total } = await theirs
    .select(({ fn }: Of) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await theirs
    .select(['id', 'created_at', 'amount', 'balance', 'reason', 'about'])
    .select(sql<number | boolean>`${WAYS.back}`.as('is_back'))
    .where(olderThan('created_at', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(found, limit, (row) => row.created_at)
  const rows = page.map((row) => ({ ...row, reason: row.reason as Reason, isBack: Boolean(row.is_back) }))
  const words = await describeAll(db, userId, rows, language)
  return {
    entries: rows.map(({ id, created_at: at, amount, balance, reason, isBack }, index) => ({
      id,
      at,
      amount,
      balance,
      reason,
      isBack,
      about: words[index] ?? '',
    })),
    next,
    total: Number(total),
  }
}
