import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  endOtherSessions,
  forgotPassword,
  myAccount,
  mySessions,
  signOut,
} from '#features/accounts/contract.ts'
import { getMoney, saveMoney } from '#features/admin/money-contract.ts'
import { uploadFile } from '#features/files/contract.ts'
import { createResume, getResume, listVersions, saveResume } from '#features/resumes/contract.ts'
import { siteConfig } from '#features/site/contract.ts'
import { updateRouteRules, updateSwitches } from '#features/site/operator-contract.ts'
import { getSiteTexts, saveSiteTexts } from '#features/site/texts-contract.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { isLong } from '#test/kit/long.ts'
import { type Machines, startMachines } from '#test/kit/machines.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { painted } from '#test/kit/pictures.ts'
import type { TestServer } from '#test/kit/server.ts'

/** Several servers, on a machine that may be busy. */
const PATIENCE_MS = 240_000

let many: Machines
beforeAll(async () => {
  many = await startMachines(2)
}, PATIENCE_MS)
afterAll(() => many?.stop())

const both = () => [many.machine(0), many.machine(1)] as const
/** The first, the second, the first … */
const inTurn = (at: number) => many.machine(at % 2)
const someone = (role: 'user' | 'admin' = 'user') => aPerson(many.site.deps, role)
const failing = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error) => error,
  )

const some = chanceDocument(3)
const document = (title: string): Document => ({ ...some, title })

/** Signs in as a browser does: the token is in a cookie. */
const signInAt = async ({ url }: TestServer, email: string, password = PASSWORD) => {
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'x-api-version': 'v2', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: false }),
  })
  const body = (await response.json()) as { code?: string }
  return { code: body.code, token: /token=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] }
}

/** How often each job ran on both servers together. */
const jobsDone = () => {
  const done: Record<string, number> = {}
  for (const line of many
    .output()
    .split('\n')
    .filter((one) => one.includes('a job was done'))) {
    const { job } = JSON.parse(line) as { job: string }
    done[job] = (done[job] ?? 0) + 1
  }
  return done
}

const JOBS = [
  'collect unused files',
  'delete old public changes',
  'empty the bin',
  'forget limits of comments',
  'forget runs of AI',
  'forget visits of links',
  'forget visits of templates',
  'forget where the invited came from',
  'sweep accounts',
]
const once = Object.fromEntries(JOBS.map((job) => [job, 1]))

describe('servers that start together', () => {
  test('set an empty database up once', async () => {
    const { rows } = await sql<{ version: number; templates: number }>`
      select version, count(*)::integer as templates from template_versions group by version`.execute(many.db)
    expect(rows).toMatchObject([{ version: 1 }])
    for (const { url } of both()) expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })

  test('run each periodic job once, not each for itself', async () => {
    await expect.poll(jobsDone).toEqual(once)
  })

  test('log messages of shared work only once', () => {
    expect(many.output()).not.toMatch(/For one server only|"level":(50|60)/)
  })
})

describe('sessions', () => {
  test('of one are valid on the other, and end on both', async () => {
    const [one, other] = both()
    const { email } = await someone()
    const first = (await signInAt(one, email)).token
    const second = (await signInAt(other, email)).token
    expect(await other.as(first).call(myAccount, {})).toMatchObject({ email })
    expect((await one.as(second).call(mySessions, {})).sessions.length).toBeGreaterThanOrEqual(2)
    await other.as(second).call(endOtherSessions, {})
    for (const server of both())
      expect(await failing(server.as(first).call(myAccount, {}))).toMatchObject({ code: 'signed_out' })
    await one.as(second).call(signOut, {})
    expect(await failing(other.as(second).call(myAccount, {}))).toMatchObject({ code: 'signed_out' })
  })

  test('are shown in pages that either of them renders', async () => {
    const { token } = await someone()
    for (const server of [...both(), many.site]) {
      const page = await fetch(`${server.url}/profile`, { headers: { cookie: `token=${token}` } })
      expect([page.status, await page.text()]).toMatchObject([200, expect.stringContaining('林知夏')])
    }
  })
})

describe('limits', () => {
  test('count wrong passwords together', async () => {
    const { email } = await someone()
    const codes = []
    for (let at = 0; at < 11; at += 1) codes.push((await signInAt(inTurn(at), email, 'wrong-pass-1')).code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong_credentials'), 'locked'])
    for (const server of both()) expect((await signInAt(server, email)).code).toBe('locked')
  })

  test('count calls together', async () => {
    const { calls } = forgotPassword.limit ?? { calls: 0 }
    for (let at = 0; at < calls; at += 1)
      await inTurn(at).as().call(forgotPassword, { email: 'nobody@example.com' })
    for (const server of both())
      expect(await failing(server.as().call(forgotPassword, { email: 'nobody@example.com' }))).toMatchObject({
        code: 'too_many_requests',
      })
  })
})

describe('settings', () => {
  test('a switch that is changed on one is changed on the other', async () => {
    const { token } = await someone('admin')
    for (const [at, open_comment] of [false, true, false, true].entries()) {
      await inTurn(at).as(token).call(updateSwitches, { open_comment })
      const { switches } = await inTurn(at + 1)
        .as()
        .call(siteConfig, {})
      expect(switches.open_comment).toBe(open_comment)
    }
  })

  test('a change on one is on the pages that the other has cached', async () => {
    const { token } = await someone('admin')
    const homeAt = async (at: number) => (await fetch(inTurn(at).url)).text()
    for (const [at, open_membership] of [false, true, false, true].entries()) {
      for (const one of [at, at + 1]) await homeAt(one)
      await inTurn(at).as(token).call(updateSwitches, { open_membership })
      for (const one of [at + 1, at])
        expect((await homeAt(one)).includes('href="/membership"')).toBe(open_membership)
      const { texts, revision: base } = await inTurn(at).as(token).call(getSiteTexts, {})
      const name = { ...texts.name, zh: `松间${at}` }
      await inTurn(at)
        .as(token)
        .call(saveSiteTexts, { base, texts: { ...texts, name } })
      for (const one of [at + 1, at]) expect(await homeAt(one)).toMatch(new RegExp(`<title>[^<]*松间${at}`))
    }
    const { revision: base } = await many.site.as(token).call(getSiteTexts, {})
    await many.site.as(token).call(saveSiteTexts, { base, texts: null })
  })

  test('of concurrently stored rules one set wins, without a mixture', async () => {
    const { token } = await someone('admin')
    const sets = Array.from({ length: 6 }, (_, at) =>
      ['/a', '/b', `/c${at}`].map((from) => ({ from, to: `/new-${at}` })),
    )
    await Promise.all(sets.map((rules, at) => inTurn(at).as(token).call(updateRouteRules, { rules })))
    for (const server of both()) {
      const { routeRules } = await server.as().call(siteConfig, {})
      expect(sets).toContainEqual(routeRules)
    }
    await many.site.as(token).call(updateRouteRules, { rules: [] })
  })

  test('of two admins who change prices at once, the second gets a conflict', async () => {
    const { token } = await someone('admin')
    const [one, other] = both()
    const { money, revision } = await other.as(token).call(getMoney, {})
    const changed = { ...money, points: { ...money.points, welcome: money.points.welcome + 1 } }
    await one.as(token).call(saveMoney, { base: revision, money: changed })
    // Even an admin whose server has cached the old prices for two seconds.
    expect(await failing(other.as(token).call(saveMoney, { base: revision, money }))).toMatchObject({
      code: 'stale_money',
      data: { money: changed },
    })
    expect((await other.as(token).call(getMoney, {})).money).toEqual(changed)
  })
})

test('a picture uploaded to one is served by the other', async () => {
  const { token } = await someone()
  const [one, other] = both()
  const file = new Blob([new Uint8Array(await painted(60, 40))], { type: 'image/png' })
  const { id, size } = await one.as(token).call(uploadFile, { file })
  for (const server of [other, one, many.site]) {
    const shown = await fetch(`${server.url}/files/${id}`)
    expect([shown.status, (await shown.arrayBuffer()).byteLength]).toEqual([200, size])
  }
  // The same picture on the other is the same file.
  expect(await other.as(token).call(uploadFile, { file })).toMatchObject({ id })
})

describe('a resume that is saved on both', () => {
  test('goes from revision to revision, and a stale save gets the current one', async () => {
    const { token } = await someone()
    const id = newId(Date.now())
    await many
      .machine(0)
      .as(token)
      .call(createResume, { id, document: document('0') })
    for (let at = 1; at <= 8; at += 1) {
      const saved = await inTurn(at)
        .as(token)
        .call(saveResume, { id, baseRevision: at, document: document(`${at}`) })
      expect(saved.revision).toBe(at + 1)
      expect(
        (
          await inTurn(at + 1)
            .as(token)
            .call(getResume, { id })
        ).title,
      ).toBe(`${at}`)
    }
    const stale = { id, baseRevision: 8, document: document('late') }
    expect(await failing(many.machine(1).as(token).call(saveResume, stale))).toMatchObject({
      code: 'stale_revision',
      data: { revision: 9, document: { title: '8' } },
    })
    await many
      .machine(1)
      .as(token)
      .call(saveResume, { id, baseRevision: 9, document: document('both'), merged: true })
    const { versions } = await many.machine(0).as(token).call(listVersions, { id })
    expect(versions[0]).toMatchObject({ reason: 'merge', revision: 9 })
  })

  test('accepts one of two concurrent saves on the same revision', async () => {
    const { token } = await someone()
    const id = newId(Date.now())
    await many.site.as(token).call(createResume, { id, document: document('0') })
    for (let revision = 1; revision <= 10; revision += 1) {
      const tries = await Promise.all(
        both().map((server, at) =>
          failing(
            server
              .as(token)
              .call(saveResume, { id, baseRevision: revision, document: document(`${revision} by ${at}`) }),
          ),
        ),
      )
      const won = tries.indexOf('nothing')
      expect(tries[1 - won]).toMatchObject({ code: 'stale_revision', data: { revision: revision + 1 } })
      expect((await many.site.as(token).call(getResume, { id })).title).toBe(`${revision} by ${won}`)
    }
  })
})

describe('a server that is killed', () => {
  const ROUNDS = isLong ? 4 : 1

  interface Traffic {
    acknowledged: number
    isOver: boolean
  }

  /** Saves one resume again and again until stopped, and records what was acknowledged. */
  const writer = async (token: string, name: string, traffic: Traffic) => {
    const id = newId(Date.now())
    const api = many.site.as(token)
    await api.call(createResume, { id, document: document(name) })
    let promised = { revision: 1, title: name }
    for (let count = 1; !traffic.isOver; count += 1) {
      const title = `${name} ${count}`
      const save = { id, baseRevision: promised.revision, document: document(title) }
      try {
        const { revision } = await api.attempt(saveResume, save)
        promised = { revision, title }
        traffic.acknowledged += 1
      } catch {
        // As the editor does: reads the current revision and continues from it. This very request must work.
        const { revision, title: stands } = await api.call(getResume, { id })
        expect([promised, { revision: promised.revision + 1, title }]).toContainEqual({
          revision,
          title: stands,
        })
        promised = { revision, title: stands }
      }
    }
    return { id, ...promised }
  }

  test(
    'loses nothing that was acknowledged, and the next request works',
    async () => {
      const { token } = await someone('admin')
      for (let round = 0; round < ROUNDS; round += 1) {
        const traffic = { acknowledged: 0, isOver: false }
        const writers = Promise.all([1, 2, 3, 4].map((at) => writer(token, `writer ${at}`, traffic)))
        await expect.poll(() => traffic.acknowledged).toBeGreaterThan(40)
        await many.kill(round % 2)
        for (let call = 0; call < 10; call += 1)
          expect(await many.site.as(token).call(myAccount, {})).toMatchObject({ role: 'admin' })
        traffic.isOver = true
        for (const { id, revision, title } of await writers)
          expect(await many.site.as(token).call(getResume, { id })).toMatchObject({ revision, title })
        await many.startAgain(round % 2)
        expect(
          await many
            .machine(round % 2)
            .as(token)
            .call(myAccount, {}),
        ).toMatchObject({ role: 'admin' })
      }
    },
    PATIENCE_MS,
  )

  test('does not repeat a job that has just run', () => {
    expect(Object.values(jobsDone()).every((times) => times === 1)).toBe(true)
  })
})
