import { isTitlePlace } from '#packages/ai/document-texts.ts'
import type { Place } from '#packages/ai/places.ts'
import { pathNames } from '#packages/editor-core/place-names.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useLanguage } from '#packages/i18n/words.tsx'

/** A readable name of a text's place, such as 工作经历 · 拾穗网络科技 · 内容. */
export const usePlaceName = () => {
  const editor = useEditor()
  const { language } = useLanguage()
  return (place: Place): string => {
    const { document } = editor.state.getState()
    const path = isTitlePlace(place)
      ? ['sections', place.section, 'title']
      : ['sections', place.section, 'items', place.item, 'data', place.field]
    return pathNames(path, [document], language).join(' · ')
  }
}
