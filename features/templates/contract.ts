import * as z from 'zod/mini'
import { CHANGES, DOCUMENT_READS, NEW_DOCUMENTS, SAVES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import {
  cursor,
  DOCUMENT_BYTES,
  documentErrors,
  documentJson,
  objectId,
  pageLimit,
  revision,
  staleRevision,
} from '#packages/document/api-schemas.ts'
import { roomErrors } from '#packages/versions/wire.ts'
import { picture } from './gallery-contract.ts'
import { author, documentMeta, draftMeta, kind, templateMeta } from './meta.ts'

/** Apart: the gallery's pages, which everybody opens, carry nothing of how templates are made. */
export {
  type CoveredRow,
  type DocumentRow,
  getAuthor,
  listTemplates,
  markTemplate,
  type PublicRow,
  type ResumeRow,
  type TemplateQuery,
  type TemplateSort,
} from './gallery-contract.ts'
export { documentOffer, getDocument } from './getting-contract.ts'
export { getTemplate, similarTemplates } from './item-contract.ts'
export {
  type DocumentMeta,
  type DraftMeta,
  metaOf,
  type TemplateKind,
  type TemplateMeta,
  templateMeta,
} from './meta.ts'
export { countTemplateUse, countTemplateView } from './visits-contract.ts'

const time = z.int()
const count = z.int()
const one = z.strictObject({ id: objectId })
const oneSeen = z.strictObject({ id: objectId, revision })

export const templateStatus = z.enum(['draft', 'review', 'published', 'rejected'])

export const ownRow = z.object({
  id: z.string(),
  kind,
  /** Of what is being made; a published version stays public while the next one is a draft. */
  status: templateStatus,
  /** Why it was rejected; stays readable until it is submitted again. */
  reason: z.nullable(z.string()),
  meta: draftMeta,
  revision,
  /** The last published version; 0 before the first. */
  version: z.int(),
  /** Whether everybody sees that version: not before the first, and not after it was taken down. */
  isPublic: z.boolean(),
  createdAt: time,
  updatedAt: time,
})
const own = z.extend(ownRow, { document: documentJson })

/** The reason for the author, with line breaks if it is long. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[\P{Cc}\n]*$/u))

export const inReview = defineErrors({
  in_review: {
    status: 409,
    zh: '模板正在审核，撤回后才能修改',
    en: 'This template is in review. Withdraw it to make changes.',
  },
})

export const notInReview = defineErrors({
  not_in_review: {
    status: 409,
    zh: '这份模板已不在审核中，或作者又提交了新的修改',
    en: 'This template is no longer in review, or its author submitted a newer version.',
  },
})

const errors = defineErrors({
  meta_incomplete: {
    status: 422,
    zh: '模板资料还没填完',
    en: 'Some template details are missing.',
  },
  too_many_templates: {
    status: 409,
    zh: '模板已满 50 个，请先删除不用的草稿',
    en: 'You’ve reached the limit of 50 templates. Delete a draft you don’t need.',
  },
  id_taken: {
    status: 409,
    zh: '这个编号已被占用，请换一个',
    en: 'This ID is taken. Choose another one.',
  },
  not_public: {
    status: 409,
    zh: '这份模板没有公开，或已经下架',
    en: 'This template isn’t published or was already taken down.',
  },
  already_published: {
    status: 409,
    zh: '发布过的模板不能删除',
    en: 'Published templates can’t be deleted.',
  },
})
const staleErrors = defineErrors({
  stale_revision: {
    ...staleRevision,
    data: z.object({ revision, document: documentJson, meta: draftMeta, updatedAt: time }),
  },
})

/** A browser that began it by itself gives the id that it has; asking again answers what is there, as with resumes. */
export const createTemplate = endpoint({
  method: 'POST',
  path: '/templates',
  summary: 'Begin a template of my own',
  auth: 'user',
  input: z.strictObject({
    id: z.optional(objectId),
    document: documentJson,
    meta: z._default(draftMeta, {}),
  }),
  reply: z.object({ id: z.string(), revision, savedAt: time }),
  errors: {
    ...documentErrors,
    ...staleErrors,
    too_many_templates: errors.too_many_templates,
    id_taken: errors.id_taken,
    ...roomErrors,
  },
  documentUnread: true,
  bodyLimit: DOCUMENT_BYTES,
  accountLimit: NEW_DOCUMENTS,
})

export const listMyTemplates = endpoint({
  method: 'GET',
  path: '/templates/mine',
  summary: 'The templates that I made, last changed first',
  auth: 'user',
  input: z.strictObject({ before: cursor, limit: pageLimit(30, 100) }),
  reply: z.object({
    templates: z.array(
      z.extend(ownRow, {
        views: count,
        likes: count,
        favourites: count,
        uses: count,
        /** It waits for review, and the author’s browser has not sent a picture of its first page yet. */
        needsCover: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const getMyTemplate = endpoint({
  method: 'GET',
  path: '/templates/mine/:id',
  summary: 'A template that I made, as I left it',
  auth: 'user',
  input: one,
  reply: own,
  accountLimit: DOCUMENT_READS,
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/templates/mine/:id',
  summary: 'Save a template; one that was published becomes a draft of its next version',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    baseRevision: revision,
    document: documentJson,
    meta: draftMeta,
    /** The save settled a conflict: the state before it is stored as a version. */
    merged: z.optional(z.literal(true)),
  }),
  reply: z.object({ revision, savedAt: time }),
  errors: { ...documentErrors, ...staleErrors, ...inReview, ...roomErrors },
  documentUnread: true,
  bodyLimit: DOCUMENT_BYTES,
  accountLimit: SAVES,
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/templates/mine/:id',
  summary: 'Delete a template that was never published',
  auth: 'user',
  input: one,
  reply: z.object({}),
  errors: { already_published: errors.already_published },
  accountLimit: CHANGES,
})

export const submitTemplate = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/submit',
  summary: 'Ask for review of the revision that I see',
  auth: 'user',
  input: oneSeen,
  reply: z.object({ status: templateStatus }),
  errors: { ...staleErrors, meta_incomplete: errors.meta_incomplete },
  accountLimit: CHANGES,
})

export const withdrawTemplate = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/withdraw',
  summary: 'Take a template back from review',
  auth: 'user',
  input: one,
  reply: z.object({ status: templateStatus }),
  errors: notInReview,
  accountLimit: CHANGES,
})

export const listSubmitted = endpoint({
  method: 'GET',
  path: '/admin/templates',
  summary: 'Templates that wait for review since `updatedAt`, longest waiting first',
  auth: 'admin',
  input: z.strictObject({ after: cursor, limit: pageLimit(30, 100) }),
  reply: z.object({
    templates: z.array(z.extend(ownRow, { author, cover: z.string() })),
    next: z.nullable(z.string()),
  }),
})

export const countSubmitted = endpoint({
  method: 'GET',
  path: '/admin/templates/waiting',
  summary: 'How many templates wait for review',
  auth: 'admin',
  input: z.strictObject({}),
  reply: z.object({ waiting: count }),
})

export const getSubmitted = endpoint({
  method: 'GET',
  path: '/admin/templates/:id',
  summary: 'A template that waits for review, and the version that it is to follow',
  auth: 'admin',
  input: one,
  reply: z.extend(own, {
    author,
    /** Drawn by the author’s browser: it may show something else than the document. */
    picture,
    /** The first page as the engine draws it on the server. */
    cover: z.string(),
    former: z.nullable(
      z.object({
        version: z.int(),
        meta: z.union([templateMeta, documentMeta]),
        document: documentJson,
      }),
    ),
  }),
})

export const approveTemplate = endpoint({
  method: 'POST',
  path: '/admin/templates/:id/approve',
  summary: 'Publish the revision that was looked at',
  auth: 'admin',
  input: z.strictObject({
    id: objectId,
    revision,
    /** `picture.large` as it was looked at; without it, or with another than the present one, no picture is published. */
    cover: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ version: z.int() }),
  errors: notInReview,
  accountLimit: CHANGES,
})

export const rejectTemplate = endpoint({
  method: 'POST',
  path: '/admin/templates/:id/reject',
  summary: 'Send a template back to its author, with the reason',
  auth: 'admin',
  input: z.strictObject({ id: objectId, revision, reason }),
  reply: z.object({}),
  errors: notInReview,
  accountLimit: CHANGES,
})

export const takeDownTemplate = endpoint({
  method: 'POST',
  path: '/admin/templates/:id/take-down',
  summary: 'Take a published template out of everybody’s sight, and tell its author why',
  auth: 'admin',
  input: z.strictObject({ id: objectId, reason }),
  reply: z.object({}),
  errors: { not_public: errors.not_public },
  accountLimit: CHANGES,
})
