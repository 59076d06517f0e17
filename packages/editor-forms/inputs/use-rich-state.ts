import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** A value read from a rich-text editor as it changes; renders only when the value changes. */
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
