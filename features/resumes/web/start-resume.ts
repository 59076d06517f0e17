import type { QueryClient } from '@tanstack/react-query'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { session } from '#packages/api/session-contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { createDraft } from '#packages/sync/browser-store.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { createResume } from '../contract.ts'

export interface Here {
  here: 'member' | 'visitor' | 'unknown'
  /** Owner of new work; offline, the account for which this page was loaded. */
  owner: string
}

/** The current session and owner; offline it is unknown whether the session is still valid. */
export const whoIsHere = async (queries: QueryClient): Promise<Here> => {
  const query = { ...apiQuery(session, {}, { quiet: true }), retry: 0 }
  try {
    const { user } = await queries.fetchQuery(query)
    return { here: user ? 'member' : 'visitor', owner: user?.id ?? VISITOR }
  } catch {
    return { here: 'unknown', owner: queries.getQueryData(query.queryKey)?.user?.id ?? VISITOR }
  }
}

/** Creates a document in the account, or in this browser for visitors and if the account cannot store it now. */
export const startResume = async (
  client: Client,
  queries: QueryClient,
  db: LocalDatabase,
  document: Document,
  templateId?: string,
): Promise<string> => {
  const id = newId(Date.now())
  const { here, owner } = await whoIsHere(queries)
  if (here === 'member') {
    try {
      await client.attempt(createResume, { id, document, ...(templateId ? { templateId } : {}) })
      return id
    } catch (error) {
      // The draft is stored in this browser and moves to the account later.
      if (error instanceof CallFailure && error.status === 409) toasts.show(error.message, 'warn')
    }
  }
  await createDraft(db, id, document, owner)
  return id
}
