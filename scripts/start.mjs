import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// In a process of its own: what a build takes would stay in the server's memory.
const build = join(import.meta.dirname, 'build.ts')
const { status } = spawnSync(process.execPath, [...process.execArgv, build], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('../apps/server/serve.mjs')
