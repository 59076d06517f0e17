import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Editor, EditorState } from './editor.ts'

const EditorContext = createContext<Editor | undefined>(undefined)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
  <EditorContext value={editor}>{children}</EditorContext>
)

export const useOptionalEditor = (): Editor | undefined => useContext(EditorContext)

export const useEditor = (): Editor => {
  const editor = useOptionalEditor()
  if (!editor) throw new Error('outside of an editor')
  return editor
}

/** Renders again only when the value changes; objects and arrays are compared by their members. */
export const useEditorState = <T,>(read: (state: EditorState) => T): T =>
  useStore(useEditor().renderState, useShallow(read))

const isInForm = () => document.activeElement?.closest('[data-form-field]')

/**
 * The current document for fields of a form: the focused field must show every key at once even on a slow machine. A
 * field with its own text state (`keepsText`) reads `renderState` like everything else.
 */
export const useLiveDocument = <T,>(read: (document: Document) => T, keepsText = false): T => {
  const { state, renderState } = useEditor()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [state.subscribe(changed), renderState.subscribe(changed)]
      return () => ends.forEach((end) => void end())
    },
    [state, renderState],
  )
  return useSyncExternalStore(
    subscribe,
    () => read((!keepsText && isInForm() ? state : renderState).getState().document),
    () => read(state.getInitialState().document),
  )
}

export const useDocument = (): Document => useEditorState(({ document }) => document)

/** The document that the pages show: the real one, or a preview of a hovered option. */
export const useDrawnDocument = (): Document => useEditorState(({ document, preview }) => preview ?? document)

export const useSection = (id: string): Section | undefined =>
  useEditorState(({ document }) => document.sections.find((section) => section.id === id))
