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
    title: '模板设计器',
    missing: '没有找到这份模板',
    missingText: '这台设备和你的账号里都没有这个编号的模板。别人的模板可以预览，不能修改。',
    gone: '这份模板已被删除',
    goneText: '它已在别处删除；这台设备上留下的内容可以下载。',
    signedOut: '这份模板不在这台设备上',
    signedOutText: '如果它存在你的账号里，登录之后就能打开。',
    unreadable: '这份模板暂时打不开',
    unreadableText: '它由更新的版本写成，或内容有损坏。原件没有改动，可以原样下载。',
    offline: '现在连不上服务器',
    offlineText: '这份模板没有存在这台设备上，联网后再试。',
    full: '浏览器的存储不可用',
    fullText: '花笺要先把改动写在这台设备上。请关闭无痕模式或清理出一些空间，再试一次。',
    mine: '我的模板',
    signIn: '登录',
    again: '再试一次',
    download: '下载内容',
  },
  en: {
    title: 'Template designer',
    missing: 'This template was not found',
    missingText:
      'There is no template with this number on this device or in your account. Others’ templates can be previewed, not changed.',
    gone: 'This template was deleted',
    goneText: 'It was deleted elsewhere. You can download what this device still has of it.',
    signedOut: 'This template is not on this device',
    signedOutText: 'If it is in your account, sign in to open it.',
    unreadable: 'This template cannot be opened now',
    unreadableText:
      'It was written by a newer version, or it is damaged. The original is untouched and can be downloaded.',
    offline: 'The server cannot be reached',
    offlineText: 'This template is not kept on this device. Try again when you are online.',
    full: 'The browser’s storage cannot be used',
    fullText:
      'Changes are first written down on this device. Leave private mode or free some space, then try again.',
    mine: 'My templates',
    signIn: 'Sign in',
    again: 'Try again',
    download: 'Download',
  },
})

/** Why a template does not open, and what to do next. */
export const NotOpened = ({ answer, onAgain }: { answer: Refusal; onAgain(): void }) => {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const { why } = answer
  const rest = answer.left ?? answer.original
  const texts: Record<Refusal['why'], [string, string]> = {
    missing: [t.missing, t.missingText],
    gone: [t.gone, t.goneText],
    signed_out: [t.signedOut, t.signedOutText],
    unreadable: [t.unreadable, t.unreadableText],
    refused: [t.unreadable, t.unreadableText],
    offline: [t.offline, t.offlineText],
    server: [t.offline, t.offlineText],
    full: [t.full, t.fullText],
  }
  const [title, text] = texts[why]
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="pages" title={title} text={text}>
        {why === 'signed_out' && (
          <ButtonLink to={`/auth/login?next=${encodeURIComponent(pathname + search)}`} size="lg">
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
        <ButtonLink to="/createTemplate/designer" size="lg" look="plain">
          {t.mine}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
