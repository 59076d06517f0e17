import * as z from 'zod/mini'
import { defineErrors } from '#packages/api/errors.ts'

/**
 * Long enough that an id cannot be guessed or taken in advance: the browser makes ids too, for documents created
 * offline. Generated ids have 20 characters; those of built-in documents (huajian-ppt-001) are the shortest.
 */
export const objectId = z.string().check(z.regex(/^[A-Za-z0-9_-]{15,40}$/))

export const revision = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 2))

/** Any JSON: only `loadDocument` makes a document of it, on both sides. */
export const documentJson = z.unknown()

export const DOCUMENT_BYTES = 2 * 1024 * 1024

/** A name or a reason: one line with something in it. */
export const shortText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u))

/** Where a list goes on, as the page before said. */
export const cursor = z.optional(z.string().check(z.regex(/^\d{1,16}_[A-Za-z0-9_-]{1,40}$/)))

export const pageLimit = (usual: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), usual)

export const documentErrors = defineErrors({
  invalid_document: {
    status: 422,
    zh: '文档内容有误，没有保存',
    en: 'The document is not valid and was not saved.',
  },
  document_too_large: {
    status: 413,
    zh: '文档超过 2 MB，没有保存；请把大图片换小一些',
    en: 'The document is over 2 MB and was not saved. Use smaller pictures.',
  },
})

export const staleRevision = {
  status: 409,
  zh: '这份文档在别处有了新的修改',
  en: 'This document has been changed elsewhere.',
} as const
