import cluster from 'node:cluster'
import { join } from 'node:path'
import { offerSetup } from '#features/admin/server/setup.ts'
import { createApp } from './app.ts'
import { currentBuild } from './builds.ts'
import { builtClient } from './client-build.ts'
import { type Env, readEnv } from './env.ts'
import { collectWhenIdle } from './idle-memory.ts'
import { serverSlices } from './slices.ts'
import { nameSources } from './source-stack.ts'
import { startAdvice } from './start-advice.ts'

/** In-flight requests get this long after SIGTERM; then the process ends. */
const GRACE_MS = 10_000

/** Of several workers the first one speaks for the server. A worker that is started again is never the first. */
const isFirst = cluster.worker === undefined || cluster.worker.id === 1

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Settings that only work with one server; the log names them to an operator whose database several servers can share.
 */
const onlyHere = (env: Env): string | undefined => {
  const missing = (['S3_URL', 'SECRET_KEY', 'SMTP_URL'] as const).filter((name) => env[name] === undefined)
  return env.DATABASE_URL === undefined || missing.length === 0
    ? undefined
    : `For one server only: before a second one uses this database, set ${missing.join(', ')} on both.`
}

const readSettings = (): Env => {
  try {
    return readEnv()
  } catch (error) {
    say((error as Error).message)
    return process.exit(1)
  }
}

const run = async (env: Env) => {
  const dist = join(import.meta.dirname, '../../dist')
  const client =
    env.NODE_ENV === 'development'
      ? await (await import('./dev-client.ts')).devClient()
      : builtClient(currentBuild(dist))
  // Loads the renderer on its own thread while this one sets up the database, so that the first visitor finds it ready.
  // A failure is reported by the first page.
  void client.warmUp().catch(() => undefined)
  const { server, deps, startBackground } = await createApp({ env, slices: serverSlices, client })

  const greet = async () => {
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    const site = env.PUBLIC_URL ?? `http://localhost:${port}`
    say(`花笺 is ready: ${site}`)
    const alone = onlyHere(env)
    if (alone) say(alone)
    const setup = await offerSetup(deps)
    if (setup) say(`There is no admin yet. Sign in and open this link to become the first: ${site}${setup}`)
  }
  let stopping = false
  const stop = async (signal: string) => {
    // A terminal's Ctrl-C reaches both the server and its parent process, which passes the signal on: the second one is
    // ignored.
    if (stopping) return
    stopping = true
    server.log.info({ signal }, 'stopping: requests in flight are finished first')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  await server.listen({ port: env.PORT, host: env.HOST })
  if (isFirst) await greet()
  startBackground()
  collectWhenIdle()
}

process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error) nameSources(error)
})

// Only the server's own user may read its files: the database, the outbox and the caches.
process.umask(0o077)
const env = readSettings()
try {
  await run(env)
} catch (error) {
  const advice = startAdvice(error, env)
  if (advice === undefined) throw error
  say(advice)
  process.exit(1)
}
