import type { Comment, Thread, ThreadPage } from '../contract.ts'

/** Updates of the list after an action, without refetching it. */

const isEarlier = (a: Comment, b: Comment) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)

/** Without duplicates and in order; a later item replaces an earlier one. */
const together = (...comments: readonly Comment[]): Comment[] =>
  [...new Map(comments.map((one) => [one.id, one])).values()].sort(isEarlier)

const inThread = (page: ThreadPage, rootId: string, change: (thread: Thread) => Thread): ThreadPage => ({
  ...page,
  threads: page.threads.map((thread) => (thread.comment.id === rootId ? change(thread) : thread)),
})

const find = ({ threads }: ThreadPage, id: string): Comment | undefined =>
  threads.flatMap(({ comment, replies }) => [comment, ...replies]).find((one) => one.id === id)

export const hasComment = (page: ThreadPage, id: string): boolean => find(page, id) !== undefined

/** Appends a page without comments that are already shown. */
export const withMore = (page: ThreadPage, more: ThreadPage): ThreadPage => ({
  ...page,
  ...more,
  at: page.at,
  threads: [...page.threads, ...more.threads.filter(({ comment }) => !hasComment(page, comment.id))],
})

/** Replaces a thread in its place, or adds it in front. */
export const withThread = (page: ThreadPage, thread: Thread): ThreadPage =>
  hasComment(page, thread.comment.id)
    ? inThread(page, thread.comment.id, (known) => ({
        ...thread,
        next: known.next,
        replies: together(...known.replies, ...thread.replies),
      }))
    : { ...page, threads: [thread, ...page.threads] }

/** `answered`: the comment that was replied to, whose number of replies increases. */
export const withNew = (page: ThreadPage, comment: Comment, answered?: string): ThreadPage => {
  const grown = { ...page, total: page.total + 1 }
  if (comment.rootId === comment.id) return withThread(grown, { comment, replies: [], next: null })
  return inThread(grown, comment.rootId, (thread) => ({
    ...thread,
    comment: { ...thread.comment, replies: thread.comment.replies + 1 },
    replies: together(
      ...thread.replies.map((one) => (one.id === answered ? { ...one, replies: one.replies + 1 } : one)),
      comment,
    ),
  }))
}

export const withChanged = (page: ThreadPage, id: string, change: Partial<Comment>): ThreadPage => {
  const changed = (one: Comment) => (one.id === id ? { ...one, ...change } : one)
  return {
    ...page,
    threads: page.threads.map((thread) => ({
      ...thread,
      comment: changed(thread.comment),
      replies: thread.replies.map(changed),
    })),
  }
}

/** The list after an admin's decision: a hidden comment is not counted, a restored one is. */
export const withDecided = (page: ThreadPage, comment: Comment): ThreadPage => {
  const counts = (one: Comment | undefined) => Number(one?.state === 'shown')
  const by = counts(comment) - counts(find(page, comment.id))
  const changed = withChanged({ ...page, total: page.total + by }, comment.id, comment)
  if (comment.id === comment.rootId) return changed
  return inThread(changed, comment.rootId, (thread) => ({
    ...thread,
    comment: { ...thread.comment, replies: thread.comment.replies + by },
  }))
}

export const withReplies = (
  page: ThreadPage,
  rootId: string,
  { replies, next }: Pick<Thread, 'replies' | 'next'>,
): ThreadPage =>
  inThread(page, rootId, (thread) => ({ ...thread, next, replies: together(...thread.replies, ...replies) }))

const withoutThread = (page: ThreadPage, rootId: string): ThreadPage => ({
  ...page,
  threads: page.threads.filter(({ comment }) => comment.id !== rootId),
})

/** The list after a deletion: a placeholder if the comment has replies, otherwise nothing. */
export const withDeleted = (page: ThreadPage, { id, rootId }: Comment): ThreadPage => {
  const emptied: Partial<Comment> = { state: 'deleted', author: null, body: '', mentions: [], answers: null }
  const less = { ...page, total: Math.max(0, page.total - 1) }
  if (id === rootId) {
    const isAnswered = page.threads.some(({ comment }) => comment.id === id && comment.replies > 0)
    return isAnswered ? withChanged(less, id, emptied) : withoutThread(less, id)
  }
  const left = inThread(less, rootId, (thread) => ({
    ...thread,
    comment: { ...thread.comment, replies: Math.max(0, thread.comment.replies - 1) },
    replies: thread.replies.flatMap((one) => {
      if (one.id !== id) return [one]
      return one.replies > 0 ? [{ ...one, ...emptied }] : []
    }),
  }))
  const root = left.threads.find(({ comment }) => comment.id === rootId)?.comment
  return root?.state === 'deleted' && root.replies === 0 ? withoutThread(left, rootId) : left
}
