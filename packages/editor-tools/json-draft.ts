import { newId } from '#packages/api/new-id.ts'
import { diff } from '#packages/document/changes.ts'
import { type MergeConflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'

/** Typed JSON that is not applied yet, with the document that it began from. */
export interface JsonDraft {
  text: string
  base: Document
}

export interface JsonMerged {
  document: Document
  /** Whether the document has moved on since the draft began. */
  isBehind: boolean
  /** Changed in both: the draft's values are used. */
  ours: MergeConflict[]
  /** Deleted in the draft, changed in the document: they are not deleted. */
  stay: MergeConflict[]
}

/**
 * An entry that is moved to another section on one side and changed on the other is in both sections after the merge.
 * The second gets a new id, because a document with duplicate ids cannot be saved.
 */
const withOwnIds = (document: Document): Document => {
  const taken = new Set(document.sections.map(({ id }) => id))
  const own = <T extends { id: string }>(one: T): T => {
    if (taken.has(one.id)) return { ...one, id: newId(Date.now()) }
    taken.add(one.id)
    return one
  }
  return {
    ...document,
    sections: document.sections.map((section) => ({ ...section, items: section.items.map(own) })),
  }
}

/** Merges the draft into the current document without losing work of either side, and reports the conflicts. */
export const mergeDraft = (base: Document, typed: Document, now: Document): JsonMerged => {
  if (base === now || diff(base, now).length === 0)
    return { document: typed, isBehind: false, ours: [], stay: [] }
  const { document, conflicts } = mergeDocuments(base, typed, now)
  return {
    document: withOwnIds(document),
    isBehind: true,
    ours: conflicts.filter(({ ours }) => ours !== undefined),
    stay: conflicts.filter(({ ours }) => ours === undefined),
  }
}
