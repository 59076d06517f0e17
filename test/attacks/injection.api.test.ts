import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { myAccount } from '#features/accounts/contract.ts'
import { createResume, listResumes } from '#features/resumes/contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import type { TestServer } from '#test/kit/server.ts'
import {
  aVictim,
  endpointsOf,
  inputFor,
  nameOf,
  startTarget,
  textPlaces,
  type Victim,
  withAt,
} from './endpoints.ts'
import { callWith, faultOf, send } from './send.ts'

let server: TestServer
let endpoints: readonly Endpoint[]
let user: Victim
let admin: Victim
beforeAll(async () => {
  server = await startTarget()
  endpoints = endpointsOf(server)
  user = await aVictim(server)
  admin = await aVictim(server, 'admin')
})
afterAll(() => server?.stop())

const victimOf = (e: Endpoint) => (e.auth === 'admin' ? admin : user)

const takesAway = (e: Endpoint) => /destroy|^DELETE/.test(nameOf(e))

const SQL = [
  "' or '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "') union select password_hash from users --",
  "%' escape '' --",
  "\\'; select pg_sleep(9); --",
  '1; delete from sessions',
]

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    server.deps.db,
  )
  return Number(rows[0]?.count)
}

test('SQL in any text of any endpoint is treated as text', async () => {
  const people = await countOf('users')
  let turn = 0
  for (const e of endpoints) {
    const { owned, newToken } = victimOf(e)
    const token = await newToken()
    // In turn: each text gets three payloads, and neighbouring texts get different ones.
    for (const place of textPlaces(e).flatMap((one) => [one, one, one])) {
      turn += 1
      const text = SQL[turn % SQL.length] ?? ''
      const input = withAt(inputFor(e, owned), place, text) as Record<string, unknown>
      const answer = await callWith(server, e, input, { token })
      expect(faultOf(answer, e, 'zh'), `${nameOf(e)} ${place.join('.')} ${text}`).toBeUndefined()
      if (e.auth === 'anyone') expect(String(answer.headers['set-cookie']), text).not.toContain('token=')
    }
  }
  expect(await countOf('users')).toBe(people)
  expect(await countOf('sessions')).toBeGreaterThan(10)
})

test("a search finds only the user's own documents and no hash", async () => {
  const me = await aVictim(server)
  const api = server.as(me.token)
  const title = "x' or '1'='1"
  await api.call(createResume, { document: { ...me.owned.document, title } })
  expect((await api.call(listResumes, { q: title })).resumes.map((one) => one.title)).toEqual([title])
  for (const q of [
    "' or owner like '%",
    "%' union select 1 --",
    '\\',
    '%',
    '_',
    '"*"',
    'NEAR(a b)',
    'x AND',
  ]) {
    const { resumes } = await api.call(listResumes, { q })
    expect(JSON.stringify(resumes)).not.toContain('argon2')
    expect(resumes.length, q).toBeLessThanOrEqual(1)
  }
})

const EXTRA: Record<string, unknown> = {
  role: 'admin',
  isAdmin: true,
  owner: 'somebody-else-entirely',
  userId: 'somebody-else-entirely',
  user_id: 'somebody-else-entirely',
  id: 'a-chosen-id-of-mine-1',
  revision: 999,
  version: 999,
  status: 'published',
  points: 1_000_000,
  balance: 1_000_000,
  price: 0,
  banned_at: null,
  createdAt: 1,
  password_hash: 'x',
  totp_secret: 'x',
  views: 1_000_000,
  caller: { userId: 'x', role: 'admin' },
}

/** Fields that the endpoint does not define. */
const extraFor = (e: Endpoint, base: object) =>
  Object.entries(EXTRA).filter(
    ([name]) => !(name in base) && !textPlaces(e).some(([first]) => first === name),
  )

test('undefined fields are refused or change nothing', async () => {
  const me = await aVictim(server)
  const before = await server.as(me.token).call(myAccount, {})
  const points = await balanceOf(server.deps.db, me.userId)
  const loose: string[] = []
  for (const e of endpoints.filter((one) => !takesAway(one) && !one.takes)) {
    const base = inputFor(e, me.owned)
    const extra = extraFor(e, base)
    const token = await me.newToken()
    const { status } = await callWith(server, e, { ...base, ...Object.fromEntries(extra) }, { token })
    if (status >= 400) continue
    // The endpoint ignores them, so they must have no effect.
    loose.push(nameOf(e))
    expect(['GET', 'POST'], nameOf(e)).toContain(e.method)
  }
  expect(loose.sort()).toEqual([
    'GET /auth/providers/:provider/callback',
    'GET /builds/latest',
    'GET /health',
    'GET /session',
    'GET /site/config',
    'POST /auth/sign-out',
  ])
  const { leavesAt: _, ...after } = await server.as(await me.newToken()).call(myAccount, {})
  expect(after).toMatchObject({
    id: before.id,
    email: before.email,
    role: 'user',
    createdAt: before.createdAt,
  })
  expect(await balanceOf(server.deps.db, me.userId)).toBe(points)
})

const OUTSIDE = [
  '../package.json',
  '..%2fpackage.json',
  '%2e%2e%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '..%252fpackage.json',
  '..%5cpackage.json',
  '..\\package.json',
  '....//....//package.json',
  '%c0%ae%c0%ae/package.json',
  '..%00/package.json',
  '%2fetc%2fpasswd',
  '/etc/passwd',
  'C:%5cwindows%5cwin.ini',
  'x%00.webp',
  '.%2e/.%2e/.%2e/.%2e/etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  '..%2fhuajian.db',
  '.env',
  '.git/config',
]

test('no path reaches a file that is not served', async () => {
  for (const below of ['/files/', '/assets/', '/samples/', '/fonts/', '/', '/api/files/', '/s/'])
    for (const path of OUTSIDE) {
      const { status, text } = await send(server, { method: 'GET', path: below + path })
      expect(status, below + path).toBeLessThan(500)
      expect(text, below + path).not.toMatch(/root:[x*]:0|"dependencies"|SQLite format|\[core\]/)
    }
})

test('an id that is a path names nothing', async () => {
  const token = await user.newToken()
  for (const e of endpoints.filter(({ path }) => path.includes('/:')))
    for (const id of ['..', '../../etc/passwd', '%2e%2e', '\u0000', '*', 'x'.repeat(400)]) {
      const input = {
        ...inputFor(e, user.owned),
        id,
        version: id,
        suffix: id,
        provider: id,
        note: id,
        code: id,
      }
      const answer = await callWith(server, e, input, { token })
      const wrong = faultOf(answer, e, 'zh')
      expect(wrong, `${nameOf(e)} ${id}`).toBeUndefined()
      if (e.answers !== 'redirect') expect(answer.status, nameOf(e)).toBeGreaterThanOrEqual(400)
    }
})
