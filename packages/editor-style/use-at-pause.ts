import { useEffect, useState } from 'react'
import { shallow } from 'zustand/shallow'
import type { EditorState } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'

const PAUSE_MS = 300

/** A value for small previews, which is updated when typing pauses. */
export const useAtPause = <T>(read: (state: EditorState) => T): T => {
  const editor = useEditor()
  const [value, setValue] = useState(() => read(editor.state.getState()))
  // Another section is shown immediately; only changes of the same section wait.
  const [reader, setReader] = useState(() => read)
  if (reader !== read) {
    setReader(() => read)
    setValue(() => read(editor.state.getState()))
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () =>
      setValue((before) => {
        const now = read(editor.state.getState())
        return shallow(before, now) ? before : now
      })
    const stop = editor.state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(take, PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, read])
  return value
}
