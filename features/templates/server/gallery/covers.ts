import { loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import '#packages/sections/document-kinds.ts'
import { LruCache } from '#packages/scheduling/lru-cache.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'

interface Version {
  id: string
  version: number
}

/** Cached first pages as markup, about 20 MB. */
const MAX_CACHED = 600

type ReadDocument = (db: Db, wanted: Version) => Promise<{ document: string } | undefined>

const publishedDocument: ReadDocument = (db, { id, version }) =>
  db
    .selectFrom('template_versions')
    .select('document')
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** The first pages of published versions, or of other ones, as the engine draws them. */
export const keepCovers = (db: Db, draw: ServerDeps['drawCover'], read: ReadDocument = publishedDocument) => {
  const cached = new LruCache<string, Promise<string>>(MAX_CACHED)

  const drawn = async (wanted: Version): Promise<string> => {
    const row = await read(db, wanted)
    const loaded = row && loadDocument(JSON.parse(row.document), kindFacts)
    return loaded?.ok ? draw(loaded.document) : ''
  }

  return async (wanted: Version): Promise<string> => {
    const name = `${wanted.id}@${wanted.version}`
    const cover = cached.get(name) ?? drawn(wanted)
    cached.set(name, cover)
    try {
      return await cover
    } catch (error) {
      cached.delete(name)
      throw error
    }
  }
}
export type Covers = ReturnType<typeof keepCovers>
