import { themes } from '#packages/document/themes.ts'
import { facets } from '#packages/templates/facets.ts'
import type { TemplateQuery, TemplateSort } from '../gallery-contract.ts'

/** In the order in which they stand over the list and in an address. */
export const galleryFacets = ['style', 'purpose', 'industry', 'job', 'color', 'columns'] as const
export type GalleryFacet = (typeof galleryFacets)[number]

/** What an address says about the list; what is absent is the usual. */
export interface Choice extends Partial<Record<GalleryFacet, string>> {
  q?: string
  author?: string
  mine?: 'favourites'
  sort: TemplateSort
  page: number
}

export const sorts = ['favourites', 'uses', 'new'] as const satisfies TemplateSort[]
const PATH = '/resume'
const LONGEST_Q = 100
const LAST_PAGE = 10_000

type Names = Record<string, { zh: string; en: string }>

export const valuesOf = (facet: GalleryFacet): Names => (facet === 'color' ? themes : facets[facet])

const isValue = (facet: GalleryFacet, value: string | null): value is string =>
  value !== null && Object.hasOwn(valuesOf(facet), value)

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1

/** Words that nobody knows are passed over: an old or mistyped address shows a list all the same. */
export const readChoice = (params: URLSearchParams): Choice => {
  const q = (params.get('q') ?? '').trim().slice(0, LONGEST_Q)
  const author = params.get('author')
  const chosen = galleryFacets.flatMap((facet) => {
    const value = params.get(facet)
    return isValue(facet, value) ? [[facet, value] as const] : []
  })
  return {
    ...Object.fromEntries(chosen),
    ...(q === '' ? {} : { q }),
    ...(author ? { author } : {}),
    ...(params.get('mine') === 'favourites' ? { mine: 'favourites' } : {}),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'favourites',
    page: pageOf(params.get('page')),
  }
}

/** Names and values as an address carries them; also the hidden fields of the search form. */
export const pairsOf = ({ sort, page, ...choice }: Choice): [string, string][] => [
  ...(['q', ...galleryFacets, 'author', 'mine'] as const).flatMap((name): [string, string][] => {
    const value = choice[name]
    return value === undefined ? [] : [[name, value]]
  }),
  ...(sort === 'favourites' ? [] : [['sort', sort] as [string, string]]),
  ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
]

export const hrefOf = (choice: Choice): string => {
  const query = new URLSearchParams(pairsOf(choice)).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}

/** Another list begins at its first page. `undefined` takes a choice back. */
export const withChange = (
  choice: Choice,
  change: { [K in keyof Choice]?: Choice[K] | undefined },
): Choice => {
  const next = { ...choice, page: 1, ...change }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined),
  ) as unknown as Choice
}

/** The usual is left out: one list has one address and one place in the cache. */
export const inputOf = (choice: Choice): TemplateQuery => Object.fromEntries(pairsOf(choice))

/** Lists that people look for by name, in the order in which they are meant when several are chosen. */
const LANDINGS = ['purpose', 'job', 'industry', 'style'] as const
export type Landing = { facet: (typeof LANDINGS)[number]; value: string }

const nearestLanding = (choice: Choice): Landing | undefined => {
  for (const facet of LANDINGS) {
    const value = choice[facet]
    if (value !== undefined) return { facet, value }
  }
  return undefined
}

/** The one facet that the list is by, if it is by nothing else. */
export const landingOf = (choice: Choice): Landing | undefined => {
  const landing = nearestLanding(choice)
  return landing && pairsOf({ ...choice, page: 1 }).length === 1 ? landing : undefined
}

/** The page that stands for this one in a search engine; none for what is one person's own. */
export const canonicalOf = (choice: Choice): string | undefined => {
  if (choice.q !== undefined || choice.mine) return undefined
  const landing = nearestLanding(choice)
  const stands: Choice = {
    ...(choice.author !== undefined
      ? { author: choice.author }
      : landing
        ? { [landing.facet]: landing.value }
        : {}),
    sort: 'favourites',
    page: 1,
  }
  // The n-th page of a list that is sorted or narrowed otherwise is not the n-th page of this one.
  const isSameList = hrefOf({ ...choice, page: 1 }) === hrefOf(stands)
  return hrefOf(isSameList ? { ...stands, page: choice.page } : stands)
}

/** First, last and the neighbours; null is a gap. */
export const pageLinks = (page: number, pages: number): (number | null)[] => {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter(
    (one) => one >= 1 && one <= pages,
  )
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((one, at) => {
    const before = sorted[at - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}
