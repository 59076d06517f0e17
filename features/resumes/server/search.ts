import { gramsOf, type Match, searchWords } from '#packages/document/search.ts'
import { documentWork } from '#packages/document-work/document-work.ts'
import type { Db, Log } from '#packages/server-kit/server.ts'
import type { ResumeRow } from './rows.ts'
import { indexResume, mayHold, notIndexed } from './search-index.ts'

export interface Search {
  owner: string
  words: string[]
  /** Selects the rows that may match, before their text is read. */
  condition: ReturnType<typeof mayHold>
}

export const searchFor = (db: Db, owner: string, q: string | undefined): Search | undefined => {
  const words = searchWords(q ?? '')
  if (words.length === 0) return undefined
  return { owner, words, condition: mayHold(db, owner, gramsOf(words.join(' '))) }
}

type Searched = Pick<ResumeRow, 'id' | 'owner' | 'revision' | 'title' | 'document' | 'size'>

/** The index only says where to look: the texts themselves tell, row by row. */
export const matchesOf = (
  rows: readonly Searched[],
  { words, owner }: Search,
): Promise<(Match | 'title' | undefined)[]> =>
  documentWork.run(
    'match',
    { words, rows: rows.map(({ title, document }) => ({ title, document })) },
    { requester: owner },
  )

/** A few at each search: who looks for something looks again. */
export const INDEXED_AT_ONCE = 10

/** The index entry of a larger document would hold up the database; its text is searched each time instead. */
const MAX_INDEXED_BYTES = 256 * 1024

export const mayIndex = ({ size }: Pick<ResumeRow, 'size'>): boolean => size <= MAX_INDEXED_BYTES

/** Runs in the background, because the answer needs none of it. */
export const indexLater = (db: Db, rows: readonly Searched[], log: Pick<Log, 'warn'>): void => {
  const work = async () => {
    for (const row of (await notIndexed(db, rows)).slice(0, INDEXED_AT_ONCE)) await indexResume(db, row)
  }
  void work().catch((err: unknown) => log.warn({ err }, 'resumes could not be indexed'))
}
