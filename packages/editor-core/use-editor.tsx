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

/** Draws again only when what it reads is another; an object or list is compared by its members. */
export const useEditorState = <T,>(read: (state: EditorState) => T): T =>
  useStore(useEditor().shown, useShallow(read))

const isInForm = () => document.activeElement?.closest('[data-form-field]')

/**
 * For the focused field itself: on a slow machine it is the only one that must follow every key. A field that keeps
 * its own text does not need its own keys back and reads `renderState` like everything else.
 */
export const useWritten = <T,>(read: (document: Document) => T, keepsText = false): T => {
  const { state, shown } = useEditor()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [state.subscribe(changed), shown.subscribe(changed)]
      return () => ends.forEach((end) => void end())
    },
    [state, shown],
  )
  return useSyncExternalStore(
    subscribe,
    () => read((!keepsText && isInForm() ? state : shown).getState().document),
    () => read(state.getInitialState().document),
  )
}

export const useDocument = (): Document => useEditorState(({ document }) => document)

/** The document that the pages show: the real one, or a preview of a hovered choice. */
export const useDrawnDocument = (): Document => useEditorState(({ document, preview }) => preview ?? document)

export const useSection = (id: string): Section | undefined =>
  useEditorState(({ document }) => document.sections.find((section) => section.id === id))
