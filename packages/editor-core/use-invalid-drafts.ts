import { useEffect, useSyncExternalStore } from 'react'
import { useEditor } from './use-editor.tsx'

export const useHasInvalidDrafts = (): boolean => {
  const { invalidDrafts } = useEditor()
  return useSyncExternalStore(invalidDrafts.subscribe, invalidDrafts.hasAny, () => false)
}

/** Drops all drafts when the editor closes, so that none is reported for the next document. */
export const useInvalidDraftsLifetime = (): void => {
  const { invalidDrafts } = useEditor()
  useEffect(() => {
    invalidDrafts.open()
    return () => invalidDrafts.close()
  }, [invalidDrafts])
}
