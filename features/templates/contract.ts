import * as z from 'zod/mini'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import {
  cursor,
  DOCUMENT_BYTES,
  documentErrors,
  documentJson,
  objectId,
  pageLimit,
  revision,
  shortText,
  staleRevision,
} from '#packages/document/wire.ts'
import { endpoint } from '#packages/wire/endpoint.ts'
import { defineErrors } from '#packages/wire/errors.ts'

/** What a template is found by. Keys are stored: never rename, never remove. */
export const facets = {
  style: {
    plain: { zh: '简洁', en: 'Plain' },
    classic: { zh: '经典', en: 'Classic' },
    lively: { zh: '活泼', en: 'Lively' },
    chinese: { zh: '国风', en: 'Chinese' },
    academic: { zh: '学术', en: 'Academic' },
    business: { zh: '商务', en: 'Business' },
  },
  purpose: {
    social: { zh: '社招', en: 'Experienced hire' },
    campus: { zh: '校招', en: 'Campus hire' },
    intern: { zh: '实习', en: 'Internship' },
    abroad: { zh: '留学', en: 'Study abroad' },
    postgraduate: { zh: '考研复试', en: 'Postgraduate interview' },
    referral: { zh: '内推', en: 'Referral' },
  },
  industry: {
    internet: { zh: '互联网', en: 'Internet' },
    finance: { zh: '金融', en: 'Finance' },
    health: { zh: '医疗', en: 'Health' },
    education: { zh: '教育', en: 'Education' },
    manufacturing: { zh: '制造', en: 'Manufacturing' },
    media: { zh: '文化传媒', en: 'Culture and media' },
    public: { zh: '政府与事业单位', en: 'Public service' },
  },
  job: {
    product: { zh: '产品', en: 'Product' },
    tech: { zh: '技术', en: 'Engineering' },
    design: { zh: '设计', en: 'Design' },
    operations: { zh: '运营', en: 'Operations' },
    accounting: { zh: '财会', en: 'Accounting' },
    nursing: { zh: '护理', en: 'Nursing' },
    research: { zh: '科研', en: 'Research' },
    management: { zh: '管理', en: 'Management' },
  },
  columns: {
    one: { zh: '单栏', en: 'One column' },
    side: { zh: '侧栏', en: 'Sidebar' },
    two: { zh: '两栏', en: 'Two columns' },
  },
} as const
export type Facet = keyof typeof facets

type Keys<F extends Facet> = keyof (typeof facets)[F] & string
const oneOf = <F extends Facet>(facet: F) => z.enum(Object.keys(facets[facet]) as [Keys<F>, ...Keys<F>[]])
const someOf = <F extends Facet>(facet: F) => z.array(oneOf(facet)).check(z.maxLength(8))

/** Ready to be published. No industry or job means: for any. */
export const templateMeta = z.strictObject({
  name: shortText(40),
  intro: z.optional(shortText(300)),
  style: oneOf('style'),
  purpose: someOf('purpose').check(z.minLength(1)),
  industry: someOf('industry'),
  job: someOf('job'),
  columns: oneOf('columns'),
  color: z.enum(Object.keys(themes) as [ThemeName, ...ThemeName[]]),
})
export type TemplateMeta = z.infer<typeof templateMeta>

/** While it is made anything may be missing still. */
export const draftMeta = z.partial(z.extend(templateMeta, { purpose: someOf('purpose') }))
export type DraftMeta = z.infer<typeof draftMeta>

const kind = z.enum(['resume', 'word', 'ppt'])
const time = z.int()
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
  createdAt: time,
  updatedAt: time,
})
const own = z.extend(ownRow, { document: documentJson })

const errors = defineErrors({
  in_review: {
    status: 409,
    zh: '模板正在审核，撤回后才能修改',
    en: 'The template is in review. Withdraw it to change it.',
  },
  not_in_review: {
    status: 409,
    zh: '这份模板已不在审核中，或作者又提交了新的修改',
    en: 'This template is no longer in review, or its author submitted another state of it.',
  },
  meta_incomplete: {
    status: 422,
    zh: '模板资料还没填完',
    en: 'The details of the template are not complete.',
  },
  too_many_templates: {
    status: 409,
    zh: '模板已满 50 个，请先删除不用的草稿',
    en: 'You have 50 templates. Delete a draft you do not need first.',
  },
  id_taken: {
    status: 409,
    zh: '这个编号已被占用，请换一个',
    en: 'This id is taken. Choose another one.',
  },
  already_published: {
    status: 409,
    zh: '发布过的模板不能删除',
    en: 'A template that was published cannot be deleted.',
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
  },
  bodyLimit: DOCUMENT_BYTES,
})

export const listMyTemplates = endpoint({
  method: 'GET',
  path: '/templates/mine',
  summary: 'The templates that I made, last changed first',
  auth: 'user',
  input: z.strictObject({ before: cursor, limit: pageLimit(30, 100) }),
  reply: z.object({ templates: z.array(ownRow), next: z.nullable(z.string()) }),
})

export const getMyTemplate = endpoint({
  method: 'GET',
  path: '/templates/mine/:id',
  summary: 'A template that I made, as I left it',
  auth: 'user',
  input: one,
  reply: own,
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/templates/mine/:id',
  summary: 'Save a template; one that was published becomes a draft of its next version',
  auth: 'user',
  input: z.strictObject({ id: objectId, baseRevision: revision, document: documentJson, meta: draftMeta }),
  reply: z.object({ revision, savedAt: time }),
  errors: { ...documentErrors, ...staleErrors, in_review: errors.in_review },
  bodyLimit: DOCUMENT_BYTES,
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/templates/mine/:id',
  summary: 'Delete a template that was never published',
  auth: 'user',
  input: one,
  reply: z.object({}),
  errors: { already_published: errors.already_published },
})

export const submitTemplate = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/submit',
  summary: 'Ask for review of the revision that I see',
  auth: 'user',
  input: oneSeen,
  reply: z.object({ status: templateStatus }),
  errors: { ...staleErrors, meta_incomplete: errors.meta_incomplete },
})

export const withdrawTemplate = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/withdraw',
  summary: 'Take a template back from review',
  auth: 'user',
  input: one,
  reply: z.object({ status: templateStatus }),
  errors: { not_in_review: errors.not_in_review },
})

export const listSubmitted = endpoint({
  method: 'GET',
  path: '/admin/templates',
  summary: 'Templates that wait for review, longest waiting last',
  auth: 'admin',
  input: z.strictObject({ before: cursor, limit: pageLimit(30, 100) }),
  reply: z.object({ templates: z.array(ownRow), next: z.nullable(z.string()) }),
})

export const getSubmitted = endpoint({
  method: 'GET',
  path: '/admin/templates/:id',
  summary: 'A template that waits for review',
  auth: 'admin',
  input: one,
  reply: own,
})

export const approveTemplate = endpoint({
  method: 'POST',
  path: '/admin/templates/:id/approve',
  summary: 'Publish the revision that was looked at',
  auth: 'admin',
  input: oneSeen,
  reply: z.object({ version: z.int() }),
  errors: { not_in_review: errors.not_in_review },
})

export const rejectTemplate = endpoint({
  method: 'POST',
  path: '/admin/templates/:id/reject',
  summary: 'Send a template back to its author, with the reason',
  auth: 'admin',
  input: z.strictObject({ id: objectId, revision, reason: shortText(500) }),
  reply: z.object({}),
  errors: { not_in_review: errors.not_in_review },
})

export const publicRow = z.object({
  id: z.string(),
  kind,
  version: z.int(),
  meta: templateMeta,
  publishedAt: time,
})

export const listTemplates = endpoint({
  method: 'GET',
  path: '/templates',
  summary: 'Published templates, newest first',
  auth: 'anyone',
  input: z.strictObject({ kind: z.optional(kind), before: cursor, limit: pageLimit(30, 100) }),
  reply: z.object({ templates: z.array(publicRow), next: z.nullable(z.string()) }),
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/templates/:id',
  summary: 'A published template: its latest version, or an earlier one',
  auth: 'anyone',
  input: z.strictObject({
    id: objectId,
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.extend(publicRow, { document: documentJson }),
})
