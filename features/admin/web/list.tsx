import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Failed } from './failed.tsx'
import list from './list.module.css'
import type { Listed } from './use-list.ts'

const words = defineWords({
  zh: { more: '更多' },
  en: { more: 'More' },
})

interface ListProps<Row> {
  found: Listed<Row>
  /** What is said where there are none. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'text'>
  children(rows: readonly Row[]): ReactNode
}

/** Rows on their way, not come, none, or there; and the way on. */
export const List = <Row,>({ found: { rows, isError, refetch, more }, empty, children }: ListProps<Row>) => {
  const t = useWords(words)
  if (!rows) return isError ? <Failed onAgain={refetch} /> : <Loading />
  if (rows.length === 0) return <EmptyState {...empty} />
  return (
    <>
      {children(rows)}
      {more && (
        <div className={list.more}>
          <Button look="plain" size="md" busy={more.busy} onClick={more.read}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}
