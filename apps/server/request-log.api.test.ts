import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '#test/kit/accounts.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer, type ServerProcess } from '#test/kit/server-process.ts'
import { wordsOf } from '#test/kit/smtp.ts'

let variables: Record<string, string>
let server: ServerProcess
beforeAll(async () => {
  variables = { ...(await testVariables()), LOG_LEVEL: 'info' }
  server = await runServer(variables)
})
afterAll(async () => {
  server?.child.kill('SIGTERM')
  await server?.exited
})

/** A request as it goes over the wire: nothing is encoded or tidied. */
const raw = (requestLine: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${requestLine} HTTP/1.1\r\nhost: x\r\nx-api-version: v2\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(Buffer.concat(parts).toString()))
    socket.on('error', reject)
  })

/** The log lines so far. A response is logged shortly after it was sent. */
const linesAfter = async (path: string) => {
  await raw(`GET ${path}`)
  await expect.poll(() => server.output()).toContain(path)
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; req?: { path: string } })
}

test.each([
  ['GET http://evil.example/', '404'],
  ['GET http://evil.example/s/a-suffix', '404'],
  ['GET https://evil.example', '404'],
  ['GET ftp://evil.example/', '404'],
  ['GET //evil.example/', '404'],
  ['GET /%', '404'],
  ['GET /%zz', '404'],
  ['GET /s/%E0%A4%A', '404'],
  ['GET /resume/%c0%af', '404'],
  ['GET /api/%', '404'],
  ['GET /api//health', '404'],
  ['GET *', '404'],
  ['OPTIONS *', '405'],
  ['OPTIONS http://evil.example/', '405'],
  ['CONNECT evil.example:443', ''],
  // The host of an absolute target is ignored, as RFC 9112 asks; nothing is fetched from it.
  ['GET http://evil.example/api/health', '200'],
  ['GET ///', '200'],
])('%s is answered without a fault of ours', async (requestLine, status) => {
  const answer = await raw(requestLine)
  expect(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '').toBe(status)
  const lines = await linesAfter('/api/health')
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  // It still answers, in the connection after it.
  expect(await raw('GET /api/health')).toMatch(/^HTTP\/1\.1 200/)
})

test('the log names routes: no suffix of a shared link, no id, token or code', async () => {
  const api = (path: string, body: unknown) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-version': 'v2' },
      body: JSON.stringify(body),
    })
  const suffix = 'my-own-secret-suffix'
  for (const path of [
    `/s/${suffix}`,
    `/S/${suffix}/`,
    `/s/${suffix}/deeper`,
    `/api/shared/${suffix}`,
    `/api/shared/${suffix}/no-such-call`,
    `/files/${suffix}`,
    `/reset-password?token=${suffix}`,
    `/emailVerify?token=${suffix}`,
  ])
    await raw(`GET ${path}`)
  await api(`/shared/${suffix}/seen`, {})
  const asked = await api('/auth/sign-up', {
    email: 'zhixia@example.com',
    password: 'zhixia2026',
    nickname: '知夏',
  })
  expect(asked.status).toBe(200)
  const { ticket } = (await asked.json()) as { ticket: string }
  const outbox = join(variables.DATA_DIR ?? '', 'outbox')
  // Files that the server writes are readable by its own user only.
  const database = join(variables.DATA_DIR ?? '', 'huajian.db')
  if (existsSync(database)) expect(statSync(database).mode & 0o777).toBe(0o600)
  const codeOf = (file: string) => {
    const body = readFileSync(join(outbox, file), 'utf8').replaceAll(/\r?\n/g, '\r\n')
    return codeIn(wordsOf({ to: [], body }))
  }
  // The file is listed before its content is written.
  const codes = () => readdirSync(outbox).map(codeOf)
  await expect.poll(codes).toEqual([expect.stringMatching(/^\d{6}$/)])
  const [code = ''] = codes()

  const lines = await linesAfter('/api/no-such-call')
  const paths = lines.flatMap(({ req }) => (req ? [req.path] : []))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/s/:suffix',
      '/S/:suffix/',
      '/s/:suffix/deeper',
      '/api/shared/:suffix',
      '/api/shared/:suffix/no-such-call',
      '/api/shared/:suffix/seen',
      '/reset-password',
    ]),
  )
  expect(server.output()).toContain(readdirSync(outbox)[0])
  for (const secret of [suffix, ticket, code]) expect(server.output()).not.toContain(secret)
})
