import { newId } from '#packages/api/new-id.ts'
import { diff } from '#packages/document/changes.ts'
import { type MergeConflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'

/** What was typed and not applied, with the document it began from: what was written since is not in its text. */
export interface JsonDraft {
  text: string
  base: Document
}

export interface JsonMerged {
  document: Document
  /** Whether the document has moved on since the draft began. */
  isBehind: boolean
  /** Changed in both: the draft's stand. */
  ours: MergeConflict[]
  /** Deleted in the draft, changed in the document: they stay. */
  stay: MergeConflict[]
}

/** An entry moved to another section in one and changed in the other stands in both: two with one id could not be saved. */
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

/** The draft laid over the document as it is now: neither side's work is lost, and what met is told. */
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
