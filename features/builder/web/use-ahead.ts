import { useEffect } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { fetchAhead } from '#packages/editor/ahead.ts'

/** What opens later is fetched while the person reads: after that the network may go, and nothing is missing. */
export const useAhead = (kind: Document['kind']) => {
  useEffect(() => {
    const later =
      'requestIdleCallback' in window ? window.requestIdleCallback : (run: () => void) => setTimeout(run, 800)
    later(() => void fetchAhead(kind))
  }, [kind])
}
