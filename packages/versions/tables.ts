import type { Kysely, RawBuilder } from 'kysely'

/** What the history needs of a document's row; each slice has its own table of them. */
interface Documents {
  id: string
  owner: string
  revision: number
  updated_at: number
  /** When a version was last kept; 0 before the first. */
  versioned_at: number
  document: string
}

interface Versions {
  id: string
  document_id: string
  revision: number
  name: string | null
  reason: string
  size: number
  created_at: number
  /** Last: a list then reads no page of it. */
  document: string
}
export type VersionRow = Omit<Versions, 'document_id'>

/** By the names that are used here; the real ones are said once, by whoever has the tables. */
type Tables = { documents: Documents; versions: Versions }
export type VersionDb = Kysely<Tables>

/** How the tables of a slice are called. */
export interface TableNames {
  documents: string
  versions: string
  /** The column by which a version names its document. */
  key: string
  /** How many bytes a document has. */
  size(isSqlite: boolean): RawBuilder<number>
}

/** Typed as if they were called as above: a query is built of the names that they have. */
interface TypedNames {
  documents: 'documents'
  versions: 'versions'
  key: 'document_id'
  size: TableNames['size']
}
export const typed = (names: TableNames) => names as unknown as TypedNames
