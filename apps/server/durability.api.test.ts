import type { ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { createClient } from '#packages/api/client.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'
import { openDatabase } from './db.ts'

let children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

const run = async (variables: Record<string, string>) => {
  const started = await runServer(variables)
  children.push(started.child)
  return started
}

const client = (url: string, token: string) =>
  createClient({ base: `${url}/api`, token: () => token, language: () => 'zh', onError: () => undefined })

const adminOf = async (variables: Record<string, string>) => {
  const database = openDatabase(
    { dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL },
    () => undefined,
  )
  const { token } = await aPerson({ db: database.db, now: Date.now } as never, 'admin')
  await database.close()
  return token
}

const ROUNDS = 5

// In the short run test/faults/killed stands for it.
test.runIf(isLong)(
  'SIGKILL under writes loses no acknowledged write',
  async () => {
    const variables = await testVariables()
    const first = await run(variables)
    first.child.kill('SIGTERM')
    await first.exited
    const admin = await adminOf(variables)
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, exited, url } = await run(variables)
      const api = client(url, admin)
      const target = acknowledged.length + 20
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let value = 0; ; value += 1) {
          const reply = await api
            .call(updateSwitches, { open_comment: (writer + value) % 2 === 0 })
            .catch(() => null)
          if (!reply) return
          acknowledged.push(reply.auditId)
          if (acknowledged.length >= target) child.kill('SIGKILL')
        }
      })
      await Promise.all([...writers, exited])
    }
    const { url } = await run(variables)
    const { entries } = await client(url, admin).call(listAudit, { limit: 500 })
    const stored = new Set(entries.map((entry) => entry.id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 20)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  },
  240_000,
)

test('SIGTERM finishes requests in flight, then ends with 0', async () => {
  const { child, exited, url } = await run(await testVariables())
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong-pass-1', remember: false })
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = {
      'x-api-version': 'v2',
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    }
    const sent = request(`${url}/api/auth/sign-in`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    // The server has taken the request; its body follows only once new connections are refused.
    sent.on('continue', async () => {
      child.kill('SIGTERM')
      while (await fetch(`${url}/api/health`, { headers: { connection: 'close' } }).catch(() => undefined));
      sent.end(body)
    })
    sent.flushHeaders()
  })
  expect(JSON.parse(answer)).toMatchObject({ code: 'wrong_credentials' })
  expect(await exited).toBe(0)
})
