import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listLedger, myPoints } from '#packages/ledger/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { checkIns, myInvites } from '../contract.ts'

const ONCE_MORE = 1

/** Loaded once the time zone is known. An error is shown in place of the data. */
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

/** Balance, calendar and list must agree, so all are refetched after a check-in. */
export const refetchPoints = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [myPoints, checkIns, listLedger].map(({ method, path }) =>
      queries.invalidateQueries({ queryKey: [method, path] }),
    ),
  )
