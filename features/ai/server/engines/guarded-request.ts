import { type LookupOptions, lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isHostRefused, type MayConnect } from '#packages/server-kit/outbound-addresses.ts'

/** This server does not connect to the address of the model, or to the address that its name resolves to. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`connections to ${host} are refused`)
  }
}

/** As `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void,
) => void

/**
 * Resolves a name for the connection that is being opened. The connection goes to the address that was checked here: a
 * name that resolves to something else a moment later gains nothing. One refused address refuses the name.
 */
export const guardedLookup =
  (mayConnect: MayConnect, resolve: Resolve = systemLookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || found.some(({ address }) => !mayConnect(address)))
        return done(new AddressRefused(host), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

interface Agents {
  http: HttpAgent
  https: HttpsAgent
}

const agentsByRule = new WeakMap<MayConnect, Agents>()

/** Open connections are reused only by calls with the same rule. */
const agentsFor = (mayConnect: MayConnect): Agents => {
  const known = agentsByRule.get(mayConnect)
  if (known) return known
  const options = { keepAlive: true, lookup: guardedLookup(mayConnect) }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  agentsByRule.set(mayConnect, agents)
  return agents
}

interface Post {
  address: string
  headers: Record<string, string>
  body: string
  mayConnect: MayConnect
  signal: AbortSignal
}

/** Sends a body and answers the response, whose stream is the caller's to read. Redirects are not followed. */
export const guardedPost = ({ address, headers, body, mayConnect, signal }: Post): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const url = new URL(address)
    // A host that is an IP address is never looked up.
    if (isHostRefused(url, mayConnect)) return reject(new AddressRefused(url.host))
    const agents = agentsFor(mayConnect)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    }
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https })
        : httpRequest(url, { ...options, agent: agents.http })
    // A signal passed as an option would stay with the connection, which serves other calls later. Destroyed without an
    // error: when the response has just ended, no listener is left, and an error would end the process.
    const abort = () => request.destroy()
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    request.once('close', () => signal.removeEventListener('abort', abort))
    // This listener stays to the end, so that a broken connection is reported also while the response is not being
    // read.
    request.on('error', reject)
    request.once('response', (response) => {
      response.on('error', () => undefined)
      resolve(response)
    })
    request.end(body)
  })
