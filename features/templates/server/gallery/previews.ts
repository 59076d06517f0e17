import { loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import type { Caller } from '#packages/api/route.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { readVersion, type Wanted } from './rows.ts'

/** In characters: a presentation of fourteen slides has about a hundred thousand. */
const MAX_CACHED = 24_000_000

interface Cached {
  drawnPages: Promise<string>
  size: number
}

/** Documents as drawn pages, for people who may look at them and not have them. */
export const keepPreviews = (db: Db, draw: ServerDeps['drawPages']) => {
  const cache = new Map<string, Cached>()
  let total = 0

  const forget = (name: string, entry: Cached) => {
    if (cache.get(name) !== entry) return
    cache.delete(name)
    total -= entry.size
  }

  const remember = (name: string, entry: Cached, size: number) => {
    if (cache.get(name) !== entry) return
    entry.size = size
    total += size
    for (const [oldest, other] of cache) {
      if (total <= MAX_CACHED) break
      forget(oldest, other)
    }
  }

  const start = (name: string, stored: string, pages: number): Cached => {
    const loaded = loadDocument(JSON.parse(stored), kindFacts)
    const entry: Cached = {
      drawnPages: loaded.ok ? draw(loaded.document, pages) : Promise.resolve(''),
      size: 0,
    }
    cache.set(name, entry)
    entry.drawnPages.then(
      (html) => remember(name, entry, html.length),
      () => forget(name, entry),
    )
    return entry
  }

  return async (wanted: Wanted, caller: Caller | undefined) => {
    const { row, stored } = await readVersion(db, wanted, caller)
    const { id, version, kind, meta } = row
    const name = `${id}@${version}`
    const known = cache.get(name)
    // The entries that are asked for stay the longest.
    if (known) cache.delete(name)
    if (known) cache.set(name, known)
    const entry = known ?? start(name, stored, kind === 'resume' ? 1 : (meta.pages ?? 1))
    return { id, version, drawnPages: await entry.drawnPages }
  }
}
