import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '#packages/api/session-contract.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { signIn, signOut } from '../contract.ts'

let server: TestServer
let now = Date.UTC(2026, 10, 15)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const post = (body: unknown) =>
  fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'x-api-version': 'v2', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a visitor’s session query is 200 with no user', async () => {
  expect(await server.as().call(session, {})).toEqual({ user: null })
})

test('the right password gives a token cookie that works as a bearer, until it is given back', async () => {
  const { email } = await aPerson(server.deps)
  const response = await post({ email: email.toUpperCase(), password: PASSWORD, remember: true })
  expect(response.status).toBe(200)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^token=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=1209600$/)
  const token = /token=([^;]+)/.exec(cookie)?.[1] ?? ''
  expect((await server.as(token).call(session, {})).user).toMatchObject({ nickname: '林知夏', role: 'user' })
  await server.as(token).call(signOut, {})
  expect(await server.as(token).call(session, {})).toEqual({ user: null })
})

test('without “remember” the cookie ends with the window, and the session the same day', async () => {
  const { email } = await aPerson(server.deps)
  const cookie = (await post({ email, password: PASSWORD, remember: false })).headers.get('set-cookie') ?? ''
  expect(cookie).not.toContain('Max-Age')
  const token = /token=([^;]+)/.exec(cookie)?.[1] ?? ''
  now += 13 * 3600_000
  expect(await server.as(token).call(session, {})).toEqual({ user: null })
})

test('a wrong password and an unknown address answer alike: 422, in words', async () => {
  const { email } = await aPerson(server.deps)
  for (const wrong of [
    { email, password: 'wrong-pass-1', remember: false },
    { email: 'nobody@example.com', password: PASSWORD, remember: false },
  ]) {
    const response = await post(wrong)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ code: 'wrong_credentials', message: '邮箱或密码不对' })
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

test('role and owner are never taken from the request', async () => {
  const { email } = await aPerson(server.deps)
  await expect(
    server.as().call(signIn, { email, password: PASSWORD, remember: true, role: 'admin' } as never),
  ).rejects.toMatchObject({ code: 'bad_input' })
})
