import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A hash of the contents of all these files, except tests. */
export const fingerprint = (patterns: string[]): string => {
  // A build renders cover pictures, so they are left out: each build would otherwise require another one.
  const exclude = (path: string) => path.includes('.test.') || path === 'packages/templates/covers'
  const paths = globSync(patterns, { cwd: root, exclude })
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => /\.\w+$/.test(one)).sort())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
