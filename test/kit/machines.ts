import { openDatabase } from '#apps/server/db.ts'
import { createClient } from '#packages/api/client.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { startBalancer } from './balancer.ts'
import { startS3 } from './s3.ts'
import { freshData, type TestServer, testVariables } from './server.ts'
import { runServer, type ServerProcess } from './server-process.ts'
import { startSmtp } from './smtp.ts'

/** Several servers in processes and folders of their own, on one PostgreSQL, one bucket and one mail server. */
export const startMachines = async (count: number, more: Record<string, string> = {}) => {
  const variables = await testVariables()
  if (variables.DATABASE_URL === undefined) throw new Error('several servers share a PostgreSQL')
  const store = await startS3()
  const smtp = await startSmtp()
  const shared = {
    ...variables,
    S3_URL: store.url,
    SMTP_URL: smtp.url,
    SECRET_KEY: 'one key for all of them',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    ...more,
  }
  const database = openDatabase(
    { dataDir: '', databaseUrl: variables.DATABASE_URL, maxConnections: 4 },
    () => undefined,
  )
  const db = database.db as Db
  const places = Array.from({ length: count }, () => ({ ...shared, DATA_DIR: freshData() }))
  // All at once: each finds an empty database, and one of them migrates it.
  const running: ServerProcess[] = await Promise.all(places.map((place) => runServer(place)))
  const urls = () => running.map(({ url }) => url)
  const balancer = await startBalancer(urls)

  /** The same interface as a test server: calls go to this address, queries to the database. */
  const seenAt = (url: string): TestServer => ({
    url,
    dataDir: '',
    deps: { db, now: Date.now } as never,
    as: (token, language = 'zh') =>
      createClient({
        base: `${url}/api`,
        token: () => token,
        language: () => language,
        onError: () => undefined,
      }),
    stop: async () => undefined,
  })

  return {
    db,
    /** The site at the address of the balancer. */
    site: seenAt(balancer.url),
    /** One of the servers, bypassing the balancer. */
    machine: (at: number): TestServer => seenAt(urls()[at] ?? ''),
    output: () => running.map(({ output }) => output()).join('\n'),
    kill: async (at: number) => {
      running[at]?.child.kill('SIGKILL')
      await running[at]?.exited
    },
    startAgain: async (at: number) => {
      running[at] = await runServer(places[at] ?? shared)
    },
    stop: async () => {
      await balancer.stop()
      for (const { child } of running) child.kill('SIGKILL')
      await Promise.all(running.map(({ exited }) => exited))
      await database.close()
      await store.stop()
      await smtp.stop()
    },
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>
