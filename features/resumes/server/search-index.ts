import { type RawBuilder, sql } from 'kysely'
import { documentWork } from '#packages/document-work/document-work.ts'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { ResumeRow } from './rows.ts'

/** Ids are of digits and small letters; grams are shorter. With it a search walks no other account's rows. */
const ownerGram = (owner: string) => `o${owner}`

type Indexed = Pick<ResumeRow, 'id' | 'owner' | 'revision' | 'title' | 'document'>

const wordsOf = async ({ owner, title, document }: Indexed): Promise<string[]> => [
  ownerGram(owner),
  ...(await documentWork.run('grams', { title, document }, { requester: owner })),
]

/** The row must still be there, in whatever revision: the one that was read is what is written down. */
const indexInSqlite = async (tx: Tx, row: Indexed, words: readonly string[]) => {
  const stored = await sql<{ number: number }>`
    insert into resume_search (resume_id, revision) select id, ${row.revision} from resumes where id = ${row.id}
    on conflict (resume_id) do update set revision = excluded.revision returning number`.execute(tx)
  for (const { number } of stored.rows)
    await sql`insert or replace into resume_words (rowid, words)
      values (${number}, ${words.join(' ')})`.execute(tx)
}

const indexInPostgres = async (tx: Tx, row: Indexed, words: readonly string[]) => {
  await sql`
    insert into resume_search (resume_id, revision, words)
    select id, ${row.revision}::integer, array_to_tsvector(${words}::text[]) from resumes where id = ${row.id}
    on conflict (resume_id) do update set revision = excluded.revision, words = excluded.words
    where resume_search.revision < excluded.revision`.execute(tx)
}

export const indexResume = async (db: Db, row: Indexed) => {
  const words = await wordsOf(row)
  const index = isSqlite(db) ? indexInSqlite : indexInPostgres
  await db.transaction().execute((tx) => index(tx, row, words))
}

/**
 * Which rows may hold the grams: those whose index says so, and those that were saved since they were indexed.
 * Rewriting the index with every save took a hundred times as long as the save itself.
 */
export const mayHold = (db: Db, owner: string, grams: ReadonlySet<string>): RawBuilder<boolean> => {
  const wanted = [ownerGram(owner), ...grams]
  const indexed = isSqlite(db)
    ? sql`select s.resume_id from resume_search s where s.number in (
        select rowid from resume_words where resume_words match ${wanted.join(' ')})`
    : sql`select s.resume_id from resume_search s where s.words @@ ${wanted.join(' & ')}::tsquery`
  return sql<boolean>`(resumes.id in (${indexed}) or not exists (
    select 1 from resume_search s where s.resume_id = resumes.id and s.revision = resumes.revision))`
}

/** Which of the rows a search had to read for itself. */
export const notIndexed = async (db: Db, rows: readonly Indexed[]): Promise<Indexed[]> => {
  if (rows.length === 0) return []
  const known = await db
    .selectFrom('resume_search')
    .select(['resume_id', 'revision'])
    .where(
      'resume_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const revisions = new Map(known.map(({ resume_id, revision }) => [resume_id, revision]))
  return rows.filter(({ id, revision }) => revisions.get(id) !== revision)
}
