import { request } from 'node:http'
import { connect } from 'node:net'
import { type Endpoint, pathParams } from '#packages/api/endpoint.ts'
import { commonErrors, type ErrorTable } from '#packages/api/errors.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { TestServer } from '#test/kit/server.ts'

export interface Sent {
  method: string
  /** As sent over the wire: nothing is encoded or normalised. */
  path: string
  token?: string | undefined
  language?: Language
  headers?: Record<string, string>
  body?: string | Buffer | undefined
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

let count = 0
/** A different client each time. */
const nextAddress = () => {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

const headersOf = ({ token, language = 'zh', headers }: Sent) => ({
  'x-api-version': 'v2',
  'x-forwarded-for': nextAddress(),
  'accept-language': language,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...headers,
})

/** Sends a request exactly as given. A connection that the server closes counts as refused: status 0. */
export const send = ({ url }: Pick<TestServer, 'url'>, sent: Sent): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const { method, path, body } = sent
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asking = request(
      { hostname, port, method, path, headers: { ...length, ...headersOf(sent) } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asking.on('error', () => {
      // The server had closed this connection after the previous call, which is not a result of this one.
      if (asking.reusedSocket) void send({ url }, sent).then(resolve)
      else resolve({ status: 0, headers: {}, text: '' })
    })
    asking.end(body)
  })

/** Sends raw bytes and returns the response until the server closes the connection. */
export const sayTo = ({ url }: TestServer, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(words))
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(Buffer.concat(parts).toString()))
    socket.on('error', reject)
  })

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The address of a call, its path filled in from the input. */
export const pathOf = (e: Endpoint, input: Record<string, unknown>): string => {
  const path = e.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(input[name] ?? 'x').toWellFormed()),
  )
  return `/api${path}`
}

const queryOf = (input: Record<string, unknown>): string => {
  const query = new URLSearchParams(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, textOf(value)]),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** A call with this input, split as its contract says, even if the input is invalid. */
export const callWith = (
  server: TestServer,
  e: Endpoint,
  input: Record<string, unknown>,
  who: Pick<Sent, 'token' | 'language' | 'headers'> = {},
): Promise<Answer> => {
  const path = pathOf(e, input)
  const inPath = pathParams(e.path)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  if (e.takes)
    return send(server, {
      ...who,
      method: e.method,
      path,
      headers: { 'content-type': e.takes[0] ?? '', ...who.headers },
      body: 'no picture',
    })
  if (e.method === 'GET' || e.method === 'DELETE')
    return send(server, { ...who, method: e.method, path: path + queryOf(rest) })
  return send(server, {
    ...who,
    method: e.method,
    path,
    headers: { 'content-type': 'application/json', ...who.headers },
    body: JSON.stringify(rest),
  })
}

/** Details that a response must never contain: paths of our code, stack traces, SQL. */
const LEAKS =
  /node_modules|node:internal|\n\s+at |\.tsx?:\d|\/(?:work|home|tmp|root|usr)\/|SQLITE|sqlite3|postgres|kysely|(?:Type|Range|Syntax|Reference|Zod)Error|syntax error at|relation "|column "|violates|ECONN|EACCES|ENOENT|FST_/

/** Problems of a response, in words; empty if it is one of ours. */
export const faultOf = (
  { status, text, headers }: Answer,
  e: Endpoint | undefined,
  language: Language,
): string | undefined => {
  if (status >= 200 && status < 300) return undefined
  const response = `${status} ${text.slice(0, 300)}`
  if (status === 0 || status >= 500) return `broke: ${response}`
  if (LEAKS.test(text)) return `leaks: ${response}`
  if (e?.answers === 'redirect' && status === 303)
    return /^\/(?!\/)/.test(String(headers.location)) ? undefined : `leads away: ${headers.location}`
  if (!String(headers['content-type']).startsWith('application/json')) return `no JSON: ${response}`
  const { code, message } = JSON.parse(text) as { code?: string; message?: string }
  const table: ErrorTable = { ...commonErrors, ...e?.errors }
  const entry = table[code ?? '']
  if (!entry || entry.status !== status) return `not in the catalogue: ${response}`
  return message === entry[language] ? undefined : `not in ${language}: ${response}`
}
