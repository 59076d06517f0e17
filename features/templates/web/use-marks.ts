import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { session } from '#packages/api/session-contract.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { markTemplate, type PublicRow } from '../gallery-contract.ts'

export type Mark = 'liked' | 'favourite'
type Marks = Pick<PublicRow, 'id' | 'liked' | 'favourite' | 'likes' | 'favourites'>

const COUNTERS = { liked: 'likes', favourite: 'favourites' } as const

const isRow = (value: unknown): value is PublicRow =>
  typeof value === 'object' && value !== null && 'favourites' in value && 'meta' in value

const patched = (data: unknown, id: string, next: object): unknown => {
  if (isRow(data)) return data.id === id ? { ...data, ...next } : data
  const { templates } = (data ?? {}) as { templates?: unknown }
  if (!Array.isArray(templates) || !templates.some((row) => isRow(row) && row.id === id)) return data
  return { ...(data as object), templates: templates.map((row) => patched(row, id, next)) }
}

/** Every list and page with this template, open or cached. */
export const patchRow = (queries: QueryClient, id: string, next: object) =>
  queries.setQueriesData(
    { predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/templates') },
    (data: unknown) => patched(data, id, next),
  )

const isOfFavourites = (queryKey: readonly unknown[]) =>
  (queryKey[2] as { mine?: string } | undefined)?.mine === 'favourites'

export const useVisitorLink = (): string | undefined => {
  const { data } = useQuery(apiQuery(session, {}, { quiet: true }))
  const { pathname, search } = useLocation()
  return data?.user ? undefined : `/auth/login?next=${encodeURIComponent(pathname + search)}`
}

/** Sets a mark optimistically and reverts it if the server refuses. The last press wins. */
export const useMark = (row: Marks, mark: Mark) => {
  const client = useApi()
  const queries = useQueryClient()
  const asked = useRef(0)
  return async () => {
    const on = !row[mark]
    const counter = COUNTERS[mark]
    const before = { [mark]: row[mark], [counter]: row[counter] }
    asked.current += 1
    const turn = asked.current
    patchRow(queries, row.id, { [mark]: on, [counter]: Math.max(0, row[counter] + (on ? 1 : -1)) })
    try {
      const marks = await client.call(markTemplate, { id: row.id, [mark]: on })
      if (turn === asked.current) patchRow(queries, row.id, marks)
      queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isOfFavourites(queryKey) })
    } catch {
      if (turn === asked.current) patchRow(queries, row.id, before)
    }
  }
}
