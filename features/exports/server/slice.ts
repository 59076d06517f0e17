import { sql } from 'kysely'
import { route } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { dayNumber } from '#packages/server-kit/days.ts'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'
import { countExport } from '../contract.ts'

const countOne = (db: Db, row: Omit<Database['export_counts'], 'count'>) =>
  db
    .insertInto('export_counts')
    .values({ ...row, count: 1 })
    .onConflict((at) =>
      at
        .columns(['day', 'kind', 'format'])
        .doUpdateSet(({ ref }) => ({ count: sql<number>`${ref('export_counts.count')} + 1` })),
    )
    .execute()

export const exportsSlice: ServerSlice = {
  name: 'exports',
  migrations: {
    '2026_11_30_10_export_counts': {
      up: async (db) => {
        await db.schema
          .createTable('export_counts')
          .addColumn('day', 'integer', (c) => c.notNull())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('format', 'text', (c) => c.notNull())
          .addColumn('count', 'integer', (c) => c.notNull())
          .addPrimaryKeyConstraint('export_counts_pk', ['day', 'kind', 'format'])
          .execute()
      },
    },
  },
  routes: ({ db, now }) => [
    route(countExport, async ({ kind, formats }) => {
      const day = dayNumber(now())
      // One order for all: two that count the same must not wait for each other.
      for (const format of formats.toSorted()) await countOne(db, { day, kind, format })
      return {}
    }),
  ],
}
