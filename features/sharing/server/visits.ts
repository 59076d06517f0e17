import { createHmac, timingSafeEqual } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import { documentWork } from '#packages/document-work/document-work.ts'
import type { NoteTexts, Place, SharedPlace } from '#packages/document-work/worker.ts'
import { LruCache } from '#packages/scheduling/lru-cache.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { Db, Tries } from '#packages/server-kit/server.ts'
import { forgottenBefore, visitorOf } from '#packages/server-kit/visitor.ts'
import { masksOf } from './links.ts'
import type { LinkRow } from './tables.ts'

const PASS_MS = 12 * 3600_000

export interface OpenLink {
  link: LinkRow
  resume: { id: string; updated_at: number; document: string }
}

/** An existing link that is open. Any other link is answered the same way as one that does not exist. */
export const openLink = async (db: Db, suffix: string, now: number): Promise<OpenLink> => {
  const link = await db.selectFrom('share_links').selectAll().where('suffix', '=', suffix).executeTakeFirst()
  if (!link) throw new AppError('not_found')
  const resume = await db
    .selectFrom('resumes')
    .innerJoin('users', 'users.id', 'resumes.owner')
    .select(['resumes.id', 'resumes.updated_at', 'resumes.document'])
    .where('resumes.id', '=', link.resume_id)
    .where('resumes.deleted_at', 'is', null)
    .where('users.banned_at', 'is', null)
    .executeTakeFirst()
  const isOver = link.expires_at !== null && link.expires_at <= now
  if (!resume || link.paused === 1 || isOver) throw new AppError('share_closed')
  return { link, resume }
}

/**
 * The password's own hash is the key: a pass is good for one link until it ends, and no longer once the owner
 * changes the password.
 */
const seal = ({ id, password_hash }: LinkRow, until: string): string =>
  createHmac('sha256', password_hash ?? '')
    .update(`${id}.${until}`)
    .digest('base64url')

export const passFor = (link: LinkRow, now: number): string => {
  const until = String(now + PASS_MS)
  return `${until}.${seal(link, until)}`
}

const isPass = (link: LinkRow, pass: string, now: number): boolean => {
  const [, until, given] = /^(\d{1,16})\.([\w-]{43})$/.exec(pass) ?? []
  if (until === undefined || given === undefined || Number(until) <= now) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(seal(link, until)))
}

export const requirePass = (link: LinkRow, pass: string | undefined, now: number): void => {
  if (link.password_hash !== null && (pass === undefined || !isPass(link, pass, now)))
    throw new AppError('password_needed')
}

/** Wrong passwords, counted twice. Each is counted before it is compared, so parallel guesses do not get further. */
export interface Guesses {
  /** By link and network, so that guesses from one network do not shut out the others. */
  byPlace: Tries
  /** By link, from all networks, in a day: using many networks gives no more guesses. */
  byLink: Tries
  /** The guesses of a day are used up. */
  onLocked(link: LinkRow): Promise<void>
}

export const requirePassword = async (
  link: LinkRow,
  password: string,
  { address }: Pick<Context, 'address'>,
  { byPlace, byLink, onLocked }: Guesses,
): Promise<void> => {
  if (link.password_hash === null) return
  const place = `${link.id} ${address}`
  if ((await byPlace.take(place)).wait !== undefined) throw new AppError('locked_out')
  const taken = await byLink.take(link.id)
  if (taken.wait !== undefined) throw new AppError('locked_out')
  if (await verify(link.password_hash, password)) {
    await byLink.giveBack(link.id)
    await byPlace.clear(place)
    return
  }
  if (taken.left === 0) await onLocked(link)
  throw new AppError('wrong_password')
}

const requestFor = ({ link, resume }: OpenLink) => ({ document: resume.document, masks: masksOf(link) })

/** Shared documents as JSON text, by the stored document and the masks. */
const sharedTexts = new LruCache<string, string>(16 * 1024 * 1024, ({ length }) => length)

/** The document as the link shows it, masked, as JSON text. */
export const sharedText = async ({ link, resume }: OpenLink): Promise<string> => {
  const key = `${hashOf(resume.document)} ${link.masks}`
  const text =
    sharedTexts.get(key) ??
    (await documentWork.run('share', requestFor({ link, resume }), { requester: link.owner }))
  // The stored document is of a version that this server cannot read.
  if (text === undefined) throw new AppError('share_closed')
  sharedTexts.set(key, text)
  return text
}

/** The value that the link shows at a place. */
export const sharedPlace = (open: OpenLink, place: Place): Promise<SharedPlace> =>
  documentWork.run('sharedPlace', { ...requestFor(open), place }, { requester: open.link.owner })

/** The notes as the link shows them, without anything of a note whose place it does not show. */
export const guestNotes = (open: OpenLink, notes: readonly NoteTexts[]) =>
  documentWork.run('guestNotes', { ...requestFor(open), notes }, { requester: open.link.owner })

/** Counts a person once a day, and the owner never. */
export const countVisit = async (
  db: Db,
  link: LinkRow,
  context: Pick<Context, 'address' | 'agent' | 'caller'>,
  now: number,
): Promise<void> => {
  if (context.caller?.userId === link.owner) return
  const visitor = visitorOf(link.id, context, now)
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('share_visits')
      .values({ link_id: link.id, visitor, at: now })
      .onConflict((conflict) => conflict.columns(['link_id', 'visitor']).doNothing())
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('share_links')
      .set(({ eb }) => ({
        last_seen_at: now,
        views: eb('views', '+', numInsertedOrUpdatedRows === 1n ? 1 : 0),
      }))
      .where('id', '=', link.id)
      .execute()
  })
}

export const countDownload = async (
  db: Db,
  link: LinkRow,
  { caller }: Pick<Context, 'caller'>,
): Promise<void> => {
  if (caller?.userId === link.owner || link.may_download === 0) return
  await db
    .updateTable('share_links')
    .set(({ eb }) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', link.id)
    .execute()
}

export const forgetVisits = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('share_visits').where('at', '<', forgottenBefore(now)).execute()
}
