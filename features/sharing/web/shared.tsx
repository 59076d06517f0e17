import { useParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { useSite } from '#packages/ui/site.ts'
import { SharedPages } from './shared-pages.tsx'
import { Unlock } from './unlock.tsx'
import { codeOf, sharedQuery, useShared } from './use-shared.ts'

const words = defineWords({
  zh: {
    title: '分享',
    closed: '这个链接已经停用或过期',
    closedText: '请联系分享给你的人，要一个新的链接。',
    failed: '没能打开',
    failedText: '网络或服务器出了问题，稍后刷新再试。',
    home: (site: string) => `去${site}首页`,
  },
  en: {
    title: 'Shared document',
    closed: 'This link is no longer active or has expired',
    closedText: 'Ask the person who shared it for a new link.',
    failed: 'Couldn’t open this link',
    failedText: 'There’s a network or server problem. Reload the page in a moment.',
    home: (site: string) => `Go to ${site}`,
  },
})

const STATUS: Partial<Record<string, number>> = {
  share_closed: 410,
  password_needed: 200,
  left_to_browser: 200,
}

/** A locked or closed link has a page of its own instead of an error page. */
export const load = async ({ queryClient, params }: LoadContext) => {
  try {
    await queryClient.ensureQueryData(sharedQuery(params.id ?? ''))
    return undefined
  } catch (error) {
    const status = STATUS[codeOf(error) ?? '']
    if (status === undefined) throw error
    return { status }
  }
}

const Nothing = ({ title, text }: { title: string; text: string }) => {
  const t = useWords(words)
  const { name } = useSite()
  return (
    <EmptyState level={1} icon="pages" title={title} text={text}>
      <ButtonLink to="/" size="lg" look="plain">
        {t.home(name)}
      </ButtonLink>
    </EmptyState>
  )
}

/** `/s/{id}`: a shared document on its pages, without an account. */
export const Screen = () => {
  const t = useWords(words)
  const { id = '' } = useParams()
  const found = useShared(id)
  if (found.state === 'open')
    return (
      <SharedPages
        suffix={id.toLowerCase()}
        shared={found.shared}
        pass={found.pass}
        onChange={found.change}
      />
    )
  return (
    <>
      <PageHead title={t.title} />
      {found.state === 'locked' && <Unlock onUnlock={found.unlock} />}
      {found.state === 'waiting' && <Loading />}
      {found.state === 'closed' && <Nothing title={t.closed} text={t.closedText} />}
      {found.state === 'failed' && <Nothing title={t.failed} text={t.failedText} />}
    </>
  )
}
