import { useState } from 'react'
import { Link } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import { Menu, MenuItem } from '#packages/ui/menu.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Comment, dismissReports, restoreComment } from '../contract.ts'
import styles from './comment.module.css'
import { commentWords } from './comment-words.ts'
import { useCommentsState } from './comments-context.tsx'
import type { ReasonDialog } from './reason-dialog.tsx'
import { withDecided } from './thread-list.ts'
import { useFailure } from './use-comments.ts'
import { useLike } from './use-like.ts'

const words = defineWords({
  zh: {
    like: (name: string, count: string) => `赞${name}的评论，${count} 人赞过`,
    reply: '回复',
    replyTo: (name: string) => `回复${name}`,
    menu: (name: string) => `${name}的评论：更多操作`,
    edit: '修改',
    remove: '删除',
    report: '举报',
    hide: '隐藏这条评论',
    restore: '恢复显示',
    dismiss: '举报不成立',
    reports: (count: number) => `${count} 次举报`,
    restored: '已恢复显示',
    dismissed: '已标为没有问题',
  },
  en: {
    like: (name: string, count: string) => `Like ${name}’s comment; ${count} likes`,
    reply: 'Reply',
    replyTo: (name: string) => `Reply to ${name}`,
    menu: (name: string) => `More actions for ${name}’s comment`,
    edit: 'Edit',
    remove: 'Delete',
    report: 'Report',
    hide: 'Hide comment',
    restore: 'Unhide',
    dismiss: 'Dismiss reports',
    reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
    restored: 'Comment is visible again',
    dismissed: 'Reports dismissed',
  },
})

const SIGNS = {
  like: 'M7.500 10.500v9.500M7.500 10.500l3.700-6.300c1.400 0 2.300 1 2.300 2.400V10h4.600c1.100 0 1.900 1 1.700 2.100l-1.100 6.200c-.200 1-1 1.700-2 1.700H7.500M4 10.500h3.500V20H4z',
  reply: 'M5 5h14v11h-8l-4 4v-4H5z',
  more: 'M5.500 12h.010M12 12h.010M18.500 12h.010',
}

const LikeButton = ({ comment, name }: { comment: Comment; name: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { me, signIn } = useCommentsState()
  const toggle = useLike(comment)
  const { likes, isLiked } = comment
  const count = likes.toLocaleString(language)
  const look = { className: styles.action, 'aria-label': t.like(name, count) }
  const face = (
    <>
      <Outline path={SIGNS.like} size={18} />
      {likes > 0 && <span>{count}</span>}
    </>
  )
  if (!me)
    return signIn === undefined ? (
      <span className={styles.action}>{face}</span>
    ) : (
      <Link to={signIn} rel="nofollow" {...look}>
        {face}
      </Link>
    )
  return (
    <button type="button" {...look} aria-pressed={isLiked} onClick={() => void toggle()}>
      {face}
    </button>
  )
}

/** Actions of an admin, which also settle the reports. */
const useDecide = ({ id }: Comment) => {
  const api = useApi()
  const failure = useFailure()
  const shared = useWords(commentWords)
  const { patch } = useCommentsState()
  return async (decision: typeof restoreComment | typeof dismissReports, message: string) => {
    try {
      const changed = await api.attempt(decision, { id })
      patch((page) => withDecided(page, changed))
      toasts.show(message, 'ok')
    } catch (error) {
      toasts.show(failure(error, shared.failed), 'error')
    }
  }
}

/** Loaded on demand. */
const loadDialog = async () => (await import('./reason-dialog.tsx')).ReasonDialog

interface ActionsProps {
  comment: Comment
  onReply(): void
  onDo(act: 'edit' | 'delete'): void
}

const MoreMenu = ({ comment, name, onDo }: Omit<ActionsProps, 'onReply'> & { name: string }) => {
  const t = useWords(words)
  const { me, patch } = useCommentsState()
  const decide = useDecide(comment)
  const shared = useWords(commentWords)
  const [asked, setAsked] = useState<{ act: 'report' | 'hide'; Dialog: typeof ReasonDialog }>()
  const ask = async (act: 'report' | 'hide') => {
    try {
      setAsked({ act, Dialog: await loadDialog() })
    } catch {
      toasts.show(shared.failed, 'error')
    }
  }
  if (!me) return null
  const isAdmin = me.role === 'admin'
  const isHidden = comment.state === 'hidden'
  return (
    <>
      <Menu
        className={styles.more}
        face={<Outline path={SIGNS.more} size={18} />}
        aria-label={t.menu(name)}
        width={168}
      >
        {comment.isMine && <MenuItem onClick={() => onDo('edit')}>{t.edit}</MenuItem>}
        {comment.isMine && (
          <MenuItem danger onClick={() => onDo('delete')}>
            {t.remove}
          </MenuItem>
        )}
        {!comment.isMine && !isHidden && <MenuItem onClick={() => void ask('report')}>{t.report}</MenuItem>}
        {isAdmin && !isHidden && <MenuItem onClick={() => void ask('hide')}>{t.hide}</MenuItem>}
        {isAdmin && isHidden && (
          <MenuItem onClick={() => void decide(restoreComment, t.restored)}>{t.restore}</MenuItem>
        )}
        {isAdmin && comment.reports > 0 && (
          <MenuItem onClick={() => void decide(dismissReports, t.dismissed)}>{t.dismiss}</MenuItem>
        )}
      </Menu>
      {asked && (
        <asked.Dialog
          act={asked.act}
          comment={comment}
          onHidden={(changed) => patch((page) => withDecided(page, changed))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export const CommentActions = ({ comment, onReply, onDo }: ActionsProps) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const { me, signIn } = useCommentsState()
  const name = comment.author?.nickname ?? shared.formerUser
  const face = (
    <>
      <Outline path={SIGNS.reply} size={18} />
      <span>{t.reply}</span>
    </>
  )
  return (
    <div className={styles.actions}>
      {comment.state === 'shown' && <LikeButton comment={comment} name={name} />}
      {me && comment.state === 'shown' && (
        <button type="button" className={styles.action} aria-label={t.replyTo(name)} onClick={onReply}>
          {face}
        </button>
      )}
      {!me && signIn !== undefined && (
        <Link to={signIn} rel="nofollow" className={styles.action} aria-label={t.replyTo(name)}>
          {face}
        </Link>
      )}
      {comment.reports > 0 && <span className={styles.reports}>{t.reports(comment.reports)}</span>}
      <MoreMenu comment={comment} name={name} onDo={onDo} />
    </div>
  )
}
