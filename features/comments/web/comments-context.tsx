import { createContext, useContext } from 'react'
import type { Person } from '#packages/api/session-contract.ts'
import type { Target } from '../contract.ts'
import type { Comments } from './use-comments.ts'

interface CommentsState extends Pick<Comments, 'patch' | 'readReplies' | 'refetch'> {
  target: Target
  /** The author of what is commented on. */
  authorId: string | undefined
  me: Person | undefined
  /** The sign-in page with a way back; undefined while the site hides sign-in. */
  signIn: string | undefined
  /** The comment that the address names. */
  named: string | undefined
  /** The server's time. */
  now: number
}

const CommentsContext = createContext<CommentsState | undefined>(undefined)

export const CommentsProvider = CommentsContext.Provider

export const useCommentsState = (): CommentsState => {
  const state = useContext(CommentsContext)
  if (!state) throw new Error('no comments around this component')
  return state
}
