import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changePassword,
  confirmTwoFactor,
  forgotPassword,
  resetPassword,
  startTwoFactor,
} from '#features/accounts/contract.ts'
import { stepAt, totpAt } from '#features/accounts/server/totp.ts'
import { createResume } from '#features/resumes/contract.ts'
import { changeLink, createLink, listLinks } from '#features/sharing/contract.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { failing, linkIn } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import type { TestServer } from '#test/kit/server.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'
import { startTarget } from './endpoints.ts'
import { deviation, shareAbove } from './rank-sum.ts'
import { type Answer, send } from './send.ts'

let server: TestServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startTarget({ SMTP_URL: smtp.url })
})
afterAll(async () => {
  await server?.stop()
  await smtp?.stop()
})

const post = (path: string, body: unknown, from?: string): Promise<Answer> =>
  send(server, {
    method: 'POST',
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', ...(from ? { 'x-forwarded-for': from } : {}) },
    body: JSON.stringify(body),
  })

const codeOf = ({ text }: Answer): unknown => (JSON.parse(text) as { code?: string }).code

let count = 0
const nobody = () => {
  count += 1
  return `nobody${count}-of-the-same-length@example.com`
}

const calls = {
  'sign-in': (email: string) => post('/auth/sign-in', { email, password: 'wrong-one-1', remember: false }),
  'sign-up': (email: string) => post('/auth/sign-up', { email, password: PASSWORD, nickname: '知夏' }),
  'forgot-password': (email: string) => post('/auth/forgot-password', { email }),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

/** Removes the parts that differ in any two responses: times and random tickets. */
const shapeOf = ({ status, headers, text }: Answer) => {
  const { date: _, 'set-cookie': set, ...rest } = headers
  const cookies = [set ?? []].flat().map((one) => one.replace(/=[\w-]{43};/, '=…;'))
  return { status, rest, cookies, body: text.replace(/"ticket":"[\w-]{43}"/, '"ticket":"…"') }
}

test.each(names)('%s gives the same response for addresses with and without an account', async (name) => {
  const { email } = await aPerson(server.deps)
  expect(shapeOf(await calls[name](email))).toEqual(shapeOf(await calls[name](nobody())))
  expect(shapeOf(await calls[name](email.toUpperCase()))).toEqual(shapeOf(await calls[name](nobody())))
})

test('the statistic detects slower series and ignores noise', () => {
  const noise = Array.from({ length: 30 }, (_, at) => (at * 7919) % 101)
  const slower = noise.map((value) => value + 60)
  expect(Math.abs(deviation(noise, noise))).toBe(0)
  expect(deviation(slower, noise)).toBeGreaterThan(4)
  expect(shareAbove(slower, noise)).toBeGreaterThan(0.8)
})

const ROUNDS = 24

/** Measures both kinds in turn and alternates their order, so that other load slows both equally. */
const timesOf = async (call: (email: string) => Promise<unknown>, known: readonly string[]) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const timed = async (sort: 'known' | 'unknown', email: string) => {
    const start = performance.now()
    await call(email)
    times[sort].push(performance.now() - start)
    // Work after the response must not slow the next measurement.
    await send(server, { method: 'GET', path: '/api/health' })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = known[round % known.length] ?? ''
    if (round % 2 === 0) await timed('known', email)
    await timed('unknown', nobody())
    if (round % 2 === 1) await timed('known', email)
  }
  return times
}

test.each(names)('%s takes equally long for both', async (name) => {
  const people = []
  for (let at = 0; at < 4; at += 1) people.push((await aPerson(server.deps)).email)
  // The first calls warm up caches and compiled code.
  for (const email of people) await calls[name](email)
  const { known, unknown } = await timesOf(calls[name], people)
  const share = shareAbove(known, unknown)
  // Significant and large at once: a response that skips the hash is at 0 or 1.
  const differs = Math.abs(deviation(known, unknown)) > 4 && Math.abs(share - 0.5) > 0.35
  expect(differs, `known is slower in ${Math.round(100 * share)} of 100`).toBe(false)
})

const wrong = (email: string, from: string) =>
  post('/auth/sign-in', { email, password: 'wrong-one-1', remember: false }, from)
const right = (email: string, from: string) =>
  post('/auth/sign-in', { email, password: PASSWORD, remember: false }, from)

test('locks out one address that guesses, but not the owner elsewhere', async () => {
  const { email } = await aPerson(server.deps)
  for (let at = 0; at < 10; at += 1) expect(codeOf(await wrong(email, '192.0.2.1'))).toBe('wrong_credentials')
  expect(codeOf(await right(email, '192.0.2.1'))).toBe('locked')
  expect((await right(email, '192.0.2.2')).status).toBe(200)
})

test('locks out many addresses that guess one account together', async () => {
  const { email } = await aPerson(server.deps)
  let tries = 0
  for (; tries < 60; tries += 1) {
    const answer = await wrong(email, `198.51.100.${tries % 250}`)
    if (codeOf(answer) === 'locked') break
  }
  expect(tries).toBeLessThanOrEqual(50)
})

test('slows one address that tries many accounts', async () => {
  const codes = []
  for (let at = 0; at < 31; at += 1) codes.push(codeOf(await wrong(nobody(), '203.0.113.9')))
  expect(codes.at(-1)).toBe('too_many_requests')
})

test('guesses at the sign-in page do not lock the settings of a signed-in user', async () => {
  const { email, token } = await aPerson(server.deps)
  for (let at = 0; at < 11; at += 1) await wrong(email, '192.0.2.7')
  expect(await server.as(token).call(changePassword, { current: PASSWORD, password: 'next-2026' })).toEqual(
    {},
  )
})

const withTwoFactor = async () => {
  const person = await aPerson(server.deps)
  const me = server.as(person.token)
  const { secret } = await me.call(startTwoFactor, { current: PASSWORD })
  const { codes } = await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(server.deps.now())) })
  return { ...person, secret, codes }
}

const secondStepOf = (email: string, password = PASSWORD) => {
  const ticketOf = async () => {
    const { text } = await post('/auth/sign-in', { email, password, remember: false }, '192.0.2.8')
    return (JSON.parse(text) as { ticket: string }).ticket
  }
  return async (code: string) => codeOf(await post('/auth/second-step', { ticket: await ticketOf(), code }))
}

test('ten wrong codes lock two-factor sign-in, a reset does not unlock it, and the owner gets one email', async () => {
  const { email, secret, codes } = await withTwoFactor()
  const guess = secondStepOf(email)
  for (let at = 0; at < 10; at += 1) expect(await guess('wrong-code')).toBe('wrong_code')
  expect(await guess('wrong-code')).toBe('locked')
  expect(await guess(totpAt(secret, stepAt(server.deps.now()) + 1))).toBe('locked')
  expect(wordsOf(await smtp.emailTo(email))).toContain('多次输错验证码')

  await server.as().call(forgotPassword, { email })
  const token = linkIn(wordsOf(await smtp.emailTo(email, 2))).searchParams.get('token') ?? ''
  await server.as().call(resetPassword, { token, password: 'after-reset-1' })
  await smtp.emailTo(email, 3)
  const again = secondStepOf(email, 'after-reset-1')
  expect(await again('000000')).toBe('locked')
  expect(smtp.emails.filter(({ to, body }) => to.includes(email) && body).length).toBe(3)
  // Ten random characters cannot be guessed, so recovery codes still work and remove the lock.
  expect(await again(codes[0] ?? '')).toBeUndefined()
  expect(await again('000000')).toBe('wrong_code')
})

/** How many of the concurrent attempts were compared. */
const comparedOf = async (count: number, attempt: () => Promise<unknown>, wrong: string) => {
  const codes = await Promise.all(Array.from({ length: count }, attempt))
  return codes.filter((code) => code === wrong).length
}

test('concurrent attempts are limited like sequential ones', async () => {
  const { email } = await aPerson(server.deps)
  const signIn = async () => codeOf(await wrong(email, '192.0.2.20'))
  expect(await comparedOf(24, signIn, 'wrong_credentials')).toBe(10)

  const { token } = await aPerson(server.deps)
  const change = { current: 'wrong-one-1', password: 'next-2026' }
  const changes = () => failing(server.as(token).call(changePassword, change))
  expect(await comparedOf(24, changes, 'wrong_password')).toBe(10)
})

const lockedLink = async (password: string) => {
  const person = await aPerson(server.deps)
  const api = server.as(person.token)
  const { id } = await api.call(createResume, { document: sampleDocument(personOf('nurse', 'zh')) })
  const make = (password: string) => api.call(createLink, { id, purpose: 'view', password })
  return { ...person, api, id, make, link: await make(password) }
}

test('pauses a shared link after ten guesses per network at once or a hundred per day, and notifies its owner', async () => {
  const { email, api, id, link, make } = await lockedLink('246810')
  expect(await failing(make('2468'))).toBe('bad_input')
  expect(await failing(make('１２３４５'))).toBe('bad_input')
  const unlock = async (password: string, from: string) =>
    codeOf(await post(`/shared/${link.suffix}/unlock`, { password }, from))
  const from = (at: number) => `198.51.100.${at}`
  expect(await comparedOf(24, () => unlock('000000', from(0)), 'wrong_password')).toBe(10)
  // The right password is not counted, from any address.
  for (let at = 0; at < 3; at += 1) expect(await unlock('246810', from(100))).toBeUndefined()
  for (let at = 1; at < 10; at += 1)
    expect(await comparedOf(10, () => unlock('000000', from(at)), 'wrong_password')).toBe(10)
  expect(await unlock('246810', from(101))).toBe('share_closed')
  const [paused] = (await api.call(listLinks, { id })).links
  expect(paused).toMatchObject({ paused: true, guessedAt: expect.any(Number) })
  expect(wordsOf(await smtp.emailTo(email))).toContain(`/s/${link.suffix}`)

  const resumed = await api.call(changeLink, { id: link.id, paused: false })
  expect(resumed).toMatchObject({ paused: false, guessedAt: null })
  expect(await unlock('000000', from(102))).toBe('wrong_password')
  expect(await unlock('246810', from(102))).toBeUndefined()
})

test('sends five emails of a kind per hour and mailbox, from any address; the last link stays valid', async () => {
  const { email } = await aPerson(server.deps)
  const unknownAddress = nobody()
  const labelled = email.replace('@', '+label@')
  const emailsTo = (to: string) => smtp.emails.filter((one) => one.to.includes(to)).length
  const answers = new Set<string>()
  for (let at = 0; at < 8; at += 1) {
    const from = `203.0.113.${at + 20}`
    const body = { email: at === 6 ? email.toUpperCase() : email }
    answers.add(JSON.stringify(shapeOf(await post('/auth/forgot-password', body, from))))
    await expect.poll(() => emailsTo(email)).toBe(Math.min(at + 1, 5))
  }
  expect(answers.size).toBe(1)
  const link = linkIn(wordsOf(await smtp.emailTo(email, 5)))
  const token = link.searchParams.get('token') ?? ''
  // Requests beyond the limit did not invalidate it.
  expect(await server.as().call(resetPassword, { token, password: 'after-flood-1' })).toEqual({})
  await smtp.emailTo(email, 6)

  const ask = (to: string, at: number) =>
    post('/auth/sign-up', { email: to, password: PASSWORD, nickname: '知夏' }, `203.0.113.${at + 40}`)
  const shapes = new Set<string>()
  for (let at = 0; at < 8; at += 1) {
    shapes.add(JSON.stringify(shapeOf(await ask(unknownAddress, at)).body))
    shapes.add(JSON.stringify(shapeOf(await ask(at % 2 ? email : labelled, at)).body))
  }
  expect(shapes.size).toBe(1)
  // An email to another user is sent after all others would have been sent.
  const last = nobody()
  await ask(last, 0)
  await smtp.emailTo(last)
  expect(emailsTo(unknownAddress)).toBe(5)
  expect(emailsTo(email) - 6 + emailsTo(labelled)).toBe(5)
})
