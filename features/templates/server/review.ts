import { AppError } from '#packages/api/errors.ts'
import { RawJson } from '#packages/api/raw-json.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { newerThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { DocumentMeta, DraftMeta, TemplateMeta } from '../contract.ts'
import { publishCover } from './cover-pictures.ts'
import type { Covers } from './gallery/covers.ts'
import { coverOfDocument } from './gallery/pictures.ts'
import { columns, shown, whole } from './rows.ts'
import type { Settled } from './tell-author.ts'

const authorsOf = async (db: Db, owners: readonly string[]) => {
  const people =
    owners.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', owners).execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return (owner: string) => byId.get(owner) ?? { id: owner, nickname: '' }
}

/** Nothing is changed while it waits: when it was last changed is when it was submitted. */
export const listWaiting = async (
  db: Db,
  covers: Covers,
  { after, limit }: { after?: string | undefined; limit: number },
) => {
  const rows = await db
    .selectFrom('templates')
    .select([...columns, 'owner'])
    .where('status', '=', 'review')
    .where(newerThan('updated_at', after))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.updated_at)
  const authorOf = await authorsOf(
    db,
    page.map(({ owner }) => owner),
  )
  const templates = await Promise.all(
    page.map(async (row) => ({
      ...shown(row),
      author: authorOf(row.owner),
      cover: await covers({ id: row.id, version: row.revision }),
    })),
  )
  return { templates, next }
}

export const countWaiting = async (db: Db) => {
  const { waiting } = await db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'review')
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting) }
}

/** The revision in review, from which its covers are drawn. */
export const waitingDocument = (db: Db, { id, version }: { id: string; version: number }) =>
  db
    .selectFrom('templates')
    .select('document')
    .where('id', '=', id)
    .where('revision', '=', version)
    .executeTakeFirst()

const lastVersion = (db: Db, id: string) =>
  db
    .selectFrom('template_versions')
    .select(['version', 'meta', 'document'])
    .where('template_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const readSubmitted = async (db: Db, covers: Covers, id: string) => {
  const row = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'review')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const former = await lastVersion(db, id)
  const authorOf = await authorsOf(db, [row.owner])
  return {
    ...whole(row),
    author: authorOf(row.owner),
    picture: await coverOfDocument(db, row),
    cover: await covers({ id, version: row.revision }),
    former: former
      ? {
          version: former.version,
          meta: JSON.parse(former.meta) as TemplateMeta | DocumentMeta,
          document: new RawJson(former.document),
        }
      : null,
  }
}

const settledOf = (row: { id: string; owner: string; kind: string; meta: string }): Settled => ({
  id: row.id,
  owner: row.owner,
  kind: row.kind,
  name: (JSON.parse(row.meta) as DraftMeta).name ?? '',
})

const isKnown = async (tx: Tx, id: string) =>
  (await tx.selectFrom('templates').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Only the revision that the admin looked at: it may have been withdrawn, changed and submitted again since. */
const settle = async (
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  change: Partial<Database['templates']>,
): Promise<Settled> => {
  const row = await tx
    .updateTable('templates')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '=', 'review')
    .returning(['id', 'owner', 'kind', 'meta'])
    .executeTakeFirst()
  if (!row) throw new AppError((await isKnown(tx, id)) ? 'not_in_review' : 'not_found')
  return settledOf(row)
}

interface Seen {
  id: string
  revision: number
  now: number
}

export const approve = (
  db: Db,
  caller: Caller,
  { now, cover, ...seen }: Seen & { cover: string | undefined },
) =>
  db.transaction().execute(async (tx) => {
    const change = { status: 'published', reason: null, published_at: now }
    const template = await settle(tx, seen, change)
    const row = await tx
      .updateTable('templates')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', seen.id)
      .returning(['version', 'meta', 'document'])
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('template_versions')
      .values({ ...row, template_id: seen.id, published_at: now })
      .execute()
    await publishCover(tx, { id: seen.id, document: row.document, seen: cover })
    await recordAction(tx, now, caller, 'template.approve', {
      ...seen,
      name: template.name,
      version: row.version,
    })
    return { template, version: row.version }
  })

export const reject = (db: Db, caller: Caller, { now, reason, ...seen }: Seen & { reason: string }) =>
  db.transaction().execute(async (tx) => {
    const change = { status: 'rejected', reason, updated_at: now }
    const template = await settle(tx, seen, change)
    await recordAction(tx, now, caller, 'template.reject', { ...seen, name: template.name, reason })
    return template
  })

interface Down {
  id: string
  reason: string
  now: number
}

/** Its versions stay, so that its author can look at them; what waited for review goes back to them as well. */
export const takeDown = (db: Db, caller: Caller, { id, reason, now }: Down) =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('templates')
      .set({ published_at: null, status: 'rejected', reason, updated_at: now })
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .returning(['id', 'owner', 'kind', 'version'])
      .executeTakeFirst()
    if (!row) throw new AppError((await isKnown(tx, id)) ? 'not_public' : 'not_found')
    const { version, ...template } = row
    const { meta } = await tx
      .selectFrom('template_versions')
      .select('meta')
      .where('template_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const settled = settledOf({ ...template, meta })
    await recordAction(tx, now, caller, 'template.take_down', { id, name: settled.name, version, reason })
    return settled
  })
