import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { commentsQuery } from '#features/comments/parts.ts'
import { codeOf, orShowError, similarQuery, templateQuery } from '#features/templates/item-parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { DocumentKind } from '#packages/templates/document-facets.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { documentWords } from '../document-words.ts'
import { ItemView } from './item-view.tsx'
import { drawnPages, pages } from './pages-later.ts'
import { previewQuery } from './preview-query.ts'

const words = defineWords({
  zh: {
    word: '没有找到这份文档',
    ppt: '没有找到这份演示文稿',
    text: '它可能还没有发布，或者已经下架。',
    action: '看看其他的',
    failed: '没能打开它',
    failedText: '请检查网络，再试一次。',
    again: '再试一次',
  },
  en: {
    word: 'We couldn’t find this document',
    ppt: 'We couldn’t find this presentation',
    text: 'It may not be published yet, or it may have been taken down.',
    action: 'Browse others',
    failed: 'Couldn’t load this page',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
  },
})

const ID = /^[A-Za-z0-9_-]{15,40}$/
const MISSING = { status: 404 }

export const loadItem = async (kind: DocumentKind, { queryClient, params }: LoadContext) => {
  const { id = '' } = params
  if (!ID.test(id)) return MISSING
  await Promise.all([pages.prepare(), drawnPages.prepare()])
  try {
    await Promise.all([
      orShowError(queryClient.ensureQueryData(templateQuery(id))),
      // The page works without related documents and comments.
      queryClient.prefetchQuery(similarQuery(id)),
      queryClient.prefetchQuery(commentsQuery({ kind, id })),
    ])
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error
    return MISSING
  }
  const found = queryClient.getQueryData(templateQuery(id).queryKey)
  if (!found) return undefined
  if (found.kind === 'resume' || found.kind !== kind) return MISSING
  if (!found.isOpen) await queryClient.prefetchQuery(previewQuery(id))
  return undefined
}

const Missing = ({ kind }: { kind: DocumentKind }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  return (
    <>
      <PageHead title={named[`${kind}List`]} />
      <EmptyState level={1} icon="search" title={t[kind]} text={t.text}>
        <ButtonLink to={`/${kind}`} size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}

/** `/word/{id}` and `/ppt/{id}`: a document on its pages, to view, download and edit. */
export const ItemScreen = ({ kind }: { kind: DocumentKind }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { id = '' } = useParams()
  const isId = ID.test(id)
  const { data, error, refetch, isFetching } = useQuery({ ...templateQuery(id), enabled: isId })
  if (data && data.kind !== 'resume' && data.kind === kind) return <ItemView key={id} item={data} />
  if (!isId || data || codeOf(error) === 'not_found') return <Missing kind={kind} />
  if (!error) return <Loading />
  return (
    <>
      <PageHead title={named[`${kind}List`]} />
      <EmptyState level={1} icon="refresh" title={t.failed} text={t.failedText}>
        <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </EmptyState>
    </>
  )
}
