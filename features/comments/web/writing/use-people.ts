import { useEffect, useState } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { type CommentPerson, mentionable } from '../../contract.ts'
import { useCommentsState } from '../comments-context.tsx'

const TYPING_MS = 150

/** Users whose names match the typed text; empty without a query or a response. */
export const usePeople = (q: string | undefined, thread: string | undefined): readonly CommentPerson[] => {
  const api = useApi()
  const { target } = useCommentsState()
  const { kind, id } = target
  const [found, setFound] = useState<readonly CommentPerson[]>([])
  useEffect(() => {
    if (q === undefined) {
      setFound([])
      return
    }
    const asking = new AbortController()
    const query = { kind, id, q, ...(thread === undefined ? {} : { thread }) }
    const ask = () =>
      api.attempt(mentionable, query, asking.signal).then(
        ({ people }) => setFound(people),
        () => asking.signal.aborted || setFound([]),
      )
    const timer = setTimeout(() => void ask(), TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q, thread, kind, id, api])
  return found
}
