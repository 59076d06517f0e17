import { afterAll, beforeAll, expect, test } from 'vitest'
import { runLimits } from '#features/ai/server/runs/limits.ts'
import { createResume } from '#features/resumes/contract.ts'
import { createLink, listLinks } from '#features/sharing/contract.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { networkHash } from '#packages/invites/network.ts'
import { beginRun } from '#test/kit/ai-runs.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import type { TestServer } from '#test/kit/server.ts'
import { startTarget } from './endpoints.ts'
import { send } from './send.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTarget()
})
afterAll(() => server?.stop())

let networks = 0
/** The addresses of one internet connection: a provider assigns a /64 to each. */
const aConnection = () => {
  networks += 1
  const prefix = `2001:db8:0:${networks.toString(16)}`
  return (host: number) => `${prefix}:${host.toString(16)}:aaaa:${(host * 7).toString(16)}:1`
}

const post = async (path: string, body: unknown, from: string) => {
  const answer = await send(server, {
    method: 'POST',
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'user-agent': 'One browser' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, code: (JSON.parse(answer.text) as { code?: string }).code }
}

test('30 addresses of one /64 share one limit; another /64 has its own', async () => {
  const address = aConnection()
  const ask = (from: string) => post('/auth/forgot-password', { email: 'nobody@example.com' }, from)
  const codes = []
  for (let host = 1; host <= 30; host += 1) codes.push((await ask(address(host))).status)
  expect(codes).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(429)])
  expect((await ask(aConnection()(1))).status).toBe(200)
})

test('wrong passwords lock their own /64 only', async () => {
  const { email } = await aPerson(server.deps)
  const [guesser, owner] = [aConnection(), aConnection()]
  const signIn = async (password: string, from: string) =>
    (await post('/auth/sign-in', { email, password, remember: false }, from)).code
  const codes = []
  for (let host = 1; host <= 25; host += 1) codes.push(await signIn('wrong-one-1', guesser(host)))
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10)
  expect(codes.at(-1)).toBe('locked')
  // The addresses of one connection cannot use up the attempts that lock the account for everyone.
  expect(await signIn(PASSWORD, guesser(99))).toBe('locked')
  expect(await signIn(PASSWORD, owner(1))).toBeUndefined()
})

test('a shared link counts guesses and visitors by /64', async () => {
  const { token } = await aPerson(server.deps)
  const me = server.as(token)
  const { id } = await me.call(createResume, { document: blankDocument('简历', 'zh') })
  const { suffix } = await me.call(createLink, { id, purpose: 'view' })
  const seen = aConnection()
  for (let host = 1; host <= 5; host += 1) await post(`/shared/${suffix}/seen`, {}, seen(host))
  await post(`/shared/${suffix}/seen`, {}, aConnection()(1))
  const { links } = await me.call(listLinks, { id })
  expect(links[0]).toMatchObject({ views: 2 })

  const locked = await me.call(createLink, { id, purpose: 'view', password: 'right-one' })
  const unlock = (password: string, from: string) =>
    post(`/shared/${locked.suffix}/unlock`, { password }, from)
  const guesser = aConnection()
  for (let host = 1; host <= 10; host += 1)
    expect((await unlock('wrong', guesser(host))).code).toBe('wrong_password')
  expect((await unlock('right-one', guesser(11))).code).toBe('locked_out')
  expect((await unlock('right-one', aConnection()(1))).status).toBe(200)
})

test('a template counts one visitor for each /64', async () => {
  const { userId } = await aPerson(server.deps)
  const id = await aPublishedTemplate(server.deps, userId)
  const address = aConnection()
  for (let host = 1; host <= 5; host += 1) await post(`/templates/${id}/seen`, {}, address(host))
  expect((await server.as().call(getTemplate, { id })).views).toBe(1)
})

test('visitors of one /64 share the hourly AI runs', async () => {
  const address = aConnection()
  const run = (host: number) =>
    beginRun(server, undefined, { model: 'built-in' }, { 'x-forwarded-for': address(host) })
  for (let host = 1; host <= runLimits.visitor.perHour; host += 1) await (await run(host)).rest()
  expect((await run(99)).body.code).toBe('too_many_runs')
})

test('invitations treat all addresses of a /64 as one connection', () => {
  const address = aConnection()
  expect(networkHash(address(1))).toBe(networkHash(address(2)))
  expect(networkHash(address(1))).not.toBe(networkHash(aConnection()(1)))
})
