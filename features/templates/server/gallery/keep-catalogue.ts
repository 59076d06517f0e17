import type { PublicRevision } from '#packages/server-kit/public-revision.ts'
import type { Db, Log } from '#packages/server-kit/server.ts'
import type { TemplateKind } from '../../contract.ts'
import { type Entry, lotOf, type Sorted, sortEntries } from './catalogue.ts'
import { traitsOf } from './choices.ts'
import { readWords } from './words.ts'

/** How long numbers of favourites and what somebody else's server took away may be behind. */
const FRESH_MS = 30_000

/** What a published version says never changes: it is read once. */
type Told = Pick<Entry, 'masks' | 'places' | 'tags' | 'text' | 'latin' | 'lot'>

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

/** In parts, so that other requests come in between while ten thousand are read for the first time. */
const read = async (db: Db, rows: readonly PublishedRow[], told: Map<string, Told>) => {
  const unread = rows.filter((row) => !told.has(nameOf(row)))
  for (let at = 0; at < unread.length; at += AT_ONCE)
    for (const { kind, meta, words, ...version } of await readWords(db, unread.slice(at, at + AT_ONCE)))
      told.set(nameOf(version), { ...traitsOf(kind, meta), ...words, lot: lotOf(version.id) })
}

const entryOf = (row: PublishedRow, told: Told): Entry => ({
  id: row.id,
  kind: row.kind as TemplateKind,
  version: row.version,
  publishedAt: row.published_at ?? 0,
  author: row.owner,
  favourites: row.favourites ?? 0,
  uses: row.uses ?? 0,
  downloads: row.downloads ?? 0,
  ...told,
})

interface Kept {
  entries: ReadonlyMap<string, Entry>
  sorted: Sorted
  /** When all of them were read. */
  at: number
}

/**
 * All published templates, in memory: what choosing needs is a few hundred bytes of each. What is new is seen at once,
 * because the database is asked for it at every call; the rest is read anew every half minute.
 */
interface CatalogueDeps {
  db: Db
  now(): number
  log: Log
  publicRevision: PublicRevision
}

export const keepCatalogue = ({ db, now, log, publicRevision }: CatalogueDeps) => {
  const told = new Map<string, Told>()
  let kept: Kept = { entries: new Map(), sorted: sortEntries([]), at: Number.NEGATIVE_INFINITY }
  let reading: Promise<void> | undefined
  let changes = 0
  // A read that began before the change would keep what was true then.
  publicRevision.onChange(() => {
    changes += 1
    reading = undefined
    kept = { ...kept, at: Number.NEGATIVE_INFINITY }
  })

  const keep = (entries: Map<string, Entry>, at: number) => {
    kept = { entries, sorted: sortEntries([...entries.values()]), at }
  }
  const entriesOf = async (rows: readonly PublishedRow[]): Promise<[string, Entry][]> => {
    await read(db, rows, told)
    return rows.flatMap((row) => {
      const known = told.get(nameOf(row))
      return known ? [[row.id, entryOf(row, known)]] : []
    })
  }
  const readAll = async () => {
    const at = now()
    const before = changes
    const entries = new Map(await entriesOf(await published(db).execute()))
    const current = new Set([...entries.values()].map(nameOf))
    for (const name of told.keys()) if (!current.has(name)) told.delete(name)
    keep(entries, before === changes ? at : Number.NEGATIVE_INFINITY)
  }
  const readNew = async () => {
    const newest = kept.sorted.new[0]
    if (!newest) return
    const rows = await published(db).where('t.published_at', '>=', newest.publishedAt).execute()
    const fresh = rows.filter((row) => kept.entries.get(row.id)?.version !== row.version)
    if (fresh.length > 0) keep(new Map([...kept.entries, ...(await entriesOf(fresh))]), kept.at)
  }
  return {
    sorted: async (): Promise<Sorted> => {
      if (kept.at === Number.NEGATIVE_INFINITY || kept.entries.size === 0 || now() < kept.at) {
        reading ??= readAll().finally(() => {
          reading = undefined
        })
        await reading
        return kept.sorted
      }
      if (now() - kept.at > FRESH_MS)
        reading ??= readAll()
          .catch((err: unknown) => log.error({ err }, 'the templates of the gallery were not read anew'))
          .finally(() => {
            reading = undefined
          })
      await readNew()
      return kept.sorted
    },
  }
}
export type Catalogue = ReturnType<typeof keepCatalogue>
