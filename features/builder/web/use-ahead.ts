import { useEffect } from 'react'
import { fetchAhead } from '#packages/editor/ahead.ts'

/** What opens later is fetched while the person reads: after that the network may go, and nothing is missing. */
export const useAhead = () => {
  useEffect(() => {
    const later =
      'requestIdleCallback' in window ? window.requestIdleCallback : (run: () => void) => setTimeout(run, 800)
    later(() => void fetchAhead())
  }, [])
}
