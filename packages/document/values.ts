import * as z from 'zod/mini'
import { pictureInside } from '#packages/layout/setters/rows.ts'
import { MAX_COUNT, MAX_FIGURE, MAX_LENGTH } from './limits.ts'

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** Only addresses that a reader can follow safely: no script, no data, no file. */
const href = z.string().check(z.maxLength(2000), z.regex(/^(https?:\/\/|mailto:|tel:)/i))

/** Styled text is closed data: there is no markup to sanitise. */
const span = z.strictObject({
  text: z.string().check(z.maxLength(MAX_LENGTH.line)),
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
  spans: z.array(span).check(z.maxLength(MAX_COUNT.spans)),
})
export type Block = z.infer<typeof block>

export const rich = z.array(block).check(z.maxLength(MAX_COUNT.blocks))
export type Rich = z.infer<typeof rich>

const month = z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/))

/** Year-month to year-month or 至今; or free text. */
export const period = z.strictObject({
  from: z.optional(month),
  to: z.optional(z.union([month, z.literal('now')])),
  text: z.optional(z.string().check(z.maxLength(MAX_LENGTH.period))),
})
export type Period = z.infer<typeof period>

export const labelled = z.strictObject({
  label: z.string().check(z.maxLength(MAX_LENGTH.label)),
  value: z.string().check(z.maxLength(MAX_LENGTH.value)),
  icon: z.optional(z.string().check(z.maxLength(40))),
})
export type Labelled = z.infer<typeof labelled>

const cell = z.string().check(z.maxLength(MAX_LENGTH.cell))

/** Cells of plain text; a row that is shorter than the head ends in empty cells. */
export const table = z.strictObject({
  head: z.array(cell).check(z.maxLength(MAX_COUNT.columns)),
  rows: z.array(z.array(cell).check(z.maxLength(MAX_COUNT.columns))).check(z.maxLength(MAX_COUNT.rows)),
  /** By column; left unless said. */
  align: z.optional(z.array(z.enum(['left', 'center', 'right'])).check(z.maxLength(MAX_COUNT.columns))),
  /** By column, in parts of the whole; from what the cells hold unless said. */
  widths: z.optional(
    z.array(z.number().check(z.minimum(1), z.maximum(100))).check(z.maxLength(MAX_COUNT.columns)),
  ),
  /** The last row sums up. */
  total: z.optional(z.literal(true)),
})
export type Table = z.infer<typeof table>

const figure = z.nullable(z.number().check(z.minimum(-MAX_FIGURE), z.maximum(MAX_FIGURE)))

/** The figures of a chart: a value for each label in each series; null where there is none. */
export const series = z.strictObject({
  labels: z.array(z.string().check(z.maxLength(MAX_LENGTH.label))).check(z.maxLength(MAX_COUNT.figures)),
  series: z
    .array(
      z.strictObject({
        name: z.string().check(z.maxLength(MAX_LENGTH.label)),
        values: z.array(figure).check(z.maxLength(MAX_COUNT.figures)),
      }),
    )
    .check(z.maxLength(MAX_COUNT.series)),
  /** Written after each figure: %, 万. */
  unit: z.optional(z.string().check(z.maxLength(MAX_LENGTH.unit))),
  /** The label that the chart is about. */
  focus: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_COUNT.figures - 1))),
})
export type Series = z.infer<typeof series>

const line = z.string().check(z.maxLength(MAX_LENGTH.line))

/** The value of a field of an entry. The kind says which of these each of its fields has. */
export const value = z.union([
  line,
  pictureInside,
  rich,
  period,
  z.array(labelled).check(z.maxLength(MAX_COUNT.pairs)),
  table,
  series,
])
export type Value = z.infer<typeof value>

export const isBlank = (value: Value | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export const isTable = (value: Value | undefined): value is Table =>
  typeof value === 'object' && 'rows' in value

export const isSeries = (value: Value | undefined): value is Series =>
  typeof value === 'object' && 'series' in value

export const isPeriod = (value: Value | undefined): value is Period =>
  typeof value === 'object' && !Array.isArray(value) && !isTable(value) && !isSeries(value)

/** The texts of a table or chart, cell by cell. */
export const cellsOf = (value: Table | Series): string[] =>
  'rows' in value
    ? [...value.head, ...value.rows.flat()]
    : [
        ...value.labels,
        ...value.series.flatMap(({ name, values }) => [name, ...values.map((one) => String(one ?? ''))]),
      ]

/** Newest first: what still runs, then by end, then by start; free text keeps its place at the end. */
export const periodRank = ({ from = '', to = '', text }: Period): string =>
  text === undefined ? `${to === 'now' ? '9999-99' : to || from}|${from}` : ''

export const plainText = (text: Rich): string =>
  text.map((one) => one.spans.map((part) => part.text).join('')).join('\n')
