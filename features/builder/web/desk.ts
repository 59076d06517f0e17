import type { MergeConflict } from '#packages/document/merge.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import type { DocumentStore } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'

/** An open document and what keeps it safe. */
export interface Desk {
  id: string
  db: LocalDatabase
  editor: Editor
  sync: DocumentSync
  documentStore: DocumentStore
  /** What was changed here and elsewhere at once, until the person has decided. */
  conflicts: MergeConflict[]
}
