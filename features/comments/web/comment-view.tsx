import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { type Comment, editComment } from '../contract.ts'
import styles from './comment.module.css'
import { CommentActions } from './comment-actions.tsx'
import { CommentText } from './comment-text.tsx'
import { CommentTime } from './comment-time.tsx'
import { commentWords, reasonWords } from './comment-words.ts'
import { useCommentsState } from './comments-context.tsx'
import { DeleteConfirm } from './delete-confirm.tsx'
import { withChanged } from './thread-list.ts'
import { draftOf } from './writing/draft.ts'
import { LateWritingBox } from './writing/late-writing-box.tsx'

const words = defineWords({
  zh: {
    maker: '作者',
    answers: '回复',
    edited: '已编辑',
    hiddenMine: (reason: string) => `已被管理员隐藏（${reason}），别人看不到它`,
    save: '保存',
    edit: '修改评论',
  },
  en: {
    maker: 'Author',
    answers: 'to',
    edited: 'edited',
    hiddenMine: (reason: string) => `Hidden by an admin (${reason}). Others can’t see it.`,
    save: 'Save',
    edit: 'Edit comment',
  },
})

const Head = ({ comment }: { comment: Comment }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const { authorId, now } = useCommentsState()
  const { author, answers, createdAt, editedAt } = comment
  return (
    <header className={styles.head}>
      <b className={styles.name} dir="auto">
        {author?.nickname ?? shared.formerUser}
      </b>
      {author !== null && author.id === authorId && <span className={styles.maker}>{t.maker}</span>}
      {answers && (
        <span className={styles.answers}>
          {t.answers} <span dir="auto">@{answers.nickname ?? shared.formerUser}</span>
        </span>
      )}
      <CommentTime at={createdAt} now={now} className={styles.time ?? ''} />
      {editedAt !== null && <span className={styles.time}>{t.edited}</span>}
    </header>
  )
}

/** The placeholder of a comment that is deleted or hidden from this user. */
const EmptyPlace = ({ comment: { id, state }, size }: { comment: Comment; size: number }) => {
  const t = useWords(commentWords)
  return (
    <p id={`comment-${id}`} className={styles.empty}>
      <span className={styles.nobody} style={{ width: size, height: size }} />
      {state === 'deleted' ? t.deleted : t.hidden}
    </p>
  )
}

const Words = ({ comment }: { comment: Comment }) => {
  const t = useWords(words)
  const reasons = useWords(reasonWords)
  const { hiddenFor } = comment
  return (
    <>
      {hiddenFor !== null && (
        <p className={styles.note}>
          <Icon name="info" size={16} />
          {t.hiddenMine(reasons[hiddenFor])}
        </p>
      )}
      <p className={styles.body} dir="auto" data-hidden={hiddenFor !== null || undefined}>
        <CommentText body={comment.body} mentions={comment.mentions} />
      </p>
    </>
  )
}

interface CommentViewProps {
  comment: Comment
  size: number
  onReply(): void
}

/** One comment: author, time, text and actions. */
export const CommentView = ({ comment, size, onReply }: CommentViewProps) => {
  const t = useWords(words)
  const api = useApi()
  const { patch, named } = useCommentsState()
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const { id, author, body, mentions, rootId } = comment
  if (comment.state !== 'shown' && comment.body === '') return <EmptyPlace comment={comment} size={size} />
  const save = async (next: string) => {
    const changed = await api.attempt(editComment, { id, body: next })
    patch((page) => withChanged(page, id, changed))
    setDoing(undefined)
  }
  return (
    <article
      id={`comment-${id}`}
      className={styles.comment}
      tabIndex={-1}
      data-named={named === id || undefined}
    >
      <Avatar nickname={author?.nickname ?? '?'} picture={author?.avatar ?? null} size={size} />
      <div className={styles.main}>
        <Head comment={comment} />
        {doing === 'edit' ? (
          <div className={styles.editing}>
            <LateWritingBox
              label={t.edit}
              send={t.save}
              start={draftOf(body, mentions)}
              thread={rootId}
              takesFocus
              onSend={save}
              onCancel={() => setDoing(undefined)}
            />
          </div>
        ) : (
          <>
            <Words comment={comment} />
            {doing === 'delete' ? (
              <DeleteConfirm comment={comment} onEnd={() => setDoing(undefined)} />
            ) : (
              <CommentActions comment={comment} onReply={onReply} onDo={setDoing} />
            )}
          </>
        )}
      </div>
    </article>
  )
}
