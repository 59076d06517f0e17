import { applyDraft } from '#packages/ai/draft/apply-draft.ts'
import type { Command } from '#packages/document/commands.ts'
import { addItem } from '#packages/document/commands.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { newId } from '#packages/slice/id.ts'
import type { AiRun } from '../run/run-state.ts'

const freshId = () => newId(Date.now())

/** What a run has drafted for a section, entry by entry: all that came whole, and as much as has come of the rest. */
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

/** After those that are there, all as one step. */
export const addEntries =
  (section: string, entries: readonly Item[]): Command =>
  (document) => {
    for (const entry of entries) addItem(section, entry)(document)
  }
