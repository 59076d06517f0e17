import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { listReported } from '../contract.ts'
import { useNow } from './comment-time.tsx'
import { commentWords } from './comment-words.ts'
import styles from './reported-comments.module.css'
import { ReportedRow } from './reported-row.tsx'
import { useFailure } from './use-comments.ts'

const words = defineWords({
  zh: {
    views: '看哪些',
    reported: '待处理',
    hidden: '已隐藏',
    noReports: '没有待处理的举报',
    noReportsText: '有人举报评论时，它会出现在这里，等你决定隐藏还是保留。',
    noHidden: '没有隐藏的评论',
    noHiddenText: '隐藏的评论会列在这里，可以随时恢复。',
    failed: '没有加载出来',
  },
  en: {
    views: 'Show',
    reported: 'Open reports',
    hidden: 'Hidden',
    noReports: 'No open reports',
    noReportsText: 'Reported comments appear here for you to hide or keep.',
    noHidden: 'No hidden comments',
    noHiddenText: 'Hidden comments are listed here. You can unhide them at any time.',
    failed: 'Couldn’t load comments',
  },
})

const views = ['reported', 'hidden'] as const
type View = (typeof views)[number]

type Answer = ReplyOf<typeof listReported>

const queryOf = (view: View) => ({ ...apiQuery(listReported, { view }, { quiet: true }), retry: 1 })

const List = ({ view }: { view: View }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const { data, isError, refetch } = useQuery(queryOf(view))
  const now = useNow(data?.at ?? 0)
  if (!data)
    return isError ? (
      <EmptyState icon="alert" title={t.failed}>
        <Button onClick={() => void refetch()}>{shared.again}</Button>
      </EmptyState>
    ) : (
      <Loading />
    )
  if (data.comments.length === 0)
    return (
      <EmptyState
        icon="check"
        title={view === 'reported' ? t.noReports : t.noHidden}
        text={view === 'reported' ? t.noReportsText : t.noHiddenText}
      />
    )
  const patch = (change: (known: Answer) => Answer) =>
    queries.setQueryData(queryOf(view).queryKey, (known) => known && change(known))
  const done = (id: string, message: string) => {
    patch((known) => ({ ...known, comments: known.comments.filter(({ comment }) => comment.id !== id) }))
    for (const other of views) if (other !== view) void queries.invalidateQueries(queryOf(other))
    if (message !== '') toasts.show(message, 'ok')
  }
  const readOn = async (after: string) => {
    try {
      const more = await api.attempt(listReported, { view, after })
      patch((known) => ({ ...more, comments: [...known.comments, ...more.comments] }))
    } catch (error) {
      toasts.show(failure(error, shared.failed), 'error')
    }
  }
  const { next } = data
  return (
    <>
      <ul className={styles.list}>
        {data.comments.map((row) => (
          <ReportedRow
            key={row.comment.id}
            row={row}
            now={now}
            onDone={(message) => done(row.comment.id, message)}
          />
        ))}
      </ul>
      {next !== null && (
        <Button look="plain" size="md" onClick={() => void readOn(next)}>
          {shared.more}
        </Button>
      )}
    </>
  )
}

/** Reported comments for an admin to decide on, and hidden ones to restore. */
export const ReportedComments = () => {
  const t = useWords(words)
  const [view, setView] = useState<View>('reported')
  return (
    <div>
      <fieldset className={styles.views} aria-label={t.views}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {t[one]}
          </button>
        ))}
      </fieldset>
      <List key={view} view={view} />
    </div>
  )
}
