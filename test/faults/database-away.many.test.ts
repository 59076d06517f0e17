import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#apps/server/db.ts'
import { createResume, getResume, saveResume } from '#features/resumes/contract.ts'
import { health } from '#features/site/operator-contract.ts'
import { createClient } from '#packages/api/client.ts'
import { commonErrors, type ErrorBody } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { createDatabase, startPostgres } from '#test/kit/postgres.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer, type ServerProcess } from '#test/kit/server-process.ts'

/** A fast shutdown as for an upgrade, and an immediate one as after a power failure. */
const HALTS = isLong
  ? (['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT'] as const)
  : (['SIGINT'] as const)

const some = chanceDocument(5)
const document = (title: string): Document => ({ ...some, title })

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: ServerProcess
let url: string
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  url = await createDatabase(postgres.url)
  server = await runServer({ ...(await testVariables()), DATABASE_URL: url })
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.exited
  await postgres?.stop()
})

const as = (token?: string, language: Language = 'zh') =>
  createClient({
    base: `${server.url}/api`,
    token: () => token,
    language: () => language,
    onError: () => undefined,
  })

const someone = async () => {
  const { db, close } = openDatabase({ dataDir: '', databaseUrl: url }, () => undefined)
  const { token } = await aPerson({ db, now: Date.now } as never, 'admin')
  await close()
  return token
}

/** The errors that calls failed with during the outage. */
const refused = new Set<string>()

/** Saves until it is stopped and retries failures, as a browser does. Every other save is a transaction. */
const saver = async (token: string, name: string, isOver: () => boolean) => {
  const id = newId(Date.now())
  const api = as(token)
  const known = { revision: 1, title: `${name} 0`, answers: 0 }
  await api.call(createResume, { id, document: document(known.title) })
  const surely = async (title: string) => {
    const given = { id, baseRevision: known.revision, document: document(title) }
    const merged = known.revision % 2 === 0 ? { merged: true as const } : {}
    for (;;)
      try {
        return (await api.call(saveResume, { ...given, ...merged })).revision
      } catch (error) {
        refused.add((error as ErrorBody | null)?.code ?? 'no answer')
        // A call to an unreachable database fails at once, so this loop must let other work run.
        await new Promise(setImmediate)
      }
  }
  const run = async () => {
    for (let count = 1; !isOver(); count += 1) {
      const title = `${name} ${count}`
      const revision = await surely(title)
      expect(revision).toBe(known.revision + 1)
      Object.assign(known, { revision, title, answers: known.answers + 1 })
    }
  }
  return { id, token, known, done: run() }
}

const answer = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

test('survives restarts of PostgreSQL under load: reports errors, keeps running, loses no acknowledged save', async () => {
  let isOver = false
  const tokens = await Promise.all([someone(), someone(), someone(), someone()])
  const savers = await Promise.all(tokens.map((token, at) => saver(token, `人${at}`, () => isOver)))
  const goOn = async () => {
    const before = savers.map(({ known }) => known.answers)
    await expect
      .poll(() => savers.every(({ known }, at) => known.answers > (before[at] ?? 0) + 3), { timeout: 60_000 })
      .toBe(true)
  }
  for (const signal of HALTS) {
    await goOn()
    await postgres.halt(signal)
    for (const language of ['zh', 'en'] as const) {
      const { [language]: message } = commonErrors.unavailable
      const expected = { code: 'unavailable', message }
      expect(await answer(as(tokens[0], language).call(getResume, { id: savers[0]?.id ?? '' }))).toEqual(
        expected,
      )
      expect(await answer(as(undefined, language).call(health, {}))).toEqual(expected)
      const page = await fetch(server.url, { headers: { 'accept-language': language } })
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(message)])
    }
    await postgres.resume()
  }
  await goOn()
  isOver = true
  await Promise.all(savers.map(({ done }) => done))
  expect(server.child.exitCode).toBeNull()
  expect([...refused]).toEqual(['unavailable'])
  for (const { id, token, known } of savers) {
    const { revision, document: there } = await as(token).call(getResume, { id })
    expect([revision, (there as Document).title]).toEqual([known.revision, known.title])
  }
  expect((await fetch(server.url)).status).toBe(200)
}, 600_000)
