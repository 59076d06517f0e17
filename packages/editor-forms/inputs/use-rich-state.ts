import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** What is read from an editor of styled text, as it changes there; drawn again only when it is another. */
export const useRichState = <T>(editor: Editor | undefined, read: () => T): T => {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener)
      return () => {
        editor?.off('transaction', listener)
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, read)
}
