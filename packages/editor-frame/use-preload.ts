import { useEffect } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { type Load, preloadEditor } from './preload-editor.ts'

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 800)
}

const fetchAll = async (written: Document, more: readonly Load[]) => {
  const { dataset } = document.documentElement
  delete dataset.preloaded
  await preloadEditor(written, more)
  dataset.preloaded = 'true'
}

const NONE: readonly never[] = []

/**
 * Loads in idle time what is needed later, so that the editor then works offline. `more`: files of this editor only.
 * Tests wait for `<html data-preloaded="true">`.
 */
export const usePreload = ({ history }: Editor, more: readonly Load[] = NONE) => {
  useEffect(() => {
    whenIdle(() => void fetchAll(history.state, more))
  }, [history, more])
}
