import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '#packages/ui/loading.tsx'
import { Failed } from './failed.tsx'

/** A query's result: loading, failed, or loaded. */
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
