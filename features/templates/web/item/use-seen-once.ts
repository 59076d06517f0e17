import { useEffect } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { countTemplateView } from '../../visits-contract.ts'

const LOOKED_MS = 1200

/** Counts a view after a moment, so that passing by does not count. The server ignores reloads. */
export const useSeenOnce = (id: string, isPublic = true) => {
  const client = useApi()
  useEffect(() => {
    if (!isPublic) return
    const timer = setTimeout(() => {
      // A failure to count the view is ignored.
      void client.attempt(countTemplateView, { id }).catch(() => undefined)
    }, LOOKED_MS)
    return () => clearTimeout(timer)
  }, [client, id, isPublic])
}
