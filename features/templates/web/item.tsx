import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { commentsQuery } from '#features/comments/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { ItemView } from './item/item-view.tsx'
import { pages } from './item/pages-later.ts'
import { similarQuery, templateQuery } from './item-queries.ts'
import { codeOf, orShowError } from './template-queries.ts'

const words = defineWords({
  zh: {
    title: '简历模板',
    empty: '没有找到这份模板',
    text: '它可能还没有发布，或者已经下架。',
    action: '看看其他模板',
    failed: '没能打开这份模板',
    failedText: '请检查网络，再试一次。',
    again: '再试一次',
  },
  en: {
    title: 'Resume template',
    empty: 'We couldn’t find this template',
    text: 'It may not be published yet, or it may have been taken down.',
    action: 'Browse other templates',
    failed: 'Couldn’t open this template',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
  },
})

const ID = /^[A-Za-z0-9_-]{15,40}$/
const MISSING = { status: 404 }

export const load = async ({ queryClient, params }: LoadContext) => {
  const { id = '' } = params
  if (!ID.test(id)) return MISSING
  await pages.prepare()
  try {
    await Promise.all([
      orShowError(queryClient.ensureQueryData(templateQuery(id))),
      // The page works without related templates and comments.
      queryClient.prefetchQuery(similarQuery(id)),
      queryClient.prefetchQuery(commentsQuery({ kind: 'resume', id })),
    ])
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error
    return MISSING
  }
  const found = queryClient.getQueryData(templateQuery(id).queryKey)
  return found && found.kind !== 'resume' ? MISSING : undefined
}

const Missing = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="search" title={t.empty} text={t.text}>
        <ButtonLink to="/resume" size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}

/** `/resume/{id}`: a template on its pages, to customise and start with. */
export const Screen = () => {
  const t = useWords(words)
  const { id = '' } = useParams()
  const isId = ID.test(id)
  const { data, error, refetch, isFetching } = useQuery({ ...templateQuery(id), enabled: isId })
  if (data?.kind === 'resume') return <ItemView key={id} item={data} />
  if (!isId || data || codeOf(error) === 'not_found') return <Missing />
  if (!error) return <Loading />
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="refresh" title={t.failed} text={t.failedText}>
        <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </EmptyState>
    </>
  )
}
