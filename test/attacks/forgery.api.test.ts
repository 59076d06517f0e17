import { afterAll, beforeAll, expect, test } from 'vitest'
import { myAccount } from '#features/accounts/contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { linkIn } from '#test/kit/accounts.ts'
import type { TestServer } from '#test/kit/server.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'
import { aVictim, endpointsOf, inputFor, nameOf, startTarget, type Victim } from './endpoints.ts'
import { pathOf, send } from './send.ts'

let server: TestServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
let user: Victim
let changing: readonly Endpoint[]
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startTarget({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://huajian.example' })
  user = await aVictim(server)
  changing = endpointsOf(server).filter(({ method }) => method !== 'GET')
})
afterAll(async () => {
  await server?.stop()
  await smtp?.stop()
})

const FOREIGN = { origin: 'https://evil.example', referer: 'https://evil.example/form' }

test('a request that another site makes the browser send reads and changes nothing', async () => {
  const cookie = `token=${user.token}`
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  for (const e of changing)
    for (const type of types) {
      const { status, headers, text } = await send(server, {
        method: e.method === 'POST' ? 'POST' : e.method,
        path: pathOf(e, inputFor(e, user.owned)),
        // A form cannot set our headers; it can set these.
        headers: { ...FOREIGN, cookie, 'content-type': type, 'x-api-version': '' },
        body: JSON.stringify(inputFor(e, user.owned)),
      })
      // Notifications of payment providers are cross-site forms; without a signature they get this response.
      if (text !== 'fail') expect([400, 401, 413, 415], nameOf(e)).toContain(status)
      expect(headers['set-cookie'], nameOf(e)).toBeUndefined()
    }
})

test('the cookie alone, even with our headers, counts as a visitor', async () => {
  for (const e of changing.filter(({ auth }) => auth !== 'anyone')) {
    const { status } = await send(server, {
      method: e.method,
      path: pathOf(e, inputFor(e, user.owned)),
      headers: {
        ...FOREIGN,
        cookie: `token=${user.token}`,
        'content-type': e.takes?.[0] ?? 'application/json',
      },
      body: JSON.stringify(inputFor(e, user.owned)),
    })
    expect(status, nameOf(e)).toBe(401)
  }
  expect((await server.as(user.token).call(myAccount, {})).leavesAt).toBeNull()
})

test('no response may be read across origins', async () => {
  for (const e of endpointsOf(server)) {
    const path = pathOf(e, inputFor(e, user.owned))
    const preflight = {
      'access-control-request-method': e.method,
      'access-control-request-headers': 'authorization',
    }
    for (const sent of [
      { method: 'OPTIONS', headers: { ...FOREIGN, ...preflight } },
      { method: e.method, headers: { ...FOREIGN, 'content-type': 'application/json' }, body: '{}' },
    ]) {
      const { headers } = await send(server, { path, ...sent })
      expect(
        Object.keys(headers).filter((name) => name.startsWith('access-control')),
        nameOf(e),
      ).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  }
})

test('a page opened from another site changes nothing, and no page may be framed', async () => {
  for (const path of ['/profile', '/profile/setting', '/auth/login', '/resume']) {
    const { headers } = await send(server, {
      method: 'GET',
      path,
      headers: { ...FOREIGN, cookie: `token=${user.token}` },
    })
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(headers['x-frame-options']).toBe('DENY')
    if (headers['content-security-policy'])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('links in emails lead to our site, whatever host the request named', async () => {
  await send(server, {
    method: 'POST',
    path: '/api/auth/forgot-password',
    headers: {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=http',
    },
    body: JSON.stringify({ email: user.email }),
  })
  const link = linkIn(wordsOf(await smtp.emailTo(user.email)))
  expect(link.origin).toBe('https://huajian.example')
})

test('the address to continue with never leads to another site or into a header', async () => {
  const next = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    'https:evil.example',
    '/x\r\nset-cookie: token=stolen',
    '/简历',
    '/\u2028',
    'javascript:__hit()',
  ]
  for (const target of next) {
    const { status, headers } = await send(server, {
      method: 'GET',
      path: `/auth/login?next=${encodeURIComponent(target)}`,
      headers: { cookie: `token=${user.token}` },
    })
    expect(status, target).toBe(302)
    expect(String(headers.location), target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    expect(new URL(String(headers.location), 'https://huajian.example').origin).toBe(
      'https://huajian.example',
    )
    expect(headers['set-cookie'], target).toBeUndefined()
  }
})
