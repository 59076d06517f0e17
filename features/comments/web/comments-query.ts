import { apiQuery } from '#packages/ui/api-query.ts'
import { listComments, type Sort, type Target } from '../contract.ts'

/** The first page of comments; more of them are put into the same answer as they are read. */
export const commentsQuery = ({ kind, id }: Target, sort: Sort = 'newest') => ({
  ...apiQuery(listComments, { kind, id, sort }, { quiet: true }),
  // Asked anew, a list that was read far down would jump back to its beginning.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: 1,
})
