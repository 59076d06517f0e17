// The primary process of a server with several workers: it shares the port among them, starts one again that has
// ended, and stops them all. It loads nothing of the product.
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Connections to the database that a worker needs at least. */
const CONNECTIONS = 4
const POOL = 20
const MAX_WORKERS = 64

/** A worker that ends is started again after a second, then after two, four and so on, up to this. */
const MAX_DELAY_MS = 30_000
/** A worker that has run for this long starts again after a second. */
const STEADY_MS = 60_000
/** A little longer than a worker gives its requests after SIGTERM. */
const GRACE_MS = 12_000

const poolOf = ({ DATABASE_POOL }) => Math.floor(Number(DATABASE_POOL)) || POOL

/** One on SQLite, which is for one process; a setting that is not right is refused by the server itself. */
export const workerCount = (env) => {
  if (!env.DATABASE_URL) return 1
  const automatic = Math.max(1, Math.min(availableParallelism(), Math.floor(poolOf(env) / CONNECTIONS)))
  const count = env.WORKERS ? Number(env.WORKERS) : automatic
  return Number.isInteger(count) && count > 0 && count <= MAX_WORKERS ? count : 1
}

/** A sentence on a terminal, a line of JSON as the workers write it elsewhere. */
const logRestart = ({ worker, code, signal, delay }) => {
  const msg = 'a worker ended and is started again'
  const line = { level: 40, time: Date.now(), pid: process.pid, worker, code, signal, delay, msg }
  const sentence = `Worker ${worker} ended (${signal ?? `exit code ${code}`}) and is started again in ${delay} ms.`
  process.stdout.write(`${process.stdout.isTTY ? sentence : JSON.stringify(line)}\n`)
}

export const startWorkers = (count) => {
  const pool = String(Math.max(2, Math.floor(poolOf(process.env) / count)))
  let isReady = false
  let stopping = false
  let failed = false
  let crashes = 0

  const start = () => {
    const worker = cluster.fork({ DATABASE_POOL: pool })
    const startedAt = performance.now()
    worker.once('listening', () => {
      // The first one has set up the database: the others find it ready.
      if (!isReady) for (let more = 1; more < count; more += 1) start()
      isReady = true
    })
    worker.once('exit', (code, signal) => {
      if (stopping) {
        if (code !== 0) failed = true
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(failed ? 1 : 0)
        return
      }
      // It has said itself what is wrong.
      if (!isReady) process.exit(code || 1)
      crashes = performance.now() - startedAt > STEADY_MS ? 0 : crashes + 1
      const delay = Math.min(MAX_DELAY_MS, 500 * 2 ** crashes)
      logRestart({ worker: worker.process.pid, code, signal, delay })
      setTimeout(() => {
        if (!stopping) start()
      }, delay)
    })
  }

  const stop = (signal) => {
    if (stopping) return
    stopping = true
    const workers = Object.values(cluster.workers ?? {})
    if (workers.length === 0) process.exit(1)
    for (const worker of workers) worker?.process.kill(signal)
    setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
    }, GRACE_MS).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop('SIGTERM'))

  cluster.setupPrimary({ exec: join(import.meta.dirname, 'serve.mjs') })
  start()
}
