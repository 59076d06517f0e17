import { expendable } from '#packages/document/thin-versions.ts'
import { newId } from '#packages/slice/id.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Mine, ResumeDb, ResumeTx } from './rows.ts'
import type { ResumeTables } from './tables.ts'

export type Reason = 'auto' | 'named' | 'restore' | 'merge'
export type VersionRow = ResumeTables['resume_versions']

const MOST_NAMED = 100

/** All but the document, which a list does not need. */
export const versionFacts = ['id', 'revision', 'name', 'reason', 'size', 'created_at'] as const

const thin = async (tx: ResumeTx, resumeId: string, now: number) => {
  const rows = await tx
    .selectFrom('resume_versions')
    .select(['id', 'created_at', 'name', 'size'])
    .where('resume_id', '=', resumeId)
    .execute()
  const facts = rows.map(({ id, created_at, name, size }) => ({
    id,
    at: created_at,
    named: name !== null,
    size,
  }))
  const gone = expendable(facts, now)
  for (let from = 0; from < gone.length; from += 500)
    await tx
      .deleteFrom('resume_versions')
      .where('id', 'in', gone.slice(from, from + 500))
      .execute()
}

export interface Keeping extends Mine {
  revision: number
  reason: Reason
  name?: string
  now: number
  /** Only where no version was kept so shortly before. One kept after now is of a clock that was wrong. */
  unlessWithin?: number
}

/**
 * Keeps the state that stands now, dated by when it was saved: a person looks for “yesterday evening”, not for
 * the moment this morning when typing went on. Nothing happens where the revision is another, or kept already.
 */
export const keepState = async (
  tx: ResumeTx,
  { id, owner, revision, reason, name, now, unlessWithin }: Keeping,
) => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('resume_versions')
    .columns(['id', 'resume_id', 'revision', 'name', 'reason', 'size', 'created_at', 'document'])
    .expression((from) => {
      const state = from
        .selectFrom('resumes')
        .select(({ val, cast }) => [
          cast<string>(val(newId(now)), 'text').as('version_id'),
          'id',
          'revision',
          cast<string | null>(val(name ?? null), 'text').as('name'),
          cast<string>(val(reason), 'text').as('reason'),
          'size',
          'updated_at',
          'document',
        ])
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('revision', '=', revision)
        .where('deleted_at', 'is', null)
      if (unlessWithin === undefined) return state
      return state.where(({ eb, or }) =>
        or([eb('versioned_at', '<=', now - unlessWithin), eb('versioned_at', '>', now + unlessWithin)]),
      )
    })
    .onConflict((conflict) => conflict.columns(['resume_id', 'revision']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await tx.updateTable('resumes').set({ versioned_at: now }).where('id', '=', id).execute()
  await thin(tx, id, now)
}

export const readVersion = async (
  db: ResumeDb,
  { id, owner }: Mine,
  version: string,
): Promise<VersionRow> => {
  const row = await db
    .selectFrom('resume_versions')
    .innerJoin('resumes', 'resumes.id', 'resume_versions.resume_id')
    .selectAll('resume_versions')
    .where('resume_versions.id', '=', version)
    .where('resumes.id', '=', id)
    .where('resumes.owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** The row must be held: the names are counted and used up in one piece. */
export const nameState = async (tx: ResumeTx, resumeId: string, version: string, name: string) => {
  const { named } = await tx
    .selectFrom('resume_versions')
    .select(({ fn }) => fn.countAll<number>().as('named'))
    .where('resume_id', '=', resumeId)
    .where('name', 'is not', null)
    .where('id', '!=', version)
    .executeTakeFirstOrThrow()
  if (Number(named) >= MOST_NAMED) throw new AppError('too_many_versions')
  await tx.updateTable('resume_versions').set({ name }).where('id', '=', version).execute()
}
