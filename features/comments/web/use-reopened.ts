import { useEffect } from 'react'
import type { Comments } from './use-comments.ts'

/** A list that was asked for while comments were closed is empty; once it is shown, they are open. */
export const useReopened = ({ page, refetch }: Pick<Comments, 'page' | 'refetch'>) => {
  const isClosed = page?.isOpen === false
  useEffect(() => {
    if (isClosed) void refetch()
  }, [isClosed, refetch])
}
