import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  confirmTwoFactor,
  endOtherSessions,
  forgotPassword,
  leave,
  resetPassword,
  secondStep,
  signIn,
  signOut,
  startTwoFactor,
  stopTwoFactor,
} from '#features/accounts/contract.ts'
import { LEAVING_MS } from '#features/accounts/server/account.ts'
import { eraseLeft } from '#features/accounts/server/personal.ts'
import { stepAt, totpAt } from '#features/accounts/server/totp.ts'
import { session } from '#packages/api/session-contract.ts'
import { type Accounts, codeIn, failing, linkIn, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'

let accounts: Accounts
let server: Accounts['server']
beforeAll(async () => {
  accounts = await startAccounts()
  server = accounts.server
})
afterAll(() => accounts?.stop())

const isOpen = async (token: string | undefined) => (await server.as(token).call(session, {})).user !== null

/** A user with two sessions, one of them stolen. */
const robbed = async () => {
  const person = await aPerson(server.deps)
  const stolen = await accounts.call('/auth/sign-in', {
    email: person.email,
    password: PASSWORD,
    remember: true,
  })
  expect(await isOpen(stolen.token)).toBe(true)
  return { ...person, me: server.as(person.token), stolen: stolen.token }
}

const resetTokenIn = async (email: string, count = 1) =>
  linkIn(wordsOf(await accounts.smtp.emailTo(email, count))).searchParams.get('token') ?? ''

test('a token planted before sign-in is replaced and useless', async () => {
  const { email } = await aPerson(server.deps)
  const planted = 'A'.repeat(43)
  const response = await fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: {
      'x-api-version': 'v2',
      'content-type': 'application/json',
      cookie: `token=${planted}`,
      authorization: `Bearer ${planted}`,
    },
    body: JSON.stringify({ email, password: PASSWORD, remember: true }),
  })
  const given = /token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  expect(given).toMatch(/^[\w-]{43}$/)
  expect(given).not.toBe(planted)
  expect(await isOpen(planted)).toBe(false)
})

test('signing in as another user with a session creates a new session and leaves the old one unchanged', async () => {
  const [mallory, alice] = [await aPerson(server.deps), await aPerson(server.deps)]
  const { token } = await accounts.call(
    '/auth/sign-in',
    { email: alice.email, password: PASSWORD, remember: false },
    mallory.token,
  )
  expect(token).not.toBe(mallory.token)
  expect((await server.as(mallory.token).call(session, {})).user?.id).toBe(mallory.userId)
  expect((await server.as(token).call(session, {})).user?.id).toBe(alice.userId)
})

test.each<[string, (person: Awaited<ReturnType<typeof robbed>>) => Promise<unknown>, boolean]>([
  ['signing out there', ({ stolen }) => server.as(stolen).call(signOut, {}), true],
  ['ending the others', ({ me }) => me.call(endOtherSessions, {}), true],
  ['a new password', ({ me }) => me.call(changePassword, { current: PASSWORD, password: 'next-2026' }), true],
  ['leaving', ({ me }) => me.call(leave, { current: PASSWORD }), true],
  [
    'two steps',
    async ({ me }) => {
      const { secret } = await me.call(startTwoFactor, { current: PASSWORD })
      await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(accounts.now())) })
    },
    true,
  ],
  [
    'a reset',
    async ({ email }) => {
      await server.as().call(forgotPassword, { email })
      await server.as().call(resetPassword, { token: await resetTokenIn(email), password: 'next-2026' })
    },
    false,
  ],
])('a stolen token ends with %s', async (_, defend, staysMine) => {
  const person = await robbed()
  await defend(person)
  expect(await isOpen(person.stolen)).toBe(false)
  expect(await isOpen(person.token)).toBe(staysMine)
})

test('a token of a deleted account is useless, and its address is free', async () => {
  const { email, token, me } = await robbed()
  await me.call(leave, { current: PASSWORD })
  accounts.pass(LEAVING_MS)
  await eraseLeft(server.deps.db, server.deps)
  expect(await isOpen(token)).toBe(false)
  expect(await failing(server.as().call(signIn, { email, password: PASSWORD, remember: false }))).toBe(
    'wrong_credentials',
  )
})

test('a reset link sent to a former address stops working after the address changed', async () => {
  const { email, me } = await robbed()
  await server.as().call(forgotPassword, { email })
  const token = await resetTokenIn(email)
  const next = `moved-${email}`
  const { ticket } = await me.call(changeEmail, { current: PASSWORD, email: next })
  const code = codeIn(wordsOf(await accounts.smtp.emailTo(next)))
  await me.call(confirmEmail, { ticket, code })
  expect(await failing(server.as().call(resetPassword, { token, password: 'taken-2026' }))).toBe('expired')
})

test('a pending two-factor sign-in leads nowhere after two-factor authentication was turned off', async () => {
  const { email, me } = await robbed()
  const { secret } = await me.call(startTwoFactor, { current: PASSWORD })
  await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(accounts.now())) })
  const { ticket } = await server.as().call(signIn, { email, password: PASSWORD, remember: false })
  await me.call(stopTwoFactor, { current: PASSWORD })
  accounts.pass(60_000)
  const code = totpAt(secret, stepAt(accounts.now()))
  expect(['expired', 'wrong_code']).toContain(
    await failing(server.as().call(secondStep, { ticket: ticket ?? '', code })),
  )
})

test('a ticket is accepted for its own purpose only', async () => {
  const { email, me } = await robbed()
  const { ticket } = await me.call(changeEmail, { current: PASSWORD, email: `other-${email}` })
  const code = codeIn(wordsOf(await accounts.smtp.emailTo(`other-${email}`)))
  for (const [path, body] of [
    ['/auth/second-step', { ticket, code }],
    ['/auth/sign-up/confirm', { ticket, code }],
    ['/auth/sign-up/confirm', { token: ticket }],
    ['/auth/reset-password', { token: ticket, password: 'taken-2026' }],
  ] as const)
    expect((await accounts.call(path, body)).body.code, path).toBe('expired')
})
