import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sharedDocument } from '#packages/sections/sharing/shared-document.ts'
import type { Tries } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Context } from '#packages/wire/route.ts'
import { masksOf } from './links.ts'
import type { LinkRow, SharingDb } from './tables.ts'

const PASS_MS = 12 * 3600_000
const DAY_MS = 24 * 3600_000

export interface OpenLink {
  link: LinkRow
  resume: { id: string; updated_at: number; document: string }
}

/** A link that is there and open; whoever asks learns no more of one that is not. */
export const openLink = async (db: SharingDb, suffix: string, now: number): Promise<OpenLink> => {
  const link = await db.selectFrom('share_links').selectAll().where('suffix', '=', suffix).executeTakeFirst()
  if (!link) throw new AppError('not_found')
  const resume = await db
    .selectFrom('resumes')
    .select(['id', 'updated_at', 'document', 'deleted_at'])
    .where('id', '=', link.resume_id)
    .executeTakeFirst()
  const isOver = link.expires_at !== null && link.expires_at <= now
  if (!resume || resume.deleted_at !== null || link.paused === 1 || isOver) throw new AppError('share_closed')
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

/** Per link and address, so that nobody can shut out the others by guessing. */
const keyOf = (link: LinkRow, { address }: Pick<Context, 'address'>) => `${link.id} ${address}`

export const requirePassword = async (
  link: LinkRow,
  password: string,
  context: Pick<Context, 'address'>,
  tries: Tries,
): Promise<void> => {
  if (link.password_hash === null) return
  const key = keyOf(link, context)
  if ((await tries.wait(key)) !== undefined) throw new AppError('locked_out')
  if (await verify(link.password_hash, password)) {
    await tries.clear(key)
    return
  }
  await tries.fail(key)
  throw new AppError('wrong_password')
}

/** The stored text is what its editor saved: of a version that this server cannot read nothing is shown. */
export const ownDocument = ({ resume }: Pick<OpenLink, 'resume'>): Document => {
  const loaded = loadDocument(JSON.parse(resume.document), kindFacts)
  if (!loaded.ok) throw new AppError('share_closed')
  return loaded.document
}

export const shownBy = (open: OpenLink): Document => sharedDocument(ownDocument(open), masksOf(open.link))

const visitorOf = (
  link: LinkRow,
  { address, agent }: Pick<Context, 'address' | 'agent'>,
  day: number,
): string => createHash('sha256').update(`${link.id} ${day} ${address} ${agent}`).digest('base64url')

/** Counts a person once a day, and the owner never. */
export const countVisit = async (
  db: SharingDb,
  link: LinkRow,
  context: Pick<Context, 'address' | 'agent' | 'caller'>,
  now: number,
): Promise<void> => {
  if (context.caller?.userId === link.owner) return
  const visitor = visitorOf(link, context, Math.floor(now / DAY_MS))
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
  db: SharingDb,
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

export const forgetVisits = async (db: SharingDb, now: number): Promise<void> => {
  await db
    .deleteFrom('share_visits')
    .where('at', '<', now - 2 * DAY_MS)
    .execute()
}
