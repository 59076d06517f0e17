import type { QueryClient } from '@tanstack/react-query'
import type { AiHome } from '#features/ai/parts.ts'
import type { Client } from '#packages/wire/client.ts'
import type { OwnMeta } from './template-meta.ts'

/** Copies that AI makes of a template are templates, for the same people as the one that they were made of. */
export const templateHome = (client: Client, queries: QueryClient, metaNow: () => OwnMeta): AiHome => ({
  sort: 'template',
  pathOf: (id) => `/createTemplate/designer?id=${id}`,
  keep: async (document) => {
    const { startTemplate } = await import('./start-template.ts')
    return startTemplate(client, queries, document, metaNow())
  },
})
