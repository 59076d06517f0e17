import { previewTemplate } from '#features/templates/preview-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

const MINUTE = 60_000

/** Cached as long as the document itself. */
export const previewQuery = (id: string) => ({
  ...apiQuery(previewTemplate, { id }, { quiet: true }),
  staleTime: 5 * MINUTE,
  gcTime: 30 * MINUTE,
  retry: 1,
})
