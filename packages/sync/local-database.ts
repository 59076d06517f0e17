import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import type { HistoryEvent, StoredHistory } from '#packages/document/history.ts'
import type { MergeConflict } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'

/** Remote text that lost a merge and is not yet stored as a version. */
export interface PendingConflicts {
  /** The text is the current revision of the store; the next save keeps it as a version. */
  onServer: boolean
  /** Values from a closed tab that exist only in this browser. */
  localOnly: readonly MergeConflict[]
}

/** The state of one tab's work on one document when the journal was last rewritten. Field names are stored data. */
export interface JournalHead {
  id: string
  tab: string
  /** The account that wrote it, or VISITOR. Earlier versions stored none. */
  owner?: string
  base: { revision: number; document: Document }
  document: Document
  history: StoredHistory
  at: number
  against?: { atHome: boolean; aside: readonly MergeConflict[] }
}

export interface Draft {
  id: string
  /** A template that is being created; without it, a resume. */
  use?: 'template'
  /** The account that it will move to; without it, the visitor owns the draft. */
  owner?: string
  revision: number
  document: Document
  createdAt: number
  savedAt: number
  /** When its last version was stored. */
  versionedAt?: number
}

export interface DraftVersion {
  id: string
  draft: string
  revision: number
  document: Document
  name?: string
  reason: 'auto' | 'named' | 'restore' | 'merge'
  at: number
}

/** A journal records history events, when the document was sent, and when the store acknowledged it. */
export type JournalEntry =
  | HistoryEvent
  | { type: 'sent' }
  | { type: 'acknowledged'; revision: number; at: number }

type StoredAs<Entry> = Entry extends { type: 'acknowledged' }
  ? Omit<Entry, 'type'> & { did: 'arrived' }
  : Entry extends { type: infer Type }
    ? Omit<Entry, 'type'> & { did: Type }
    : never
/** Entries are stored with their field names of the first version. */
type StoredEntry = StoredAs<JournalEntry>

export const toStoredEntry = ({ type, ...rest }: JournalEntry): StoredEntry =>
  ({ did: type === 'acknowledged' ? 'arrived' : type, ...rest }) as StoredEntry

export const fromStoredEntry = ({ did, ...rest }: StoredEntry): JournalEntry =>
  ({ type: did === 'arrived' ? 'acknowledged' : did, ...rest }) as JournalEntry

interface Schema extends DBSchema {
  heads: { key: [id: string, tab: string]; value: JournalHead }
  /** Entries after the head, one row each. */
  happenings: { key: [id: string, tab: string, line: number]; value: JournalRow }
  drafts: { key: string; value: Draft }
  versions: { key: string; value: DraftVersion; indexes: { byDraft: string } }
}

interface JournalRow {
  id: string
  tab: string
  line: number
  happening: StoredEntry
}

export type LocalDatabase = IDBPDatabase<Schema>
type Upgrade = Parameters<NonNullable<OpenDBCallbacks<Schema>['upgrade']>>[3]

const createEntryStore = (db: Upgrade['db']) =>
  db.createObjectStore('happenings', { keyPath: ['id', 'tab', 'line'] })

/** Version 1 numbered the rows of all tabs together. */
const numberByTab = async (work: Upgrade) => {
  const old = work.objectStore('happenings')
  const [rows, lines] = await Promise.all([old.getAll(), old.getAllKeys() as Promise<unknown[]>])
  work.db.deleteObjectStore('happenings')
  work.objectStore('heads').deleteIndex('byDocument')
  const entries = createEntryStore(work.db)
  for (const [at, row] of rows.entries()) void entries.add({ ...row, line: Number(lines[at]) })
}

export const openLocalDatabase = (name = 'huajian'): Promise<LocalDatabase> =>
  openDB<Schema>(name, 2, {
    upgrade: async (db, from, _, work) => {
      if (from === 1) return numberByTab(work)
      db.createObjectStore('heads', { keyPath: ['id', 'tab'] })
      createEntryStore(db)
      db.createObjectStore('drafts', { keyPath: 'id' })
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('byDraft', 'draft')
    },
    // Another tab runs a newer version that changes the schema. Closing allows that; later writes of this tab fail.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

/** The keys of all rows of a document, or of one tab of it. */
export const keysOf = (id: string, ...tab: [] | [string]): IDBKeyRange =>
  IDBKeyRange.bound([id, ...tab], [id, ...tab, []])

export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
