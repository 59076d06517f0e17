import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Comment, removeComment } from '../contract.ts'
import styles from './comment.module.css'
import { commentWords } from './comment-words.ts'
import { useCommentsState } from './comments-context.tsx'
import { withDeleted } from './thread-list.ts'
import { useFailure } from './use-comments.ts'

const words = defineWords({
  zh: { ask: '删除后找不回来，确定删除吗？', yes: '删除', done: '已删除' },
  en: { ask: 'Delete this comment? You can’t undo this.', yes: 'Delete', done: 'Deleted' },
})

/** The confirmation replaces the buttons of the comment. */
export const DeleteConfirm = ({ comment, onEnd }: { comment: Comment; onEnd(): void }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const api = useApi()
  const failure = useFailure()
  const { patch } = useCommentsState()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api.attempt(removeComment, { id: comment.id })
      patch((page) => withDeleted(page, comment))
      toasts.show(t.done, 'ok')
    } catch (error) {
      toasts.show(failure(error, shared.failed), 'error')
      setBusy(false)
      onEnd()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the short way to the button that it has.
    <div
      className={styles.confirm}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd()
      }}
    >
      <p>{t.ask}</p>
      <Button look="plain" busy={busy} autoFocus className={styles.danger} onClick={() => void remove()}>
        {t.yes}
      </Button>
      <Button look="plain" disabled={busy} onClick={onEnd}>
        {shared.cancel}
      </Button>
    </div>
  )
}
