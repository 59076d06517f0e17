import { useState } from 'react'
import { useLocation } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Switched, useSwitches } from '#packages/switches/switched.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Sort, sorts, type Target, writeComment } from '../contract.ts'
import { useNow } from './comment-time.tsx'
import { commentWords } from './comment-words.ts'
import styles from './comments.module.css'
import { CommentsProvider, useCommentsState } from './comments-context.tsx'
import { withNew } from './thread-list.ts'
import { ThreadView } from './thread-view.tsx'
import { type Comments, useComments, useFailure, useMe } from './use-comments.ts'
import { useNamedComment } from './use-named-comment.ts'
import { useReopened } from './use-reopened.ts'
import { LateWritingBox } from './writing/late-writing-box.tsx'

const words = defineWords({
  zh: {
    newest: '最新',
    hottest: '最热',
    order: '评论的顺序',
    write: '写评论',
    say: '用过的感受、改进的想法，都可以说',
    send: '发表评论',
    signIn: '登录后评论',
    visitor: '登录之后可以评论、回复和点赞。',
    empty: '还没有评论',
    first: '第一个说说它吧：适合谁用，哪里还能更好。',
    closed: '这里暂时不开放评论。',
    failed: '评论没有加载出来。',
  },
  en: {
    newest: 'Newest',
    hottest: 'Most liked',
    order: 'Sort comments',
    write: 'Write a comment',
    say: 'How did it work for you? What could be better?',
    send: 'Post',
    signIn: 'Sign in to comment',
    visitor: 'Sign in to comment, reply and like.',
    empty: 'No comments yet',
    first: 'Be the first: who does it suit, and what could be better?',
    closed: 'Comments are closed for now.',
    failed: 'Couldn’t load comments.',
  },
})

const SortSwitch = ({ sort, onSort }: { sort: Sort; onSort(sort: Sort): void }) => {
  const t = useWords(words)
  return (
    <fieldset className={styles.sort} aria-label={t.order}>
      {sorts.map((one) => (
        <button key={one} type="button" aria-pressed={one === sort} onClick={() => onSort(one)}>
          {t[one]}
        </button>
      ))}
    </fieldset>
  )
}

const NewComment = () => {
  const t = useWords(words)
  const api = useApi()
  const { target, me, signIn, patch, refetch } = useCommentsState()
  const send = async (body: string) => {
    try {
      const comment = await api.attempt(writeComment, { ...target, body })
      patch((page) => withNew(page, comment))
    } catch (error) {
      // The response to an earlier attempt may have been lost; then the comment is in the list already.
      if ((error as { body?: { code?: string } | null }).body?.code === 'repeated') void refetch()
      throw error
    }
  }
  if (me)
    return <LateWritingBox label={t.write} placeholder={t.say} send={t.send} draftName="new" onSend={send} />
  return (
    <Switched by="open_sign_in">
      <div className={styles.visitor}>
        <p>{t.visitor}</p>
        <ButtonLink to={signIn ?? '/auth/login'} look="plain" size="md" rel="nofollow">
          {t.signIn}
        </ButtonLink>
      </div>
    </Switched>
  )
}

const More = ({ readOn }: Pick<Comments, 'readOn'>) => {
  const t = useWords(commentWords)
  const failure = useFailure()
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    try {
      await readOn()
    } catch (error) {
      toasts.show(failure(error, t.failed), 'error')
    }
    setBusy(false)
  }
  return (
    <div className={styles.more}>
      <Button look="plain" size="md" busy={busy} onClick={() => void read()}>
        {t.more}
      </Button>
    </div>
  )
}

const List = ({
  page,
  isError,
  refetch,
  readOn,
}: Pick<Comments, 'page' | 'isError' | 'refetch' | 'readOn'>) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  if (page?.isOpen === false && page.threads.length === 0) return <p className={styles.state}>{t.closed}</p>
  if (page && page.threads.length === 0)
    return (
      <div className={styles.state}>
        <h3>{t.empty}</h3>
        <p>{t.first}</p>
      </div>
    )
  if (page)
    return (
      <>
        <ol className={styles.list}>
          {page.threads.map((thread) => (
            <ThreadView key={thread.comment.id} thread={thread} />
          ))}
        </ol>
        {page.next !== null && <More readOn={readOn} />}
      </>
    )
  if (isError)
    return (
      <div className={styles.state} role="alert">
        <p>{t.failed}</p>
        <Button look="plain" onClick={() => void refetch()}>
          {shared.again}
        </Button>
      </div>
    )
  return (
    <p className={styles.waiting} role="status" data-loading="">
      {shared.loading}
    </p>
  )
}

interface CommentSectionProps extends Target {
  /** The author of the template, whose comments are marked. */
  authorId?: string | undefined
}

const Inside = ({ kind, id, authorId }: CommentSectionProps) => {
  const t = useWords(commentWords)
  const { language } = useLanguage()
  const target = { kind, id }
  const me = useMe()
  const comments = useComments(target)
  const { page, sort, setSort, patch, readReplies, refetch } = comments
  const { pathname } = useLocation()
  const signIn =
    useSwitches().open_sign_in === true
      ? `/auth/login?next=${encodeURIComponent(`${pathname}#comments`)}`
      : undefined
  const now = useNow(page?.at ?? 0)
  const named = useNamedComment(comments)
  useReopened(comments)
  return (
    <CommentsProvider value={{ target, authorId, me, signIn, named, now, patch, readReplies, refetch }}>
      <header className={styles.head}>
        <h2 id="comments-title">
          {t.comments}
          {page && page.total > 0 && <span>{page.total.toLocaleString(language)}</span>}
        </h2>
        {page && page.threads.length > 1 && <SortSwitch sort={sort} onSort={setSort} />}
      </header>
      {page?.isOpen !== false && <NewComment />}
      <List {...comments} />
    </CommentsProvider>
  )
}

/** The comments below a template; hidden while comments are switched off. */
export const CommentSection = (props: CommentSectionProps) => (
  <Switched by="open_comment">
    <section id="comments" className={styles.section} aria-labelledby="comments-title">
      <Inside key={`${props.kind} ${props.id}`} {...props} />
    </section>
  </Switched>
)
