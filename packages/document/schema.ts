import * as z from 'zod/mini'
import { fieldProps } from '#packages/layout/setters/props.ts'
import { pictureValue } from '#packages/layout/setters/rows.ts'
import { styleProps } from '#packages/layout/setters/style.ts'
import { MAX_LENGTH } from './limits.ts'
import { value } from './values.ts'

/** Raised when a stored document of today could not be read by the code of yesterday; see migrate.ts. */
export const SCHEMA = 2

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,40}$/))
const yes = z.optional(z.literal(true))
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const between = (low: number, high: number) => z.number().check(z.minimum(low), z.maximum(high))

export const item = z.strictObject({
  id,
  hidden: yes,
  /** Never split this entry between two pages. */
  keepTogether: yes,
  /** Start this entry on a new page. */
  breakBefore: yes,
  /** The record of the section itself (a slide's lead, its chart), not one of its entries. */
  own: yes,
  data: z.record(name, value),
})
export type Item = z.infer<typeof item>

export type FieldProps = z.infer<typeof fieldProps>

export const regions = ['header', 'main', 'side'] as const
export type Region = (typeof regions)[number]

export const grounds = ['paper', 'soft', 'theme', 'dark'] as const
export type Ground = (typeof grounds)[number]

export const section = z.strictObject({
  id,
  kind: name,
  variant: z.int().check(z.minimum(1), z.maximum(99)),
  region: z.enum(regions),
  title: z.string().check(z.maxLength(MAX_LENGTH.title)),
  /** The section's own title style; without it the theme's. */
  titleVariant: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  /** Its own icon and English name next to the title. The defaults are the kind's. */
  icon: z.optional(z.string().check(z.maxLength(40))),
  english: z.optional(z.string().check(z.maxLength(MAX_LENGTH.title))),
  /** Hides the title. `false` shows one for a kind that has none by default (the name at the top). */
  untitled: z.optional(z.boolean()),
  visible: z.boolean(),
  keepTogether: yes,
  breakBefore: yes,
  /** The background of a slide. The default is the variant's. */
  ground: z.optional(z.enum(grounds)),
  items: z.array(item).check(z.maxLength(200)),
  props: z.record(name, fieldProps),
  /** By slot: a field's name, or one of the boxes `section`, `title`, `item`. */
  style: z.record(name, styleProps),
})
export type Section = z.infer<typeof section>

export const colorSet = z.strictObject({
  /** Shapes, rules, titles. */
  theme: hex,
  /** A tint of it for grounds. */
  soft: hex,
  /** A dark cut of it: text on the tint, dark sidebars. */
  dark: hex,
  /** Text on `theme` and `dark`. */
  on: hex,
  /** A second colour for small marks. */
  accent: hex,
})
export type ColorSet = z.infer<typeof colorSet>

export const theme = z.strictObject({
  /** A ready set by name, or the person's own. */
  colors: z.union([name, colorSet]),
  font: z.enum(['sans', 'serif', 'kai']),
  /** Pixels at 96 dpi; 14 px is 10.5 pt. */
  fontSize: between(10, 32),
  lineHeight: between(1.1, 2.4),
  /** Multiplies every gap. */
  spacing: between(0.4, 2),
  titleVariant: z.int().check(z.minimum(1), z.maximum(99)),
  /** A line runs through the sections whose title style can stand on it: their signs and timeline marks lie on it. */
  rail: yes,
})
export type Theme = z.infer<typeof theme>

const millimetres = between(0, 60)

export const page = z.strictObject({
  size: z.enum(['A4', 'Letter', '16:9', '4:3']),
  layout: z.enum(['base', 'left_right', 'page_1']),
  margin: z.strictObject({ top: millimetres, right: millimetres, bottom: millimetres, left: millimetres }),
  side: z.strictObject({
    place: z.enum(['left', 'right']),
    /** Share of the page's width, in per cent. */
    width: between(20, 50),
    ground: z.enum(['none', 'soft', 'theme', 'dark']),
    /** Pixels from the side column (its ground, or its text where it has none) to the main text; 40 unless set. */
    gutter: z.optional(between(0, 120)),
  }),
  background: z.strictObject({
    color: z.optional(hex),
    gradient: z.optional(z.tuple([hex, hex])),
    pattern: z.optional(z.enum(['rules', 'grid', 'dots', 'letter'])),
    picture: z.optional(pictureValue),
  }),
  /** The drawing around a `page_1`. */
  frame: z.enum(['double', 'corners', 'band', 'letter']),
  /** 3; 3 / 6; or in words: 第 3 页，共 6 页. */
  numbers: z.enum(['none', 'plain', 'of', 'zh']),
  /** `left | right`, or `left | middle | right`. */
  header: z.string().check(z.maxLength(MAX_LENGTH.running)),
  footer: z.string().check(z.maxLength(MAX_LENGTH.running)),
})
export type Page = z.infer<typeof page>

export const documentSchema = z.strictObject({
  schema: z.literal(SCHEMA),
  kind: z.enum(['resume', 'word', 'ppt']),
  title: z.string().check(z.maxLength(MAX_LENGTH.name)),
  language: z.enum(['zh', 'en']),
  page,
  theme,
  sections: z.array(section).check(z.maxLength(100)),
})
export type Document = z.infer<typeof documentSchema>
