import { loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'

interface Version {
  id: string
  version: number
}

/** First pages as markup; the last ones asked for are kept: some twenty megabytes. */
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
  const kept = new Map<string, Promise<string>>()

  const drawn = async (wanted: Version): Promise<string> => {
    const row = await read(db, wanted)
    const loaded = row && loadDocument(JSON.parse(row.document), kindFacts)
    return loaded?.ok ? draw(loaded.document) : ''
  }

  return async (wanted: Version): Promise<string> => {
    const name = `${wanted.id}@${wanted.version}`
    const known = kept.get(name)
    const cover = known ?? drawn(wanted)
    kept.delete(name)
    kept.set(name, cover)
    const [oldest] = kept.keys()
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
    try {
      return await cover
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }
}
export type Covers = ReturnType<typeof keepCovers>
