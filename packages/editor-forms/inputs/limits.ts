import { type $ZodType, safeParse } from 'zod/v4/core'
import type { InputRow } from './input-props.ts'

export interface Range {
  low: number
  high: number
  /** Step size; by default it depends on the size of the range. */
  step?: number
}

interface Check {
  check: string
  value?: number
  maximum?: number
}

/** The internals of a schema that have its limits. */
interface Inside {
  checks?: readonly { _zod: { def: Check } }[]
  items?: readonly $ZodType[]
  options?: readonly $ZodType[]
}

const insideOf = (schema: $ZodType) => schema._zod.def as unknown as Inside
const checksOf = (schema: $ZodType) => (insideOf(schema).checks ?? []).map((check) => check._zod.def)

/** The range of a number, or of each of four sides. */
export const rangeOf = (schema: $ZodType): Range => {
  const { items, options } = insideOf(schema)
  const part = items?.[0] ?? options?.[0]
  if (part) return rangeOf(part)
  const checks = checksOf(schema)
  return {
    low: checks.find(({ check }) => check === 'greater_than')?.value ?? Number.NEGATIVE_INFINITY,
    high: checks.find(({ check }) => check === 'less_than')?.value ?? Number.POSITIVE_INFINITY,
  }
}

export const maxLengthOf = (schema: $ZodType): number =>
  checksOf(schema).find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY

export const takes = ({ value }: Pick<InputRow, 'value'>, given: unknown): boolean =>
  safeParse(value, given).success
