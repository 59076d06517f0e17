import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { lengthOf, MAX_CHARACTERS, MAX_MENTIONS, mentionedIn, mentionOf, replaceMentions } from '../body.ts'
import type { Target } from '../contract.ts'
import { cleanText } from './clean-text.ts'
import { countWrite } from './limits.ts'
import { callPeople, recallPeople } from './news.ts'
import { namedHere } from './people.ts'
import { rewardComment } from './points.ts'
import type { CommentRow } from './tables.ts'
import { requireTarget } from './target.ts'
import { countPublic, deleteLocked, holdComment, isPublic } from './thread.ts'

const checkedText = (given: string): string => {
  const text = cleanText(given)
  if (text === '') throw new AppError('nothing_said')
  if (lengthOf(text) > MAX_CHARACTERS) throw new AppError('too_long')
  if (mentionedIn(text).length > MAX_MENTIONS) throw new AppError('too_many_mentions')
  return text
}

/** Omits the names of users who are not connected with this page: they are neither notified nor revealed. */
const withKnownNames = async (
  tx: Db,
  text: string,
  { targetId, owner }: { targetId: string; owner: string },
): Promise<string> => {
  const known = await namedHere(tx, { targetId, owner, ids: mentionedIn(text) })
  const stored = replaceMentions(text, (id) => (known.has(id) ? mentionOf(id) : '')).trim()
  if (stored === '') throw new AppError('nothing_said')
  return stored
}

const answered = async (tx: Db, { id: targetId }: Target, id: string): Promise<CommentRow> => {
  const row = await holdComment(tx, id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('comment_gone') : error
  })
  if (!isPublic(row) || row.target_id !== targetId) throw new AppError('comment_gone')
  return row
}

export interface NewComment {
  target: Target
  author: string
  body: string
  answers?: string | undefined
  now: number
}

export const write = (db: Db, given: NewComment): Promise<CommentRow> => {
  const { target, author, answers, now } = given
  const checked = checkedText(given.body)
  return db.transaction().execute(async (tx) => {
    await holdOwner(tx, author)
    const { owner } = await requireTarget(tx, target)
    const parent = answers === undefined ? undefined : await answered(tx, target, answers)
    const body = await withKnownNames(tx, checked, { targetId: target.id, owner })
    await countWrite(tx, { userId: author, targetId: target.id, text: body, now }, false)
    const id = newId(now)
    const row: CommentRow = {
      id,
      target_kind: target.kind,
      target_id: target.id,
      level: parent ? 1 : 0,
      root_id: parent?.root_id ?? id,
      parent_id: parent?.id ?? null,
      answers: parent?.level === 1 ? parent.author : null,
      author,
      body,
      created_at: now,
      edited_at: null,
      deleted_at: null,
      hidden_at: null,
      hidden_for: null,
      likes: 0,
      replies: 0,
      reports: 0,
      reported_at: null,
    }
    await tx.insertInto('comments').values(row).execute()
    await countPublic(tx, row, 1)
    await callPeople(tx, row, parent?.author ?? undefined, now)
    await rewardComment(tx, row, author, now)
    return row
  })
}

interface Mine {
  id: string
  owner: string
}

const holdMine = async (tx: Db, { id, owner }: Mine): Promise<CommentRow> => {
  const row = await holdComment(tx, id)
  if (row.author !== owner || row.deleted_at !== null) throw new AppError('not_found')
  return row
}

export const edit = (
  db: Db,
  mine: Mine,
  { body: given, now }: { body: string; now: number },
): Promise<CommentRow> => {
  const checked = checkedText(given)
  return db.transaction().execute(async (tx) => {
    await holdOwner(tx, mine.owner)
    const row = await holdMine(tx, mine)
    const { target_id: targetId } = row
    const template = await tx
      .selectFrom('templates')
      .select('owner')
      .where('id', '=', targetId)
      .executeTakeFirstOrThrow()
    const body = await withKnownNames(tx, checked, { targetId, owner: template.owner })
    if (body === row.body) return row
    await countWrite(tx, { userId: mine.owner, targetId, text: body, now }, true)
    const changed: CommentRow = { ...row, body, edited_at: now }
    await tx.updateTable('comments').set({ body, edited_at: now }).where('id', '=', row.id).execute()
    await recallPeople(tx, changed)
    await callPeople(tx, changed, undefined, now)
    return changed
  })
}

export const remove = (db: Db, mine: Mine, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => deleteLocked(tx, await holdMine(tx, mine), now))
