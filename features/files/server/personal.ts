import type { Personal } from '#packages/server-kit/personal.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { blobKey } from './store.ts'

/** Pictures, by the ids that documents name. */
export const filesOf = ({ db, blobs }: ServerDeps): Personal => {
  const rowsOf = (owner: string) =>
    db.selectFrom('files').select(['id', 'owner']).where('owner', '=', owner).execute()
  return {
    async *give(userId) {
      for (const row of await rowsOf(userId)) {
        const bytes = await blobs.get(blobKey(row))
        if (bytes) yield { name: `${row.id}.webp`, bytes }
      }
    },
    erase: async (userId) => {
      for (const row of await rowsOf(userId)) await blobs.delete(blobKey(row))
    },
  }
}
