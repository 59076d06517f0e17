import { type output, safeParse } from 'zod/v4/core'
import type { Endpoint } from './endpoint.ts'
import type { ErrorBody, ErrorEntry } from './errors.ts'

type Carrying<E extends Endpoint> = {
  [C in keyof E['errors']]: E['errors'][C] extends Required<Pick<ErrorEntry, 'data'>> ? C : never
}[keyof E['errors']]

/** The data of a failed call's error, if the call failed with this code and the data matches the contract. */
export const errorData = <E extends Endpoint, C extends Carrying<E> & string>(
  endpoint: E,
  code: C,
  body: ErrorBody | null,
): output<NonNullable<E['errors'][C]['data']>> | undefined => {
  const schema = endpoint.errors[code]?.data
  if (body?.code !== code || !schema) return undefined
  const parsed = safeParse(schema, body.data)
  return parsed.success ? (parsed.data as never) : undefined
}
