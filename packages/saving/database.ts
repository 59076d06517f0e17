import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import type { Happening, StoredHistory } from '#packages/document/history.ts'
import type { Conflict } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'

/** What others wrote where ours stands, until it is kept as a version at home. */
export interface Against {
  /** It is what stands at home: whoever saves next keeps it. */
  atHome: boolean
  /** It is nowhere but here: it was written in a tab that is gone. */
  aside: readonly Conflict[]
}

/** One tab's work on one document: where it started from, and its state when this was written. */
export interface JournalHead {
  id: string
  tab: string
  /** The account that wrote it, or VISITOR. Versions before this wrote none. */
  owner?: string
  base: { revision: number; document: Document }
  document: Document
  history: StoredHistory
  at: number
  against?: Against
}

export interface Draft {
  id: string
  /** A template in the making; without it a resume. */
  use?: 'template'
  /** The account that it waits for, where that could not take it; else a visitor's. */
  owner?: string
  revision: number
  document: Document
  createdAt: number
  savedAt: number
  /** When a version was last kept of it. */
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

/** Beside what happened to the document: it was sent home as it was then, and what was sent last has arrived there. */
export type Entry = Happening | { did: 'sent' } | { did: 'arrived'; revision: number; at: number }

interface Schema extends DBSchema {
  heads: { key: [id: string, tab: string]; value: JournalHead }
  /** What happened after the head was written, line by line. */
  happenings: { key: [id: string, tab: string, line: number]; value: JournalLine }
  drafts: { key: string; value: Draft }
  versions: { key: string; value: DraftVersion; indexes: { byDraft: string } }
}

interface JournalLine {
  id: string
  tab: string
  line: number
  happening: Entry
}

export type Database = IDBPDatabase<Schema>
type Upgrade = Parameters<NonNullable<OpenDBCallbacks<Schema>['upgrade']>>[3]

const createHappenings = (db: Upgrade['db']) =>
  db.createObjectStore('happenings', { keyPath: ['id', 'tab', 'line'] })

/** The first shape numbered the lines of all tabs together. */
const numberByTab = async (work: Upgrade) => {
  const old = work.objectStore('happenings')
  const [rows, lines] = await Promise.all([old.getAll(), old.getAllKeys() as Promise<unknown[]>])
  work.db.deleteObjectStore('happenings')
  work.objectStore('heads').deleteIndex('byDocument')
  const happenings = createHappenings(work.db)
  for (const [at, row] of rows.entries()) void happenings.add({ ...row, line: Number(lines[at]) })
}

export const openDatabase = (name = 'huajian'): Promise<Database> =>
  openDB<Schema>(name, 2, {
    upgrade: async (db, from, _, work) => {
      if (from === 1) return numberByTab(work)
      db.createObjectStore('heads', { keyPath: ['id', 'tab'] })
      createHappenings(db)
      db.createObjectStore('drafts', { keyPath: 'id' })
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('byDraft', 'draft')
    },
    // A newer tab wants to change the shape: let it, and speak up at the next write instead of blocking it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

/** All that is kept under a document, or under one tab of it. */
export const allOf = (id: string, ...tab: [] | [string]): IDBKeyRange =>
  IDBKeyRange.bound([id, ...tab], [id, ...tab, []])

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
