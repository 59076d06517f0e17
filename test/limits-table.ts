import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { $ZodType } from 'zod/v4/core'
import { bodyLimitOf, type Endpoint, type Limit, pathParams } from '#packages/api/endpoint.ts'

const root = join(import.meta.dirname, '..')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Every endpoint that a contract exports, by path; some contracts re-export those of another. */
export const allEndpoints = async (): Promise<Endpoint[]> => {
  const files = globSync('{features,packages}/*/*contract.ts', { cwd: root }).sort()
  const found = new Map<string, Endpoint>()
  for (const file of files) {
    const contract = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
    for (const one of Object.values(contract)) if (isEndpoint(one)) found.set(nameOf(one), one)
  }
  return [...found.values()].sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
}

interface Definition {
  type: string
  shape?: Record<string, $ZodType>
  innerType?: $ZodType
  checks?: { _zod: { def: { check: string; value?: number } } }[]
}
const definitionOf = (schema: $ZodType) => schema._zod.def as unknown as Definition

const inner = (schema: $ZodType): $ZodType => {
  const { innerType } = definitionOf(schema)
  return innerType ? inner(innerType) : schema
}

/** The fields of an input. For a union of several shapes, only its existence is known. */
const fieldsOf = ({ input }: Endpoint): Record<string, $ZodType> =>
  definitionOf(input).shape ?? { choice: input }

const hasInput = (e: Endpoint) => Object.keys(fieldsOf(e)).length > 0

export const writes = ({ method }: Endpoint) => method !== 'GET'

/** Input from visitors must be limited by address, input from accounts by account or address. */
export const missingLimit = (e: Endpoint): string | undefined => {
  if (e.auth === 'anyone' && (hasInput(e) || writes(e)) && !e.limit)
    return `${nameOf(e)} takes input from anyone: it needs a \`limit\``
  if (writes(e) && !e.limit && !e.accountLimit)
    return `${nameOf(e)} changes something: it needs a \`limit\` or an \`accountLimit\``
  return undefined
}

const SPANS: Record<number, string> = { 60: 'min', 600: '10 min', 3600: 'h' }
const rate = ({ calls, seconds }: Limit) =>
  `${calls.toLocaleString('en')}/${SPANS[seconds] ?? `${seconds} s`}`

const size = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${Math.round(bytes / 1024)} KB`

const maximumOf = (schema: $ZodType): number | undefined =>
  definitionOf(inner(schema)).checks?.flatMap(({ _zod: { def } }) =>
    def.check === 'less_than' ? [def.value ?? 0] : [],
  )[0]

/** The maximum size of a response: a page of a list has its own limit. */
const answerOf = (e: Endpoint): string => {
  const { limit } = fieldsOf(e)
  const maximum = limit && maximumOf(limit)
  if (e.method === 'GET' && maximum !== undefined) return `up to ${maximum} entries`
  return { json: 'one object', stream: 'stream', file: 'file', redirect: 'redirect' }[e.answers]
}

const bodyOf = (e: Endpoint): string => {
  if (e.method === 'GET' || e.method === 'DELETE')
    return Object.keys(fieldsOf(e)).length > pathParams(e.path).length ? 'query' : '–'
  return size(bodyLimitOf(e))
}

const rowOf = (e: Endpoint): string =>
  `| \`${nameOf(e)}\` | ${e.auth} | ${[
    e.limit ? `${rate(e.limit)}${e.limit.perServer ? '' : ' together'}` : 'site-wide',
    e.accountLimit ? `${e.accountLimit.windows.map(rate).join(', ')} (${e.accountLimit.name})` : '–',
    bodyOf(e),
    answerOf(e),
  ].join(' | ')} |`

/** The text of docs/limits.md. */
export const limitsTable = (endpoints: readonly Endpoint[]): string => `# Limits of every call

Made from the contracts by \`test/limits-table.test.ts\`; after a change of a contract run it with \`-u\`. What the limits mean
and how long a call may take is in [security](security.md#limits).

*Per network*: calls of one IPv4 address or one IPv6 /64, beside the site-wide 3,000 a minute that every call counts in. Those
marked *together* are counted over all servers, the others by each. *Per account*: calls of one name count together.
*Body*: a query has at most 16 KB with all headers.

| call | who | per network | per account | body | answer |
|---|---|---|---|---|---|
${endpoints.map(rowOf).join('\n')}
`
