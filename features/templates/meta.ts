import * as z from 'zod/mini'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import { shortText } from '#packages/document/wire.ts'
import { type Facet, facets } from '#packages/templates/facets.ts'

type Keys<F extends Facet> = keyof (typeof facets)[F] & string
export const oneOf = <F extends Facet>(facet: F) =>
  z.enum(Object.keys(facets[facet]) as [Keys<F>, ...Keys<F>[]])
const someOf = <F extends Facet>(facet: F) => z.array(oneOf(facet)).check(z.maxLength(8))

export const color = z.enum(Object.keys(themes) as [ThemeName, ...ThemeName[]])

/** Ready to be published. No industry or job means: for any. */
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

/** While it is made anything may be missing still. */
export const draftMeta = z.partial(z.extend(templateMeta, { purpose: someOf('purpose') }))
export type DraftMeta = z.infer<typeof draftMeta>

export const kind = z.enum(['resume', 'word', 'ppt'])

export const author = z.object({ id: z.string(), nickname: z.string() })
