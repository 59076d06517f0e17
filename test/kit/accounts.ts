import { startServer } from './server.ts'
import { startSmtp } from './smtp.ts'

/** A server with a mail server and a clock that the test controls. */
export const startAccounts = async (env: Record<string, string> = {}) => {
  let now = Date.UTC(2026, 10, 15)
  const smtp = await startSmtp()
  const server = await startServer({ now: () => now, env: { SMTP_URL: smtp.url, ...env } })
  return {
    server,
    smtp,
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
    /** Calls an endpoint as the browser does and returns the cookie of the response. */
    call: async (path: string, body: unknown, token?: string) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: {
          'x-api-version': 'v2',
          'content-type': 'application/json',
          'user-agent': 'Firefox of a test',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      })
      const cookie = response.headers.get('set-cookie')
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
        token: cookie === null ? undefined : /token=([^;]*)/.exec(cookie)?.[1],
      }
    },
    stop: async () => {
      await server.stop()
      await smtp.stop()
    },
  }
}
export type Accounts = Awaited<ReturnType<typeof startAccounts>>

export const codeIn = (words: string): string => /^\d{6}$/m.exec(words)?.[0] ?? ''
export const linkIn = (words: string): URL => new URL(/https?:\S+/.exec(words)?.[0] ?? 'http://nowhere')

/** The error code that a call fails with. */
export const failing = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: { code: string }) => error.code,
  )
