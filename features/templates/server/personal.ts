import { RawJson } from '#packages/api/raw-json.ts'
import { documentFile, jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { coversOfOwner } from './cover-pictures.ts'
import { countMark, type Mark } from './gallery/marks.ts'
import { coverKeys } from './gallery/pictures.ts'

/** The kept states of a template in the making. */
async function* draftsOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('template_drafts')
    .select(['revision', 'name', 'created_at', 'document'])
    .where('template_id', '=', id)
    .orderBy('revision')
    .execute()
  for (const { revision, name, created_at, document } of rows)
    yield documentFile(`${id}/${new Date(created_at).toISOString().slice(0, 10)}-${revision}.json`, {
      name,
      savedAt: new Date(created_at).toISOString(),
      document: new RawJson(document),
    })
}

export const templatesOf = ({ db, blobs }: Pick<ServerDeps, 'db' | 'blobs'>): Personal => ({
  async *give(userId) {
    const rows = await db
      .selectFrom('templates')
      .select(['id', 'status', 'meta', 'document'])
      .where('owner', '=', userId)
      .execute()
    for (const { id, status, meta, document } of rows)
      yield documentFile(`${id}.json`, {
        status,
        meta: JSON.parse(meta),
        document: new RawJson(document),
      })
    for (const { id } of rows) yield* draftsOf(db, id)
    for (const { id, picture } of await coversOfOwner(db, userId)) {
      const bytes = await blobs.get(coverKeys(id, picture).large)
      if (bytes) yield { name: `${id}/cover-${picture}.webp`, bytes }
    }
    const marks = await db
      .selectFrom('template_marks')
      .select(['template_id as template', 'mark', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute()
    if (marks.length > 0) yield jsonFile('marks.json', marks)
    const paid = await db
      .selectFrom('template_purchases')
      .select(['template_id as template', 'points', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute()
    if (paid.length > 0) yield jsonFile('paid.json', paid)
  },
  /** Rows are deleted with the account's; the counters of favourites and the files of covers are not. */
  erase: async (userId) => {
    for (const { id, picture } of await coversOfOwner(db, userId))
      for (const key of Object.values(coverKeys(id, picture))) await blobs.delete(key)
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('template_marks')
        .where('user_id', '=', userId)
        .returning(['template_id', 'mark'])
        .execute()
      for (const { template_id, mark } of gone) await countMark(tx, template_id, mark as Mark, -1)
    })
  },
})
