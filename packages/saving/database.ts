import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { Happening, StoredHistory } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'

/** One tab's work on one document: where it started from, and its state when this was written. */
export interface JournalHead {
  id: string
  tab: string
  base: { revision: number; document: Document }
  document: Document
  history: StoredHistory
  at: number
}

export interface Draft {
  id: string
  /** A template in the making; without it a resume. */
  use?: 'template'
  revision: number
  document: Document
  createdAt: number
  savedAt: number
}

export interface DraftVersion {
  id: string
  draft: string
  revision: number
  document: Document
  name?: string
  reason: 'auto' | 'named' | 'restore'
  at: number
}

/** Beside what happened to the document: it was sent home as it was then, and what was sent last has arrived there. */
export type Entry = Happening | { did: 'sent' } | { did: 'arrived'; revision: number; at: number }

interface Schema extends DBSchema {
  heads: { key: [id: string, tab: string]; value: JournalHead; indexes: { byDocument: string } }
  /** What happened after the head was written, in order. */
  happenings: {
    key: number
    value: { id: string; tab: string; happening: Entry }
    indexes: { byTab: [id: string, tab: string] }
  }
  drafts: { key: string; value: Draft }
  versions: { key: string; value: DraftVersion; indexes: { byDraft: string } }
}

export type Database = IDBPDatabase<Schema>
export type Happenings = IDBPObjectStore<Schema, ('heads' | 'happenings')[], 'happenings', 'readwrite'>

export const openDatabase = (name = 'huajian'): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('heads', { keyPath: ['id', 'tab'] }).createIndex('byDocument', 'id')
      db.createObjectStore('happenings', { autoIncrement: true }).createIndex('byTab', ['id', 'tab'])
      db.createObjectStore('drafts', { keyPath: 'id' })
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('byDraft', 'draft')
    },
    // A newer tab wants to change the shape: let it, and speak up at the next write instead of blocking it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
