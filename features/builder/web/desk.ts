import type { Conflict } from '#packages/document/merge.ts'
import type { Editor } from '#packages/editor/editor.ts'
import type { Database } from '#packages/saving/database.ts'
import type { Remote } from '#packages/saving/remote.ts'
import type { Saver } from '#packages/saving/saver.ts'

/** An open document and what keeps it safe. */
export interface Desk {
  id: string
  db: Database
  editor: Editor
  saver: Saver
  remote: Remote
  /** What was changed here and elsewhere at once, until the person has decided. */
  conflicts: Conflict[]
}
