import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResume, keepVersion, listResumes } from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { aPerson } from '#test/kit/people.ts'
import type { TestServer } from '#test/kit/server.ts'
import { startTarget } from './endpoints.ts'
import { callWith, send } from './send.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTarget()
})
afterAll(() => server?.stop())

const document = blankDocument('简历', 'zh')

test('an account creates at most 60 documents and versions per minute, from any number of addresses', async () => {
  const [{ token }, other] = [await aPerson(server.deps, 'admin'), await aPerson(server.deps)]
  /** Each call comes from another address. */
  const call = async (e: Endpoint, input: Record<string, unknown>) => {
    const answer = await callWith(server, e, input, { token })
    return { ...answer, body: JSON.parse(answer.text) as { id?: string; code?: string } }
  }
  const { id } = (await call(createResume, { document })).body
  for (let at = 1; at < 60; at += 1) {
    const answer = await (at % 3 === 0
      ? call(createTemplate, { document })
      : at % 3 === 1
        ? call(createResume, { document })
        : call(keepVersion, { id, name: `第 ${at} 版` }))
    expect([200, 409], answer.text).toContain(answer.status)
  }
  for (const answer of [await call(createResume, { document }), await call(createTemplate, { document })]) {
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await callWith(server, createResume, { document }, { token: other.token })).status).toBe(200)
})

test('generates the site map at most 20 times a minute for one network and still serves other files', async () => {
  const get = (path: string, from: string) =>
    send(server, { method: 'GET', path, headers: { 'x-forwarded-for': from } })
  const statuses = []
  for (let at = 1; at <= 21; at += 1)
    statuses.push((await get('/sitemap.xml', `2001:db8:5:5::${at.toString(16)}`)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  expect((await get('/robots.txt', '2001:db8:5:5::1')).status).toBe(200)
  expect((await get('/sitemap.xml', '2001:db8:5:6::1')).status).toBe(200)
})

test('requests of a server-rendered page count towards the limits of the account', async () => {
  const { token } = await aPerson(server.deps)
  const headers = { cookie: `token=${token}`, 'x-forwarded-for': '192.0.2.201' }
  // The page lists the account's documents once.
  const page = await send(server, { method: 'GET', path: '/profile', headers })
  expect(page.status).toBe(200)
  const list = () => callWith(server, listResumes, { limit: 1 }, { token })
  const answers = await Promise.all(Array.from({ length: 300 }, list))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
