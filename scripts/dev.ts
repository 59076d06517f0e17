import { spawn } from 'node:child_process'
import { join } from 'node:path'

// Web sources reload in the page; a change to the server restarts it.
const main = join(import.meta.dirname, '../apps/server/main.ts')
const watched = ['packages', 'features', 'apps/server'].map((path) => `--watch-path=${path}`)
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', ...watched, main],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
)
child.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
