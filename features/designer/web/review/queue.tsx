import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PublishedList } from './published-list.tsx'
import styles from './queue.module.css'
import { QueueList } from './queue-list.tsx'
import { countQuery } from './review-queries.ts'
import { QUEUE } from './use-queue.ts'

const words = defineWords({
  zh: { title: '模板审核', tabs: '模板', waiting: '待审核', published: '已发布' },
  en: { title: 'Template review', tabs: 'Templates', waiting: 'Waiting', published: 'Published' },
})

/** Submitted templates, and published ones. */
export const Screen = () => {
  const t = useWords(words)
  const [query] = useSearchParams()
  const published = query.get('tab') === 'published'
  const { data } = useQuery(countQuery)
  return (
    <AdminFrame title={t.title}>
      <nav className={styles.tabs} aria-label={t.tabs}>
        <AppLink to={QUEUE} aria-current={published ? undefined : 'page'}>
          {t.waiting}
          {data !== undefined && <span>{data.waiting}</span>}
        </AppLink>
        <AppLink to={`${QUEUE}?tab=published`} aria-current={published ? 'page' : undefined}>
          {t.published}
        </AppLink>
      </nav>
      {published ? <PublishedList /> : <QueueList />}
    </AdminFrame>
  )
}
