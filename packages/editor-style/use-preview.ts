import { type PointerEvent, useEffect } from 'react'
import type { Command } from '#packages/document/commands.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'

/** Shows on the page what a choice would do while it is pointed at; a finger has no hovering. */
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
