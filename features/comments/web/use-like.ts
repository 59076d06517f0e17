import { useRef } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Comment, likeComment, unlikeComment } from '../contract.ts'
import { commentWords } from './comment-words.ts'
import { useCommentsState } from './comments-context.tsx'
import { withChanged } from './thread-list.ts'
import { useFailure } from './use-comments.ts'

/** Optimistic: reverted if the server refuses. The last press wins. */
export const useLike = ({ id, likes, isLiked }: Comment) => {
  const t = useWords(commentWords)
  const api = useApi()
  const failure = useFailure()
  const { patch } = useCommentsState()
  const presses = useRef(0)
  /** Calls are sequential, so that the server receives the last press last. */
  const calls = useRef<Promise<unknown>>(Promise.resolve())
  return async () => {
    presses.current += 1
    const press = presses.current
    const show = (state: Pick<Comment, 'likes' | 'isLiked'>) => {
      if (press === presses.current) patch((page) => withChanged(page, id, state))
    }
    show({ likes: Math.max(0, likes + (isLiked ? -1 : 1)), isLiked: !isLiked })
    const call = calls.current.then(() => api.attempt(isLiked ? unlikeComment : likeComment, { id }))
    calls.current = call.catch(() => undefined)
    try {
      show(await call)
    } catch (error) {
      show({ likes, isLiked })
      toasts.show(failure(error, t.failed), 'error')
    }
  }
}
