import { hash } from '@node-rs/argon2'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Mask } from '#packages/sections/sharing/mask-names.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { LinkRow } from './tables.ts'

export interface Mine {
  id: string
  owner: string
}

const MAX_LINKS = 20

export const masksOf = ({ masks }: Pick<LinkRow, 'masks'>): Mask[] => JSON.parse(masks) as Mask[]

const shown = (row: LinkRow) => ({
  id: row.id,
  purpose: row.purpose as 'view' | 'review',
  suffix: row.suffix,
  masks: masksOf(row),
  locked: row.password_hash !== null,
  mayDownload: row.may_download === 1,
  paused: row.paused === 1,
  guessedAt: row.paused === 1 ? row.guessed_at : null,
  expiresAt: row.expires_at,
  views: row.views,
  downloads: row.downloads,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
})

export const requireResume = async (db: Db, { id, owner }: Mine): Promise<void> => {
  const row = await db
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
}

export const listLinksOf = async (db: Db, mine: Mine) => {
  await requireResume(db, mine)
  const rows = await db
    .selectFrom('share_links')
    .selectAll()
    .where('resume_id', '=', mine.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { links: rows.map(shown) }
}

export interface LinkSettings {
  suffix?: string | undefined
  password?: string | null | undefined
  expiresAt?: number | null | undefined
  masks?: readonly Mask[] | undefined
  mayDownload?: boolean | undefined
  paused?: boolean | undefined
}

const refusePast = ({ expiresAt }: LinkSettings, now: number) => {
  if (typeof expiresAt === 'number' && expiresAt <= now) throw new AppError('expires_in_past')
}

const columnsOf = async (settings: LinkSettings): Promise<Partial<LinkRow>> => ({
  ...(settings.suffix === undefined ? {} : { suffix: settings.suffix }),
  ...(settings.password === undefined
    ? {}
    : { password_hash: settings.password === null ? null : await hash(settings.password) }),
  ...(settings.expiresAt === undefined ? {} : { expires_at: settings.expiresAt }),
  ...(settings.masks === undefined ? {} : { masks: JSON.stringify([...new Set(settings.masks)]) }),
  ...(settings.mayDownload === undefined ? {} : { may_download: settings.mayDownload ? 1 : 0 }),
  ...(settings.paused === undefined ? {} : { paused: settings.paused ? 1 : 0, guessed_at: null }),
})

export const createLinkOf = async (
  db: Db,
  mine: Mine,
  settings: LinkSettings & { purpose: 'view' | 'review' },
  now: number,
) => {
  await requireResume(db, mine)
  refusePast(settings, now)
  const id = newId(now)
  const row: LinkRow = {
    id,
    owner: mine.owner,
    resume_id: mine.id,
    purpose: settings.purpose,
    // Twelve random characters, which cannot be found by guessing.
    suffix: newId(now).slice(8),
    password_hash: null,
    masks: '[]',
    may_download: 1,
    paused: 0,
    guessed_at: null,
    expires_at: null,
    views: 0,
    downloads: 0,
    last_seen_at: null,
    created_at: now,
    ...(await columnsOf(settings)),
  }
  return db.transaction().execute(async (tx) => {
    await holdOwner(tx, mine.owner)
    const { count } = await tx
      .selectFrom('share_links')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('resume_id', '=', mine.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_LINKS) throw new AppError('too_many_links')
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('share_links')
      .values(row)
      .onConflict((conflict) => conflict.column('suffix').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new AppError('suffix_taken')
    return shown(row)
  })
}

const isTaken = async (db: Db, suffix: string | undefined, id: string): Promise<boolean> => {
  if (suffix === undefined) return false
  const row = await db
    .selectFrom('share_links')
    .select('id')
    .where('suffix', '=', suffix)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

export const changeLinkOf = async (db: Db, mine: Mine, settings: LinkSettings, now: number) => {
  refusePast(settings, now)
  const columns = await columnsOf(settings)
  const change = () =>
    db
      .updateTable('share_links')
      // The statement must set a column even if nothing changes.
      .set(({ ref }) => ({ purpose: ref('purpose'), ...columns }))
      .where('id', '=', mine.id)
      .where('owner', '=', mine.owner)
      .returningAll()
      .executeTakeFirst()
  if (await isTaken(db, settings.suffix, mine.id)) throw new AppError('suffix_taken')
  const row = await change().catch(async (error: unknown) => {
    // Another link took the suffix between the check and the update.
    throw (await isTaken(db, settings.suffix, mine.id)) ? new AppError('suffix_taken') : error
  })
  if (!row) throw new AppError('not_found')
  return shown(row)
}

export const removeLinkOf = async (db: Db, { id, owner }: Mine) => {
  const { numDeletedRows } = await db
    .deleteFrom('share_links')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('not_found')
  return {}
}
