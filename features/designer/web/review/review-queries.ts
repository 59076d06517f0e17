import { countSubmitted, getSubmitted, listSubmitted } from '#features/templates/contract.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

export type Submitted = ReplyOf<typeof getSubmitted>
export type Waiting = ReplyOf<typeof listSubmitted>['templates'][number]

/** A queue is worked off from its head: what stands behind so many comes nearer by itself. */
export const SHOWN = 50

/** Others may be at it too: nothing here is kept for long. */
const fresh = { staleTime: 0, retry: 1 }

export const queueQuery = { ...apiQuery(listSubmitted, { limit: SHOWN }, { quiet: true }), ...fresh }
export const countQuery = { ...apiQuery(countSubmitted, {}, { quiet: true }), ...fresh }
export const submittedQuery = (id: string) => ({
  ...apiQuery(getSubmitted, { id }, { quiet: true }),
  ...fresh,
  // What is being looked at changes only when it is asked for.
  refetchOnWindowFocus: false,
})
