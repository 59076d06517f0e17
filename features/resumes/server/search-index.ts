import { type RawBuilder, sql } from 'kysely'
import { migrate } from '#packages/document/migrate.ts'
import type { Document } from '#packages/document/schema.ts'
import { foldText, gramsOf } from '#packages/document/search.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { isSqlite } from '#packages/slice/is-sqlite.ts'
import type { ResumeDb, ResumeRow, ResumeTx } from './rows.ts'

/** What is stored was checked when it came in. */
export const linesOf = (stored: string): string[] => {
  const json = JSON.parse(stored) as Record<string, unknown>
  return visibleLines(migrate(json, json.schema as number) as unknown as Document)
}

/** Ids are of digits and small letters; grams are shorter. With it a search walks no other account's rows. */
const ownerGram = (owner: string) => `o${owner}`

type Indexed = Pick<ResumeRow, 'id' | 'owner' | 'revision' | 'title' | 'document'>

const wordsOf = ({ owner, title, document }: Indexed): string[] => [
  ownerGram(owner),
  ...gramsOf(foldText([title, ...linesOf(document)].join('\n'))),
]

/** The row must still be there, in whatever revision: the one that was read is what is written down. */
const indexInSqlite = async (tx: ResumeTx, row: Indexed) => {
  const kept = await sql<{ number: number }>`
    insert into resume_search (resume_id, revision) select id, ${row.revision} from resumes where id = ${row.id}
    on conflict (resume_id) do update set revision = excluded.revision returning number`.execute(tx)
  for (const { number } of kept.rows)
    await sql`insert or replace into resume_words (rowid, words)
      values (${number}, ${wordsOf(row).join(' ')})`.execute(tx)
}

const indexInPostgres = async (tx: ResumeTx, row: Indexed) => {
  await sql`
    insert into resume_search (resume_id, revision, words)
    select id, ${row.revision}::integer, array_to_tsvector(${wordsOf(row)}::text[]) from resumes where id = ${row.id}
    on conflict (resume_id) do update set revision = excluded.revision, words = excluded.words
    where resume_search.revision < excluded.revision`.execute(tx)
}

export const indexResume = (db: ResumeDb, row: Indexed) =>
  db.transaction().execute((tx) => (isSqlite(db) ? indexInSqlite(tx, row) : indexInPostgres(tx, row)))

/**
 * Which rows may hold the grams: those whose index says so, and those that were saved since they were indexed.
 * Rewriting the index with every save took a hundred times as long as the save itself.
 */
export const mayHold = (db: ResumeDb, owner: string, grams: ReadonlySet<string>): RawBuilder<boolean> => {
  const wanted = [ownerGram(owner), ...grams]
  const indexed = isSqlite(db)
    ? sql`select s.resume_id from resume_search s where s.number in (
        select rowid from resume_words where resume_words match ${wanted.join(' ')})`
    : sql`select s.resume_id from resume_search s where s.words @@ ${wanted.join(' & ')}::tsquery`
  return sql<boolean>`(resumes.id in (${indexed}) or not exists (
    select 1 from resume_search s where s.resume_id = resumes.id and s.revision = resumes.revision))`
}

/** Which of the rows a search had to read for itself. */
export const notIndexed = async (db: ResumeDb, rows: readonly Indexed[]): Promise<Indexed[]> => {
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
