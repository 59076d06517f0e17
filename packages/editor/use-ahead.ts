import { useEffect } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { fetchAhead } from '#packages/editor/ahead.ts'
import type { Editor } from '#packages/editor/editor.ts'
import { rehearse } from '#packages/editor/rehearse.ts'

const later = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 800)
}

const fetchAll = async (written: Document) => {
  await fetchAhead(written)
  document.documentElement.dataset.ahead = 'true'
}

/**
 * What opens later is fetched while the person reads: after that the network may go, and nothing is missing. Outside
 * checks wait for `<html data-ahead="true">`.
 */
export const useAhead = ({ history }: Editor) => {
  useEffect(() => {
    rehearse(history.state, later)
    later(() => void fetchAll(history.state))
  }, [history])
}
