import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the build that was made last. A running server keeps the one that it started with. */
export const currentBuild = (dist: string): string =>
  join(dist, readFileSync(join(dist, 'current'), 'utf8').trim())
