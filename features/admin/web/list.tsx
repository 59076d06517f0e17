import type { ComponentProps, ReactNode } from 'react'
import { Failed } from '#packages/admin-ui/failed.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import type { Listed } from './use-list.ts'

const words = defineWords({
  zh: {
    more: '更多',
    moreFailed: '后面的没有取到',
    noneSuch: '没有符合条件的',
    noneSuchText: '换一个写法，或放宽条件。',
    clear: '清除条件',
  },
  en: {
    more: 'Load more',
    moreFailed: 'Couldn’t load more',
    noneSuch: 'No results',
    noneSuchText: 'Try different words or fewer filters.',
    clear: 'Clear filters',
  },
})

interface ListProps<Row> {
  found: Listed<Row>
  /** The message of an empty list, and what to do about it. */
  empty: ComponentProps<typeof EmptyState>
  children(rows: readonly Row[]): ReactNode
}

const NoneSuch = ({ onClear }: { onClear(): void }) => {
  const t = useWords(words)
  return (
    <EmptyState icon="search" title={t.noneSuch} text={t.noneSuchText}>
      <Button look="plain" size="md" onClick={onClear}>
        {t.clear}
      </Button>
    </EmptyState>
  )
}

/** A list that is loading, failed, empty or loaded, with a button for the next page. */
export const List = <Row,>({ found: { rows, error, refetch, more }, empty, children }: ListProps<Row>) => {
  const t = useWords(words)
  const { isNarrowed, clear } = useAddress()
  if (!rows) return error ? <Failed error={error} onAgain={refetch} /> : <Loading />
  if (rows.length === 0) return isNarrowed ? <NoneSuch onClear={clear} /> : <EmptyState {...empty} />
  return (
    <>
      {children(rows)}
      {more && (
        <div className={list.more}>
          {more.isFailed && <p role="alert">{t.moreFailed}</p>}
          <Button look="plain" size="md" busy={more.busy} onClick={more.read}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}
