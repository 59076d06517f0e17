import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { documentJson, objectId, pageLimit } from '#packages/document/api-schemas.ts'
import { coveredRow, documentRow, picture, resumeRow } from './gallery-contract.ts'

// Lists do without: these come with the page of one template, and with editors.

export const versionOf = z.strictObject({
  id: objectId,
  version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
})

const documentFacts = z.extend(documentRow, {
  picture: picture,
  /** False for one that was taken down, which who paid for it can still open. */
  isPublic: z.boolean(),
  paper: z.enum(['A4', 'Letter', '16:9', '4:3']),
})
const openDocument = z.extend(documentFacts, { isOpen: z.literal(true), document: documentJson })
/** Its document is handed out when it is paid for. */
const pricedDocument = z.extend(documentFacts, { isOpen: z.literal(false) })

export const getTemplate = endpoint({
  method: 'GET',
  path: '/templates/:id',
  summary: 'A published template: its latest version, or an earlier one',
  auth: 'anyone',
  input: versionOf,
  reply: z.discriminatedUnion('kind', [
    z.extend(resumeRow, { document: documentJson, picture: picture }),
    z.discriminatedUnion('isOpen', [openDocument, pricedDocument]),
  ]),
  limit: { calls: 600, seconds: 60, perServer: true },
})

export const similarTemplates = endpoint({
  method: 'GET',
  path: '/templates/:id/similar',
  summary: 'Templates for the same readers',
  auth: 'anyone',
  input: z.strictObject({ id: objectId, limit: pageLimit(4, 12) }),
  reply: z.object({ templates: z.array(coveredRow) }),
  limit: { calls: 600, seconds: 60, perServer: true },
})
