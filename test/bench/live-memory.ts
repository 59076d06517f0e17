import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The live heap of a server in MB. The memory of its process is a worse measure, because the heap keeps garbage while
 * there is space.
 */
export const liveMemory = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'huajian-live-')), 'mb')
  return {
    /** For the server under test. */
    variables: {
      LIVE_MEMORY_FILE: file,
      NODE_OPTIONS: `--import ${new URL('tell-live-memory.mjs', import.meta.url)}`,
    },
    of: async (pid: number): Promise<number> => {
      rmSync(file, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(file)) await wait(20)
      return Number(readFileSync(file, 'utf8'))
    },
  }
}
