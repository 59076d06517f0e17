import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'

export const siteNumbers = endpoint({
  method: 'GET',
  path: '/site/numbers',
  summary: 'What the engine has and what this site keeps, counted',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({
    kinds: z.int(),
    variants: z.int(),
    themes: z.int(),
    /** Published, for resumes. */
    templates: z.int(),
    /** In accounts; documents in a bin or only in a browser are not counted. */
    resumes: z.int(),
    /** When the last two were counted. */
    countedAt: z.int(),
  }),
})
