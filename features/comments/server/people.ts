import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { CommentPerson, Target } from '../contract.ts'
import { requireTarget } from './target.ts'

const MAX_OFFERED = 8
/** How far back it is looked for people: a long list costs no more than a short one. */
const LATEST = 200

/** The latest authors here, newest first. */
const latestAuthors = async (db: Db, where: { root_id: string } | { target_id: string }, level: number) => {
  const [[column, value] = ['', '']] = Object.entries(where)
  const rows = await db
    .selectFrom('comments')
    .select('author')
    .where(column as 'root_id' | 'target_id', '=', value)
    .where('level', '=', level)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.flatMap(({ author }) => author ?? [])
}

interface Asked extends Target {
  thread?: string | undefined
  q?: string | undefined
}

/** People of the thread first, then others who wrote here, then who made the template. */
export const peopleFor = async (db: Db, asked: Asked, me: string): Promise<CommentPerson[]> => {
  const { owner } = await requireTarget(db, asked)
  const inThread =
    asked.thread === undefined
      ? []
      : [
          ...(await latestAuthors(db, { root_id: asked.thread }, 1)),
          ...(await latestAuthors(db, { root_id: asked.thread }, 0)),
        ]
  const ids = [
    ...new Set([
      ...inThread,
      ...(await latestAuthors(db, { target_id: asked.id }, 0)),
      ...(await latestAuthors(db, { target_id: asked.id }, 1)),
      owner,
    ]),
  ].filter((id) => id !== me && id !== SYSTEM_USER_ID)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar'])
    .where('id', 'in', ids)
    .where('banned_at', 'is', null)
    .execute()
  const known = new Map(rows.map((one) => [one.id, one]))
  const wanted = (asked.q ?? '').toLowerCase()
  return ids
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ nickname }) => nickname.toLowerCase().includes(wanted))
    .slice(0, MAX_OFFERED)
}

/**
 * The users among these who can be mentioned here: authors of comments and the author of the template. No one else is
 * notified.
 */
export const namedHere = async (
  db: Db,
  { targetId, owner, ids }: { targetId: string; owner: string; ids: readonly string[] },
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const writers = await db
    .selectFrom('comments')
    .select('author')
    .distinct()
    .where('author', 'in', ids)
    .where('target_id', '=', targetId)
    .execute()
  const here = new Set(writers.flatMap(({ author }) => author ?? []))
  return new Set(ids.filter((id) => here.has(id) || (id === owner && id !== SYSTEM_USER_ID)))
}
