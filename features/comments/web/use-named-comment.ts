import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { getThread } from '../contract.ts'
import { commentWords } from './comment-words.ts'
import { hasComment, withThread } from './thread-list.ts'
import type { Comments } from './use-comments.ts'

/** An address may name a comment (`#comment-…`): it is loaded if the first page lacks it, and scrolled to. */
export const useNamedComment = ({ page, patch }: Pick<Comments, 'page' | 'patch'>): string | undefined => {
  const t = useWords(commentWords)
  const api = useApi()
  const { hash, key } = useLocation()
  const id = /^#comment-([A-Za-z0-9_-]{16,40})$/.exec(hash)?.[1]
  const [wanted, setWanted] = useState<{ id: string }>()
  const isReady = page !== undefined
  const fetchNamed = useEffectEvent(async (named: string) => {
    try {
      if (page && !hasComment(page, named)) {
        const thread = await api.attempt(getThread, { id: named })
        patch((known) => withThread(known, thread))
      }
      setWanted({ id: named })
    } catch {
      toasts.show(t.gone, 'warn')
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation to the same address scrolls again.
  useEffect(() => {
    if (id !== undefined && isReady) void fetchNamed(id)
  }, [id, key, isReady])
  useEffect(() => {
    if (wanted === undefined) return
    const element = document.getElementById(`comment-${wanted.id}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [wanted])
  return wanted?.id
}
