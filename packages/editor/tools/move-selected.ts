import { moveItem, moveSection } from '#packages/document/commands.ts'
import { placeStepped } from '../content/order.ts'
import type { Editor } from '../editor.ts'

/** The selected entry within its section, or the selected section among the others. */
export const moveSelected = (editor: Editor, by: 1 | -1): void => {
  const { selection, document } = editor.state.getState()
  const section = document.sections.find(({ id }) => id === selection?.section)
  if (!section) return
  const at = section.items.findIndex(({ id }) => id === selection?.item)
  if (at >= 0 && section.items.length > 1) {
    const to = at + by
    if (to >= 0 && to < section.items.length)
      editor.edit(moveItem(section.id, section.items[at]?.id ?? '', to))
    return
  }
  const place = placeStepped(document, section.id, by)
  if (place) editor.edit(moveSection(section.id, place.to, place.region))
}
