import type { MergeConflict } from '#packages/document/merge.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import type { DocumentStore } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'

/** An open document with its editor, sync and store. */
export interface Workspace {
  id: string
  db: LocalDatabase
  editor: Editor
  sync: DocumentSync
  documentStore: DocumentStore
  /** Conflicts that the user has not resolved yet. */
  conflicts: MergeConflict[]
}
