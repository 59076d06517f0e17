import type { QueryClient } from '@tanstack/react-query'
import { createTemplate } from '#features/templates/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { createDraft } from '#packages/sync/browser-store.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { isSignedIn } from './signed-in.ts'
import { type OwnMeta, storeMeta, wholeMeta } from './template-meta.ts'

/** Creates a template in the account, or in this browser for visitors and if the account cannot store it now. */
export const startTemplate = async (
  client: Client,
  queries: QueryClient,
  document: Document,
  meta: OwnMeta = {},
): Promise<string> => {
  const id = newId(Date.now())
  if (await isSignedIn(queries)) {
    try {
      const input = { id, document: document as never, meta: wholeMeta(document, meta) }
      return (await client.attempt(createTemplate, input)).id
    } catch (error) {
      // The draft is stored in this browser and moves to the account later.
      if (error instanceof CallFailure && error.status === 409) toasts.show(error.message, 'warn')
    }
  }
  storeMeta(id, { meta, home: {} })
  await createDraft(await openLocalDatabase(), id, document, currentOwner(), 'template')
  return id
}
