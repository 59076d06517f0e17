import { isWritten } from '#packages/editor-core/ai-port.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { textAt } from '../change/text-at.ts'

/** The selected text if it is in this section, otherwise all prose texts of the selected entry or of the section. */
export const textsIn = (editor: Editor, id: string) => {
  const { document, selection } = editor.state.getState()
  const section = document.sections.find((one) => one.id === id)
  const fields = Object.entries(kindOf(section?.kind ?? '')?.fields ?? {}).filter(([, row]) => isWritten(row))
  const { item, field } = selection?.section === id ? selection : {}
  const places = (section?.items ?? [])
    .filter((one) => !one.hidden && (item === undefined || one.id === item))
    .flatMap((one) => fields.map(([name]) => ({ section: id, item: one.id, field: name })))
  const chosen = places.filter((place) => place.field === field)
  return chosen.length > 0 && item !== undefined ? chosen : places
}

/** An empty section is written as a whole; otherwise its texts are improved. */
export const toolFor = (editor: Editor, places: ReturnType<typeof textsIn>): 'ai_edit' | 'ai_generate' => {
  const { document } = editor.state.getState()
  const isBare = places.every((place) => !textAt(document, place)?.trim())
  return places.length === 0 || (isBare && places.length > 1) ? 'ai_generate' : 'ai_edit'
}
