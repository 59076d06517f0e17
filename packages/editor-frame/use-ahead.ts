import { useEffect } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { fetchAhead, type Load } from './ahead.ts'
import { rehearse } from './rehearse.ts'

const later = (run: () => void) => {
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
 * What opens later is fetched while the person reads: after that the network may go, and nothing is missing. `more` is
 * what only this editor opens. Outside checks wait for `<html data-ahead="true">`.
 */
export const useAhead = ({ history }: Editor, more: readonly Load[] = NONE) => {
  useEffect(() => {
    rehearse(history.state, later)
    later(() => void fetchAll(history.state, more))
  }, [history, more])
}
