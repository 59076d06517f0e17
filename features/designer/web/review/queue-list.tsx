import { useQuery } from '@tanstack/react-query'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { kindWords } from './kind-words.ts'
import styles from './queue.module.css'
import { queueQuery, SHOWN, type Waiting } from './review-queries.ts'
import { pathOf } from './use-queue.ts'
import { waitingTime } from './waiting-time.ts'

const words = defineWords({
  zh: {
    waiting: '待审核的模板，等得最久的在前',
    unnamed: '未命名模板',
    fresh: '新模板',
    next: (version: number) => `第 ${version} 版，现为第 ${version - 1} 版`,
    again: (version: number) => `第 ${version} 版，下架后再次提交`,
    begin: '从等得最久的开始',
    more: (count: number) => `先列出等得最久的 ${count} 份，审完会接着出现。`,
    empty: '都审完了',
    emptyText: '有人提交模板时，会出现在这里，等得最久的排在最前。',
    published: '看已发布的',
    failed: '没能取到待审核的模板',
    failedText: '请检查网络，再试一次。',
    retry: '再试一次',
  },
  en: {
    waiting: 'Templates in review, longest waiting first',
    unnamed: 'Untitled template',
    fresh: 'New template',
    next: (version: number) => `Version ${version} (version ${version - 1} is published)`,
    again: (version: number) => `Version ${version}, resubmitted after takedown`,
    begin: 'Start with the oldest',
    more: (count: number) => `Showing the ${count} oldest. More appear as you go.`,
    empty: 'All reviewed',
    emptyText: 'Submitted templates appear here, longest waiting first.',
    published: 'View published',
    failed: 'Couldn’t load templates in review',
    failedText: 'Check your connection and try again.',
    retry: 'Try again',
  },
})

const Row = ({ template }: { template: Waiting }) => {
  const t = useWords(words)
  const kinds = useWords(kindWords)
  const { language } = useLanguage()
  const { id, meta, author, kind, version, isPublic, updatedAt, revision, cover } = template
  return (
    <li className={styles.row} data-template={id}>
      <div className={styles.sheet}>
        <TemplateCover row={{ id, version: revision, cover }} />
      </div>
      <div className={styles.says}>
        <h2>
          <AppLink to={pathOf(id)} className={styles.open ?? ''}>
            {meta.name ?? t.unnamed}
          </AppLink>
        </h2>
        <p>{author.nickname}</p>
        <p className={styles.small}>
          {kinds[kind]}
          {' · '}
          {version === 0 ? t.fresh : isPublic ? t.next(version + 1) : t.again(version + 1)}
        </p>
      </div>
      <time
        className={styles.time}
        dateTime={new Date(updatedAt).toISOString()}
        title={new Date(updatedAt).toLocaleString(languageTag[language])}
      >
        {waitingTime(updatedAt, Date.now(), language)}
      </time>
    </li>
  )
}

export const QueueList = () => {
  const t = useWords(words)
  const { data, isError, refetch } = useQuery(queueQuery)
  if (!data)
    return isError ? (
      <EmptyState icon="alert" title={t.failed} text={t.failedText}>
        <Button size="md" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </EmptyState>
    ) : (
      <Loading />
    )
  const [first] = data.templates
  if (!first)
    return (
      <EmptyState icon="check" title={t.empty} text={t.emptyText}>
        <ButtonLink to="/admin/templates?tab=published" size="md" look="plain">
          {t.published}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to={pathOf(first.id)} size="md">
          {t.begin}
        </ButtonLink>
      </div>
      <ol className={styles.rows} aria-label={t.waiting}>
        {data.templates.map((template) => (
          <Row key={template.id} template={template} />
        ))}
      </ol>
      {data.next !== null && <p className={styles.more}>{t.more(SHOWN)}</p>}
    </>
  )
}
