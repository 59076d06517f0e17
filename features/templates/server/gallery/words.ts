import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#packages/server-kit/server.ts'
import type { DocumentMeta, TemplateKind, TemplateMeta } from '../../contract.ts'
import type { SearchText } from './search-match.ts'

/** Increase this when `searchTextOf` changes, so that all search texts are made again. */
const RULES = 2

interface Version {
  id: string
  version: number
}

interface VersionMeta {
  kind: TemplateKind
  meta: TemplateMeta | DocumentMeta
}

interface VersionWords extends Version, VersionMeta {
  words: SearchText
}

const make = async (db: Db, { id, version }: Version, { meta }: VersionMeta): Promise<SearchText> => {
  const { document } = await db
    .selectFrom('template_versions')
    .select('document')
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  // Loads the pinyin dictionary, which only new templates need.
  const { searchTextOf } = await import('./search-text.ts')
  const words = searchTextOf(meta, document)
  const row = { version, made: RULES, ...words }
  await db
    .insertInto('template_words')
    .values({ template_id: id, ...row })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(row))
    .execute()
  return words
}

/** Reads stored search texts and makes the missing ones, which takes milliseconds each: other requests run in between. */
export const readWords = async (db: Db, wanted: readonly Version[]): Promise<VersionWords[]> => {
  const rows = await db
    .selectFrom('templates as t')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .leftJoin('template_words as w', (join) =>
      join.onRef('w.template_id', '=', 't.id').onRef('w.version', '=', 't.version').on('w.made', '=', RULES),
    )
    .select(['t.id', 't.kind', 't.version', 'v.meta', 'w.text', 'w.latin'])
    .where(
      't.id',
      'in',
      wanted.map(({ id }) => id),
    )
    .execute()
  const found: VersionWords[] = []
  for (const { id, version, text, latin, ...row } of rows) {
    const described: VersionMeta = { kind: row.kind as TemplateKind, meta: JSON.parse(row.meta) }
    const isStored = text !== null && latin !== null
    const words = isStored ? { text, latin } : await make(db, { id, version }, described)
    found.push({ id, version, ...described, words })
    if (!isStored) await nextTurn()
  }
  return found
}
