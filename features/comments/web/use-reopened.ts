import { useEffect } from 'react'
import type { Comments } from './use-comments.ts'

/** A list that was loaded while comments were closed is empty, so it is refetched when they are open again. */
export const useReopened = ({ page, refetch }: Pick<Comments, 'page' | 'refetch'>) => {
  const isClosed = page?.isOpen === false
  useEffect(() => {
    if (isClosed) void refetch()
  }, [isClosed, refetch])
}
