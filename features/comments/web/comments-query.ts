import { apiQuery } from '#packages/ui/api-query.ts'
import { listComments, type Sort, type Target } from '../contract.ts'

/** The first page of comments; further pages are added to the same cache entry. */
export const commentsQuery = ({ kind, id }: Target, sort: Sort = 'newest') => ({
  ...apiQuery(listComments, { kind, id, sort }, { quiet: true }),
  // A refetch would collapse a list that was unrolled far down.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: 1,
})
