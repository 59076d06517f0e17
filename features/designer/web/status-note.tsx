import { CircleAlert, Info, X } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import styles from './designer-workspace.module.css'
import { isDown } from './template-state.ts'
import { useWorkspace } from './workspace-state.ts'

const words = defineWords({
  zh: {
    rejected: '没有通过审核',
    down: '已下架',
    published: (version: number) => `第 ${version} 版已发布`,
    next: '现在的修改是下一版的草稿，重新提交并通过后才会替换；用旧版做成的简历不会改变。',
    visitor: '你还没有登录',
    visitorText: '可以放心试做，草稿存在这台设备上；提交审核需要账号，登录后会一起带过去。',
    signIn: '登录',
    close: '知道了',
  },
  en: {
    rejected: 'Not approved',
    down: 'Taken down',
    published: (version: number) => `Version ${version} is published`,
    next: 'Your changes are a draft of the next version and replace the current one once approved. Resumes made from earlier versions don’t change.',
    visitor: 'You’re not signed in',
    visitorText:
      'Go ahead and try it: your draft is saved on this device. You need an account to submit, and your draft comes along when you sign in.',
    signIn: 'Sign in',
    close: 'Got it',
  },
})

/** A note above the pages about the state of the template. */
export const StatusNote = () => {
  const t = useWords(words)
  const { facts, documentStore, id } = useWorkspace()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const shown =
    documentStore.location === 'browser'
      ? { title: t.visitor, text: t.visitorText, tone: undefined }
      : facts?.reason
        ? { title: isDown(facts) ? t.down : t.rejected, text: facts.reason, tone: 'danger' }
        : facts?.isPublic
          ? { title: t.published(facts.version), text: t.next, tone: undefined }
          : undefined
  if (!shown) return null
  return (
    <div className={styles.note} data-tone={shown.tone} role="note">
      <Glyph icon={shown.tone ? CircleAlert : Info} />
      <p>
        <b>{shown.title}</b>
        {shown.text}
      </p>
      {documentStore.location === 'browser' && (
        <AppLink
          className={parts.button ?? ''}
          to={`/auth/login?next=${encodeURIComponent(`/createTemplate/designer?id=${id}`)}`}
        >
          {t.signIn}
        </AppLink>
      )}
      <button type="button" className={parts.icon} aria-label={t.close} onClick={() => setClosed(true)}>
        <Glyph icon={X} />
      </button>
    </div>
  )
}
