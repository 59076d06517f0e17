import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAdmin } from '#features/admin/people-contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { type Accounts, failing, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import {
  changePassword,
  confirmTwoFactor,
  myAccount,
  prove,
  renewRecoveryCodes,
  secondStep,
  signIn,
  signOut,
  startTwoFactor,
  stopTwoFactor,
} from '../contract.ts'
import { FORMER_GOOD_MS, openSession, RENEWED_EVERY_MS } from './sessions.ts'
import { stepAt, totpAt } from './totp.ts'
import { sealStoredSecrets } from './totp-secrets.ts'

let accounts: Accounts
let server: Accounts['server']
let call: Accounts['call']
beforeAll(async () => {
  accounts = await startAccounts()
  ;({ server, call } = accounts)
})
afterAll(() => accounts?.stop())

const twoFactorOn = async () => {
  const person = await aPerson(server.deps)
  const me = server.as(person.token)
  const { secret, uri } = await me.call(startTwoFactor, { current: PASSWORD })
  expect(uri).toContain(secret)
  const { codes } = await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(accounts.now())) })
  return { ...person, me, secret, codes }
}

test('two steps: password, then a code of the authenticator, which opens once', async () => {
  const { email, me, secret, codes } = await twoFactorOn()
  expect(new Set(codes).size).toBe(10)
  expect(await me.call(myAccount, {})).toMatchObject({ twoFactor: true, recoveryCodes: 10 })
  accounts.pass(60_000)
  const first = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  expect([first.body.user, first.token]).toEqual([null, undefined])
  const ticket = String(first.body.ticket)
  const code = totpAt(secret, stepAt(accounts.now()))
  expect(await failing(server.as().call(secondStep, { ticket, code: '000000' }))).toBe('wrong_code')
  const inside = await call('/auth/second-step', { ticket, code })
  expect(inside.token).toMatch(/^[\w-]{43}$/)
  const again = await server.as().call(signIn, { email, password: PASSWORD, remember: true })
  expect(await failing(server.as().call(secondStep, { ticket: again.ticket ?? '', code }))).toBe('wrong_code')
})

test('without the telephone: a recovery code, once; new ones end the old; off again by the password', async () => {
  const { email, me, codes } = await twoFactorOn()
  const ticketOf = async () =>
    (await server.as().call(signIn, { email, password: PASSWORD, remember: false })).ticket ?? ''
  const code = codes[0] ?? ''
  const typed = code.toUpperCase().replace('-', ' ')
  expect((await server.as().call(secondStep, { ticket: await ticketOf(), code: typed })).user.id).toBeTruthy()
  expect(await failing(server.as().call(secondStep, { ticket: await ticketOf(), code }))).toBe('wrong_code')
  expect((await me.call(myAccount, {})).recoveryCodes).toBe(9)
  await me.call(renewRecoveryCodes, { current: PASSWORD })
  expect(
    await failing(server.as().call(secondStep, { ticket: await ticketOf(), code: codes[1] ?? '' })),
  ).toBe('wrong_code')
  expect(await failing(me.call(stopTwoFactor, { current: 'wrong-one-1' }))).toBe('wrong_password')
  await me.call(stopTwoFactor, { current: PASSWORD })
  expect((await server.as().call(signIn, { email, password: PASSWORD, remember: false })).user).not.toBeNull()
})

test('a session ends after ninety days, however often it is renewed', async () => {
  const { email } = await aPerson(server.deps)
  let { token } = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  const use = async () => {
    const response = await fetch(`${server.url}/api/account`, {
      headers: { 'x-api-version': 'v2', authorization: `Bearer ${token}` },
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    token = /token=([^;]+)/.exec(cookie)?.[1] ?? token
    return { status: response.status, maxAge: Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) }
  }
  for (let day = 9; day < 90; day += 9) {
    accounts.pass(9 * DAY_MS)
    expect(await use()).toEqual({ status: 200, maxAge: Math.min(14, 90 - day) * 24 * 3600 })
  }
  accounts.pass(9 * DAY_MS - 60_000)
  expect(await use()).toEqual({ status: 200, maxAge: 60 })
  accounts.pass(60_000)
  expect((await use()).status).toBe(401)
})

test('sessions of earlier versions get their ninety days from the upgrade on', async () => {
  const { email, token } = await aPerson(server.deps, 'user', 365 * DAY_MS)
  const db = server.deps.db
  const mine = (change: object) =>
    db.updateTable('sessions').set(change).where('token_hash', '=', hashOf(token)).execute()
  await mine({ created_at: accounts.now() - 200 * DAY_MS, ends_at: accounts.now() + 90 * DAY_MS })
  accounts.pass(2 * 3600_000)
  expect((await server.as(token).call(myAccount, {})).email).toBe(email)
})

test('a sensitive change by an admin needs the password of the last ten minutes', async () => {
  const [admin, other] = [await aPerson(server.deps, 'admin'), await aPerson(server.deps)]
  const { token } = await call('/auth/sign-in', { email: admin.email, password: PASSWORD, remember: true })
  const make = (isAdmin: boolean, language: 'zh' | 'en' = 'zh') =>
    server.as(token, language).call(setAdmin, { id: other.userId, isAdmin })
  // A recent sign-in counts as proof.
  expect((await make(true)).isAdmin).toBe(true)
  accounts.pass(10 * 60_000)
  await expect(make(false)).rejects.toEqual({
    code: 'proof_needed',
    message: '为了安全，请先确认是你本人',
  })
  await expect(make(false, 'en')).rejects.toMatchObject({ message: 'Please confirm that it is you first.' })
  const me = server.as(token)
  expect(await failing(me.call(prove, { current: 'wrong-one-1' }))).toBe('wrong_password')
  expect(await failing(make(false))).toBe('proof_needed')
  await me.call(prove, { current: PASSWORD })
  expect((await make(false)).isAdmin).toBe(false)

  // The proof is of this session alone: a stolen token does not gain by it.
  const stolen = await openSession(server.deps.db, accounts.now() - 11 * 60_000, {
    userId: admin.userId,
    remember: true,
  })
  expect(await failing(server.as(stolen).call(setAdmin, { id: other.userId, isAdmin: true }))).toBe(
    'proof_needed',
  )
  // A caller without the permission is refused before being asked for a password.
  expect(await failing(server.as(other.token).call(setAdmin, { id: other.userId, isAdmin: true }))).toBe(
    'forbidden',
  )
})

test('secrets of authenticators are sealed; those of earlier versions work and are sealed by the sweep', async () => {
  const { email, userId, secret } = await twoFactorOn()
  const db = server.deps.db
  const stored = async () =>
    (await db.selectFrom('users').select('totp_secret').where('id', '=', userId).executeTakeFirstOrThrow())
      .totp_secret
  const signsIn = async () => {
    accounts.pass(60_000)
    const { ticket = '' } = await server.as().call(signIn, { email, password: PASSWORD, remember: false })
    return failing(server.as().call(secondStep, { ticket, code: totpAt(secret, stepAt(accounts.now())) }))
  }
  expect(await stored()).toMatch(/^v1\./)
  expect(await stored()).not.toContain(secret)
  await db.updateTable('users').set({ totp_secret: secret }).where('id', '=', userId).execute()
  expect(await signsIn()).toBe('nothing')
  await sealStoredSecrets(db, server.deps.seal)
  const sealed = await stored()
  expect(sealed).toMatch(/^v1\./)
  expect(await signsIn()).toBe('nothing')
  await sealStoredSecrets(db, server.deps.seal)
  expect(await stored()).toBe(sealed)

  // A sealed secret is of one person: in another row it opens nothing.
  const other = await twoFactorOn()
  await db.updateTable('users').set({ totp_secret: sealed }).where('id', '=', other.userId).execute()
  accounts.pass(60_000)
  const input = { email: other.email, password: PASSWORD, remember: false }
  const { ticket = '' } = await server.as().call(signIn, input)
  const code = totpAt(secret, stepAt(accounts.now()))
  expect(await failing(server.as().call(secondStep, { ticket, code }))).toBe('wrong_code')
})

test('a second step that was begun before the password changed leads nowhere', async () => {
  const { email, me, secret } = await twoFactorOn()
  const { ticket } = await server.as().call(signIn, { email, password: PASSWORD, remember: false })
  await me.call(changePassword, { current: PASSWORD, password: 'next-2026' })
  accounts.pass(60_000)
  expect(
    await failing(
      server.as().call(secondStep, { ticket: ticket ?? '', code: totpAt(secret, stepAt(accounts.now())) }),
    ),
  ).toBe('expired')
})

test('a banned person is out at once, and learns it only with the right password', async () => {
  const { email, token, userId } = await aPerson(server.deps)
  await server.deps.db
    .updateTable('users')
    .set({ banned_at: accounts.now() })
    .where('id', '=', userId)
    .execute()
  expect(await server.as(token).call(session, {})).toEqual({ user: null })
  expect(await failing(server.as().call(signIn, { email, password: 'wrong-one-1', remember: false }))).toBe(
    'wrong_credentials',
  )
  expect(await failing(server.as().call(signIn, { email, password: PASSWORD, remember: false }))).toBe(
    'banned',
  )
})

test('signing out ends what was exchanged too', async () => {
  const { email } = await aPerson(server.deps)
  const { token } = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  accounts.pass(RENEWED_EVERY_MS)
  const { token: next } = await call('/account/sessions/end-others', {}, token)
  await server.as(token).call(signOut, {})
  expect(await server.as(next).call(session, {})).toEqual({ user: null })
})

test('a token is exchanged by the hour; the former one is good until the new one has come back', async () => {
  const { email } = await aPerson(server.deps)
  const { token: first } = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  expect((await call('/account/sessions/end-others', {}, first)).token).toBeUndefined()
  accounts.pass(RENEWED_EVERY_MS)
  const { token: second } = await call('/account/sessions/end-others', {}, first)
  expect(second).toMatch(/^[\w-]{43}$/)
  // That answer was lost: the former one still works, and gets another.
  accounts.pass(10 * FORMER_GOOD_MS)
  const { status, token: third } = await call('/account/sessions/end-others', {}, first)
  expect([status, third === second]).toEqual([200, false])
  expect((await call('/account/sessions/end-others', {}, second)).status).toBe(401)
  expect((await call('/account/sessions/end-others', {}, third)).status).toBe(200)
  expect((await call('/account/sessions/end-others', {}, first)).status).toBe(200)
  accounts.pass(FORMER_GOOD_MS)
  expect((await call('/account/sessions/end-others', {}, first)).status).toBe(401)
  const out = await call('/auth/sign-out', {}, third)
  expect([out.status, out.token]).toEqual([200, ''])
})

test('many calls at once with a token that is due: all are answered', async () => {
  const { email } = await aPerson(server.deps)
  const { token } = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  accounts.pass(RENEWED_EVERY_MS)
  const calls = await Promise.all(
    Array.from({ length: 12 }, () => call('/account/sessions/end-others', {}, token)),
  )
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200))
  expect(calls.filter((one) => one.token !== undefined)).toHaveLength(1)
})
