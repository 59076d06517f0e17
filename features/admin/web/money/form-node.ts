import type { $ZodType } from 'zod/v4/core'
import { fen } from '#packages/settings/settings.ts'

/** The control of a setting in the form. */
export type FormNode =
  | { kind: 'group'; fields: readonly (readonly [name: string, node: FormNode])[] }
  | { kind: 'number'; min: number; max: number; isMoney: boolean; isOptional: boolean }
  | { kind: 'choice'; options: readonly string[]; isOptional: boolean }
  | { kind: 'some'; options: readonly string[] }
  | { kind: 'yes' }
  | { kind: 'list'; of: FormNode; max: number }

interface Definition {
  type: string
  shape: Record<string, $ZodType>
  innerType: $ZodType
  element: $ZodType
  entries: Record<string, string>
}

const bagOf = (schema: $ZodType) => schema._zod.bag as { minimum?: number; maximum?: number }

/** Derived from the schema alone: a new setting appears in the form automatically, with its limits. */
export const formNodeOf = (schema: $ZodType, isOptional = false): FormNode => {
  const { type, shape, innerType, element, entries } = schema._zod.def as unknown as Definition
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = bagOf(schema)
  switch (type) {
    case 'object':
      return { kind: 'group', fields: Object.entries(shape).map(([name, one]) => [name, formNodeOf(one)]) }
    case 'default':
      return formNodeOf(innerType, isOptional)
    case 'nullable':
      return formNodeOf(innerType, true)
    case 'number':
      return { kind: 'number', min: minimum, max: maximum, isMoney: schema === fen, isOptional }
    case 'boolean':
      return { kind: 'yes' }
    case 'enum':
      return { kind: 'choice', options: Object.values(entries), isOptional }
    case 'array': {
      const of = formNodeOf(element)
      return of.kind === 'choice' ? { kind: 'some', options: of.options } : { kind: 'list', of, max: maximum }
    }
    default:
      throw new Error(`a form has nothing for ${type}`)
  }
}

/** The initial value of a new row of a list. */
export const emptyOf = (node: FormNode): unknown => {
  if (node.kind === 'group') return Object.fromEntries(node.fields.map(([name, one]) => [name, emptyOf(one)]))
  // Left empty: a number that was not entered must not be saved by mistake.
  return node.kind === 'number' ? '' : null
}

export const shownNumber = (value: unknown, isMoney: boolean): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'number' && isMoney ? String(value / 100) : String(value)
}

/** The number in a text, or the text itself if it is none, so that the schema reports it. */
export const readNumber = (
  text: string,
  { isMoney, isOptional }: { isMoney: boolean; isOptional: boolean },
): number | string | null => {
  const plain = text.trim()
  if (plain === '') return isOptional ? null : ''
  const pattern = isMoney ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/
  if (!pattern.test(plain)) return plain
  return isMoney ? Math.round(Number(plain) * 100) : Number(plain)
}
