import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { templateQuery } from '../item-queries.ts'
import { codeOf } from '../template-queries.ts'
import type { AnyItem, ItemKind } from './item.ts'
import { isItemId } from './load-item.ts'

const words = defineWords({
  zh: {
    resumeTitle: '简历模板',
    wordTitle: 'Word 文档',
    pptTitle: '演示文稿',
    resume: '没有找到这份模板',
    word: '没有找到这份文档',
    ppt: '没有找到这份演示文稿',
    text: '它可能还没有发布，或者已经下架。',
    otherTemplates: '看看其他模板',
    others: '看看其他的',
    templateFailed: '没能打开这份模板',
    failed: '没能打开它',
    failedText: '请检查网络，再试一次。',
    again: '再试一次',
  },
  en: {
    resumeTitle: 'Resume template',
    wordTitle: 'Word documents',
    pptTitle: 'Presentations',
    resume: 'We couldn’t find this template',
    word: 'We couldn’t find this document',
    ppt: 'We couldn’t find this presentation',
    text: 'It may not be published yet, or it may have been taken down.',
    otherTemplates: 'Browse other templates',
    others: 'Browse others',
    templateFailed: 'Couldn’t open this template',
    failed: 'Couldn’t load this page',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
  },
})

interface ItemScreenProps<T extends AnyItem> {
  kind: ItemKind
  accepts(item: AnyItem): item is T
  view: ComponentType<{ item: T }>
}

/** The page of one item, or a notice that it is loading, missing or failed to load. */
export const ItemScreen = <T extends AnyItem>({ kind, accepts, view: View }: ItemScreenProps<T>) => {
  const t = useWords(words)
  const { id = '' } = useParams()
  const isId = isItemId(id)
  const { data, error, refetch, isFetching } = useQuery({ ...templateQuery(id), enabled: isId })
  if (data && accepts(data)) return <View key={id} item={data} />
  const isMissing = !isId || data !== undefined || codeOf(error) === 'not_found'
  if (!isMissing && !error) return <Loading />
  return (
    <>
      <PageHead title={t[`${kind}Title`]} />
      {isMissing ? (
        <EmptyState level={1} icon="search" title={t[kind]} text={t.text}>
          <ButtonLink to={`/${kind}`} size="lg">
            {kind === 'resume' ? t.otherTemplates : t.others}
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon="refresh"
          title={kind === 'resume' ? t.templateFailed : t.failed}
          text={t.failedText}
        >
          <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
            {t.again}
          </Button>
        </EmptyState>
      )}
    </>
  )
}
