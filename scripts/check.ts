import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { crossedBoundaries } from './boundaries.ts'
import { missingDocPaths } from './doc-paths.ts'
import { staleNotice } from './notice.ts'
import { retiredWords } from './retired-words.ts'
import { secretsInRepository } from './secrets.ts'
import { formalAddress, strayText } from './stray-text.ts'

const root = join(import.meta.dirname, '..')

export interface CheckResult {
  name: string
  ok: boolean
  output: string
}

const program = (
  name: string,
  command: string,
  args: readonly string[],
  shell = false,
): Promise<CheckResult> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, shell })
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('exit', (code) => resolve({ name, ok: code === 0, output }))
  })

const tool = (name: string, command: string, ...args: string[]): Promise<CheckResult> =>
  program(name, join(root, 'node_modules/.bin', command), args, process.platform === 'win32')

const list = (name: string, problems: string[]): CheckResult => ({
  name,
  ok: problems.length === 0,
  output: problems.join('\n'),
})

/** Every static check; each counts as one test. */
export const runChecks = async (): Promise<CheckResult[]> => {
  const tools = Promise.all([
    tool('types', 'tsc', '-p', '.'),
    tool('format and lint', 'biome', 'ci', '--colors=off', '.'),
    tool('unused code', 'knip', '--no-progress'),
    program('regular expressions are linear', process.execPath, [join(root, 'scripts/patterns.ts')]),
  ])
  const lists = [
    list('boundaries', crossedBoundaries()),
    list('words stand in dictionaries', strayText()),
    list('retired words stay retired', retiredWords()),
    list('people are spoken to as 你', formalAddress()),
    list('no secrets in the sources', secretsInRepository()),
    list('files that docs name exist', missingDocPaths()),
    list('third-party notices are current', staleNotice()),
  ]
  return [...(await tools), ...lists]
}

if (process.argv[1] === import.meta.filename) {
  const results = await runChecks()
  for (const { name, ok, output } of results)
    console.log(`${ok ? '✓' : '✗'} ${name}${ok ? '' : `\n${output}`}`)
  process.exit(results.every((result) => result.ok) ? 0 : 1)
}
