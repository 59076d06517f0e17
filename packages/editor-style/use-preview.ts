import { type PointerEvent, useEffect } from 'react'
import type { Command } from '#packages/document/commands.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'

/** Previews an option on the pages while the mouse is over it. */
export const usePreview = () => {
  const editor = useEditor()
  useEffect(() => () => editor.preview(undefined), [editor])
  return (command: Command) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') editor.preview(command)
    },
    onPointerLeave: () => editor.preview(undefined),
  })
}
