import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '#packages/ui/loading.tsx'
import { Failed } from './failed.tsx'

/** What was asked of the server: on its way, not come, or there. */
export const Asked = <Answer,>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Answer>
  children(answer: Answer): ReactNode
}) => {
  if (data !== undefined) return children(data)
  return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />
}
