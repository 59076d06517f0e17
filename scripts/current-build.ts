import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Records the build that a server starts from. Nothing is written if it is recorded already: the folder may be
 * read-only.
 */
export const setCurrentBuild = (folder: string, id: string): void => {
  const file = join(folder, 'current')
  if (existsSync(file) && readFileSync(file, 'utf8') === id) return
  const next = join(folder, `.current-${process.pid}`)
  writeFileSync(next, id)
  renameSync(next, file)
}
