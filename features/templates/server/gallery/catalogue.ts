import { createHash } from 'node:crypto'
import type { TemplateKind, TemplateSort } from '../../contract.ts'
import { type AnyChoiceName, type ChoiceTable, choicesFor, type Traits } from './choices.ts'
import { matcherOf, rankOf, type SearchText } from './search-match.ts'

/** All that choosing among templates needs to know of one. */
export interface Entry extends SearchText, Traits {
  id: string
  kind: TemplateKind
  version: number
  publishedAt: number
  author: string
  favourites: number
  uses: number
  downloads: number
  /** Settles what is equal otherwise: the same on every machine, and mixed. */
  lot: string
}

export interface GalleryQuery extends Partial<Record<AnyChoiceName, string | undefined>> {
  kind: TemplateKind
  tag?: string | undefined
  q?: string | undefined
  author?: string | undefined
  /** Only these, where given. */
  among?: ReadonlySet<string> | undefined
  sort: TemplateSort
}

export const lotOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12)

const newestFirst = (a: Entry, b: Entry) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1)
const highestFirst = (of: 'favourites' | 'uses' | 'downloads') => (a: Entry, b: Entry) =>
  b[of] - a[of] || (a.lot < b.lot ? -1 : 1)

export type Sorted = Record<TemplateSort, readonly Entry[]>

export const sortEntries = (entries: readonly Entry[]): Sorted => ({
  favourites: entries.toSorted(highestFirst('favourites')),
  uses: entries.toSorted(highestFirst('uses')),
  downloads: entries.toSorted(highestFirst('downloads')),
  new: entries.toSorted(newestFirst),
})

export interface Chosen {
  entries: Entry[]
  /** How many there would be with each value, the other choices staying as they are. */
  counts: Record<string, Record<string, number>>
}

/** Where among the names the entry is not what is asked for; -1 nowhere, -2 in more than one place. */
const missOf = ({ masks }: Entry, asked: readonly number[]): number => {
  let miss = -1
  for (let at = 0; at < asked.length; at += 1) {
    const wanted = asked[at] as number
    if (wanted === 0 || ((masks[at] as number) & wanted) !== 0) continue
    if (miss !== -1) return -2
    miss = at
  }
  return miss
}

/** Words that many have first; a page shows a line of them. */
const MAX_TAGS = 16

const tagCounts = (tags: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...tags].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).slice(0, MAX_TAGS),
  )

const countsOf = (
  { names, choices }: ChoiceTable,
  counted: readonly number[],
  tags: ReadonlyMap<string, number>,
): Chosen['counts'] => {
  const counts: Chosen['counts'] = Object.fromEntries(names.map((name) => [name, {}]))
  for (const [at, { name, value }] of choices.entries()) {
    const of = counts[name]
    if (of && counted[at]) of[value] = counted[at]
  }
  return tags.size > 0 ? { ...counts, tag: tagCounts(tags) } : counts
}

/** Sorts matches in the name first, unless the newest are requested. */
const nearestFirst = (entries: Entry[], { q = '', sort }: GalleryQuery): Entry[] => {
  if (q.trim() === '' || sort === 'new') return entries
  const rank = rankOf(q)
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

/** One walk over all of them: some thousandths of a second for ten thousand, on any database. */
export const choose = (sorted: Sorted, query: GalleryQuery): Chosen => {
  const table = choicesFor(query.kind)
  const { names, choices } = table
  const hasWords = matcherOf(query.q)
  const id = query.q?.trim()
  const matches = (entry: Entry) => entry.id === id || hasWords(entry)
  const asked = names.map((name) => {
    const chosen = choices.find((choice) => choice.name === name && choice.value === query[name])
    return chosen ? chosen.bit : 0
  })
  const counted = choices.map(() => 0)
  const tags = new Map<string, number>()
  const entries: Entry[] = []
  for (const entry of sorted[query.sort]) {
    if (entry.kind !== query.kind) continue
    if (query.author !== undefined && entry.author !== query.author) continue
    if (query.among && !query.among.has(entry.id)) continue
    const miss = missOf(entry, asked)
    const hasTag = query.tag === undefined || entry.tags.includes(query.tag)
    if (miss === -2 || (miss !== -1 && !hasTag) || !matches(entry)) continue
    if (miss === -1) for (const tag of entry.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1)
    if (!hasTag) continue
    if (miss === -1) entries.push(entry)
    for (const place of entry.places)
      if (miss === -1 || choices[place]?.at === miss) counted[place] = (counted[place] ?? 0) + 1
  }
  return { entries: nearestFirst(entries, query), counts: countsOf(table, counted, tags) }
}

const WEIGHTS: Record<AnyChoiceName, number> = {
  category: 6,
  job: 4,
  purpose: 2,
  industry: 2,
  style: 2,
  columns: 1,
  color: 1,
}
const TAG_WEIGHT = 2

const likeness = (a: Entry, b: Entry): number => {
  let sum = 0
  for (const [at, name] of choicesFor(a.kind).names.entries())
    if (((a.masks[at] as number) & (b.masks[at] as number)) !== 0) sum += WEIGHTS[name]
  for (const tag of a.tags) if (b.tags.includes(tag)) sum += TAG_WEIGHT
  return sum
}

/** For the same readers first; of equals the ones that are kept more often. */
export const similarTo = (sorted: Sorted, id: string, limit: number): Entry[] => {
  const one = sorted.favourites.find((entry) => entry.id === id)
  if (!one) return []
  const byLikeness = new Map<number, Entry[]>()
  for (const entry of sorted.favourites) {
    if (entry.kind !== one.kind || entry.id === id) continue
    const like = likeness(one, entry)
    const equals = byLikeness.get(like)
    if (!equals) byLikeness.set(like, [entry])
    else if (equals.length < limit) equals.push(entry)
  }
  return [...byLikeness.entries()]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, entries]) => entries)
    .slice(0, limit)
}
