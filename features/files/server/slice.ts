import { route } from '#packages/api/route.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import { shownLimit } from '#packages/server-kit/plans.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { fileUsage, uploadFile } from '../contract.ts'
import { filesOf } from './personal.ts'
import { readPicture } from './picture.ts'
import { publicFiles } from './public-files.ts'
import { keepPicture, usageOf } from './store.ts'
import { collectUnused } from './unused.ts'

const COLLECT_EVERY_MS = DAY_MS

export const filesSlice: ServerSlice = {
  name: 'files',
  migrations: {
    '2026_11_18_03_files': {
      up: async (db) => {
        await db.schema
          .createTable('files')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
          .addColumn('hash', 'text', (c) => c.notNull())
          .addColumn('size', 'integer', (c) => c.notNull())
          .addColumn('width', 'integer', (c) => c.notNull())
          .addColumn('height', 'integer', (c) => c.notNull())
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .execute()
        await db.schema
          .createIndex('files_by_owner')
          .unique()
          .on('files')
          .columns(['owner', 'hash'])
          .execute()
      },
    },
    '2026_11_25_02_files_unused': {
      up: async (db) => {
        await db.schema.alterTable('files').addColumn('unused_since', 'bigint').execute()
      },
    },
  },
  routes: (deps) => [
    route(uploadFile, async ({ file }, { caller, signal }) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const picture = await readPicture(bytes, { requester: caller.userId, signal })
      return keepPicture(deps, caller, picture)
    }),
    route(fileUsage, async (_, { caller }) => ({
      ...(await usageOf(deps.db, caller.userId)),
      most: shownLimit(caller.limits.fileBytes),
    })),
  ],
  personal: filesOf,
  files: publicFiles,
  background: (deps) => {
    const work = () => collectUnused(deps, deps.now())
    return runPeriodically(deps, { name: 'collect unused files', everyMs: COLLECT_EVERY_MS, work })
  },
}
