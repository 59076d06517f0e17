import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures.ts'

/** The version that the current one is compared with. */
export interface Earlier {
  name: string
  /** The figures of a group; an older version may not have the group. */
  measure(group: string): Promise<readonly Figure[]>
}

const readFigures = (file: string): Figure[] => JSON.parse(readFileSync(file, 'utf8')) as Figure[]

const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const lastRelease = (root: string): string => {
  const tag = git(root, 'describe', '--tags', '--abbrev=0')
  if (tag) return tag
  throw new Error('There is no release yet: name a tag, a branch, a commit or a JSON file after --compare.')
}

/** A separate checkout, so that both versions are measured on this machine within the same hour. */
const checkOut = (root: string, ref: string): string => {
  const commit = git(root, 'rev-parse', '--verify', `${ref}^{commit}`)
  if (!commit) throw new Error(`There is no file, tag, branch or commit named ${ref}.`)
  const folder = join(root, '.cache/bench', commit)
  if (!existsSync(folder)) {
    git(root, 'worktree', 'prune')
    if (git(root, 'worktree', 'add', '--detach', folder, commit) === undefined)
      throw new Error(`${ref} could not be checked out to ${folder}.`)
  }
  return folder
}

export const earlierFigures = async (root: string, asked: string | undefined): Promise<Earlier> => {
  if (asked?.endsWith('.json')) {
    const figures = readFigures(asked)
    return { name: asked, measure: async () => figures }
  }
  const name = asked ?? lastRelease(root)
  const folder = checkOut(root, name)
  const results = join(root, '.cache/bench')
  mkdirSync(results, { recursive: true })
  return {
    name,
    measure: async (group) => {
      const out = join(results, `${group}.json`)
      console.log(`\n${group}, ${name} first`)
      const args = ['scripts/bootstrap.mjs', 'scripts/bench.ts', '--only', group, '--out', out]
      const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
      // If the earlier version misses a limit, its run exits with 1 after the figures are written.
      if (status === null || !existsSync(out)) return []
      return readFigures(out)
    },
  }
}
