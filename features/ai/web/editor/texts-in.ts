import { isWritten } from '#packages/editor/ai-port.ts'
import type { Editor } from '#packages/editor/editor.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** The selected text, where one of this section is; else all running texts of the section or of the selected entry. */
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
