import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,40}$/))

/** The place of a text in the document. */
export const place = z.strictObject({ section: id, item: id, field: name })
export type Place = z.infer<typeof place>

/** Where a text of a draft will stand: there are no ids yet. Entries count from 0. */
export const draftPlace = z.strictObject({
  /** The second section of a kind is `custom_2`: see draft/slots.ts. */
  kind: name,
  entry: z.int().check(z.minimum(0), z.maximum(19)),
  field: name,
})
export type DraftPlace = z.infer<typeof draftPlace>

export const MAX_TEXT = 8000

/**
 * A text as engines read and write it: plain, a styled one line by line; a line of a list begins with `- ` or `1. `.
 */
export const text = z.string().check(z.maxLength(MAX_TEXT))

/** One text of a document, and what it is. */
export const textAt = z.strictObject({
  place,
  /** Of its section: `work_experience`. */
  kind: name,
  /** The label on the page: 公司, 内容. */
  label: z.string().check(z.maxLength(80)),
  text,
})
export type TextAt = z.infer<typeof textAt>

export const samePlace = (a: Place, b: Place): boolean =>
  a.section === b.section && a.item === b.item && a.field === b.field
