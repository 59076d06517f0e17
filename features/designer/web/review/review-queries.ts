import { countSubmitted, getSubmitted, listSubmitted } from '#features/templates/contract.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

export type Submitted = ReplyOf<typeof getSubmitted>
export type Waiting = ReplyOf<typeof listSubmitted>['templates'][number]

/** Number of templates in the list; later ones move up as the queue is worked off. */
export const SHOWN = 50

/** Not cached, because several reviewers may work at the same time. */
const fresh = { staleTime: 0, retry: 1 }

export const queueQuery = { ...apiQuery(listSubmitted, { limit: SHOWN }, { quiet: true }), ...fresh }
export const countQuery = { ...apiQuery(countSubmitted, {}, { quiet: true }), ...fresh }
export const submittedQuery = (id: string) => ({
  ...apiQuery(getSubmitted, { id }, { quiet: true }),
  ...fresh,
  // The reviewed template must not change by itself.
  refetchOnWindowFocus: false,
})
