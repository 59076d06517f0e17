import { moveItem, moveSection } from '#packages/document/commands.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { placeStepped } from '#packages/editor-core/order.ts'
import { entriesOf } from '#packages/editor-core/own-record.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** The selected entry within its section, or the selected section among the others. */
export const moveSelected = (editor: Editor, by: 1 | -1): void => {
  const { selection, document } = editor.state.getState()
  const section = document.sections.find(({ id }) => id === selection?.section)
  if (!section) return
  const entries = entriesOf(kindOf(section.kind), section)
  const at = entries.findIndex(({ id }) => id === selection?.item)
  if (at >= 0 && entries.length > 1) {
    const neighbour = entries[at + by]
    if (neighbour) editor.edit(moveItem(section.id, entries[at]?.id ?? '', section.items.indexOf(neighbour)))
    return
  }
  const place = placeStepped(document, section.id, by)
  if (place) editor.edit(moveSection(section.id, place.to, place.region))
}
