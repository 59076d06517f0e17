import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { versionOf } from './item-contract.ts'

// In a file of its own: lists ask for it only when a cover is recoloured or its picture cannot be loaded.

export const drawnCover = endpoint({
  method: 'GET',
  path: '/templates/:id/cover',
  summary: 'The first page of a published template as markup, whether or not there is a picture of it',
  auth: 'anyone',
  input: versionOf,
  reply: z.object({
    id: z.string(),
    version: z.int(),
    /** To be set into a box with the class `hj-cover`. */
    cover: z.string(),
  }),
  limit: { calls: 600, seconds: 60, perServer: true },
  maxRendered: 600_000,
})
