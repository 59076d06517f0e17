import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { adviceForFailure } from './failure-advice.mjs'

const root = join(import.meta.dirname, '..')

// In a process of its own: what a build takes would stay in the server's memory. Its warnings are for developers, who
// see them with `npm run build`.
const { status, stderr } = spawnSync(
  process.execPath,
  [...process.execArgv, join(root, 'scripts/build.ts')],
  {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  },
)
if (status !== 0) {
  process.stderr.write(
    `${adviceForFailure(stderr, root) ?? `${stderr}\nThe build failed; the lines above say why.`}\n`,
  )
  process.exit(status ?? 1)
}
await import('../apps/server/serve.mjs')
