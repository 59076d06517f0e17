// Starts the server as it runs on a site: from its bundle, with a small heap, on all cores where it can. Plain JavaScript,
// because Node's TypeScript support alone takes 30 MB. docs/decisions/server-bundle.md and docs/operators/scaling.md say why.
import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { startWorkers, workerCount } from './start-workers.mjs'

/** Of the young generation, which takes three times this. The default, 16, grows to 64 MB during the start and stays. */
const SEMI_SPACE = '--max-semi-space-size=4'

/**
 * V8 collects the garbage of a heap that may become large late. 1 GB is enough for tens of thousands of templates; V8 takes
 * less on a small machine.
 */
const MAX_HEAP_MB = 1024
const heapLimit = () => {
  const isSet = process.env.NODE_OPTIONS?.includes('--max-old-space-size')
  const isSmall = getHeapStatistics().heap_size_limit < MAX_HEAP_MB * 1024 * 1024
  return isSet || isSmall ? [] : [`--max-old-space-size=${MAX_HEAP_MB}`]
}

const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  SEMI_SPACE,
  // Lets the server collect garbage while it is idle.
  '--expose-gc',
]

/** glibc would make an arena for each thread and keep up to 64 MB that was freed. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

if (!process.execArgv.includes(SEMI_SPACE) && process.execve !== undefined && !cluster.isWorker) {
  // Becomes another program in the same process: its parent and its signals stay the same.
  const args = [...process.execArgv.filter((flag) => !FLAGS.includes(flag)), ...heapLimit()]
  process.removeAllListeners('warning')
  process.execve(process.execPath, [process.execPath, ...FLAGS, ...args, import.meta.filename], {
    ...ALLOCATOR,
    ...process.env,
  })
}

// React and others read it when they are loaded, so it is set before the server is.
process.env.NODE_ENV ??= 'production'

const bundles = join(import.meta.dirname, '../../dist/server')
const hasBundle = existsSync(join(bundles, 'current')) && process.env.NODE_ENV !== 'development'
const main = hasBundle
  ? join(bundles, readFileSync(join(bundles, 'current'), 'utf8').trim(), 'main.js')
  : join(import.meta.dirname, 'main.ts')

// npm does not pass SIGTERM on: a stopped `npm start` would leave the server running on its port.
const parent = process.ppid
if (cluster.isPrimary && process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 300).unref()

const count = workerCount(process.env)
if (cluster.isPrimary && count > 1) startWorkers(count)
else {
  enableCompileCache()
  await import(pathToFileURL(main).href)
}
