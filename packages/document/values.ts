import * as z from 'zod/mini'
import { pictureInside } from '#packages/setters/rows.ts'

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** Only addresses that a reader can follow safely: no script, no data, no file. */
const href = z.string().check(z.maxLength(2000), z.regex(/^(https?:\/\/|mailto:|tel:)/i))

/** Styled text is closed data: there is no markup to sanitise. */
const span = z.strictObject({
  text: z.string().check(z.maxLength(20_000)),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  underline: z.optional(z.literal(true)),
  color: z.optional(color),
  href: z.optional(href),
})
export type Span = z.infer<typeof span>

const block = z.strictObject({
  list: z.optional(z.enum(['bullet', 'number'])),
  align: z.optional(z.enum(['left', 'center', 'right', 'justify'])),
  spans: z.array(span).check(z.maxLength(500)),
})
export type Block = z.infer<typeof block>

export const rich = z.array(block).check(z.maxLength(500))
export type Rich = z.infer<typeof rich>

const month = z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/))

/** Year-month to year-month or 至今; or free text of at most 20 characters. */
export const period = z.strictObject({
  from: z.optional(month),
  to: z.optional(z.union([month, z.literal('now')])),
  text: z.optional(z.string().check(z.maxLength(20))),
})
export type Period = z.infer<typeof period>

export const labelled = z.strictObject({
  label: z.string().check(z.maxLength(40)),
  value: z.string().check(z.maxLength(500)),
  icon: z.optional(z.string().check(z.maxLength(40))),
})
export type Labelled = z.infer<typeof labelled>

const line = z.string().check(z.maxLength(20_000))

/** What a field of an entry may hold; the kind says which of these each of its fields is. */
export const value = z.union([line, pictureInside, rich, period, z.array(labelled).check(z.maxLength(60))])
export type Value = z.infer<typeof value>

/** Newest first: what still runs, then by end, then by start; free text keeps its place at the end. */
export const periodRank = ({ from = '', to = '', text }: Period): string =>
  text === undefined ? `${to === 'now' ? '9999-99' : to || from}|${from}` : ''

export const plainText = (text: Rich): string =>
  text.map((one) => one.spans.map((part) => part.text).join('')).join('\n')
