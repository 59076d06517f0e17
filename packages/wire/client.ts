import { API_VERSION, type Endpoint, type InputOf, type ReplyOf, requestOf } from './endpoint.ts'
import type { ErrorBody } from './errors.ts'

export interface ClientOptions {
  /** From the public runtime configuration. */
  base: string
  token(): string | undefined
  language(): string
  /** Runs before the call fails, unless the caller said it shows this error itself. `undefined`: no response. */
  onError(status: number | undefined, body: ErrorBody | null): void
  fetch?: typeof fetch
  timeoutMs?: number
}

export interface CallOptions {
  /** Error codes that the form or screen shows in place; the error handler is then not run. */
  inPlace?: readonly string[]
  signal?: AbortSignal
}

export interface Client {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>
  /** A file endpoint: the response is handed back whole. */
  download<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Response>
}

export const requestHeaders = (options: Pick<ClientOptions, 'token' | 'language'>, hasBody: boolean) => {
  const headers: Record<string, string> = {
    'x-api-version': API_VERSION,
    'accept-language': options.language(),
  }
  const token = options.token()
  if (token) headers.authorization = `Bearer ${token}`
  if (hasBody) headers['content-type'] = 'application/json'
  return headers
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page is no answer of ours: the caller gets null, as for an empty body.
    return null
  }
}

export const createClient = (options: ClientOptions): Client => {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)

  const fail = (status: number | undefined, body: ErrorBody | null, call: CallOptions): never => {
    if (!(body && call.inPlace?.includes(body.code))) options.onError(status, body)
    // The specification has the call fail with the response body itself, or null where there is none.
    throw body
  }

  const request = async (endpoint: Endpoint, input: unknown, call: CallOptions): Promise<unknown> => {
    const { url, body } = requestOf(endpoint, input)
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 30_000)
    let response: Response
    let answer: unknown
    try {
      response = await send(options.base + url, {
        method: endpoint.method,
        headers: requestHeaders(options, body !== undefined),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(body === undefined ? {} : { body }),
      })
      if (response.ok && response.headers.has('content-disposition')) return response
      answer = await readBody(response)
    } catch (error) {
      if (call.signal?.aborted) throw error
      return fail(undefined, null, call)
    }
    return response.ok ? answer : fail(response.status, answer as ErrorBody | null, call)
  }

  return {
    call: (endpoint, input, call = {}) => request(endpoint, input, call) as Promise<never>,
    download: (endpoint, input, call = {}) => request(endpoint, input, call) as Promise<Response>,
  }
}
