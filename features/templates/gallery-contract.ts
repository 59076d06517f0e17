import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { objectId, pageLimit } from '#packages/document/api-schemas.ts'
import {
  author,
  category,
  color,
  documentKind,
  documentMeta,
  kind,
  oneOf,
  tag,
  templateMeta,
} from './meta.ts'

const time = z.int()
const count = z.int()

/** The orders of the gallery. */
export const templateSorts = ['favourites', 'uses', 'downloads', 'new'] as const
export type TemplateSort = (typeof templateSorts)[number]

const row = z.object({
  id: z.string(),
  version: z.int(),
  publishedAt: time,
  author,
  /** People, not reloads. */
  views: count,
  likes: count,
  favourites: count,
  uses: count,
  /** Of who asks; false for visitors. */
  liked: z.boolean(),
  favourite: z.boolean(),
})

/** A published resume template as the gallery shows it. */
export const resumeRow = z.extend(row, { kind: z.literal('resume'), meta: templateMeta })
export type ResumeRow = z.infer<typeof resumeRow>

/** A Word document or a presentation. */
export const documentRow = z.extend(row, {
  kind: documentKind,
  meta: documentMeta,
  /** In points; 0 is free. */
  price: count,
  /** People and days, as views. */
  downloads: count,
  /** The caller need not pay: the template is free, theirs, paid for or in their plan. */
  isOpen: z.boolean(),
})
export type DocumentRow = z.infer<typeof documentRow>

export type PublicRow = ResumeRow | DocumentRow

/** The first page as a picture in two widths. Width and height are those of the large one; the small one has half of both. */
const coverPicture = z.object({ small: z.string(), large: z.string(), width: z.int(), height: z.int() })
export type CoverPicture = z.infer<typeof coverPicture>

/** Null where there is none of the present document and engine. */
export const picture = z.nullable(coverPicture)

const cover = {
  picture,
  /**
   * The first page as the engine draws it: markup of ours, to be set into a box with the class `hj-cover`. Empty where
   * there is a picture, unless `drawn` was asked for; `GET /templates/:id/cover` has it at any time.
   */
  cover: z.string(),
}
export const coveredRow = z.discriminatedUnion('kind', [
  z.extend(resumeRow, cover),
  z.extend(documentRow, cover),
])
export type CoveredRow = z.infer<typeof coveredRow>
export type CoveredResume = Extract<CoveredRow, ResumeRow>

export const isResume = <R extends PublicRow>(one: R): one is Extract<R, ResumeRow> => one.kind === 'resume'

/** How many there would be with each value, the other choices staying as they are. */
const facetCounts = z.record(z.string(), z.record(z.string(), count))

export const listTemplates = endpoint({
  method: 'GET',
  path: '/templates',
  summary: 'Published templates by facets, words and order, page by page',
  auth: 'anyone',
  input: z.strictObject({
    kind: z._default(kind, 'resume'),
    q: z.optional(z.string().check(z.maxLength(100))),
    style: z.optional(oneOf('style')),
    purpose: z.optional(oneOf('purpose')),
    industry: z.optional(oneOf('industry')),
    job: z.optional(oneOf('job')),
    columns: z.optional(oneOf('columns')),
    color: z.optional(color),
    category: z.optional(category),
    tag: z.optional(tag),
    author: z.optional(objectId),
    /** Only those that I keep; none for visitors. */
    mine: z.optional(z.literal('favourites')),
    /** Also the markup of covers that have a picture. */
    drawn: z.optional(z.literal('all')),
    sort: z._default(z.enum(templateSorts), 'favourites'),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    limit: pageLimit(24, 60),
  }),
  reply: z.object({ templates: z.array(coveredRow), total: count, pages: count, counts: facetCounts }),
  limit: { calls: 600, seconds: 60, perServer: true },
})
export type TemplateQuery = z.input<typeof listTemplates.input>

export const getAuthor = endpoint({
  method: 'GET',
  path: '/templates/authors/:id',
  summary: 'Who published templates of a kind, and how they are used',
  auth: 'anyone',
  input: z.strictObject({ id: objectId, kind: z._default(kind, 'resume') }),
  reply: z.object({
    id: z.string(),
    nickname: z.string(),
    signature: z.string(),
    avatar: z.nullable(z.string()),
    templates: count,
    favourites: count,
    uses: count,
    since: time,
  }),
  limit: { calls: 600, seconds: 60, perServer: true },
})

const marks = z.object({ likes: count, favourites: count, liked: z.boolean(), favourite: z.boolean() })

export const markTemplate = endpoint({
  method: 'PUT',
  path: '/templates/:id/marks',
  summary: 'Like a template or keep it, or no longer',
  auth: 'user',
  input: z.strictObject({ id: objectId, liked: z.optional(z.boolean()), favourite: z.optional(z.boolean()) }),
  reply: marks,
  limit: { calls: 60, seconds: 60 },
})
