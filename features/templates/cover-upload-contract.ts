import * as z from 'zod/mini'
import { DOCUMENT_READS, UPLOADS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { documentJson, objectId } from '#packages/document/api-schemas.ts'
import { notInReview } from './contract.ts'
import { picture } from './gallery-contract.ts'
import { kind } from './meta.ts'

// In a file of its own: only authors and admins upload covers, and list which ones are missing.

export const COVER_BYTES = 8 * 1024 * 1024

const pathNumber = (maximum: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximum))

const errors = defineErrors({
  not_a_cover: {
    status: 422,
    zh: '这张图片不能作封面：要 PNG，大小和比例与模板的第一页一致',
    en: 'This image can’t be the cover. Use a PNG with the size and proportions of the template’s first page.',
  },
  cover_too_large: {
    status: 413,
    zh: '封面图片太大：最多 8 MB、400 万像素',
    en: 'This cover is too large. The limit is 8 MB and 4 megapixels.',
  },
})

const upload = {
  takes: ['image/png'],
  bodyLimit: COVER_BYTES,
  limit: { calls: 60, seconds: 60 },
  accountLimit: UPLOADS,
} as const

const versionOfTemplate = { id: objectId, version: pathNumber(100_000) }

export const uploadMyCover = endpoint({
  ...upload,
  method: 'PUT',
  path: '/templates/mine/:id/cover/:revision',
  summary:
    'The first page of a template that I submitted, as my browser draws it; encoded again, for the reviewer',
  auth: 'user',
  input: z.strictObject({ id: objectId, revision: pathNumber(2 ** 31 - 2), file: z.instanceof(Blob) }),
  /** Null where the document is public already: then only an admin changes its cover. */
  reply: z.object({ picture }),
  errors: { ...errors, ...notInReview },
})

export const listMissingCovers = endpoint({
  method: 'GET',
  path: '/admin/templates/covers',
  summary:
    'Published templates without a picture of their present document and engine: the first 200, and how many',
  auth: 'admin',
  input: z.strictObject({}),
  reply: z.object({
    templates: z.array(z.object({ id: z.string(), version: z.int(), kind, name: z.string() })),
    total: z.int(),
  }),
})

export const getCoverDocument = endpoint({
  method: 'GET',
  path: '/admin/templates/:id/cover/:version',
  summary: 'The document of a published version, from which its cover is drawn',
  auth: 'admin',
  input: z.strictObject(versionOfTemplate),
  reply: z.object({ document: documentJson }),
  accountLimit: DOCUMENT_READS,
})

export const uploadCover = endpoint({
  ...upload,
  method: 'PUT',
  path: '/admin/templates/:id/cover/:version',
  summary: 'The first page of the published version, as the admin’s browser draws it',
  auth: 'admin',
  input: z.strictObject({ ...versionOfTemplate, file: z.instanceof(Blob) }),
  reply: z.object({ picture }),
  errors,
})
