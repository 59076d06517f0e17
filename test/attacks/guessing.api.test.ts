import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword, confirmTwoFactor, startTwoFactor } from '#features/accounts/contract.ts'
import { stepAt, totpAt } from '#features/accounts/server/totp.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import type { TestServer } from '#test/kit/server.ts'
import { startSmtp } from '#test/kit/smtp.ts'
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

/** Without what differs between any two answers: the time, and the chance in a ticket. */
const shapeOf = ({ status, headers, text }: Answer) => {
  const { date: _, ...rest } = headers
  return { status, rest, body: text.replace(/"ticket":"[\w-]{43}"/, '"ticket":"…"') }
}

test.each(names)('%s answers alike for addresses with and without an account', async (name) => {
  const { email } = await aPerson(server.deps)
  expect(shapeOf(await calls[name](email))).toEqual(shapeOf(await calls[name](nobody())))
  expect(shapeOf(await calls[name](email.toUpperCase()))).toEqual(shapeOf(await calls[name](nobody())))
})

test('the measure itself: it sees what is slower, and nothing in noise', () => {
  const noise = Array.from({ length: 30 }, (_, at) => (at * 7919) % 101)
  const slower = noise.map((value) => value + 60)
  expect(Math.abs(deviation(noise, noise))).toBe(0)
  expect(deviation(slower, noise)).toBeGreaterThan(4)
  expect(shareAbove(slower, noise)).toBeGreaterThan(0.8)
})

const ROUNDS = 24

/** Both sorts in turn, each first every second time, so that what slows the machine slows both. */
const timesOf = async (call: (email: string) => Promise<unknown>, known: readonly string[]) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const timed = async (sort: 'known' | 'unknown', email: string) => {
    const start = performance.now()
    await call(email)
    times[sort].push(performance.now() - start)
    // What is done beside the answer must not slow the next one.
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

test.each(names)('%s takes as long for both', async (name) => {
  const people = []
  for (let at = 0; at < 4; at += 1) people.push((await aPerson(server.deps)).email)
  // What is warm after the first calls was cold for them.
  for (const email of people) await calls[name](email)
  const { known, unknown } = await timesOf(calls[name], people)
  const share = shareAbove(known, unknown)
  // Far beyond chance and large at once: an answer that skips the hash is at 0 or 1.
  const differs = Math.abs(deviation(known, unknown)) > 4 && Math.abs(share - 0.5) > 0.35
  expect(differs, `known is slower in ${Math.round(100 * share)} of 100`).toBe(false)
})

const wrong = (email: string, from: string) =>
  post('/auth/sign-in', { email, password: 'wrong-one-1', remember: false }, from)
const right = (email: string, from: string) =>
  post('/auth/sign-in', { email, password: PASSWORD, remember: false }, from)

test('one address that guesses is shut out; the owner, elsewhere, is not', async () => {
  const { email } = await aPerson(server.deps)
  for (let at = 0; at < 10; at += 1) expect(codeOf(await wrong(email, '192.0.2.1'))).toBe('wrong_credentials')
  expect(codeOf(await right(email, '192.0.2.1'))).toBe('locked')
  expect((await right(email, '192.0.2.2')).status).toBe(200)
})

test('many addresses that guess one account are shut out together', async () => {
  const { email } = await aPerson(server.deps)
  let tries = 0
  for (; tries < 60; tries += 1) {
    const answer = await wrong(email, `198.51.100.${tries % 250}`)
    if (codeOf(answer) === 'locked') break
  }
  expect(tries).toBeLessThanOrEqual(50)
})

test('one address that tries many accounts is slowed', async () => {
  const codes = []
  for (let at = 0; at < 31; at += 1) codes.push(codeOf(await wrong(nobody(), '203.0.113.9')))
  expect(codes.at(-1)).toBe('too_many_requests')
})

test('who guesses at the door does not shut the settings of who is inside', async () => {
  const { email, token } = await aPerson(server.deps)
  for (let at = 0; at < 11; at += 1) await wrong(email, '192.0.2.7')
  expect(await server.as(token).call(changePassword, { current: PASSWORD, password: 'next-2026' })).toEqual(
    {},
  )
})

test('who knows the password guesses ten codes of the second step, over however many tickets', async () => {
  const { email, token } = await aPerson(server.deps)
  const me = server.as(token)
  const { secret } = await me.call(startTwoFactor, { current: PASSWORD })
  await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(server.deps.now())) })
  const guess = async () => {
    const { ticket } = JSON.parse((await right(email, '192.0.2.8')).text) as { ticket: string }
    return codeOf(await post('/auth/second-step', { ticket, code: 'wrong-code' }))
  }
  for (let at = 0; at < 10; at += 1) expect(await guess()).toBe('wrong_code')
  expect(await guess()).toBe('locked')
})
