import type { QueryClient } from '@tanstack/react-query'
import type { AiHome } from '#features/ai/parts.ts'
import type { Client } from '#packages/api/client.ts'
import { startTemplate } from './start-template.ts'
import type { OwnMeta } from './template-meta.ts'

/** Stores copies that AI makes of a template as templates with the same metadata. */
export const templateHome = (client: Client, queries: QueryClient, metaNow: () => OwnMeta): AiHome => ({
  sort: 'template',
  pathOf: (id) => `/createTemplate/designer?id=${id}`,
  keep: (document) => startTemplate(client, queries, document, metaNow()),
})
