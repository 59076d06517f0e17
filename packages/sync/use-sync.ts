import { useEffect } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { beforeLeaving } from '#packages/ui/leaving.ts'
import type { DocumentSync } from './document-sync.ts'

/** Reports an ended session, so that the user can sign in again; unsaved work is in the journal. */
const useSignedOut = (sync: DocumentSync) => {
  const client = useApi()
  useEffect(
    () =>
      sync.subscribe((status) => {
        if ('reason' in status && status.reason === 'signed_out') client.report(401, null)
      }),
    [sync, client],
  )
}

/** Saves when the page is hidden and when the network is back, and asks before a page with unsaved work closes. */
export const useSync = (sync: DocumentSync, hasInvalidDrafts: () => boolean) => {
  useSignedOut(sync)
  useEffect(() => {
    const push = () => void sync.push()
    const hidden = () => document.visibilityState === 'hidden' && push()
    const leaving = (event: BeforeUnloadEvent) => {
      if (sync.isAtRisk || hasInvalidDrafts()) event.preventDefault()
    }
    addEventListener('online', push)
    document.addEventListener('visibilitychange', hidden)
    addEventListener('beforeunload', leaving)
    const stop = beforeLeaving(() => sync.flush())
    return () => {
      removeEventListener('online', push)
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('beforeunload', leaving)
      stop()
    }
  }, [sync, hasInvalidDrafts])
}
