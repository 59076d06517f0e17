import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#apps/server/env.ts'
import { startAdvice } from '#apps/server/start-advice.ts'
import { testVariables } from '#test/kit/server.ts'
import { SITE } from '#test/kit/server-process.ts'

const main = join(import.meta.dirname, '../../apps/server/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'huajian-advice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server with variables that prevent a start. */
const failedStart = async (variables: Record<string, string>) => {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const [status] = await once(child, 'close')
  return { status, output }
}

test('reports a used port, an unreachable database or a missing folder in one line with the next step', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const variables = await testVariables()
  const portTaken = await failedStart({ ...variables, HOST: '127.0.0.1', PORT: String(port) })
  taken.close()
  expect(portTaken).toEqual({
    status: 1,
    output: `Port ${port} is in use. Stop the program that uses it, or take another one: PORT=${port + 1} npm start\n`,
  })
  await once(taken, 'close')
  // The port is free now.
  const DATABASE_URL = `postgres://me:never-said@127.0.0.1:${port}/site`
  const away = await failedStart({ ...variables, DATA_DIR: join(folder, 'away'), DATABASE_URL })
  expect(away.status).toBe(1)
  expect(away.output).toMatch(
    new RegExp(`^PostgreSQL at 127.0.0.1:${port}/site does not answer. Check DATABASE_URL .*\n$`),
  )
  expect(away.output).not.toContain('never-said')
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const noFolder = await failedStart({ ...variables, DATABASE_URL: '', DATA_DIR: join(file, 'data') })
  expect(noFolder.status).toBe(1)
  expect(noFolder.output).toMatch(
    /^DATA_DIR \S+ cannot be written to\. .* set DATA_DIR to another folder\. .*\n$/,
  )
})

test('explains a full disk, a wrong password and a missing database, and guesses nothing else', () => {
  const env = readEnv({ DATABASE_URL: 'postgres://me@db:5432/site' })
  const advice = (code: string, more = {}) =>
    startAdvice(Object.assign(new Error('why'), { code, ...more }), env)
  expect(startAdvice(Object.assign(new Error('why'), { code: 'SQLITE_FULL' }), readEnv({}))).toMatch(
    /^No space is left .*DATA_DIR.* Free some/,
  )
  expect(advice('28P01')).toMatch(/^PostgreSQL at db:5432\/site refuses the user or password/)
  expect(advice('3D000')).toMatch(/^PostgreSQL at db:5432\/site has no such database\. Create it/)
  expect(advice('EACCES', { syscall: 'listen' })).toMatch(/Take one above 1023/)
  expect(advice('EADDRNOTAVAIL', { syscall: 'listen' })).toMatch(/^HOST 0\.0\.0\.0 is not an address/)
  expect(advice('42601')).toBeUndefined()
})

test.runIf(existsSync('/usr/bin/script'))('prints no JSON logs on a terminal', async () => {
  const variables = { ...(await testVariables()), LOG_LEVEL: 'info', WORKERS: '2' }
  const command = `exec '${process.execPath}' '${SITE}'`
  const env = { ...process.env, NODE_ENV: 'production', ...variables, PORT: '0' }
  const child = spawn('/usr/bin/script', ['-qefc', command, '/dev/null'], { env })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text))
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/is ready: http\S+/)
    const url = /is ready: (http\S+)/.exec(output)?.[1] ?? ''
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    await expect.poll(() => output).toMatch(/GET \/api\/health 200 \d+ ms/)
    expect(output).not.toContain('{"level"')
  } finally {
    child.kill('SIGTERM')
  }
  await once(child, 'close')
})
