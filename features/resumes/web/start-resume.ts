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
  /** Whose work this is; without an answer (offline) that of the account that this page was loaded for. */
  owner: string
}

/** Without an answer (offline) nobody knows whether the session still holds. */
export const whoIsHere = async (queries: QueryClient): Promise<Here> => {
  const query = { ...apiQuery(session, {}, { quiet: true }), retry: 0 }
  try {
    const { user } = await queries.fetchQuery(query)
    return { here: user ? 'member' : 'visitor', owner: user?.id ?? VISITOR }
  } catch {
    return { here: 'unknown', owner: queries.getQueryData(query.queryKey)?.user?.id ?? VISITOR }
  }
}

/** A new document: in the account, or, for visitors and where the account cannot take it now, in this browser. */
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
      // Kept here; it moves to the account when that becomes possible.
      if (error instanceof CallFailure && error.status === 409) toasts.show(error.message, 'warn')
    }
  }
  await createDraft(db, id, document, owner)
  return id
}
