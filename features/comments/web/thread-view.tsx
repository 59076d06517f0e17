import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Comment, type Thread, writeComment } from '../contract.ts'
import { CommentView } from './comment-view.tsx'
import { commentWords } from './comment-words.ts'
import styles from './comments.module.css'
import { useCommentsState } from './comments-context.tsx'
import { withNew } from './thread-list.ts'
import { useFailure } from './use-comments.ts'
import { LateWritingBox } from './writing/late-writing-box.tsx'

const words = defineWords({
  zh: {
    replies: '回复',
    rest: (count: number) => `展开其余 ${count} 条回复`,
    some: '展开更多回复',
    replyTo: (name: string) => `回复${name}`,
    send: '回复',
  },
  en: {
    replies: 'Replies',
    rest: (count: number) => (count === 1 ? 'Show 1 more reply' : `Show ${count} more replies`),
    some: 'Show more replies',
    replyTo: (name: string) => `Reply to ${name}`,
    send: 'Reply',
  },
})

/** The reply form below its comment; drafts are stored for each comment. */
const ReplyBox = ({ answered, onEnd }: { answered: Comment; onEnd(): void }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const api = useApi()
  const { target, patch } = useCommentsState()
  const send = async (body: string) => {
    const comment = await api.attempt(writeComment, { ...target, body, answers: answered.id })
    patch((page) => withNew(page, comment, answered.id))
    onEnd()
  }
  return (
    <LateWritingBox
      label={t.replyTo(answered.author?.nickname ?? shared.formerUser)}
      send={t.send}
      draftName={answered.id}
      thread={answered.rootId}
      takesFocus
      onSend={send}
      onCancel={onEnd}
    />
  )
}

const MoreReplies = ({ thread: { comment, replies, next } }: { thread: Thread }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const failure = useFailure()
  const { readReplies } = useCommentsState()
  const [busy, setBusy] = useState(false)
  if (next === null) return null
  const rest = comment.replies - replies.filter(({ state }) => state === 'shown').length
  const read = async () => {
    setBusy(true)
    try {
      await readReplies(comment.id, next)
    } catch (error) {
      toasts.show(failure(error, shared.failed), 'error')
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.moreReplies}
      aria-busy={busy}
      disabled={busy}
      onClick={() => void read()}
    >
      {rest > 0 ? t.rest(rest) : t.some}
      <Icon name="chevronRight" size={14} />
    </button>
  )
}

/** A comment and its replies on two levels: a reply to a reply is on the same level and names its recipient. */
export const ThreadView = ({ thread }: { thread: Thread }) => {
  const t = useWords(words)
  const [answered, setAnswered] = useState<Comment>()
  const boxAfter = (comment: Comment) =>
    answered?.id === comment.id && (
      <ReplyBox key={comment.id} answered={answered} onEnd={() => setAnswered(undefined)} />
    )
  const { comment, replies, next } = thread
  return (
    <li className={styles.thread}>
      <CommentView comment={comment} size={36} onReply={() => setAnswered(comment)} />
      <div className={styles.under}>
        {boxAfter(comment)}
        {replies.length > 0 && (
          <ul className={styles.replies} aria-label={t.replies}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentView comment={reply} size={28} onReply={() => setAnswered(reply)} />
                <div className={styles.underReply}>{boxAfter(reply)}</div>
              </li>
            ))}
          </ul>
        )}
        {next !== null && <MoreReplies thread={thread} />}
      </div>
    </li>
  )
}
