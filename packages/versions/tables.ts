import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '#packages/db-schema/database.ts'

/** The columns of a document that the history needs; each slice has its own table of documents. */
interface Documents {
  id: string
  owner: string
  revision: number
  updated_at: number
  /** When a version was last stored; 0 before the first. */
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
  /** The last column, so that a list need not read its pages. */
  document: string
}
export type VersionRow = Omit<Versions, 'document_id'>

/** Queries are typed with these names and built with those of `TableNames`. */
type Tables = { documents: Documents; versions: Versions }
export type VersionDb = Kysely<Tables>

/** The tables that have these columns: a renamed column does not compile. */
type TableWith<Columns> = {
  [Table in keyof Database]: Database[Table] extends Columns ? Table : never
}[keyof Database]
type VersionTable = TableWith<VersionRow>

export interface TableNames {
  documents: TableWith<Documents>
  versions: VersionTable
  /** The column by which a version names its document. */
  key: { [Table in VersionTable]: keyof Database[Table] }[VersionTable]
  /** How many bytes a document has. */
  size(isSqlite: boolean): RawBuilder<number>
}

interface TypedNames {
  documents: 'documents'
  versions: 'versions'
  key: 'document_id'
  size: TableNames['size']
}
export const typed = (names: TableNames) => names as unknown as TypedNames
