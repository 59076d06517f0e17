import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { StoreName } from '#packages/local-data/stores.ts'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import type { Left } from './leave-account.ts'
import styles from './sign-out-dialog.module.css'

const words = defineWords({
  zh: {
    title: '还有内容没有保存到账号',
    text: '退出登录会清除这台设备上属于你的内容。下面这些还没有保存到账号，只在这台设备上：',
    unknown: '没能检查这台设备上是否还有未保存的内容。退出登录会清除这台设备上属于你的内容。',
    unnamed: '未命名',
    ai: 'AI 草稿',
    comment: '没有发出的评论',
    reason: '没有送出的审核意见',
    texts: '没有保存的站点文字',
    stay: '留下',
    download: '下载后退出',
    remove: '清除并退出',
    file: '未保存的内容',
  },
  en: {
    title: 'Some content isn’t saved to your account',
    text: 'Signing out removes your content from this device. The following is only on this device and hasn’t been saved to your account yet:',
    unknown:
      'We couldn’t check this device for unsaved content. Signing out removes your content from this device.',
    unnamed: 'Untitled',
    ai: 'AI draft',
    comment: 'Unposted comment',
    reason: 'Unsent review notes',
    texts: 'Unsaved site content',
    stay: 'Stay signed in',
    download: 'Download and sign out',
    remove: 'Delete and sign out',
    file: 'Unsaved content',
  },
})

type Word = Exclude<keyof (typeof words)['zh'], 'file'>

const SORTS: Partial<Record<StoreName, Word>> = {
  'huajian-ai-drafts': 'ai',
  'huajian:comment:': 'comment',
  'huajian-reason-': 'reason',
  'huajian-texts-': 'texts',
  'huajian-web-code-draft': 'texts',
}

interface SignOutDialogProps {
  /** Empty if it could not be determined. */
  left: readonly Left[]
  onStay(): void
  onLeave(): Promise<void>
}

export const SignOutDialog = ({ left, onStay, onLeave }: SignOutDialogProps) => {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const titleOf = (title: string) => {
    const sort = SORTS[title as StoreName]
    return sort ? t[sort] : title || t.unnamed
  }
  const leave = async (saves: boolean) => {
    setBusy(true)
    try {
      const { downloadLeft } = await import('./leave-account.ts')
      if (saves)
        await downloadLeft(
          left.map((one) => ({ ...one, title: titleOf(one.title) })),
          t.file,
        )
      await onLeave()
    } catch {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t.title} onClose={onStay}>
      <p className={styles.text}>{left.length > 0 ? t.text : t.unknown}</p>
      {left.length > 0 && (
        <ul className={styles.list}>
          {left.map(({ title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of titles that may be equal.
            <li key={at}>{titleOf(title)}</li>
          ))}
        </ul>
      )}
      <DialogFoot>
        <Button look="plain" size="md" disabled={busy} onClick={() => void leave(false)}>
          {t.remove}
        </Button>
        {left.length > 0 && (
          <Button look="plain" size="md" disabled={busy} onClick={() => void leave(true)}>
            {t.download}
          </Button>
        )}
        <Button size="md" data-autofocus="" disabled={busy} onClick={onStay}>
          {t.stay}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
