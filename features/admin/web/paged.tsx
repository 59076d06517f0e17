import type { ReactNode } from 'react'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import list from './list.module.css'

const words = defineWords({
  zh: { failed: '没有取到', again: '再试一次', more: '更多' },
  en: { failed: 'It could not be fetched', again: 'Try again', more: 'More' },
})

interface PagedProps<Page> {
  pages: readonly Page[] | undefined
  isError: boolean
  refetch(): void
  more: { busy: boolean; read(): void } | undefined
  children(pages: readonly Page[]): ReactNode
}

/** A list on its way, not come, or there; and the way on. */
export const Paged = <Page,>({ pages, isError, refetch, more, children }: PagedProps<Page>) => {
  const t = useWords(words)
  if (!pages)
    return isError ? (
      <EmptyState icon="alert" title={t.failed}>
        <Button size="md" onClick={refetch}>
          {t.again}
        </Button>
      </EmptyState>
    ) : (
      <Loading />
    )
  return (
    <>
      {children(pages)}
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
