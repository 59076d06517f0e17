import { useEffect } from 'react'
import type { Tools } from '#packages/editor-core/tool.ts'
import { stored } from '#packages/local-data/stored.ts'

const kept = stored('huajian-tour')

const wasShown = (): boolean => {
  if (kept.read() !== null) return true
  // A browser that keeps nothing would show it for ever.
  const isAble = kept.write('')
  if (isAble) kept.remove()
  return !isAble
}

export const rememberTour = (): void => {
  kept.write(String(Date.now()))
}

/** Who opens an editor for the first time in this browser is shown around, once. */
export const useFirstRun = (tools: Tools): void => {
  useEffect(() => {
    if (!wasShown() && tools.rows.some(({ id }) => id === 'tour')) tools.open('tour')
  }, [tools])
}
