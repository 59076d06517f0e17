import { holdMine, type Mine, type ResumeDb, readMine, refuseFromBin } from './rows.ts'
import { keepState, nameState, type Reason, readVersion, type VersionRow, versionFacts } from './versions.ts'

type Facts = Omit<VersionRow, 'document' | 'resume_id'>

const shown = ({ created_at, reason, ...row }: Facts) => ({
  ...row,
  reason: reason as Reason,
  createdAt: created_at,
})

export const list = async (db: ResumeDb, mine: Mine, before: number | undefined, limit: number) => {
  await readMine(db, mine)
  let query = db
    .selectFrom('resume_versions')
    .select(versionFacts)
    .where('resume_id', '=', mine.id)
    .orderBy('revision', 'desc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('revision', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  return {
    versions: page.map(shown),
    next: rows.length > limit ? (page.at(-1)?.revision ?? null) : null,
  }
}

export const read = async (db: ResumeDb, mine: Mine, version: string) => {
  const row = await readVersion(db, mine, version)
  return { ...shown(row), document: JSON.parse(row.document) as unknown }
}

export const keep = (db: ResumeDb, mine: Mine, name: string, now: number) =>
  db.transaction().execute(async (tx) => {
    const { revision, ...row } = await holdMine(tx, mine)
    refuseFromBin(row)
    await keepState(tx, { ...mine, revision, reason: 'named', name, now })
    const { id } = await tx
      .selectFrom('resume_versions')
      .select('id')
      .where('resume_id', '=', mine.id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow()
    await nameState(tx, mine.id, id, name)
    return shown(await readVersion(tx, mine, id))
  })

export const name = (db: ResumeDb, mine: Mine, version: string, given: string) =>
  db.transaction().execute(async (tx) => {
    await holdMine(tx, mine)
    await readVersion(tx, mine, version)
    await nameState(tx, mine.id, version, given)
    return shown(await readVersion(tx, mine, version))
  })

export const unname = (db: ResumeDb, mine: Mine, version: string) =>
  db.transaction().execute(async (tx) => {
    await holdMine(tx, mine)
    const row = await readVersion(tx, mine, version)
    const reason = row.reason === 'named' ? 'auto' : row.reason
    await tx.updateTable('resume_versions').set({ name: null, reason }).where('id', '=', version).execute()
    return shown({ ...row, name: null, reason })
  })

export const restore = (db: ResumeDb, mine: Mine, version: string, now: number) =>
  db.transaction().execute(async (tx) => {
    const row = await holdMine(tx, mine)
    refuseFromBin(row)
    const back = await readVersion(tx, mine, version)
    await keepState(tx, { ...mine, revision: row.revision, reason: 'restore', now })
    const document = JSON.parse(back.document) as { title: string }
    const revision = row.revision + 1
    await tx
      .updateTable('resumes')
      .set({
        document: back.document,
        size: back.size,
        title: document.title.replaceAll('\0', ''),
        revision,
        updated_at: now,
      })
      .where('id', '=', mine.id)
      .execute()
    return { revision, document, updatedAt: now }
  })
