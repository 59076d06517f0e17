import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import { forgottenBefore, visitorOf } from '#packages/server-kit/visitor.ts'

type Counter = 'views' | 'likes' | 'favourites' | 'uses' | 'downloads'
const NONE = { views: 0, likes: 0, favourites: 0, uses: 0, downloads: 0 }

const requirePublished = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .select(['t.owner'])
    .where('t.id', '=', id)
    .where('t.published_at', 'is not', null)
    .where('u.banned_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

const add = async (tx: Tx, id: string, counter: Counter, by: number) => {
  await tx
    .insertInto('template_stats')
    .values({ template_id: id, ...NONE, [counter]: Math.max(0, by) })
    .onConflict((conflict) =>
      conflict
        .column('template_id')
        .doUpdateSet(({ eb, ref }) => ({ [counter]: eb(ref(`template_stats.${counter}`), '+', by) })),
    )
    .execute()
}

export type Mark = 'like' | 'favourite'
const COUNTERS = { like: 'likes', favourite: 'favourites' } as const

export const countMark = (tx: Tx, id: string, mark: Mark, by: 1 | -1): Promise<void> =>
  add(tx, id, COUNTERS[mark], by)

interface MarkOf {
  id: string
  userId: string
  mark: Mark
  now: number
}

/** Asked twice it is done once: the counter follows the rows that really came or went. */
const set = async (tx: Tx, { id, userId, mark, now }: MarkOf, on: boolean) => {
  if (on) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('template_marks')
      .values({ user_id: userId, template_id: id, mark, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) await countMark(tx, id, mark, 1)
    return
  }
  const { numDeletedRows } = await tx
    .deleteFrom('template_marks')
    .where('user_id', '=', userId)
    .where('template_id', '=', id)
    .where('mark', '=', mark)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await countMark(tx, id, mark, -1)
}

interface Marks {
  id: string
  liked?: boolean | undefined
  favourite?: boolean | undefined
}

export const setMarks = async (
  db: Db,
  { id, liked, favourite }: Marks,
  { userId, now }: { userId: string; now: number },
) => {
  await requirePublished(db, id)
  return db.transaction().execute(async (tx) => {
    if (liked !== undefined) await set(tx, { id, userId, mark: 'like', now }, liked)
    if (favourite !== undefined) await set(tx, { id, userId, mark: 'favourite', now }, favourite)
    const stats = await tx
      .selectFrom('template_stats')
      .select(['likes', 'favourites'])
      .where('template_id', '=', id)
      .executeTakeFirst()
    const mine = await tx
      .selectFrom('template_marks')
      .select('mark')
      .where('user_id', '=', userId)
      .where('template_id', '=', id)
      .execute()
    const has = (mark: Mark) => mine.some((row) => row.mark === mark)
    return {
      likes: stats?.likes ?? 0,
      favourites: stats?.favourites ?? 0,
      liked: has('like'),
      favourite: has('favourite'),
    }
  })
}

export type Visitor = Pick<Context, 'address' | 'agent'> & { caller: { userId: string } | undefined }

/** Counts a person once a day, and the author never. */
export const countPerson = async (
  db: Db,
  { id, act }: { id: string; act: 'views' | 'uses' | 'downloads' },
  context: Visitor,
  now: number,
): Promise<void> => {
  const { owner } = await requirePublished(db, id)
  if (context.caller?.userId === owner) return
  const visitor = visitorOf(`${act} ${id}`, context, now)
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('template_visits')
      .values({ template_id: id, act, visitor, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) await add(tx, id, act, 1)
  })
}

export const forgetVisits = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('template_visits').where('at', '<', forgottenBefore(now)).execute()
}
