import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'

/**
 * The bytes that an account stores: resumes and documents (also in the bin), template drafts, and the stored versions
 * of both. Pictures have a limit of their own. Automatic versions use the space that is left.
 */
export interface Room {
  owner: string
  /** Bytes that the account may store; infinite for admins. */
  limit: number
}

/** Documents count in steps of this size, so that most saves change nothing that has to be counted. */
const STEP = 16 * 1024

/** A stored document of more bytes than this counts at least as much as one of `size`. */
export const sameRoomAbove = (size: number): number => (Math.ceil(size / STEP) - 1) * STEP

const counted = (size: RawBuilder<number>) =>
  sql`coalesce(sum((${size} + ${sql.lit(STEP - 1)}) / ${sql.lit(STEP)}), 0) * ${sql.lit(STEP)}`

const documentsOf = (owner: string) => sql`
  (select ${counted(sql.ref('size'))} from resumes where owner = ${owner})
  + (select ${counted(sql`octet_length(document)`)} from templates where owner = ${owner})`

/** Versions that were stored automatically and that the user has not named. */
const AUTOMATIC = sql<boolean>`v.name is null and v.reason = 'auto'`

const versionsOf = (owner: string, which: RawBuilder<boolean>) => sql`
  (select coalesce(sum(v.size), 0) from resume_versions v
    join resumes d on d.id = v.resume_id where d.owner = ${owner} and ${which})
  + (select coalesce(sum(v.size), 0) from template_drafts v
    join templates d on d.id = v.template_id where d.owner = ${owner} and ${which})`

/** PostgreSQL returns sums as text. */
type Sum = number | string

const storedBytes = async (db: QueryExecutorProvider, owner: string): Promise<number> => {
  const { rows } = await sql<{ bytes: Sum }>`
    select ${documentsOf(owner)} + ${versionsOf(owner, sql`1 = 1`)} as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** `bytes` is what the user stores; `automaticBytes` is what can be deleted automatically. */
export const documentUsage = async (db: QueryExecutorProvider, owner: string) => {
  const { rows } = await sql<{ bytes: Sum; automatic: Sum }>`
    select ${documentsOf(owner)} + ${versionsOf(owner, sql`not (${AUTOMATIC})`)} as bytes,
      ${versionsOf(owner, AUTOMATIC)} as automatic`.execute(db)
  return { bytes: Number(rows[0]?.bytes ?? 0), automaticBytes: Number(rows[0]?.automatic ?? 0) }
}

type VersionTable = 'resume_versions' | 'template_drafts'

/** Deletes the oldest automatic versions of the account until so many bytes are free. Returns how many were freed. */
const dropAutomatic = async (db: QueryExecutorProvider, owner: string, bytes: number): Promise<number> => {
  const { rows } = await sql<{ place: VersionTable; id: string; size: number }>`
    select 'resume_versions' as place, v.id as id, v.size as size, v.created_at as at from resume_versions v
      join resumes d on d.id = v.resume_id where d.owner = ${owner} and ${AUTOMATIC}
    union all
    select 'template_drafts' as place, v.id as id, v.size as size, v.created_at as at from template_drafts v
      join templates d on d.id = v.template_id where d.owner = ${owner} and ${AUTOMATIC}
    order by at, id`.execute(db)
  let freed = 0
  for (const { place, id, size } of rows) {
    if (freed >= bytes) break
    await sql`delete from ${sql.table(place)} where id = ${id}`.execute(db)
    freed += size
  }
  return freed
}

/**
 * Runs a change that stores something, within its transaction, and refuses it with `no_document_room` if it doesn't
 * fit. An account that is over its limit, because a plan has ended, may still change what it has as long as the whole
 * does not grow.
 */
export const withRoom = async <T>(
  tx: QueryExecutorProvider,
  { owner, limit }: Room,
  change: () => Promise<T>,
): Promise<T> => {
  if (!Number.isFinite(limit)) return change()
  await holdOwner(tx, owner)
  const before = await storedBytes(tx, owner)
  const result = await change()
  const over = (await storedBytes(tx, owner)) - Math.max(limit, before)
  if (over > 0 && (await dropAutomatic(tx, owner, over)) < over) throw new AppError('no_document_room')
  return result
}
