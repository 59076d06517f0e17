import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useLanguage } from '#packages/i18n/words.tsx'

/** The selected section without its content. */
export const useSelectedSection = () => {
  const { language } = useLanguage()
  return useEditorState(({ document, selection }) => {
    const section = document.sections.find(({ id }) => id === selection?.section)
    return section
      ? { id: section.id, kind: section.kind, name: sectionName(section, language), visible: section.visible }
      : { id: undefined, kind: '', name: '', visible: true }
  })
}
