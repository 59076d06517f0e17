import { applyTemplate } from '#packages/document/apply-template.ts'
import { type Command, replaceDocument } from '#packages/document/commands.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { templateFacts } from '#packages/sections/template-facts.ts'
import { importEntries } from '../import-entries.ts'

/** The limit of a document. */
const MAX_SECTIONS = 100

/** `content`: the imported content in the design of this document. `add`: added to its content. `whole`: replaces the document. */
export type TakeAs = 'content' | 'add' | 'whole'

const renewed = (section: Section, newId: () => string): Section => ({
  ...section,
  id: newId(),
  items: section.items.map((item) => ({ ...item, id: newId() })),
})

/** Sections of Word documents and presentations cannot be matched by kind: they replace the existing ones or are appended. */
const joined = (mine: Document, read: Document, as: 'content' | 'add', newId: () => string): Section[] => {
  const sections = read.sections.map((section) => renewed(section, newId))
  return (as === 'content' ? sections : [...mine.sections, ...sections]).slice(0, MAX_SECTIONS)
}

/** Inserts the imported content into the document, as one undo step. */
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
