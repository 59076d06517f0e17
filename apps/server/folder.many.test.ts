import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { isLong } from '#test/kit/long.ts'
import { freshData, testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'
import { openDatabase } from './db.ts'

/** Several servers one after another, on a machine that may be busy. */
const PATIENCE_MS = 240_000

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

const saying = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'started',
    (error: Error) => error.message,
  )

test(
  'two servers on one folder with SQLite: the second says why not and ends, the first goes on',
  async () => {
    const { DATABASE_URL: _, ...variables } = await testVariables()
    const first = await run(variables)
    const output = await saying(run(variables))
    expect(output).toMatch(/ended with 1: Another server runs on DATA_DIR .*SQLite is for one server/)
    expect(output).not.toMatch(/\n\s+at /)
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
    // However it ended, its folder is free.
    first.child.kill('SIGKILL')
    await first.exited
    expect((await fetch(`${(await run(variables)).url}/api/health`)).status).toBe(200)
  },
  PATIENCE_MS,
)

test.runIf(isLong)(
  'on PostgreSQL a server says what it would not share, and leaves the database of a newer version alone',
  async () => {
    const variables = await testVariables()
    const first = await run(variables)
    await expect.poll(first.output).toContain('For one server only')
    expect(first.output()).toMatch(/set S3_URL, SECRET_KEY, SMTP_URL on both/)
    first.child.kill('SIGTERM')
    await first.exited
    const { db, close } = openDatabase({ dataDir: '', databaseUrl: variables.DATABASE_URL }, () => undefined)
    await sql`insert into kysely_migration (name, timestamp)
      values ('2999_01_01_00_of_the_future', ${new Date().toISOString()})`.execute(db)
    await close()
    const output = await saying(run({ ...variables, DATA_DIR: freshData() }))
    expect(output).toMatch(/ended with 1: The database was last used by a newer version/)
  },
  PATIENCE_MS,
)
