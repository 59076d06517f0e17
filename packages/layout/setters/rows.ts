import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** Every input that a panel can show: the specification's ten, and the style panel's own. */
export const inputNames = [
  'hj-date',
  'hj-list',
  'hj-list-li',
  'hj-input',
  'hj-avatar',
  'hj-editor',
  'hj-select',
  'hj-textarea',
  'hj-datePicker',
  'hj-table',
  'hj-series',
  'props-popover',
  'number',
  'color',
  'fill',
  'choice',
  'sides',
  'number-or-sides',
  'picture',
  'font',
] as const
export type InputName = (typeof inputNames)[number]

export interface Row {
  zh: string
  en: string
  input: InputName
  value: $ZodType
  /** For `choice` and `hj-select`; a select also takes own values. */
  options?: readonly string[]
  /** The options of a select in an English document. The chosen text is stored as it is here. */
  englishOptions?: readonly string[]
}

export type StyleGroup = 'text' | 'box' | 'flex' | 'border' | 'background' | 'list' | 'image' | 'module'

export interface StyleRow extends Row {
  group: StyleGroup
  unit: '' | 'px' | 'pt' | 'mm' | 'deg' | '%' | 'em'
  /** People know it by another unit than documents store it in. */
  shows?: 'pt'
  /** Shown only while another style has one of these values; any value where none are named. */
  when?: { style: string; is?: readonly string[] }
  /** Where the value is written: the selected part unless said otherwise. */
  writes?: 'part' | 'section' | 'theme'
  /** Outputs that cannot show this, besides screen and PDF, which can. */
  lossy?: readonly ('docx' | 'pptx')[]
}

type Names = Pick<Row, 'zh' | 'en'>

export const number = (
  names: Names,
  group: StyleGroup,
  unit: StyleRow['unit'],
  low: number,
  high: number,
  more: Pick<StyleRow, 'when' | 'lossy' | 'shows'> = {},
) =>
  ({
    ...names,
    group,
    input: 'number',
    unit,
    value: z.number().check(z.minimum(low), z.maximum(high)),
    ...more,
  }) as const satisfies StyleRow

/** A hexadecimal colour, or one of the theme's by meaning, so that it follows when the theme changes. */
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
export const colorValue = z.union([
  z.enum(['theme', 'soft', 'dark', 'on', 'accent', 'ink', 'muted', 'line']),
  hex,
])

export const color = (names: Names, group: StyleGroup, more: Pick<StyleRow, 'when'> = {}) =>
  ({ ...names, group, input: 'color', unit: '', value: colorValue, ...more }) as const satisfies StyleRow

/** A blend of two colours and its direction, in degrees as CSS counts them: one value, so that it is merged as one. */
const gradientValue = z.tuple([hex, hex, z.number().check(z.minimum(0), z.maximum(360))])
export type FillGradient = z.output<typeof gradientValue>

/** The background of a part: a color, or a gradient of two. */
export const fill = (names: Names, group: StyleGroup) =>
  ({
    ...names,
    group,
    input: 'fill',
    unit: '',
    value: z.union([colorValue, gradientValue]),
  }) as const satisfies StyleRow

/** A visitor's picture lives in the document itself until there is an account to keep it. */
export const pictureInside = z
  .string()
  .check(z.maxLength(420_000), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/))

/** A picture: the id of a file, or all of it. */
export const pictureValue = z.union([z.string().check(z.maxLength(200)), pictureInside])

const side = z.number().check(z.minimum(-200), z.maximum(400))
/** Top, right, bottom, left. */
export const sidesValue = z.tuple([side, side, side, side])

/** One for all four, or each its own. */
export const numberOrSides = (names: Names, group: StyleGroup, low: number, high: number) => {
  const one = z.number().check(z.minimum(low), z.maximum(high))
  return {
    ...names,
    group,
    input: 'number-or-sides',
    unit: 'px',
    value: z.union([one, z.tuple([one, one, one, one])]),
  } as const satisfies StyleRow
}

export const sides = (names: Names, group: StyleGroup, writes: StyleRow['writes'] = 'part') =>
  ({ ...names, group, input: 'sides', unit: 'px', value: sidesValue, writes }) as const satisfies StyleRow

export const choice = <const O extends readonly [string, ...string[]]>(
  names: Names,
  group: StyleGroup,
  options: O,
  more: Pick<StyleRow, 'when' | 'lossy'> = {},
) => ({ ...names, group, input: 'choice', unit: '', options, value: z.enum(options), ...more }) as const
