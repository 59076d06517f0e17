import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A path in backticks, such as `packages/document/changes.ts`. */
const NAMED = /`((?:apps|deploy|docs|features|packages|scripts|test)\/[\w./-]+)`/g
/** A link such as [text](../file.md#part); links with a scheme are external. */
const LINKED = /\]\((?![a-z]+:|#)([^)#\s]+)/g
/** Comments and messages mention pages without backticks. */
const PAGE = /\bdocs\/[\w./-]+\.md\b/g

const isPage = (file: string): boolean => file.endsWith('.md')

/** Paths that a file mentions, relative to the root: files and folders in a page, only pages elsewhere. */
export const pathsIn = (file: string, text: string): string[] =>
  isPage(file)
    ? [
        ...[...text.matchAll(NAMED)].map(([, path = '']) => path),
        ...[...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(file), path)),
      ]
    : [...text.matchAll(PAGE)].map(([path]) => path)

const FILES = ['*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', 'Dockerfile', 'deploy/*']

/** Checks that every file mentioned or linked by a page exists, and every page mentioned by code. */
export const missingDocPaths = (): string[] => {
  const git = ['ls-files', '-co', '--exclude-standard', '--', ...FILES]
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n')
  return files
    .filter((file) => file !== '' && !file.startsWith('scripts/doc-paths') && existsSync(join(root, file)))
    .flatMap((file) =>
      pathsIn(file, readFileSync(join(root, file), 'utf8'))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: there is no ${path}`),
    )
}

if (process.argv[1] === import.meta.filename) {
  const missing = missingDocPaths()
  if (missing.length > 0) console.log(missing.join('\n'))
  process.exit(missing.length === 0 ? 0 : 1)
}
