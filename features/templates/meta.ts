import * as z from 'zod/mini'
import { shortText } from '#packages/document/api-schemas.ts'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import { categoryKeys, type DocumentKind, documentCategories } from '#packages/templates/document-facets.ts'
import { type Facet, facets } from '#packages/templates/facets.ts'

type Keys<F extends Facet> = keyof (typeof facets)[F] & string
export const oneOf = <F extends Facet>(facet: F) =>
  z.enum(Object.keys(facets[facet]) as [Keys<F>, ...Keys<F>[]])
const someOf = <F extends Facet>(facet: F) => z.array(oneOf(facet)).check(z.maxLength(8))
export const color = z.enum(Object.keys(themes) as [ThemeName, ...ThemeName[]])

/** A resume's, ready to be published. No industry or job means: for any. */
export const templateMeta = z.strictObject({
  name: shortText(40),
  intro: z.optional(shortText(300)),
  style: oneOf('style'),
  purpose: someOf('purpose').check(z.minLength(1)),
  industry: someOf('industry'),
  job: someOf('job'),
  columns: oneOf('columns'),
  color,
})
export type TemplateMeta = z.infer<typeof templateMeta>

export const category = z.enum(categoryKeys)
export const tag = shortText(12)
const pages = z.int().check(z.minimum(1), z.maximum(500))

/** A Word document's or a presentation's. */
export const documentMeta = z.strictObject({
  name: shortText(40),
  intro: z.optional(shortText(300)),
  category,
  style: oneOf('style'),
  tags: z.array(tag).check(z.minLength(1), z.maxLength(6)),
  color,
  /** Or slides; absent if they were not counted. */
  pages: z.optional(pages),
})
export type DocumentMeta = z.infer<typeof documentMeta>

export const kind = z.enum(['resume', 'word', 'ppt'])
export type TemplateKind = z.infer<typeof kind>
export const documentKind = z.enum(['word', 'ppt'])

/** The required facts of a template of a kind, including a category of that kind. */
export const metaOf = (of: TemplateKind) =>
  of === 'resume' ? templateMeta : z.extend(documentMeta, { category: categoryOf(of) })

const categoryOf = (of: DocumentKind) =>
  z.enum(Object.keys(documentCategories[of]) as [DocumentMeta['category'], ...DocumentMeta['category'][]])

/** While it is made anything may be missing still. */
export const draftMeta = z.partial(
  z.extend(templateMeta, {
    purpose: someOf('purpose'),
    category,
    tags: z.array(tag).check(z.maxLength(6)),
    pages,
  }),
)
export type DraftMeta = z.infer<typeof draftMeta>

export const author = z.object({ id: z.string(), nickname: z.string() })
