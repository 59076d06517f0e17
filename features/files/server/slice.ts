import type { ServerSlice } from '#packages/slice/server.ts'
import { route } from '#packages/wire/route.ts'
import { uploadFile } from '../contract.ts'
import { filesOf } from './personal.ts'
import { readPicture } from './picture.ts'
import { publicFiles } from './public-files.ts'
import { keepPicture } from './store.ts'

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
  },
  routes: (deps) => [
    route(uploadFile, async ({ file }, { caller }) => {
      const picture = await readPicture(Buffer.from(await file.arrayBuffer()))
      return keepPicture(deps, caller.userId, picture)
    }),
  ],
  personal: filesOf,
  files: publicFiles,
}
