import { useEffect } from 'react'
import { fetchAhead } from '#packages/editor/ahead.ts'
import type { Editor } from '#packages/editor/editor.ts'
import { rehearse } from '#packages/editor/rehearse.ts'

const later = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 800)
}

/** What opens later is fetched while the person reads: after that the network may go, and nothing is missing. */
export const useAhead = ({ history }: Editor) => {
  useEffect(() => {
    rehearse(history.state, later)
    later(() => void fetchAhead(history.state.kind))
  }, [history])
}
