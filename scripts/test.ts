import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureBuild } from './build.ts'
import { runChecks } from './check.ts'
import { prepareMachine } from './machine.ts'

// npm test [-- vitest arguments]: set-up, static checks, then the tests; the last line counts both. npm run test:long
// leaves out nothing; npm run test:quick runs SQLite and some journeys (test/kit/long.ts).
const EXTENTS = ['--long', '--quick']
const isLong = process.argv.includes('--long')
const isQuick = process.argv.includes('--quick')
const given = process.argv.slice(2).filter((one) => !EXTENTS.includes(one))
const root = join(import.meta.dirname, '..')
const report = join(root, '.cache/test-report.json')

prepareMachine()

// Both run at once to save time. A failed build is reported by the tests that need it.
const building = ensureBuild({ write: () => undefined }).catch(() => undefined)
const checks = await runChecks()
await building
for (const { name, ok, output } of checks) console.log(`${ok ? '✓' : '✗'} ${name}${ok ? '' : `\n${output}`}`)

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
// Workers and tools that start `node` by name must use this version, not the one of the machine.
const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(
  delimiter,
)
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...given], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: path,
    NODE_ENV: 'test',
    ...(isLong ? { HUAJIAN_LONG: '1' } : {}),
    ...(isQuick ? { HUAJIAN_QUICK: '1' } : {}),
  },
})

interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

const readReport = (): Report => {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 }
  }
}
const { numPassedTests, numFailedTests } = readReport()
const passed = numPassedTests + checks.filter((check) => check.ok).length
let failed = numFailedTests + checks.filter((check) => !check.ok).length
// A file that could not be loaded fails the run without counting as a test.
if (run.status !== 0 && failed === 0) failed = 1
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
