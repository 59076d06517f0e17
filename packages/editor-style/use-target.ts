import { useEditorState } from '#packages/editor-core/use-editor.tsx'

/** The part of a section that setters write to: the slot that is selected, or the whole section. */
export const useTarget = (section: string): { slot: string; item: string | undefined } =>
  useEditorState(({ selection }) => {
    const mine = selection?.section === section ? selection : undefined
    return { slot: mine?.slot ?? 'section', item: mine?.item }
  })
