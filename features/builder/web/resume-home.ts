import type { QueryClient } from '@tanstack/react-query'
import type { AiHome } from '#features/ai/parts.ts'
import { startResume } from '#features/resumes/parts.ts'
import type { Client } from '#packages/api/client.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'

/** Stores copies that AI makes of a resume as resumes. */
export const resumeHome = (client: Client, queries: QueryClient): AiHome => ({
  sort: 'resume',
  pathOf: (id) => `/builder/${id}`,
  keep: async (document) => startResume(client, queries, await openLocalDatabase(), document),
})
