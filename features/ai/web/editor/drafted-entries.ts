import { applyDraft } from '#packages/ai/draft/apply-draft.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Command } from '#packages/document/commands.ts'
import { addItem, addSection, removeItem } from '#packages/document/commands.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { placeNewSection } from '#packages/editor-core/new-section.ts'
import type { AiRun } from '../run/run-state.ts'

const freshId = () => newId(Date.now())

/** The entries that a run has drafted for a section, including the text that is still arriving. */
export const draftedEntries = (document: Document, section: Section, run: AiRun): Item[] => {
  const empty: Document = { ...document, sections: [{ ...section, items: [] }] }
  const texts = [
    ...run.steps.flatMap((step) => (step.step === 'draft' ? [{ at: step.at, text: step.text }] : [])),
    ...run.live,
  ]
  return texts
    .reduce(
      (now, { at, text }) =>
        'kind' in at && at.kind === section.kind ? applyDraft(now, at, text, freshId) : now,
      empty,
    )
    .sections.flatMap(({ items }) => items)
}

const isBlank = ({ own, data }: Item): boolean =>
  !own &&
  Object.values(data).every((value) =>
    typeof value === 'object' ? Object.keys(value).length === 0 : value === '',
  )

/** Appends entries as one step. Empty entries of the section are replaced. */
export const addEntries =
  (section: string, entries: readonly Item[]): Command =>
  (document) => {
    const there = document.sections.find(({ id }) => id === section)?.items ?? []
    for (const { id } of there.filter(isBlank)) removeItem(section, id)(document)
    for (const entry of entries) addItem(section, entry)(document)
  }

/** Adds a new section with these entries at the usual place of its kind. */
export const addDrafted =
  (section: Section, entries: readonly Item[]): Command =>
  (document) => {
    const { at } = placeNewSection(document, section.kind, section.variant)
    addSection({ ...section, items: [...entries] }, at)(document)
  }
