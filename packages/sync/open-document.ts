import { History } from '#packages/document/history.ts'
import type { DocumentProblem } from '#packages/document/load.ts'
import { type MergeConflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'
import { loadKindsFor } from '#packages/sections/load-kinds.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { type DocumentStore, type FailureReason, type StoredDocument, StoreError } from './document-store.ts'
import { DocumentSync } from './document-sync.ts'
import { Journal, NO_CONFLICTS, type RecoveredJournal, recoverJournals, removeTabJournal } from './journal.ts'
import type { LocalDatabase } from './local-database.ts'
import { isOwnedBy } from './ownership.ts'
import { afterEnd, isAlive, ownTab } from './tab.ts'

export type Opened =
  | { found: true; history: History<Document>; sync: DocumentSync; conflicts: MergeConflict[] }
  | {
      found: false
      reason: 'missing' | 'unreadable' | FailureReason
      problems?: DocumentProblem[]
      original?: unknown
      /** The copy in the journals of this browser. */
      localCopy?: Document
    }

/** Only journals of closed tabs are taken over. After a reload the tab's own comes first and the others are merged in. */
const sortJournals = async (journals: readonly RecoveredJournal[], own: string) => {
  const isOpenElsewhere = await Promise.all(journals.map(({ tab }) => tab !== own && isAlive(tab)))
  const free = journals.filter((_, at) => !isOpenElsewhere[at])
  const [first, ...others] = [
    ...free.filter(({ tab }) => tab === own),
    ...free.filter(({ tab }) => tab !== own),
  ]
  return { first, others, openTabs: journals.filter((_, at) => isOpenElsewhere[at]).map(({ tab }) => tab) }
}

/** Takes over the unsaved changes of other tabs when they close. */
const takeOverWhenClosed = (db: LocalDatabase, id: string, tabs: readonly string[], sync: DocumentSync) => {
  for (const tab of tabs)
    afterEnd(tab, sync.closing, async () => {
      const left = (await recoverJournals(db, id)).find(
        (one) => one.tab === tab && isOwnedBy(one.owner, sync.owner, true),
      )
      if (!left || sync.closing.aborted) return
      sync.absorb(left)
      // The other journal is removed only after this tab's journal has everything.
      await sync.flush()
      if (!sync.isAtRisk) await removeTabJournal(db, id, tab)
    })
}

/** Two tabs may have recorded the same conflict. */
const distinct = (conflicts: readonly MergeConflict[]): MergeConflict[] => [
  ...new Map(conflicts.map((one) => [JSON.stringify(one), one])).values(),
]

const loadOrError = async (
  store: DocumentStore,
  id: string,
): Promise<StoredDocument | undefined | StoreError> => {
  try {
    return await store.load(id)
  } catch (error) {
    if (error instanceof StoreError) return error
    throw error
  }
}

/**
 * Opens a document with all unsaved work of `owner` in this browser: the stored revision, merged with the journals of
 * closed or crashed tabs. Work of other accounts is neither shown nor merged.
 */
export const openDocument = async (
  db: LocalDatabase,
  store: DocumentStore,
  id: string,
  owner: string,
  onConflicts: (conflicts: MergeConflict[]) => void,
): Promise<Opened> => {
  const tab = await ownTab()
  const journals = await recoverJournals(db, id)
  const loaded = await loadOrError(store, id)
  const isFound = loaded !== undefined && !(loaded instanceof StoreError)
  const own = journals.filter((one) => isOwnedBy(one.owner, owner, isFound))
  const { first, others, openTabs } = await sortJournals(own, tab)
  if (first) await loadKindsFor(first.history.state)
  if (loaded instanceof StoreError && (!first || (loaded.reason !== 'offline' && loaded.reason !== 'server')))
    return { found: false, reason: loaded.reason }
  if (loaded === undefined)
    return first
      ? { found: false, reason: 'gone', localCopy: first.history.state }
      : { found: false, reason: 'missing' }
  const current = loaded instanceof StoreError ? undefined : loaded
  if (current) {
    const read = await readDocument(current.document)
    if (!read.ok)
      return { found: false, reason: 'unreadable', problems: read.problems, original: read.original }
    current.document = read.document
  }

  const history = first?.history ?? new History((current as StoredDocument).document)
  let base = first?.base ?? {
    revision: (current as StoredDocument).revision,
    document: (current as StoredDocument).document,
  }
  const mergeIn = (ancestor: Document, theirs: Document): MergeConflict[] => {
    const merged = mergeDocuments(ancestor, history.state, theirs)
    history.receive(merged.document)
    return merged.conflicts
  }
  const { onServer, localOnly } = first?.pendingConflicts ?? NO_CONFLICTS
  const isNewer = current !== undefined && current.revision !== base.revision
  const withStored = isNewer ? mergeIn(base.document, current.document) : []
  if (isNewer) base = current
  const withTabs = others.flatMap((other) => [
    ...other.pendingConflicts.localOnly,
    ...mergeIn(other.base.document, other.history.state),
  ])
  const pendingConflicts = {
    onServer: onServer || withStored.length > 0,
    localOnly: distinct([...localOnly, ...withTabs]),
  }
  const conflicts = distinct([...localOnly, ...withStored, ...withTabs])

  const journal = new Journal(db, id, tab, owner)
  const adopted = others.map((other) => other.tab).concat(first && first.tab !== tab ? [first.tab] : [])
  // If there is no space for the journal, the first edit tries again and the save state warns the user.
  const isJournaled = await journal
    .rewrite({ base, history, at: Date.now(), adopted, pendingConflicts })
    .then(
      () => true,
      () => false,
    )
  const savedAt = current?.savedAt ?? first?.at ?? Date.now()
  const sync = new DocumentSync({
    id,
    journal,
    store,
    history,
    base,
    pendingConflicts,
    isJournaled,
    savedAt,
    onConflicts,
  })
  takeOverWhenClosed(db, id, openTabs, sync)
  return { found: true, history, sync, conflicts }
}
