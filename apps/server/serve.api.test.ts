import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'

const serve = join(import.meta.dirname, 'serve.mjs')

/** Several processes start on a machine that may be busy. */
const PATIENCE_MS = 120_000

/** The server as `npm start` and the container run it: from its bundle, on PostgreSQL with two workers. */
const startSite = async () => {
  const variables = await testVariables()
  const site = await runServer({ ...variables, LOG_LEVEL: 'info', WORKERS: '2' }, serve)
  return { ...site, hasWorkers: variables.DATABASE_URL !== undefined }
}

test('the source maps of the bundle lead to the sources', () => {
  const bundles = join(import.meta.dirname, '../../dist/server')
  const folder = join(bundles, readFileSync(join(bundles, 'current'), 'utf8').trim())
  const { sources } = JSON.parse(readFileSync(join(folder, 'main.js.map'), 'utf8')) as { sources: string[] }
  const own = sources.filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

test(
  'a site starts from the bundle, uses its workers, replaces one that is killed and stops',
  async () => {
    const { child, exited, url, output, hasWorkers } = await startSite()
    const status = async (path: string) =>
      (await fetch(url + path, { headers: { connection: 'close' } })).status
    /** Which processes have answered so far. */
    const answered = () => [
      ...new Set(
        [...output().matchAll(/"pid":(\d+)[^\n]*"request completed"/g)].map(([, pid]) => Number(pid)),
      ),
    ]
    const answeredBy = (count: number) =>
      expect
        .poll(
          async () => {
            expect(await status('/api/health')).toBe(200)
            return answered().length
          },
          { timeout: PATIENCE_MS / 4 },
        )
        .toBeGreaterThanOrEqual(count)
    try {
      // Rendered in a thread, which is an entry of the bundle as well.
      expect(await status('/terms')).toBe(200)
      await answeredBy(hasWorkers ? 2 : 1)
      expect(answered().includes(child.pid ?? 0)).toBe(!hasWorkers)
      expect(output().match(/is ready/g)).toHaveLength(1)
      expect(output().match(/There is no admin yet/g)).toHaveLength(1)
      if (hasWorkers) {
        process.kill(answered()[1] ?? 0, 'SIGKILL')
        await expect.poll(output).toContain('a worker ended and is started again')
        await answeredBy(3)
      }
    } finally {
      child.kill('SIGTERM')
    }
    expect(await exited).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  },
  PATIENCE_MS,
)
