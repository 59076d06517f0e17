import { AppError } from '#packages/api/errors.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Translation } from '../../translations-contract.ts'

interface Mine {
  id: string
  owner: string
}

/** A document has at most 100 sections; the last few hundred, including removed ones, are enough. */
const MAX_STORED = 300

/** The most copies of one resume that are listed. */
const MAX_COPIES = 100

const requireResume = async (db: Db, { id, owner }: Mine) => {
  const row = await db
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
}

const rowsOf = (db: Db, owner: string) =>
  db
    .selectFrom('translations')
    .innerJoin('resumes as copy', 'copy.id', 'translations.copy_id')
    .innerJoin('resumes as source', 'source.id', 'translations.source_id')
    .select([
      'translations.copy_id',
      'translations.source_id',
      'translations.from_language',
      'translations.to_language',
      'translations.made_at',
      'translations.sections',
      'copy.title as copy_title',
      'copy.deleted_at as copy_deleted_at',
      'source.title as source_title',
      'source.deleted_at as source_deleted_at',
    ])
    .where('translations.owner', '=', owner)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const shown = (row: Row): Translation => ({
  copy: { id: row.copy_id, title: row.copy_title, isInBin: row.copy_deleted_at !== null },
  source: { id: row.source_id, title: row.source_title, isInBin: row.source_deleted_at !== null },
  from: row.from_language as Translation['from'],
  to: row.to_language as Translation['to'],
  madeAt: row.made_at,
  sections: JSON.parse(row.sections) as Translation['sections'],
})

const readOne = async (db: Db, { id, owner }: Mine): Promise<Translation> => {
  const row = await rowsOf(db, owner).where('translations.copy_id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return shown(row)
}

interface NewLink extends Pick<Translation, 'from' | 'to' | 'sections'> {
  source: string
  now: number
}

/** Locks the account, so that two concurrent links cannot form a cycle. */
export const link = (db: Db, mine: Mine, { source, from, to, sections, now }: NewLink) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, mine.owner)
    await requireResume(tx, mine)
    await requireResume(tx, { id: source, owner: mine.owner })
    if (source === mine.id) throw new AppError('translates_itself')
    const back = await tx
      .selectFrom('translations')
      .select('copy_id')
      .where('copy_id', '=', source)
      .where('source_id', '=', mine.id)
      .executeTakeFirst()
    if (back) throw new AppError('translates_back')
    const data = {
      source_id: source,
      from_language: from,
      to_language: to,
      made_at: now,
      sections: JSON.stringify(sections),
    }
    await tx
      .insertInto('translations')
      .values({ copy_id: mine.id, owner: mine.owner, ...data })
      .onConflict((conflict) => conflict.column('copy_id').doUpdateSet(data))
      .execute()
    return readOne(tx, mine)
  })

export const find = async (db: Db, mine: Mine) => {
  await requireResume(db, mine)
  const of = await rowsOf(db, mine.owner).where('translations.copy_id', '=', mine.id).executeTakeFirst()
  const copies = await rowsOf(db, mine.owner)
    .where('translations.source_id', '=', mine.id)
    .orderBy('translations.made_at', 'desc')
    .orderBy('translations.copy_id')
    .limit(MAX_COPIES)
    .execute()
  return { of: of ? shown(of) : null, copies: copies.map(shown) }
}

interface Fresh {
  sections: Translation['sections']
  gone: readonly string[]
}

/** Locks the row, so that updates of different sections from two tabs are both stored. */
export const freshen = (db: Db, mine: Mine, { sections, gone }: Fresh) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, mine.owner)
    const { sections: before } = await readOne(tx, mine)
    const stored = Object.entries({ ...before, ...sections }).filter(([id]) => !gone.includes(id))
    await tx
      .updateTable('translations')
      .set({ sections: JSON.stringify(Object.fromEntries(stored.slice(-MAX_STORED))) })
      .where('copy_id', '=', mine.id)
      .where('owner', '=', mine.owner)
      .execute()
    return readOne(tx, mine)
  })

export const unlink = async (db: Db, { id, owner }: Mine) => {
  const { numDeletedRows } = await db
    .deleteFrom('translations')
    .where('copy_id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new AppError('not_found')
  return {}
}
