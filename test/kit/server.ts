import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#apps/server/app.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { builtClient } from '#apps/server/client-build.ts'
import { readEnv } from '#apps/server/env.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { type Client, createClient } from '#packages/api/client.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { ServerDeps, ServerSlice } from '#packages/server-kit/server.ts'
import { createDatabase } from './postgres.ts'

export interface TestServer {
  url: string
  dataDir: string
  deps: ServerDeps
  /** The product's own client with this token and language; failures are rejected and not shown. */
  as(token?: string, language?: Language): Client
  stop(): Promise<void>
}

export interface TestServerOptions {
  env?: Record<string, string>
  /** Environment variables added to the default ones. */
  slices?: readonly ServerSlice[]
  now?: () => number
}

const dist = join(import.meta.dirname, '../../dist')

let postgres: string | undefined
let prepared: Promise<Record<string, string>> | undefined

/** From now on, every test server gets its own database on this PostgreSQL; by default it uses SQLite. */
export const testOnPostgres = (url: string | undefined) => {
  if (url !== postgres) prepared = undefined
  postgres = url
}

/** Subset once for all tests, because it would take each server's first seconds. */
export const testFonts = join(tmpdir(), 'huajian-test-fonts')

/** A data folder of its own, with the fonts that are subset already. */
export const freshData = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'huajian-test-'))
  mkdirSync(testFonts, { recursive: true })
  mkdirSync(join(dataDir, 'cache'))
  symlinkSync(testFonts, join(dataDir, 'cache/fonts'))
  return dataDir
}

const onFreshData = (): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: freshData(),
  LOG_LEVEL: 'silent',
  PAYMENT: 'sandbox',
  AI_PACE: '0',
})

/** Options of a server under test, in this process or in one of its own. */
export const testVariables = async (): Promise<Record<string, string>> => ({
  ...onFreshData(),
  ...(postgres ? { DATABASE_URL: await createDatabase(postgres) } : {}),
})

/** Earlier than the clock of any test. */
const SEEDED_AT = Date.UTC(2026, 0, 1)

/** Migrated and seeded once in each process, because it would take each server's first second. */
const prepare = async (): Promise<Record<string, string>> => {
  const variables = await testVariables()
  const { server } = await createApp({
    env: readEnv(variables),
    slices: serverSlices,
    client: builtClient(currentBuild(dist)),
    now: () => SEEDED_AT,
  })
  await server.close()
  return variables
}

const preparedVariables = async (): Promise<Record<string, string>> => {
  prepared ??= prepare()
  const { DATABASE_URL, DATA_DIR = '' } = await prepared
  const variables = onFreshData()
  if (postgres && DATABASE_URL)
    return { ...variables, DATABASE_URL: await createDatabase(postgres, DATABASE_URL) }
  copyFileSync(join(DATA_DIR, 'huajian.db'), join(variables.DATA_DIR ?? '', 'huajian.db'))
  return variables
}

/** The product on a free port with a database of its own. */
export const startServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const brings = options.slices ?? options.env?.DATA_DIR ?? options.env?.DATABASE_URL
  const variables = { ...(await (brings ? testVariables() : preparedVariables())), ...options.env }
  const env = readEnv(variables)
  const { server, deps } = await createApp({
    env,
    slices: [...serverSlices, ...(options.slices ?? [])],
    client: builtClient(currentBuild(dist)),
    ...(options.now ? { now: options.now } : {}),
  })
  const url = await server.listen({ port: env.PORT, host: env.HOST })
  return {
    url,
    dataDir: env.DATA_DIR,
    deps,
    as: (token, language = 'zh') =>
      createClient({
        base: `${url}/api`,
        token: () => token,
        language: () => language,
        onError: () => undefined,
      }),
    stop: async () => {
      await server.close()
      rmSync(env.DATA_DIR, { recursive: true, force: true })
    },
  }
}
