import { applyTemplate } from '#packages/document/apply-template.ts'
import { type Command, replaceDocument } from '#packages/document/commands.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { templateFacts } from '#packages/sections/template-facts.ts'
import { importEntries } from '../import-entries.ts'

/** What a document may have. */
const MAX_SECTIONS = 100

/** `content`: what was read, in the look of this document. `add`: beside what is here. `whole`: it becomes this one. */
export type TakeAs = 'content' | 'add' | 'whole'

const renewed = (section: Section, newId: () => string): Section => ({
  ...section,
  id: newId(),
  items: section.items.map((item) => ({ ...item, id: newId() })),
})

/** Sections of documents and presentations have no twins to be joined with: they take their places, or follow. */
const joined = (mine: Document, read: Document, as: 'content' | 'add', newId: () => string): Section[] => {
  const sections = read.sections.map((section) => renewed(section, newId))
  return (as === 'content' ? sections : [...mine.sections, ...sections]).slice(0, MAX_SECTIONS)
}

/** What was read becomes part of this document, as one step that can be undone. */
export const takeIn = (mine: Document, read: Document, as: TakeAs, newId: () => string): Command => {
  if (as === 'whole') return replaceDocument({ ...read, title: mine.title })
  if (mine.kind !== 'resume') return replaceDocument({ ...mine, sections: joined(mine, read, as, newId) })
  if (as === 'content') {
    const { document } = applyTemplate(mine, read, templateFacts)
    return replaceDocument({ ...document, title: mine.title })
  }
  const all = new Map(read.sections.map(({ id, items }) => [id, new Set(items.map((item) => item.id))]))
  return importEntries(read, all, 'join', newId)
}
