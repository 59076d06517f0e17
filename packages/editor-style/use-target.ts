import { useEditorState } from '#packages/editor-core/use-editor.tsx'

/** The part of a section that setters write to: what was clicked on the page or chosen in the panel, else the whole. */
export const useTarget = (section: string): { slot: string; item: string | undefined } =>
  useEditorState(({ selection }) => {
    const mine = selection?.section === section ? selection : undefined
    return { slot: mine?.slot ?? 'section', item: mine?.item }
  })
