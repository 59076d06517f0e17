import { setField } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { createEditor } from '#packages/editor-core/editor.ts'

const TIMES = 8

/**
 * The first key of a visit goes a way that no code has gone before, and on a slow machine that takes a tenth of a
 * second. So it is gone on a copy, step by step, while nobody waits.
 */
export const rehearse = (document: Document, inTurn: (run: () => void) => void): void => {
  const section = document.sections.find(({ items }) => items.length > 0)
  const item = section?.items[0]
  const [field] = Object.entries(item?.data ?? {}).find(([, value]) => typeof value === 'string') ?? []
  if (!section || !item || !field) return
  const copy = createEditor(document)
  const write = (time: number) => {
    copy.edit(setField(section.id, item.id, field, String(time)), field)
    if (time < TIMES) inTurn(() => write(time + 1))
  }
  inTurn(() => write(1))
}
