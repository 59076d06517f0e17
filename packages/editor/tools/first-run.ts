import { useEffect } from 'react'
import type { Tools } from './tool.ts'

const KEY = 'huajian-tour'

const wasShown = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // A browser that keeps nothing would show it for ever.
    return true
  }
}

export const rememberTour = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Shown again next time; it can be skipped with one key.
  }
}

/** Who opens an editor for the first time in this browser is shown around, once. */
export const useFirstRun = (tools: Tools): void => {
  useEffect(() => {
    if (!wasShown() && tools.rows.some(({ id }) => id === 'tour')) tools.open('tour')
  }, [tools])
}
