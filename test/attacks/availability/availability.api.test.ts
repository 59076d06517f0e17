import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { send as sendTo } from '../send.ts'
import { quietWait, waitDuring } from './health-watch.ts'
import { attacks, type Send } from './hostile-requests.ts'

/** How much longer other clients may wait during a hostile request than without load. */
const MAX_RATIO = 10
const QUIET_ROUNDS = 100
/** Repeated, because a hostile request blocks the server each time, while other load on the machine does not. */
const ATTEMPTS = 3

let server: KilledServer
let url: string
let worstQuiet = 0
const send: Send = (sent) => sendTo({ url }, sent)

const person = async () => (await aPerson({ db: server.db, now: Date.now } as ServerDeps, 'member')).token
const measureQuiet = async () => {
  worstQuiet = Math.max(worstQuiet, await quietWait(url, QUIET_ROUNDS))
}

beforeAll(async () => {
  server = await killedServer({ TRUST_PROXY: '1' })
  url = await server.url()
  // Warms up lazily loaded code before the measurement.
  await send({ method: 'GET', path: '/membership' })
  await measureQuiet()
})
afterAll(() => server.stop())

const chosen = attacks.filter((attack) => isLong || !attack.isLong)

test.each(chosen)('answers other clients during $name', async ({ prepare }) => {
  let worst = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && worst > MAX_RATIO * worstQuiet; attempt += 1) {
    const attack = await prepare(send, await person())
    await measureQuiet()
    worst = Math.min(worst, await waitDuring(url, attack))
    await measureQuiet()
  }
  expect(worst).toBeLessThanOrEqual(MAX_RATIO * worstQuiet)
})

test('refuses a caller without permission before the body is sent', async () => {
  const { hostname, port } = new URL(url)
  const head = [
    'POST /api/files HTTP/1.1',
    'host: x',
    'x-api-version: v2',
    'x-forwarded-for: 203.0.113.7',
    'content-type: image/png',
    'content-length: 8000000',
  ]
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.once('data', (bytes) => {
      resolve(bytes.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})
