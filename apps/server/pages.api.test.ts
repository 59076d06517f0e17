import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('a page that was sent is let go of: nothing of it waits to be forgotten later', async () => {
  const visit = async () => (await fetch(`${server.url}/resume`)).text()
  await visit()
  const before = timers()
  for (let count = 0; count < 8; count += 1) await visit()
  await expect.poll(timers).toBeLessThan(before + 4)
})
