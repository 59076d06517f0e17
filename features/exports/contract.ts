import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { formatIds, formatIdsFor } from '#packages/export/formats.ts'

export const exportKinds = ['resume', 'word', 'ppt'] as const

/** Files are made in the browser, so only the browser knows of them. It reports a count without user or document. */
export const countExport = endpoint({
  method: 'POST',
  path: '/exports',
  summary: 'Counts a file that was made of a document; of all formats at once, each of them',
  auth: 'anyone',
  input: z
    .strictObject({
      kind: z.enum(exportKinds),
      formats: z.array(z.enum(formatIds)).check(z.minLength(1), z.maxLength(formatIds.length)),
    })
    .check(
      z.refine(
        ({ kind, formats }) =>
          new Set(formats).size === formats.length &&
          formats.every((format) => formatIdsFor(kind).includes(format)),
        { path: ['formats'], error: 'must be formats that this kind of document is offered as, each once' },
      ),
    ),
  reply: z.object({}),
  limit: { calls: 30, seconds: 60 },
})
