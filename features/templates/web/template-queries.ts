import type { DocumentKind } from '#packages/templates/document-facets.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { getAuthor, listTemplates } from '../gallery-contract.ts'
import { type Choice, inputOf } from './gallery-query.ts'

const MINUTE = 60_000

/** Cached for a while, so that going back restores the list and its scroll position. */
export const cached = { staleTime: 5 * MINUTE, gcTime: 30 * MINUTE }

/** The screen shows the error itself. */
export const quiet = { quiet: true }

export const listQuery = (choice: Choice) => ({
  ...apiQuery(listTemplates, inputOf(choice), quiet),
  ...cached,
  retry: 1,
})

export const authorQuery = (id: string, kind?: DocumentKind) => ({
  ...apiQuery(getAuthor, { id, ...(kind ? { kind } : {}) }, quiet),
  ...cached,
  retry: 1,
})

/** Checked by its shape: on the server it is thrown by another copy of the class. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { body?: { code?: string } | null } | null)?.body?.code

/** On the server, a failure is an error page. In the browser, the screen shows the error and a retry button. */
export const orShowError = async (fetching: Promise<unknown>): Promise<void> => {
  try {
    await fetching
  } catch (error) {
    if (typeof document === 'undefined' || codeOf(error) === 'not_found') throw error
  }
}
