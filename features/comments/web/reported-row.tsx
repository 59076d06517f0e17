import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { dismissReports, type Reported, restoreComment } from '../contract.ts'
import { CommentText } from './comment-text.tsx'
import { CommentTime } from './comment-time.tsx'
import { commentWords, reasonWords } from './comment-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './reported-comments.module.css'
import { useFailure } from './use-comments.ts'

const words = defineWords({
  zh: {
    under: '评论于',
    times: (count: number) => `${count} 次举报`,
    hide: '隐藏',
    keep: '没有问题',
    restore: '恢复显示',
    dismissed: '已标为没有问题',
    restored: '已恢复显示',
    hiddenFor: (reason: string) => `已隐藏：${reason}`,
  },
  en: {
    under: 'on',
    times: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
    hide: 'Hide',
    keep: 'Dismiss',
    restore: 'Unhide',
    dismissed: 'Reports dismissed',
    restored: 'Comment is visible again',
    hiddenFor: (reason: string) => `Hidden: ${reason}`,
  },
})

interface RowProps {
  row: Reported
  now: number
  /** It was decided and leaves this list. */
  onDone(message: string): void
}

const Reports = ({ row: { comment, reported }, now }: Pick<RowProps, 'row' | 'now'>) => {
  const t = useWords(words)
  const names = useWords(reasonWords)
  return (
    <div className={styles.reports}>
      <b>{comment.hiddenFor === null ? t.times(comment.reports) : t.hiddenFor(names[comment.hiddenFor])}</b>
      <ul>
        {reported.map(({ reason, words: message, at }) => (
          <li key={`${at} ${reason} ${message}`}>
            <span>{names[reason]}</span>
            {message !== null && <q dir="auto">{message}</q>}
            <CommentTime at={at} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Decision = ({ row: { comment, reported }, onDone }: Omit<RowProps, 'now'>) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const api = useApi()
  const failure = useFailure()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const decide = async (decision: typeof dismissReports | typeof restoreComment, message: string) => {
    setBusy(true)
    try {
      await api.attempt(decision, { id: comment.id })
      onDone(message)
    } catch (error) {
      toasts.show(failure(error, shared.failed), 'error')
      setBusy(false)
    }
  }
  if (comment.hiddenFor !== null)
    return (
      <Button look="plain" busy={busy} onClick={() => void decide(restoreComment, t.restored)}>
        {t.restore}
      </Button>
    )
  return (
    <>
      <Button look="plain" busy={busy} onClick={() => setAsks(true)}>
        {t.hide}
      </Button>
      <Button look="plain" disabled={busy} onClick={() => void decide(dismissReports, t.dismissed)}>
        {t.keep}
      </Button>
      {asks && (
        <ReasonDialog
          act="hide"
          comment={comment}
          reason={reported[0]?.reason}
          onHidden={() => onDone('')}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** A comment with its reports and possible decisions. */
export const ReportedRow = ({ row, now, onDone }: RowProps) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const { comment, target } = row
  const name = comment.author?.nickname ?? shared.formerUser
  return (
    <li className={styles.row}>
      <Avatar nickname={name} picture={comment.author?.avatar ?? null} size={36} />
      <div className={styles.main}>
        <p className={styles.head}>
          <b dir="auto">{name}</b>
          <CommentTime at={comment.createdAt} now={now} />
          <span>
            {t.under}{' '}
            <AppLink to={`/${target.kind}/${target.id}#comment-${comment.id}`}>{target.name}</AppLink>
          </span>
        </p>
        <p className={styles.body} dir="auto">
          <CommentText body={comment.body} mentions={comment.mentions} />
        </p>
        <Reports row={row} now={now} />
        <div className={styles.actions}>
          <Decision row={row} onDone={onDone} />
        </div>
      </div>
    </li>
  )
}
