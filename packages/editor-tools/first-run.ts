import { useEffect } from 'react'
import type { Tools } from '#packages/editor-core/tool.ts'
import { stored } from '#packages/local-data/stored.ts'

const storedAt = stored('huajian-tour')

const wasShown = (): boolean => {
  if (storedAt.read() !== null) return true
  // A browser that stores nothing would show it on every visit.
  const isAble = storedAt.write('')
  if (isAble) storedAt.remove()
  return !isAble
}

export const rememberTour = (): void => {
  storedAt.write(String(Date.now()))
}

/** Starts the tour when an editor is opened for the first time in this browser. */
export const useFirstRun = (tools: Tools): void => {
  useEffect(() => {
    if (!wasShown() && tools.rows.some(({ id }) => id === 'tour')) tools.open('tour')
  }, [tools])
}
