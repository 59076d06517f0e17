import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { DocumentKind } from '#packages/templates/document-facets.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { useSiteAddress } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { AuthorHead } from './author-head.tsx'
import styles from './gallery.module.css'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import filters from './gallery-filters.module.css'
import { FilterRows } from './gallery-filters.tsx'
import { GalleryHead, useGalleryTitle } from './gallery-head.tsx'
import { GalleryList, GallerySkeleton } from './gallery-list.tsx'
import { hrefOf, readChoice } from './gallery-query.ts'
import { GallerySearch } from './gallery-search.tsx'
import type { Shelf } from './shelf.ts'
import { authorQuery, listQuery, orShowError } from './template-queries.ts'

const words = defineWords({
  zh: {
    failed: '没能取到模板',
    failedText: '请检查网络，再试一次。',
    again: '再试一次',
  },
  en: {
    failed: 'Couldn’t load templates',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
  },
})

const AUTHOR = /^[A-Za-z0-9_-]{16,40}$/
const noSuchAuthor = () => Object.assign(new Error('no such author'), { body: { code: 'not_found' } })

export const loadGallery = async ({ queryClient, url }: LoadContext, kind?: DocumentKind) => {
  const choice = readChoice(url.searchParams, kind)
  const { author } = choice
  if (author !== undefined && !AUTHOR.test(author)) throw noSuchAuthor()
  const query = listQuery(choice)
  await Promise.all([
    ...(author === undefined ? [] : [orShowError(queryClient.ensureQueryData(authorQuery(author, kind)))]),
    orShowError(queryClient.ensureQueryData(query)),
  ])
  const found = queryClient.getQueryData(query.queryKey)
  return found && choice.page > Math.max(1, found.pages) ? { status: 404 } : undefined
}

const read = (search: string, kind: DocumentKind | undefined) => readChoice(new URLSearchParams(search), kind)

/** The list of the address; while another list is loading, that one. */
const useAddress = (kind: DocumentKind | undefined) => {
  const here = useLocation()
  const { location: going } = useNavigation()
  const next = going?.pathname === here.pathname ? going : here
  return {
    here: useMemo(() => ({ entry: here.key, choice: read(here.search, kind) }), [here, kind]),
    next: useMemo(() => ({ entry: next.key, choice: read(next.search, kind) }), [next, kind]),
  }
}

const useAuthor = (id: string | undefined, kind: DocumentKind | undefined) =>
  useQuery({ ...authorQuery(id ?? '', kind), enabled: id !== undefined }).data

const NOTHING = { templates: [], total: 0, pages: 0, counts: {} }

/** A list of templates of one kind: search, filters, order, covers. */
export const GalleryView = ({ shelf }: { shelf: Shelf }) => {
  const t = useWords(words)
  const { here, next } = useAddress(shelf.kind)
  const { choice } = next
  const site = useSiteAddress()
  const author = useAuthor(choice.author, shelf.kind)
  const found = useQuery({ ...listQuery(choice), placeholderData: keepPreviousData })
  const { templates, total, pages, counts } = found.data ?? NOTHING
  const titled = { shelf, choice, total, author: author?.nickname }
  const { title, lead } = useGalleryTitle(titled)
  // While another list is loading, the previous one stays, dimmed.
  const shown = found.isPlaceholderData ? here : next
  return (
    <div className={styles.gallery}>
      <GalleryHead {...titled} rows={templates} site={site} />
      <div className={styles.head}>
        {author ? (
          <AuthorHead author={author} />
        ) : (
          <header>
            <h1>{title}</h1>
            <p>{lead}</p>
          </header>
        )}
        <GallerySearch key={shelf.kind} choice={choice} shelf={shelf} />
      </div>
      <div id="filters" className={filters.rows}>
        <FilterRows choice={choice} counts={counts} />
      </div>
      <GalleryBar
        choice={choice}
        counts={counts}
        total={total}
        waiting={found.isPlaceholderData || found.isPending}
      />
      {found.isError && !found.data ? (
        <EmptyState icon="refresh" title={t.failed} text={t.failedText}>
          <Button size="lg" busy={found.isFetching} onClick={() => void found.refetch()}>
            {t.again}
          </Button>
        </EmptyState>
      ) : found.isPending ? (
        <GallerySkeleton {...(shelf.kind ? { kind: shelf.kind } : {})} />
      ) : templates.length === 0 ? (
        <GalleryEmpty choice={choice} pages={pages} shelf={shelf} />
      ) : (
        <GalleryList
          key={hrefOf(shown.choice)}
          {...shown}
          shelf={shelf}
          pages={pages}
          dim={found.isPlaceholderData}
        />
      )}
    </div>
  )
}
