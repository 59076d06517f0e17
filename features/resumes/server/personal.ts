import { RawJson } from '#packages/api/raw-json.ts'
import { documentFile, nameOf, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'

/** Every document with its kept versions, also those in the bin. */
export const resumesOf = (db: Db): Personal => ({
  async *give(userId) {
    const ids = await db.selectFrom('resumes').select('id').where('owner', '=', userId).execute()
    for (const { id } of ids) {
      const row = await db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) continue
      const folder = `${row.deleted_at === null ? '' : 'bin/'}${nameOf(row.title, id)}`
      yield documentFile(`${folder}.json`, new RawJson(row.document))
      const versions = await db
        .selectFrom('resume_versions')
        .select(['revision', 'name', 'created_at', 'document'])
        .where('resume_id', '=', id)
        .execute()
      for (const { revision, name, created_at, document } of versions)
        yield documentFile(`${folder}/${new Date(created_at).toISOString().slice(0, 10)}-${revision}.json`, {
          name,
          savedAt: new Date(created_at).toISOString(),
          document: new RawJson(document),
        })
    }
  },
})
