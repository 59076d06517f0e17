import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#packages/ui/api-query.ts'
import { type Account, myAccount } from '../../contract.ts'

export const accountQuery = apiQuery(myAccount, {})

/** The account, and a setter for a newer response. */
export const useAccount = () => {
  const queries = useQueryClient()
  const { data } = useQuery(accountQuery)
  return {
    account: data,
    take: (next: Account) => queries.setQueryData(accountQuery.queryKey, next),
    again: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
  }
}
