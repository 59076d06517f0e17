import { applyTemplate } from '#packages/document/apply-template.ts'
import { type Command, replaceDocument } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { importEntries } from '../import-entries.ts'
import { templateFacts } from '../template-facts.ts'

/** `content`: what was read, in the look of this document. `add`: beside what is here. `whole`: it becomes this one. */
export type TakeAs = 'content' | 'add' | 'whole'

/** What was read becomes part of this document, as one step that can be undone. */
export const takeIn = (mine: Document, read: Document, as: TakeAs, newId: () => string): Command => {
  if (as === 'whole') return replaceDocument({ ...read, title: mine.title })
  if (as === 'content') {
    const { document } = applyTemplate(mine, read, templateFacts)
    return replaceDocument({ ...document, title: mine.title })
  }
  const all = new Map(read.sections.map(({ id, items }) => [id, new Set(items.map((item) => item.id))]))
  return importEntries(read, all, 'join', newId)
}
