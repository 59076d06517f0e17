import { safeParse } from 'zod/v4/core'
import { API_VERSION, type Endpoint, type InputOf, type ReplyOf, requestOf } from './endpoint.ts'
import type { ErrorBody } from './errors.ts'

export interface ClientOptions {
  /** From the public runtime configuration. */
  base: string
  token(): string | undefined
  language(): string
  /** Runs before the call fails, unless the caller said it shows this error itself. `undefined`: no response. */
  onError(status: number | undefined, body: ErrorBody | null): void
  /** Asks the user to prove who they are, for a call that requires a fresh proof. Returns whether they did. */
  prove?(): Promise<boolean>
  fetch?: typeof fetch
  timeoutMs?: number
}

export type Connection = Pick<ClientOptions, 'base' | 'token' | 'language' | 'fetch'>

export interface CallOptions {
  /** Error codes that the form or screen shows in place; the error handler is then not run. */
  inPlace?: readonly string[]
  signal?: AbortSignal
}

/** For a screen that shows the endpoint's own errors and the rate limit itself. */
export const inPlace = ({ errors }: Endpoint): CallOptions => ({
  inPlace: [...Object.keys(errors), 'too_many_requests'],
})

/** Why a call failed; `status` is undefined without a response of our server. */
export class CallFailure extends Error {
  readonly status: number | undefined
  readonly body: ErrorBody | null

  constructor(status: number | undefined, body: ErrorBody | null) {
    super(body?.message ?? `no answer (${status ?? 'no response'})`)
    this.status = status
    this.body = body
  }
}

const isProofNeeded = (error: unknown): boolean =>
  error instanceof CallFailure && error.body?.code === 'proof_needed'

export interface Client {
  /** Fails with the response body itself, or null where there is none, after the error handler has run. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>
  /** Fails with a CallFailure and runs no error handler, for callers that retry before they report an error. */
  attempt<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<ReplyOf<E>>
  /** Reports the failure of an attempt that its caller could not recover from. */
  report(status: number | undefined, body: ErrorBody | null): void
  /** For streams, which are not made by `call`. */
  connection: Connection
  /** For a file endpoint: returns the whole response. */
  download<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Response>
}

export const requestHeaders = (
  options: Pick<ClientOptions, 'token' | 'language'>,
  type: string | undefined,
) => {
  const headers: Record<string, string> = {
    'x-api-version': API_VERSION,
    'accept-language': options.language(),
  }
  const token = options.token()
  if (token) headers.authorization = `Bearer ${token}`
  if (type !== undefined) headers['content-type'] = type
  return headers
}

/** The parsed JSON of an answer. */
export const parsedAnswer = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page is no answer of ours: the caller gets null, as for an empty body.
    return null
  }
}

/** Joined by hand: older browsers that people here use cannot join abort signals. */
const deadline = (signal: AbortSignal | undefined, ms: number) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

export const createClient = (options: ClientOptions): Client => {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)

  const request = async (
    endpoint: Endpoint,
    input: unknown,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    const { url, body, type } = requestOf(endpoint, input)
    const limit = deadline(signal, options.timeoutMs ?? 30_000)
    let response: Response
    let answer: unknown
    try {
      response = await send(options.base + url, {
        method: endpoint.method,
        headers: requestHeaders(options, type),
        signal: limit.signal,
        ...(body === undefined ? {} : { body }),
      })
      // A large file may take longer than an answer may: its body is the caller's to wait for.
      if (response.ok && response.headers.has('content-disposition')) return response
      answer = parsedAnswer(await response.text())
    } catch (error) {
      if (signal?.aborted) throw error
      throw new CallFailure(undefined, null)
    } finally {
      limit.clear()
    }
    if (!response.ok) throw new CallFailure(response.status, answer as ErrorBody | null)
    // A captive portal answers 200 with its own page: what is not of the contract is no answer.
    const reply = safeParse(endpoint.reply, answer)
    if (!reply.success) throw new CallFailure(undefined, null)
    return reply.data
  }

  /** Sends the same request again after the user has proved who they are, so that nothing typed is lost. */
  const requestProven = async (endpoint: Endpoint, input: unknown, signal: AbortSignal | undefined) => {
    try {
      return await request(endpoint, input, signal)
    } catch (failure) {
      if (!isProofNeeded(failure) || !(await options.prove?.())) throw failure
      return request(endpoint, input, signal)
    }
  }

  const call = async (endpoint: Endpoint, input: unknown, { inPlace, signal }: CallOptions = {}) => {
    try {
      return await requestProven(endpoint, input, signal)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const { status, body } = failure
      // A user who closed the dialog knows that the call was not made.
      if (options.prove && isProofNeeded(failure)) throw body
      if (!(body && inPlace?.includes(body.code))) options.onError(status, body)
      throw body
    }
  }

  return {
    call: call as Client['call'],
    attempt: ((endpoint, input, signal) => requestProven(endpoint, input, signal)) as Client['attempt'],
    report: options.onError,
    connection: options,
    download: call as Client['download'],
  }
}
