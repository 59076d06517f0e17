import { findWords, gramsOf, type Match, searchWords } from '#packages/document/search.ts'
import type { Log } from '#packages/slice/server.ts'
import type { ResumeDb, ResumeRow } from './rows.ts'
import { indexResume, linesOf, mayHold, notIndexed } from './search-index.ts'

export interface Search {
  words: string[]
  /** What the rows must fulfil before they are looked at. */
  condition: ReturnType<typeof mayHold>
}

export const searchFor = (db: ResumeDb, owner: string, q: string | undefined): Search | undefined => {
  const words = searchWords(q ?? '')
  if (words.length === 0) return undefined
  return { words, condition: mayHold(db, owner, gramsOf(words.join(' '))) }
}

type Searched = Pick<ResumeRow, 'id' | 'owner' | 'revision' | 'title' | 'document'>

/** The index only says where to look. */
export const matchOf = (row: Searched, { words }: Search): Match | 'title' | undefined =>
  findWords(words, row.title, linesOf(row.document))

/** A few at each search: who looks for something looks again. */
const AT_ONCE = 10

/** Beside the answer, which needs none of it. */
export const indexLater = (db: ResumeDb, rows: readonly Searched[], log: Pick<Log, 'warn'>): void => {
  const work = async () => {
    for (const row of (await notIndexed(db, rows)).slice(0, AT_ONCE)) await indexResume(db, row)
  }
  void work().catch((err: unknown) => log.warn({ err }, 'resumes could not be indexed'))
}
