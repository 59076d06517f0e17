import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { aModel } from '#test/kit/ai-runs.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { tellUnreadable } from './unreadable.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await aModel(server, { name: '一号模型' })
})
afterAll(() => server?.stop())

const errorWith = async (seal: ServerDeps['seal']) => {
  const logged: unknown[] = []
  const tell = (details: object, message: string) => logged.push(details, message)
  await tellUnreadable({ ...server.deps, seal, log: { info: tell, warn: tell, error: tell } })
  return logged
}

test('a server that can read all keys logs nothing', async () => {
  expect(await errorWith(server.deps.seal)).toEqual([])
})

test('a server with another key logs the models that it cannot offer', async () => {
  expect(await errorWith({ ...server.deps.seal, open: () => undefined })).toEqual([
    { models: ['一号模型'] },
    expect.stringContaining('SECRET_KEY'),
  ])
})
