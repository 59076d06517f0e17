import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** A value from the state of a rich text editor; renders only when the value changes. */
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
