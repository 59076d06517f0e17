import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: { failed: '没有取到', again: '再试一次' },
  en: { failed: 'It could not be fetched', again: 'Try again' },
})

/** What was asked of the server: on its way, not come, or there. */
export const Asked = <Answer,>({
  query: { data, isError, refetch },
  children,
}: {
  query: UseQueryResult<Answer>
  children(answer: Answer): ReactNode
}) => {
  const t = useWords(words)
  if (data !== undefined) return children(data)
  if (!isError) return <Loading />
  return (
    <EmptyState icon="alert" title={t.failed}>
      <Button size="md" onClick={() => void refetch()}>
        {t.again}
      </Button>
    </EmptyState>
  )
}
