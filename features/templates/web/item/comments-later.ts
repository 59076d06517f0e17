import type { QueryClient } from '@tanstack/react-query'
import { drawnLater } from './drawn-later.ts'

/** What is said under a template stands in the served page; it comes alive after the rest. */
export const comments = drawnLater(async () => (await import('#features/comments/parts.ts')).CommentSection)

/** The server waits for them; in the browser they come when they come. */
export const fetchComments = async (queries: QueryClient, id: string): Promise<void> => {
  const fetching = import('#features/comments/parts.ts').then(({ commentsQuery }) =>
    queries.prefetchQuery(commentsQuery({ kind: 'resume', id })),
  )
  if (typeof document === 'undefined') await fetching
}

/** How many there are, where that is known. */
export const commentTotal = (queries: QueryClient, id: string): number | undefined => {
  const [known] = queries.getQueriesData<{ total: number }>({
    queryKey: ['GET', '/comments/on/:kind/:id', { kind: 'resume', id }],
  })
  return known?.[1]?.total
}
