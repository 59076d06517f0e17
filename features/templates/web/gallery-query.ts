import { themes } from '#packages/document/themes.ts'
import { categoriesOf, type DocumentKind } from '#packages/templates/document-facets.ts'
import { facets } from '#packages/templates/facets.ts'
import type { TemplateQuery, TemplateSort } from '../gallery-contract.ts'

/** For resumes, in the order of the filters and of parameters in an address. */
export const galleryFacets = ['style', 'purpose', 'industry', 'job', 'color', 'columns'] as const
const documentFacets = ['category', 'style', 'color'] as const
export type GalleryFacet = (typeof galleryFacets)[number] | 'category'

export const facetsOf = (kind: DocumentKind | undefined): readonly GalleryFacet[] =>
  kind ? documentFacets : galleryFacets

/** The list as described by an address; a missing value is the default. */
export interface Choice extends Partial<Record<GalleryFacet, string>> {
  /** The gallery, by default that of resumes. It is the path, not a parameter. */
  kind?: DocumentKind
  q?: string
  tag?: string
  author?: string
  mine?: 'favourites'
  sort: TemplateSort
  page: number
}

/** The default order first. */
const resumeSorts = ['favourites', 'uses', 'new'] as const satisfies TemplateSort[]
const documentSorts = ['downloads', 'new', 'favourites'] as const satisfies TemplateSort[]

export const sortsOf = (kind: DocumentKind | undefined): readonly TemplateSort[] =>
  kind ? documentSorts : resumeSorts
const usualSort = (kind: DocumentKind | undefined): TemplateSort => (kind ? 'downloads' : 'favourites')

const MAX_QUERY = 100
const MAX_TAG = 12
const LAST_PAGE = 10_000

type Names = Record<string, { zh: string; en: string }>

export const valuesOf = (facet: GalleryFacet, kind: DocumentKind | undefined = undefined): Names => {
  if (facet === 'category') return kind ? categoriesOf(kind) : {}
  return facet === 'color' ? themes : facets[facet]
}

const isValue = (
  facet: GalleryFacet,
  kind: DocumentKind | undefined,
  value: string | null,
): value is string => value !== null && Object.hasOwn(valuesOf(facet, kind), value)

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1

/** Unknown values are ignored, so that an old or mistyped address still shows a list. */
export const readChoice = (params: URLSearchParams, kind?: DocumentKind): Choice => {
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY)
  const tag = kind
    ? (params.get('tag') ?? '')
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, MAX_TAG)
    : ''
  const author = params.get('author')
  const chosen = facetsOf(kind).flatMap((facet) => {
    const value = params.get(facet)
    return isValue(facet, kind, value) ? [[facet, value] as const] : []
  })
  return {
    ...(kind ? { kind } : {}),
    ...Object.fromEntries(chosen),
    ...(q === '' ? {} : { q }),
    ...(tag === '' ? {} : { tag }),
    ...(author ? { author } : {}),
    ...(params.get('mine') === 'favourites' ? { mine: 'favourites' } : {}),
    sort: sortsOf(kind).find((sort) => sort === params.get('sort')) ?? usualSort(kind),
    page: pageOf(params.get('page')),
  }
}

/** Names and values as parameters of an address and as hidden fields of the search form. */
export const pairsOf = ({ kind, sort, page, ...choice }: Choice): [string, string][] => [
  ...(['q', ...facetsOf(kind), 'tag', 'author', 'mine'] as const).flatMap((name): [string, string][] => {
    const value = choice[name]
    return value === undefined ? [] : [[name, value]]
  }),
  ...(sort === usualSort(kind) ? [] : [['sort', sort] as [string, string]]),
  ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
]

export const folderOf = (kind: DocumentKind | undefined): string => `/${kind ?? 'resume'}`

export const hrefOf = (choice: Choice): string => {
  const query = new URLSearchParams(pairsOf(choice)).toString()
  const folder = folderOf(choice.kind)
  return query === '' ? folder : `${folder}?${query}`
}

/** Without filters. */
export const wholeList = (kind: DocumentKind | undefined): Choice => ({
  ...(kind ? { kind } : {}),
  sort: usualSort(kind),
  page: 1,
})

/** Another list begins at its first page. `undefined` removes a filter. */
export const withChange = (
  choice: Choice,
  change: { [K in keyof Choice]?: Choice[K] | undefined },
): Choice => {
  const next = { ...choice, page: 1, ...change }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined),
  ) as unknown as Choice
}

/** Defaults are left out, so that one list has one address and one cache entry. */
export const inputOf = (choice: Choice): TemplateQuery => ({
  ...(choice.kind ? { kind: choice.kind, sort: choice.sort } : {}),
  ...Object.fromEntries(pairsOf(choice)),
})

/** Filters that people search for by name, by priority if several are selected. */
const LANDINGS = ['category', 'purpose', 'job', 'industry', 'style'] as const
export type Landing = { facet: (typeof LANDINGS)[number]; value: string }

const nearestLanding = (choice: Choice): Landing | undefined => {
  for (const facet of LANDINGS) {
    const value = choice[facet]
    if (value !== undefined) return { facet, value }
  }
  return undefined
}

/** The filter of the list, if it is the only one. */
export const landingOf = (choice: Choice): Landing | undefined => {
  const landing = nearestLanding(choice)
  return landing && pairsOf({ ...choice, page: 1 }).length === 1 ? landing : undefined
}

/** The canonical page for search engines; none for personal lists. */
export const canonicalOf = (choice: Choice): string | undefined => {
  if (choice.q !== undefined || choice.mine) return undefined
  const landing = nearestLanding(choice)
  const stands: Choice = {
    ...wholeList(choice.kind),
    ...(choice.author !== undefined
      ? { author: choice.author }
      : landing
        ? { [landing.facet]: landing.value }
        : {}),
  }
  // The n-th page of a list with another order or filter is not the n-th page of this one.
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
