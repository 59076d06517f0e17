import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { versionOf } from './item-contract.ts'

// Apart: only the page of a document needs it.

export const previewTemplate = endpoint({
  method: 'GET',
  path: '/templates/:id/preview',
  summary: 'The pages of a published template as they are seen, whether or not it is open to me',
  auth: 'anyone',
  input: versionOf,
  reply: z.object({
    id: z.string(),
    version: z.int(),
    /** Our own markup: of a text its first page holds all of it, of a presentation each slide is there. */
    drawnPages: z.string(),
  }),
  limit: { calls: 240, seconds: 60, perServer: true },
  maxRendered: 600_000,
})
