import type { PublicRevision } from '#packages/server-kit/public-revision.ts'
import type { Db, Log } from '#packages/server-kit/server.ts'
import type { TemplateKind } from '../../contract.ts'
import { type Entry, lotOf, type Sorted, sortEntries } from './catalogue.ts'
import { traitsOf } from './choices.ts'
import { readWords } from './words.ts'

/** Counts of favourites, and templates that another server withdrew, may be out of date for this long. */
const REFRESH_MS = 30_000

/** Facts of a published version. They never change, so they are read once. */
type VersionFacts = Pick<Entry, 'masks' | 'places' | 'tags' | 'text' | 'latin' | 'lot'>

const published = (db: Db) =>
  db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .leftJoin('template_stats as s', 's.template_id', 't.id')
    .select(['t.id', 't.kind', 't.version', 't.owner', 't.published_at'])
    .select(['s.favourites', 's.uses', 's.downloads'])
    .where('t.published_at', 'is not', null)
    .where('u.banned_at', 'is', null)

type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number]

const nameOf = ({ id, version }: { id: string; version: number }) => `${id}@${version}`

const AT_ONCE = 200

/** Reads in batches, so that other requests are served while ten thousand templates are read for the first time. */
const read = async (db: Db, rows: readonly PublishedRow[], factsByVersion: Map<string, VersionFacts>) => {
  const unread = rows.filter((row) => !factsByVersion.has(nameOf(row)))
  for (let at = 0; at < unread.length; at += AT_ONCE)
    for (const { kind, meta, words, ...version } of await readWords(db, unread.slice(at, at + AT_ONCE)))
      factsByVersion.set(nameOf(version), { ...traitsOf(kind, meta), ...words, lot: lotOf(version.id) })
}

const entryOf = (row: PublishedRow, facts: VersionFacts): Entry => ({
  id: row.id,
  kind: row.kind as TemplateKind,
  version: row.version,
  publishedAt: row.published_at ?? 0,
  author: row.owner,
  favourites: row.favourites ?? 0,
  uses: row.uses ?? 0,
  downloads: row.downloads ?? 0,
  ...facts,
})

interface CatalogueState {
  entries: ReadonlyMap<string, Entry>
  sorted: Sorted
  /** When all entries were last read. */
  at: number
}

/**
 * Keeps a few hundred bytes of every published template in memory, enough to filter and sort the gallery. Every call
 * asks the database for new templates; the rest is read again every half minute.
 */
interface CatalogueDeps {
  db: Db
  now(): number
  log: Log
  publicRevision: PublicRevision
}

export const keepCatalogue = ({ db, now, log, publicRevision }: CatalogueDeps) => {
  const factsByVersion = new Map<string, VersionFacts>()
  let state: CatalogueState = { entries: new Map(), sorted: sortEntries([]), at: Number.NEGATIVE_INFINITY }
  let reading: Promise<void> | undefined
  let changes = 0
  // A read that began before the change would store outdated entries.
  publicRevision.onChange(() => {
    changes += 1
    reading = undefined
    state = { ...state, at: Number.NEGATIVE_INFINITY }
  })

  const replaceEntries = (entries: Map<string, Entry>, at: number) => {
    state = { entries, sorted: sortEntries([...entries.values()]), at }
  }
  const entriesOf = async (rows: readonly PublishedRow[]): Promise<[string, Entry][]> => {
    await read(db, rows, factsByVersion)
    return rows.flatMap((row) => {
      const known = factsByVersion.get(nameOf(row))
      return known ? [[row.id, entryOf(row, known)]] : []
    })
  }
  const readAll = async () => {
    const at = now()
    const before = changes
    const entries = new Map(await entriesOf(await published(db).execute()))
    const current = new Set([...entries.values()].map(nameOf))
    for (const name of factsByVersion.keys()) if (!current.has(name)) factsByVersion.delete(name)
    replaceEntries(entries, before === changes ? at : Number.NEGATIVE_INFINITY)
  }
  const readNew = async () => {
    const newest = state.sorted.new[0]
    if (!newest) return
    const rows = await published(db).where('t.published_at', '>=', newest.publishedAt).execute()
    const fresh = rows.filter((row) => state.entries.get(row.id)?.version !== row.version)
    if (fresh.length > 0) replaceEntries(new Map([...state.entries, ...(await entriesOf(fresh))]), state.at)
  }
  return {
    sorted: async (): Promise<Sorted> => {
      if (state.at === Number.NEGATIVE_INFINITY || state.entries.size === 0 || now() < state.at) {
        reading ??= readAll().finally(() => {
          reading = undefined
        })
        await reading
        return state.sorted
      }
      if (now() - state.at > REFRESH_MS)
        reading ??= readAll()
          .catch((err: unknown) => log.error({ err }, 'reading the gallery again failed'))
          .finally(() => {
            reading = undefined
          })
      await readNew()
      return state.sorted
    },
  }
}
export type Catalogue = ReturnType<typeof keepCatalogue>
