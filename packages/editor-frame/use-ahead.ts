import { useEffect } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { fetchAhead, type Load } from './ahead.ts'

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 800)
}

const fetchAll = async (written: Document, more: readonly Load[]) => {
  const { dataset } = document.documentElement
  delete dataset.ahead
  await fetchAhead(written, more)
  dataset.ahead = 'true'
}

const NONE: readonly never[] = []

/**
 * Loads in idle time what is needed later, so that the editor then works offline. `more`: files of this editor only.
 * Tests wait for `<html data-ahead="true">`.
 */
export const useAhead = ({ history }: Editor, more: readonly Load[] = NONE) => {
  useEffect(() => {
    whenIdle(() => void fetchAll(history.state, more))
  }, [history, more])
}
