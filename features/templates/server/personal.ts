import { jsonFile, type Personal } from '#packages/slice/personal.ts'
import type { Db } from '#packages/slice/server.ts'
import type { TemplateTables } from './tables.ts'

export const templatesOf = (db: Db): Personal => ({
  async *give(userId) {
    const rows = await db
      .withTables<TemplateTables>()
      .selectFrom('templates')
      .select(['id', 'status', 'meta', 'document'])
      .where('owner', '=', userId)
      .execute()
    for (const { id, status, meta, document } of rows)
      yield jsonFile(`${id}.json`, { status, meta: JSON.parse(meta), document: JSON.parse(document) })
  },
})
