import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { objectId } from '#packages/document/api-schemas.ts'

// Separate from the lists, which count no visits.

const one = z.strictObject({ id: objectId })

export const countTemplateView = endpoint({
  method: 'POST',
  path: '/templates/:id/seen',
  summary: 'Count a person who looks at a template, once a day',
  auth: 'anyone',
  input: one,
  reply: z.object({}),
  limit: { calls: 300, seconds: 60, perServer: true },
})

export const countTemplateUse = endpoint({
  method: 'POST',
  path: '/templates/:id/used',
  summary: 'Count a person who begins a document with a template, once a day',
  auth: 'anyone',
  input: one,
  reply: z.object({}),
  limit: { calls: 300, seconds: 60, perServer: true },
})
