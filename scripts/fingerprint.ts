import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** One word for the contents of all these files; those of tests aside. */
export const fingerprint = (patterns: string[]): string => {
  // Cover pictures are drawn by a build: counted in, each drawing would ask for another one.
  const exclude = (path: string) => path.includes('.test.') || path === 'packages/templates/covers'
  const paths = globSync(patterns, { cwd: root, exclude })
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => /\.\w+$/.test(one)).sort())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
