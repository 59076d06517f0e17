import { createHmac, timingSafeEqual } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sharedDocument } from '#packages/sections/sharing/shared-document.ts'
import { hashOf } from '#packages/slice/hash-of.ts'
import type { Tries } from '#packages/slice/server.ts'
import { forgottenBefore, visitorOf } from '#packages/slice/visitor.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Context } from '#packages/wire/route.ts'
import { masksOf } from './links.ts'
import type { LinkRow, SharingDb } from './tables.ts'

const PASS_MS = 12 * 3600_000

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

/** Wrong passwords, counted twice. */
export interface Guesses {
  /** By link and address: nobody shuts out the others by guessing. */
  byPlace: Tries
  /** By link, from all addresses, far above what people mistype: who has many addresses does not get on either. */
  byLink: Tries
}

export const requirePassword = async (
  link: LinkRow,
  password: string,
  { address }: Pick<Context, 'address'>,
  { byPlace, byLink }: Guesses,
): Promise<void> => {
  if (link.password_hash === null) return
  const place = `${link.id} ${address}`
  const waits = [await byPlace.wait(place), await byLink.wait(link.id)]
  if (waits.some((wait) => wait !== undefined)) throw new AppError('locked_out')
  if (await verify(link.password_hash, password)) {
    await byPlace.clear(place)
    return
  }
  await byPlace.fail(place)
  await byLink.fail(link.id)
  throw new AppError('wrong_password')
}

/** The stored text is what its editor saved: of a version that this server cannot read nothing is shown. */
const ownDocument = ({ resume }: OpenLink): Document => {
  const loaded = loadDocument(JSON.parse(resume.document), kindFacts)
  if (!loaded.ok) throw new AppError('share_closed')
  return loaded.document
}

/** A document as its owner has it, and as a link shows it. */
export interface BothSides {
  own: Document
  shared: Document
}

/** Made once for a state of the document and its masks; the last ones asked for are kept, up to some megabytes. */
const made = new Map<string, { sides: BothSides; bytes: number }>()
const MOST_BYTES = 32 * 1024 * 1024

const keep = (key: string, sides: BothSides, bytes: number) => {
  made.set(key, { sides, bytes })
  let total = [...made.values()].reduce((sum, one) => sum + one.bytes, 0)
  for (const [oldest, one] of made) {
    if (total <= MOST_BYTES) return
    made.delete(oldest)
    total -= one.bytes
  }
}

const madeFor = (open: OpenLink): BothSides => {
  const own = ownDocument(open)
  return { own, shared: sharedDocument(own, masksOf(open.link)) }
}

export const sidesOf = (open: OpenLink): BothSides => {
  const { link, resume } = open
  const key = `${hashOf(resume.document)} ${link.masks}`
  const sides = made.get(key)?.sides ?? madeFor(open)
  made.delete(key)
  keep(key, sides, resume.document.length * 2)
  return sides
}

/** Counts a person once a day, and the owner never. */
export const countVisit = async (
  db: SharingDb,
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
  await db.deleteFrom('share_visits').where('at', '<', forgottenBefore(now)).execute()
}
