import { useLocation } from 'react-router'
import { downloadJson } from '#packages/editor/frame/download-json.ts'
import type { Opened } from '#packages/saving/open.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

type Refusal = Extract<Opened, { found: false }>

const words = defineWords({
  zh: {
    title: '编辑简历',
    missing: '没有找到这份简历',
    missingText: '这台设备和你的账号里都没有这个编号的简历。',
    gone: '这份简历已被删除',
    goneText: '它已在别处删除或移进回收站；这台设备上留下的内容可以下载。',
    signed_out: '这份简历不在这台设备上',
    signedOutText: '如果它存在你的账号里，登录之后就能打开。',
    unreadable: '这份简历暂时打不开',
    unreadableText: '它由更新的版本写成，或内容有损坏。原件没有改动，可以原样下载。',
    offline: '现在连不上服务器',
    offlineText: '这份简历没有存在这台设备上，联网后再试。',
    full: '浏览器的存储不可用',
    fullText: '花笺要先把改动写在这台设备上。请关闭无痕模式或清理出一些空间，再试一次。',
    fresh: '新建一份简历',
    signIn: '登录',
    again: '再试一次',
    download: '下载内容',
  },
  en: {
    title: 'Edit resume',
    missing: 'This resume was not found',
    missingText: 'There is no resume with this number on this device or in your account.',
    gone: 'This resume was deleted',
    goneText: 'It was deleted elsewhere. You can download what this device still has of it.',
    signed_out: 'This resume is not on this device',
    signedOutText: 'If it is in your account, sign in to open it.',
    unreadable: 'This resume cannot be opened now',
    unreadableText:
      'It was written by a newer version, or it is damaged. The original is untouched and can be downloaded.',
    offline: 'The server cannot be reached',
    offlineText: 'This resume is not kept on this device. Try again when you are online.',
    full: 'The browser’s storage cannot be used',
    fullText:
      'Changes are first written down on this device. Leave private mode or free some space, then try again.',
    fresh: 'Start a new resume',
    signIn: 'Sign in',
    again: 'Try again',
    download: 'Download',
  },
})

/** Why a document does not open, and what to do next. */
export const NotOpened = ({ answer, onAgain }: { answer: Refusal; onAgain(): void }) => {
  const t = useWords(words)
  const { pathname } = useLocation()
  const { why } = answer
  const rest = answer.left ?? answer.original
  const [title, text] = {
    missing: [t.missing, t.missingText],
    gone: [t.gone, t.goneText],
    signed_out: [t.signed_out, t.signedOutText],
    unreadable: [t.unreadable, t.unreadableText],
    refused: [t.unreadable, t.unreadableText],
    offline: [t.offline, t.offlineText],
    server: [t.offline, t.offlineText],
    full: [t.full, t.fullText],
  }[why] as [string, string]
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="file" title={title} text={text}>
        {why === 'signed_out' && (
          <ButtonLink to={`/auth/login?next=${encodeURIComponent(pathname)}`} size="lg">
            {t.signIn}
          </ButtonLink>
        )}
        {rest !== undefined && (
          <Button size="lg" onClick={() => downloadJson(rest, t.title)}>
            {t.download}
          </Button>
        )}
        {(why === 'offline' || why === 'server' || why === 'full') && (
          <Button size="lg" onClick={onAgain}>
            {t.again}
          </Button>
        )}
        <ButtonLink to="/builder/new" size="lg" look="plain">
          {t.fresh}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
