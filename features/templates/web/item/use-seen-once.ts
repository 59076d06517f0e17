import { useEffect } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { countTemplateView } from '../../visits-contract.ts'

const LOOKED_MS = 1200

/** Who only passes by has not looked. Reloads count once: the server knows. */
export const useSeenOnce = (id: string, isPublic = true) => {
  const client = useApi()
  useEffect(() => {
    if (!isPublic) return
    const timer = setTimeout(() => {
      // Whether it was counted is nobody's trouble here.
      void client.attempt(countTemplateView, { id }).catch(() => undefined)
    }, LOOKED_MS)
    return () => clearTimeout(timer)
  }, [client, id, isPublic])
}
