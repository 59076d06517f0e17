import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** `packages/document/changes.ts`: what a page names in backticks. */
const NAMED = /`((?:apps|deploy|docs|features|packages|scripts|test)\/[\w./-]+)`/g
/** [text](../file.md#part); addresses with a scheme are outside. */
const LINKED = /\]\((?![a-z]+:|#)([^)#\s]+)/g
/** Comments and messages name pages without backticks. */
const PAGE = /\bdocs\/[\w./-]+\.md\b/g

const isPage = (file: string): boolean => file.endsWith('.md')

/** Files and folders that a file of the repository names, as paths from the root: in a page all, elsewhere pages. */
export const pathsIn = (file: string, text: string): string[] =>
  isPage(file)
    ? [
        ...[...text.matchAll(NAMED)].map(([, path = '']) => path),
        ...[...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(file), path)),
      ]
    : [...text.matchAll(PAGE)].map(([path]) => path)

const FILES = ['*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', 'Dockerfile', 'deploy/*']

/** The check: every file that a page names or links exists, and every page that code names. */
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
