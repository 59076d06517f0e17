import type * as z from 'zod/v4/core'
import type { ErrorTable } from './errors.ts'

export const API_VERSION = 'v2'

export type Auth = 'anyone' | 'user' | 'member' | 'admin'

/** `stream`: the reply is text in chunks. `file`: a download. `redirect`: the browser is sent to another page of ours. */
export type Answers = 'json' | 'stream' | 'file' | 'redirect'

/**
 * One call, as data. The server routes and validates by it, the client is typed by it, forms reuse `input`,
 * and the OpenAPI document and the permission tests are generated from it.
 */
export interface Endpoint<
  In extends z.$ZodType = z.$ZodType,
  Out extends z.$ZodType = z.$ZodType,
  A extends Auth = Auth,
  Errors extends ErrorTable = ErrorTable,
  Kind extends Answers = Answers,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base. `:name` segments are filled from the input's field of that name. */
  path: `/${string}`
  summary: string
  auth: A
  /** Path parameters, query (GET, DELETE) and body (others), as one object. */
  input: In
  reply: Out
  /** What this endpoint may answer besides the common errors. */
  errors: Errors
  answers: Kind
  /** Calls allowed per client in a window; the site-wide limit applies as well. */
  limit?: { calls: number; seconds: number }
  /** Largest body in bytes; 1 MiB unless said. An own error of status 413 says it in the endpoint's words. */
  bodyLimit?: number
  /** The body is a file of one of these content types; the input has it as `file`, a Blob. */
  takes?: readonly string[]
  /** The body's `document` comes to the handler as it was sent, for who checks it before reading it. */
  documentUnread?: true
  /** Health, provider notifications and public files work without `x-api-version`. Everything else needs it. */
  anyVersion?: true
}

type Given<E extends Endpoint> = Omit<E, 'errors' | 'answers'> & {
  errors?: E['errors']
  answers?: E['answers']
}

export const endpoint = <
  In extends z.$ZodType,
  Out extends z.$ZodType,
  A extends Auth,
  const Errors extends ErrorTable = Record<never, never>,
  const Kind extends Answers = 'json',
>(
  given: Given<Endpoint<In, Out, A, Errors, Kind>>,
): Endpoint<In, Out, A, Errors, Kind> => ({
  ...given,
  errors: given.errors ?? ({} as Errors),
  answers: given.answers ?? ('json' as Kind),
})

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** The names of the `:name` segments. */
export const pathParams = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1))

export interface Request {
  url: string
  body: string | Blob | undefined
  type: string | undefined
}

/** Splits an input into the URL below the base and, for methods that carry one, the body. */
export const requestOf = (e: Endpoint, input: unknown): Request => {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) }
  const path = e.path
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment
      const name = segment.slice(1)
      const value = rest[name]
      delete rest[name]
      return encodeURIComponent(String(value))
    })
    .join('/')
  if (e.takes) {
    const file = rest.file as Blob
    return { url: path, body: file, type: file.type }
  }
  if (e.method !== 'GET' && e.method !== 'DELETE')
    return { url: path, body: JSON.stringify(rest), type: 'application/json' }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return { url: query.size > 0 ? `${path}?${query}` : path, body: undefined, type: undefined }
}
