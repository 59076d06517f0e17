import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#features/files/contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { type Accounts, codeIn, failing, linkIn, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import {
  changeAccount,
  changeEmail,
  changePassword,
  confirmEmail,
  confirmSignUp,
  endOneSession,
  endOtherSessions,
  forgotPassword,
  leave,
  myAccount,
  mySessions,
  resetPassword,
  signIn,
  signUp,
  stay,
} from '../contract.ts'

let accounts: Accounts
let server: Accounts['server']
let smtp: Accounts['smtp']
let call: Accounts['call']
beforeAll(async () => {
  accounts = await startAccounts()
  ;({ server, smtp, call } = accounts)
})
afterAll(() => accounts?.stop())

let count = 0
const anAddress = () => {
  count += 1
  return `someone${count}@example.com`
}

const signedUp = async (email = anAddress()) => {
  const { ticket } = await server.as().call(signUp, { email, password: PASSWORD, nickname: '知夏' })
  const words = wordsOf(await smtp.emailTo(email))
  return { email, ticket, code: codeIn(words), token: linkIn(words).searchParams.get('token') ?? '' }
}

test('sign up, by the code of the letter: in at once, with a welcome', async () => {
  const { email, ticket, code } = await signedUp()
  const { status, body, token } = await call('/auth/sign-up/confirm', { ticket, code })
  expect([status, body.user]).toEqual([200, expect.objectContaining({ nickname: '知夏', role: 'user' })])
  expect(await server.as(token).call(myAccount, {})).toMatchObject({
    email,
    twoFactor: false,
    leavesAt: null,
  })
  expect(await failing(server.as().call(confirmSignUp, { ticket, code }))).toBe('expired')
})

test('sign up, by the link, once; the page’s own ticket is no link', async () => {
  const { ticket, token } = await signedUp()
  expect(await failing(server.as().call(confirmSignUp, { token: ticket }))).toBe('expired')
  const both = await Promise.all([
    call('/auth/sign-up/confirm', { token, password: PASSWORD }),
    call('/auth/sign-up/confirm', { token, password: PASSWORD }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('the link in another browser sets a password there; in the browser that asked it opens at once', async () => {
  const ask = async (email: string) => {
    const response = await fetch(`${server.url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'x-api-version': 'v2', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Attacker1', nickname: '知夏' }),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^sign-up=[\w-]{43}; Path=\/api\/auth\/sign-up; HttpOnly; SameSite=Lax/)
    const token = linkIn(wordsOf(await smtp.emailTo(email))).searchParams.get('token') ?? ''
    return { cookie: cookie.split(';')[0] ?? '', token }
  }
  const confirm = async (body: object, cookie = '') => {
    const response = await fetch(`${server.url}/api/auth/sign-up/confirm`, {
      method: 'POST',
      headers: { 'x-api-version': 'v2', 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { code?: string }).code
  }
  const signInAs = (email: string, password: string) =>
    failing(server.as().call(signIn, { email, password, remember: false }))

  const victim = anAddress()
  const asked = await ask(victim)
  const other = await ask(anAddress())
  // Without its own ticket, also with another's, the link opens nothing and stays good.
  expect(await confirm({ token: asked.token })).toBe('password_needed')
  expect(await confirm({ token: asked.token }, other.cookie)).toBe('password_needed')
  expect(await confirm({ token: asked.token, password: 'short' })).toBe('bad_input')
  expect(await confirm({ token: asked.token, password: 'own-choice-1' })).toBeUndefined()
  expect(await signInAs(victim, 'Attacker1')).toBe('wrong_credentials')
  expect(await signInAs(victim, 'own-choice-1')).toBe('nothing')

  expect(await confirm({ token: other.token }, other.cookie)).toBeUndefined()
})

test('a code is guessed five times, then it is worth nothing', async () => {
  const { ticket, code } = await signedUp()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let at = 0; at < 5; at += 1)
    expect(await failing(server.as().call(confirmSignUp, { ticket, code: wrong }))).toBe('wrong_code')
  expect(await failing(server.as().call(confirmSignUp, { ticket, code }))).toBe('expired')
})

test('a code ends after half an hour', async () => {
  const { ticket, code } = await signedUp()
  accounts.pass(31 * 60_000)
  expect(await failing(server.as().call(confirmSignUp, { ticket, code }))).toBe('expired')
})

test('an address that has an account answers alike; its owner alone is told', async () => {
  const { email, userId } = await aPerson(server.deps)
  const answer = await server
    .as()
    .call(signUp, { email: email.toUpperCase(), password: 'other-pass1', nickname: '别人' })
  expect(Object.keys(answer)).toEqual(['ticket'])
  const message = await smtp.emailTo(email)
  expect(wordsOf(message)).toContain('已经有一个账号')
  expect(wordsOf(message)).not.toMatch(/\d{6}/)
  expect(wordsOf(message, 'text/html')).toContain('<a href=')
  expect((await server.as().call(signIn, { email, password: PASSWORD, remember: true })).user?.id).toBe(
    userId,
  )
})

test('two who asked for one address: the first letter that comes back has it', async () => {
  const email = anAddress()
  const [first, second] = [
    await signedUp(email),
    await server.as().call(signUp, { email, password: PASSWORD, nickname: '后来' }),
  ]
  const later = linkIn(wordsOf(await smtp.emailTo(email, 2))).searchParams.get('token') ?? ''
  await server.as().call(confirmSignUp, { token: later, password: PASSWORD })
  expect(await failing(server.as().call(confirmSignUp, { token: first.token, password: PASSWORD }))).toBe(
    'expired',
  )
  expect(second.ticket).not.toBe(first.ticket)
})

test('emails are in the caller’s language', async () => {
  const email = anAddress()
  await server.as(undefined, 'en').call(signUp, { email, password: PASSWORD, nickname: 'Ann' })
  const message = await smtp.emailTo(email)
  expect(wordsOf(message)).toContain('You’re signing up for Huajian')
  expect(message.body).toMatch(/Subject: \d{6} is your Huajian code/)
})

test('a forgotten password: the link works once, ends every session and an earlier link', async () => {
  const { email, token } = await aPerson(server.deps)
  await server.as().call(forgotPassword, { email })
  const first = linkIn(wordsOf(await smtp.emailTo(email))).searchParams.get('token') ?? ''
  await server.as().call(forgotPassword, { email })
  const link = linkIn(wordsOf(await smtp.emailTo(email, 2)))
  expect(link.pathname).toBe('/reset-password')
  const second = link.searchParams.get('token') ?? ''
  const next = { password: 'brand-new-2026' }
  expect(await failing(server.as().call(resetPassword, { token: first, ...next }))).toBe('expired')
  await server.as().call(resetPassword, { token: second, ...next })
  expect(await failing(server.as().call(resetPassword, { token: second, ...next }))).toBe('expired')
  expect(await server.as(token).call(session, {})).toEqual({ user: null })
  expect(await failing(server.as().call(signIn, { email, password: PASSWORD, remember: false }))).toBe(
    'wrong_credentials',
  )
  expect((await server.as().call(signIn, { email, ...next, remember: false })).user).not.toBeNull()
  expect(wordsOf(await smtp.emailTo(email, 3))).toContain('密码刚刚改过')
})

test('nobody’s address is written no letter, and answers alike', async () => {
  const nobody = anAddress()
  expect(await server.as().call(forgotPassword, { email: nobody })).toEqual({})
  const { email } = await aPerson(server.deps)
  await server.as().call(forgotPassword, { email })
  await smtp.emailTo(email)
  expect(smtp.emails.some(({ to }) => to.includes(nobody))).toBe(false)
})

test('too many wrong passwords lock the address, whether or not it has an account, for a quarter of an hour', async () => {
  const { email } = await aPerson(server.deps)
  for (const address of [email, anAddress()]) {
    for (let at = 0; at < 10; at += 1)
      expect(
        await failing(server.as().call(signIn, { email: address, password: 'wrong-one-1', remember: false })),
      ).toBe('wrong_credentials')
    expect(
      await failing(server.as().call(signIn, { email: address, password: PASSWORD, remember: false })),
    ).toBe('locked')
  }
})

test('a new password needs the old one; other devices go, this one stays', async () => {
  const { email, token } = await aPerson(server.deps)
  const other = await server.as().call(signIn, { email, password: PASSWORD, remember: false })
  expect(other.user).not.toBeNull()
  const me = server.as(token)
  expect(await failing(me.call(changePassword, { current: 'wrong-one-1', password: 'next-2026' }))).toBe(
    'wrong_password',
  )
  expect((await me.call(mySessions, {})).sessions).toHaveLength(2)
  await me.call(changePassword, { current: PASSWORD, password: 'next-2026' })
  expect((await me.call(mySessions, {})).sessions).toMatchObject([{ current: true }])
})

test('another address: by the password and by the code that went to it; the former one is told', async () => {
  const { email, token } = await aPerson(server.deps)
  const me = server.as(token)
  const next = anAddress()
  expect(await failing(me.call(changeEmail, { current: 'wrong-one-1', email: next }))).toBe('wrong_password')
  const { ticket } = await me.call(changeEmail, { current: PASSWORD, email: next.toUpperCase() })
  const code = codeIn(wordsOf(await smtp.emailTo(next)))
  const unknownAddress = await aPerson(server.deps)
  expect((await me.call(myAccount, {})).email).toBe(email)
  expect((await me.call(confirmEmail, { ticket, code })).email).toBe(next)
  expect(wordsOf(await smtp.emailTo(email))).toContain(next)
  expect(await failing(server.as(unknownAddress.token).call(confirmEmail, { ticket, code }))).toBe('expired')
})

test('an address of another account cannot be taken, and nothing says that it is one', async () => {
  const [{ token }, other] = [await aPerson(server.deps), await aPerson(server.deps)]
  expect(
    Object.keys(await server.as(token).call(changeEmail, { current: PASSWORD, email: other.email })),
  ).toEqual(['ticket'])
  expect(wordsOf(await smtp.emailTo(other.email))).toContain('没有更换')
})

test('sessions say where they are and can be ended, one or all others; nobody else’s', async () => {
  const { email, token } = await aPerson(server.deps)
  const phone = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  const me = server.as(token)
  const { sessions } = await me.call(mySessions, {})
  const other = sessions.find(({ current }) => !current)
  expect(other).toMatchObject({ agent: 'Firefox of a test', address: '127.0.0.1' })
  const unknownAddress = await aPerson(server.deps)
  expect(await failing(server.as(unknownAddress.token).call(endOneSession, { id: other?.id ?? '' }))).toBe(
    'not_found',
  )
  await me.call(endOneSession, { id: other?.id ?? '' })
  expect(await server.as(phone.token).call(session, {})).toEqual({ user: null })
  const tablet = await call('/auth/sign-in', { email, password: PASSWORD, remember: true })
  await me.call(endOtherSessions, {})
  expect(await server.as(tablet.token).call(session, {})).toEqual({ user: null })
  expect((await me.call(session, {})).user).not.toBeNull()
})

test('what people say of themselves: checked, and nothing else can be set', async () => {
  const { token } = await aPerson(server.deps)
  const me = server.as(token)
  const changed = {
    nickname: ' 阿夏 ',
    signature: '见字如面',
    birthday: '1999-02-28',
    language: 'en' as const,
  }
  expect(await me.call(changeAccount, changed)).toMatchObject({ ...changed, nickname: '阿夏' })
  expect(await me.call(changeAccount, { birthday: null })).toMatchObject({ nickname: '阿夏', birthday: null })
  for (const bad of [
    { birthday: '1999-02-30' },
    { nickname: '   ' },
    { role: 'admin' },
    { email: 'x@example.com' },
  ])
    expect(await failing(me.call(changeAccount, bad as never))).toBe('bad_input')
})

test('a picture of oneself is one’s own, and seen where one is named', async () => {
  const [one, other] = [await aPerson(server.deps), await aPerson(server.deps)]
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#35694d' } })
    .png()
    .toBuffer()
  const file = new Blob([Buffer.from(png)], { type: 'image/png' })
  const { id } = await server.as(one.token).call(uploadFile, { file })
  const me = server.as(one.token)
  expect((await me.call(changeAccount, { avatar: id })).avatar).toBe(id)
  expect((await me.call(session, {})).user?.avatar).toBe(id)
  expect(await failing(server.as(other.token).call(changeAccount, { avatar: id }))).toBe('not_found')
  expect(await failing(me.call(changeAccount, { avatar: 'https://evil.example/x' }))).toBe('bad_input')
  expect((await me.call(changeAccount, { avatar: null })).avatar).toBeNull()
})

test('leaving: by the password, with time to stay', async () => {
  const { email, token } = await aPerson(server.deps)
  const me = server.as(token)
  expect(await failing(me.call(leave, { current: 'wrong-one-1' }))).toBe('wrong_password')
  const { leavesAt } = await me.call(leave, { current: PASSWORD })
  expect(leavesAt).toBe(accounts.now() + 14 * 24 * 3600_000)
  expect(wordsOf(await smtp.emailTo(email))).toContain('彻底删除')
  expect((await me.call(stay, {})).leavesAt).toBeNull()
})
