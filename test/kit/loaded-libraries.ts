import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export interface Loaded {
  /** Names of npm packages. */
  packages: string[]
  /** Number of worker threads started so far. */
  threads: number
}

/** Packages that a server process has loaded into its main thread. */
export const loadedLibraries = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'huajian-loaded-')), 'list')
  return {
    /** Environment variables of the server. */
    variables: {
      LOADED_FILE: file,
      NODE_OPTIONS: `--import ${new URL('report-loaded.ts', import.meta.url)}`,
    },
    of: async (pid: number): Promise<Loaded> => {
      rmSync(file, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(file)) await nextTurn()
      return JSON.parse(readFileSync(file, 'utf8')) as Loaded
    },
  }
}
