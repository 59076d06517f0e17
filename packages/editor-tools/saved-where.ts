import type { SaveLocation } from '#packages/editor-core/tool.ts'
import type { DocumentStore } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'

/** Saves now and returns where the work is then. */
export const saveAndLocate = async (
  sync: DocumentSync,
  { location }: DocumentStore,
): Promise<SaveLocation> => {
  await sync.push()
  await sync.flush()
  const { state } = sync.status
  if (state === 'saved') return location
  return state === 'notSaved' ? 'notSaved' : 'savedLocally'
}
