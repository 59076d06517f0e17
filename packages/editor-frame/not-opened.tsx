import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Opened } from '#packages/sync/open-document.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { downloadJson } from './download-json.ts'

export type Refusal = Extract<Opened, { found: false }>

const words = defineWords({
  zh: {
    signedOutText: '如果它存在你的账号里，登录之后就能打开。',
    unreadableText: '它由更新的版本写成，或内容有损坏。原件没有改动，可以原样下载。',
    offline: '现在连不上服务器',
    full: '浏览器的存储不可用',
    fullText: '花笺要先把改动写在这台设备上。请关闭无痕模式或清理出一些空间，再试一次。',
    signIn: '登录',
    again: '再试一次',
    download: '下载内容',
  },
  en: {
    signedOutText: 'If it is in your account, sign in to open it.',
    unreadableText:
      'It was written by a newer version, or it is damaged. The original is untouched and can be downloaded.',
    offline: 'The server cannot be reached',
    full: 'The browser’s storage cannot be used',
    fullText:
      'Changes are first written down on this device. Leave private mode or free some space, then try again.',
    signIn: 'Sign in',
    again: 'Try again',
    download: 'Download',
  },
})

interface NotOpenedProps {
  answer: Refusal
  onAgain(): void
  icon: 'file' | 'pages'
  /** The texts for one kind of document. */
  says: Record<
    'title' | 'missing' | 'missingText' | 'gone' | 'goneText' | 'signedOut' | 'unreadable' | 'offlineText',
    string
  >
  /** Where to go on. */
  home: { to: string; name: string }
}

/** Why a document does not open, and what to do next. */
export const NotOpened = ({ answer, onAgain, icon, says, home }: NotOpenedProps) => {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const { reason } = answer
  const rest = answer.localCopy ?? answer.original
  const texts: Record<Refusal['reason'], [string, string]> = {
    missing: [says.missing, says.missingText],
    gone: [says.gone, says.goneText],
    signed_out: [says.signedOut, t.signedOutText],
    unreadable: [says.unreadable, t.unreadableText],
    refused: [says.unreadable, t.unreadableText],
    offline: [t.offline, says.offlineText],
    server: [t.offline, says.offlineText],
    // Only a save can fail for this reason.
    no_room: [t.offline, says.offlineText],
    full: [t.full, t.fullText],
  }
  const [title, text] = texts[reason]
  return (
    <>
      <PageHead title={says.title} />
      <EmptyState level={1} icon={icon} title={title} text={text}>
        {reason === 'signed_out' && (
          <ButtonLink to={`/auth/login?next=${encodeURIComponent(pathname + search)}`} size="lg">
            {t.signIn}
          </ButtonLink>
        )}
        {rest !== undefined && (
          <Button size="lg" onClick={() => downloadJson(rest, says.title)}>
            {t.download}
          </Button>
        )}
        {(reason === 'offline' || reason === 'server' || reason === 'full') && (
          <Button size="lg" onClick={onAgain}>
            {t.again}
          </Button>
        )}
        <ButtonLink to={home.to} size="lg" look="plain">
          {home.name}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
