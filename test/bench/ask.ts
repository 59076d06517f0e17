import { Agent, request } from 'node:http'

export interface Ask {
  method: string
  path: string
  token?: string
  body?: unknown
  /** The same address for all calls of this number; a call without one gets an address of its own. */
  from?: number
}

export interface Answer {
  status: number
  text: string
}

let calls = 0

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** From many addresses, so that rate limits do not interfere. */
export const asker = (url: string, atOnce: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = ({ method, path, token, body, from }: Ask) =>
    new Promise<Answer>((resolve, reject) => {
      calls += 1
      const sent = request(
        url + path,
        {
          method,
          agent,
          headers: {
            'x-api-version': 'v2',
            'x-forwarded-for': addressOf(from ?? calls),
            'accept-encoding': 'br',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { ask, end: () => agent.destroy() }
}
