import { expect, test } from 'vitest'
import { loadedLibraries } from '#test/kit/loaded-libraries.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'

/** Loaded by what needs them, for the first time: each takes megabytes that most servers never use. */
const LAZY = [
  'ajv',
  'alipay-sdk',
  'fflate',
  'nodemailer',
  'openid-client',
  'pinyin-pro',
  'react',
  's3mini',
  'sharp',
]

test('a server starts and answers without the libraries that most servers never use', async () => {
  const variables = await testVariables()
  const loaded = loadedLibraries()
  const { child, exited, url } = await runServer({ ...variables, ...loaded.variables })
  try {
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const { packages, threads } = await loaded.of(child.pid ?? 0)
    expect(packages).toContain('fastify')
    expect(packages.filter((name) => LAZY.includes(name))).toEqual([])
    expect(packages.includes('pg')).toBe(variables.DATABASE_URL !== undefined)
    // The renderers of pages and of covers, for the first page.
    expect(threads).toBeLessThanOrEqual(2)
  } finally {
    child.kill('SIGKILL')
    await exited
  }
})
