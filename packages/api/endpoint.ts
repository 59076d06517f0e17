import type * as z from 'zod/v4/core'
import type { ErrorTable } from './errors.ts'

export const API_VERSION = 'v2'

export type Auth = 'anyone' | 'user' | 'member' | 'admin'

/** `stream`: the reply is text in chunks. `file`: a download. `redirect`: the browser is sent to another page of ours. */
export type Answers = 'json' | 'stream' | 'file' | 'redirect'

export interface Limit {
  calls: number
  seconds: number
  /** Each server counts by itself: for what costs processor time, and guards no secret. */
  perServer?: true
}

/** Calls that an account may make in each window, from whatever addresses. Endpoints of one name count together. */
export interface AccountLimit {
  name: string
  windows: readonly { calls: number; seconds: number }[]
}

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
  /** The caller must have given their password, or what stands for it, within the last ten minutes. */
  freshProof?: true
  /** Path parameters, query (GET, DELETE) and body (others), as one object. */
  input: In
  reply: Out
  /** Errors that this endpoint may answer in addition to the common ones. */
  errors: Errors
  answers: Kind
  /** Calls allowed per network in a window; the site-wide limit applies as well. */
  limit?: Limit
  /** The same for a signed-in account; each server counts by itself, because it guards the server and no secret. */
  accountLimit?: AccountLimit
  /** Largest body in bytes; 256 KiB unless set. An own error of status 413 says it in the endpoint's words. */
  bodyLimit?: number
  /** A longer answer (in characters of JSON) is not rendered into a page by the server: the browser asks for it. */
  maxRendered?: number
  /** The body is a file of one of these content types; the input has it as `file`, a Blob. */
  takes?: readonly string[]
  /** The body holds a `document` for `checkedDocument`: it is not parsed here, and a large one is checked by a worker. */
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

const BODY_LIMIT = 256 * 1024
/** Texts of the site, lists of rules. */
const ADMIN_BODY_LIMIT = 1024 * 1024

/** Larger bodies are declared by their endpoint. */
export const bodyLimitOf = ({ bodyLimit, auth }: Pick<Endpoint, 'bodyLimit' | 'auth'>): number =>
  bodyLimit ?? (auth === 'admin' ? ADMIN_BODY_LIMIT : BODY_LIMIT)
