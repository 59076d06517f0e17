import * as z from 'zod/mini'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId, pageLimit, revision, shortText } from '#packages/document/api-schemas.ts'

/** A stored version of a document, for the history of resumes and of template drafts. */
export const versionRow = z.object({
  id: z.string(),
  revision,
  name: z.nullable(z.string()),
  /** Why it was stored: automatically, by the user, before a restore, or before a settled conflict. */
  reason: z.enum(['auto', 'named', 'restore', 'merge']),
  size: z.int(),
  /** When that state was saved. */
  createdAt: z.int(),
})
export type ShownVersion = z.infer<typeof versionRow>
export type Reason = ShownVersion['reason']

export const oneVersion = z.strictObject({ id: objectId, version: objectId })

export const versionPage = z.strictObject({
  id: objectId,
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
  limit: pageLimit(100, 500),
})

export const versionPageReply = z.object({ versions: z.array(versionRow), next: z.nullable(revision) })

export const newVersionName = z.strictObject({ id: objectId, name: shortText(60) })
export const versionName = z.strictObject({ id: objectId, version: objectId, name: shortText(60) })

export const nameErrors = defineErrors({
  too_many_versions: {
    status: 409,
    zh: '命名的版本已满 100 个，请先取消一些名字',
    en: 'There are 100 named versions already. Take the name off some first.',
  },
})

export const roomErrors = defineErrors({
  no_document_room: {
    status: 409,
    zh: '文档空间已满，这次没有存到服务器。清空回收站或删除不用的文档后再试；会员的空间更大',
    en: 'Your document storage is full, so this wasn’t saved to the server. Empty the bin or delete documents you no longer need, then try again. Members get more storage.',
  },
})
