import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What a server holds on to, in MB. What its process takes from the machine says less: a heap is let grow for as long
 * as there is room, full of what nobody has any more.
 */
export const liveMemory = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'huajian-live-')), 'mb')
  return {
    /** For the server that is to be asked. */
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
