import { type Applied, applyChanges, type TextChange } from '#packages/ai/change/apply-changes.ts'
import { addItem, type Command } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** Adds the record of a section that was stored without one, when its first text is written. */
const withRecords =
  (changes: readonly TextChange[]): Command =>
  (document) => {
    for (const { place } of changes) {
      const section = document.sections.find(({ id }) => id === place.section)
      const kind = kindOf(section?.kind ?? '')
      if (!section || !kind || place.item === place.section) continue
      if (kind.own?.includes(place.field))
        addItem(place.section, { id: place.item, own: true, data: {} }, 0)(document)
      else if (kind.single && section.items.length === 0)
        addItem(place.section, { id: place.item, data: {} })(document)
    }
  }

/** Applies changes as one undo step. Changes that cannot be applied are reported and skipped. */
export const writeChanges = (document: Document, changes: readonly TextChange[]): Applied => {
  const prepare = withRecords(changes)
  const ready = structuredClone(document)
  prepare(ready)
  const { command, refused } = applyChanges(ready, changes)
  return {
    refused,
    command: (draft) => {
      prepare(draft)
      command(draft)
    },
  }
}
