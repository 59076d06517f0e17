import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { GalleryFoot } from './gallery-foot.tsx'
import styles from './gallery-list.module.css'
import type { Choice } from './gallery-query.ts'
import type { Shelf } from './shelf.ts'
import { CardSkeleton } from './template-card.tsx'
import { listQuery } from './template-queries.ts'

const words = defineWords({
  zh: {
    list: '模板',
    more: '再看一些',
    failed: '没能取到后面的模板。',
    again: '再试一次',
  },
  en: {
    list: 'Templates',
    more: 'Load more',
    failed: 'Couldn’t load more templates.',
    again: 'Try again',
  },
})

/** The number of pages that load automatically. After that, the site's footer is reachable and a button loads more. */
const BY_ITSELF = 5
const SKELETONS = 8
/** Covers that are visible when the page opens, on any screen. */
const FIRST_ROW = 4
/** The distance at which the next page is loaded before the end is visible. */
const AHEAD = '900px'

/** The number of loaded pages by history entry, so that going back restores the length of the list. */
const depths = new Map<string, number>()

const useDepth = (entry: string): [number, (depth: number) => void] => {
  const [depth, setDepth] = useState(() => depths.get(entry) ?? 1)
  useEffect(() => {
    depths.set(entry, depth)
  }, [entry, depth])
  return [depth, setDepth]
}

/** Observes the end again after each page, because an end that stays visible triggers no further event. */
const useNearFoot = (onNear: () => void, watched: number | undefined) => {
  const foot = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (watched === undefined || !foot.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: AHEAD },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [watched])
  return foot
}

interface GalleryListProps {
  shelf: Shelf
  choice: Choice
  pages: number
  /** Its history entry. */
  entry: string
  /** Another list is loading. */
  dim: boolean
}

interface ListPageProps {
  Card: Shelf['Card']
  choice: Choice
  /** The first page of the list. */
  from: number
}

const Waiting = () =>
  Array.from({ length: SKELETONS }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places without anything in them.
    <li key={at}>
      <CardSkeleton />
    </li>
  ))

/** One page of the list. A template that moved here because counts changed is shown once. */
const ListPage = ({ Card, choice, from }: ListPageProps) => {
  const queries = useQueryClient()
  const { data, isPending } = useQuery(listQuery(choice))
  if (isPending) return <Waiting />
  const before = Array.from({ length: choice.page - from }, (_, at) =>
    queries.getQueryData(listQuery({ ...choice, page: from + at }).queryKey),
  )
  const shown = new Set(before.flatMap((page) => page?.templates.map(({ id }) => id) ?? []))
  return data?.templates
    .filter(({ id }) => !shown.has(id))
    .map((row, at) => (
      <li key={row.id}>
        <Card row={row} isEager={choice.page === from && at < FIRST_ROW} />
      </li>
    ))
}

/** The list from the page in the address on; further pages load when the end comes near. */
export const GalleryList = ({ shelf, choice, pages, entry, dim }: GalleryListProps) => {
  const t = useWords(words)
  const [depth, setDepth] = useDepth(entry)
  const numbers = Array.from({ length: depth }, (_, at) => choice.page + at)
  const last = choice.page + depth - 1
  const { isPending, isError, data, refetch } = useQuery(listQuery({ ...choice, page: last }))
  const failed = isError && !data
  const more = last < pages && data !== undefined
  const byItself = more && depth < BY_ITSELF
  const foot = useNearFoot(() => setDepth(depth + 1), byItself ? depth : undefined)
  return (
    <>
      <ul
        className={styles.grid}
        data-kind={choice.kind}
        aria-label={t.list}
        aria-busy={isPending || dim}
        data-dim={dim || undefined}
      >
        {numbers.map((page) => (
          <ListPage key={page} Card={shelf.Card} choice={{ ...choice, page }} from={choice.page} />
        ))}
      </ul>
      <div ref={foot} className={styles.more}>
        {failed && (
          <p role="alert">
            {t.failed}
            <Button look="plain" onClick={() => void refetch()}>
              {t.again}
            </Button>
          </p>
        )}
        {more && !byItself && (
          <Button look="plain" size="lg" onClick={() => setDepth(depth + 1)}>
            {t.more}
          </Button>
        )}
      </div>
      <GalleryFoot choice={choice} last={Math.min(last, Math.max(pages, 1))} pages={pages} />
    </>
  )
}

/** The placeholder of a loading list. */
export const GallerySkeleton = ({ kind }: Pick<Choice, 'kind'>) => (
  <ul className={styles.grid} data-kind={kind} aria-busy="true">
    <Waiting />
  </ul>
)
