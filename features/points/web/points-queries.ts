import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiQuery } from '#packages/ui/api-query.ts'
import { checkIns, listLedger, myInvites, myPoints } from '../contract.ts'

const ONCE_MORE = 1

/** Asked once it is known where the person is. A failure is shown where the answer would stand. */
export const pointsQuery = (timeZone: string | undefined) =>
  queryOptions({
    ...apiQuery(myPoints, { timeZone: timeZone ?? '' }, { quiet: true }),
    enabled: timeZone !== undefined,
    retry: ONCE_MORE,
  })

export const checkInsQuery = (timeZone: string | undefined, month: string) =>
  queryOptions({
    ...apiQuery(checkIns, { timeZone: timeZone ?? '', month }, { quiet: true }),
    enabled: timeZone !== undefined,
    retry: ONCE_MORE,
  })

export const invitesQuery = { ...apiQuery(myInvites, {}, { quiet: true }), retry: ONCE_MORE }

/** The balance, the days and the list say one thing: after a check-in all are asked for anew. */
export const askAnew = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [myPoints, checkIns, listLedger].map(({ method, path }) =>
      queries.invalidateQueries({ queryKey: [method, path] }),
    ),
  )
