import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#packages/server-kit/server.ts'
import type { DocumentMeta, TemplateKind, TemplateMeta } from '../../contract.ts'
import type { SearchText } from './search-match.ts'

/** Add one when `searchTextOf` finds something else: all words are then made anew. */
const RULES = 2

interface Version {
  id: string
  version: number
}

interface Said {
  kind: TemplateKind
  meta: TemplateMeta | DocumentMeta
}

interface Told extends Version, Said {
  words: SearchText
}

const make = async (db: Db, { id, version }: Version, said: Said): Promise<SearchText> => {
  const { document } = await db
    .selectFrom('template_versions')
    .select('document')
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  // Only a template that is new needs it, with the dictionary of its spelling.
  const { searchTextOf } = await import('./search-text.ts')
  const words = searchTextOf(said.meta, document)
  const row = { version, made: RULES, ...words }
  await db
    .insertInto('template_words')
    .values({ template_id: id, ...row })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(row))
    .execute()
  return words
}

/** Spelling takes milliseconds for each: what was spelled once is kept, and others are let in between. */
export const readWords = async (db: Db, wanted: readonly Version[]): Promise<Told[]> => {
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
  const told: Told[] = []
  for (const { id, version, text, latin, ...row } of rows) {
    const said: Said = { kind: row.kind as TemplateKind, meta: JSON.parse(row.meta) }
    const isKept = text !== null && latin !== null
    const words = isKept ? { text, latin } : await make(db, { id, version }, said)
    told.push({ id, version, ...said, words })
    if (!isKept) await nextTurn()
  }
  return told
}
