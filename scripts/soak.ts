import { parseArgs } from 'node:util'
import { calibrateDisk, summary } from '#test/bench/figures.ts'
import { grown, soak } from '#test/bench/soak.ts'
import { startPostgres } from '#test/kit/postgres.ts'
import { testOnPostgres } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'
import { ensureServerBundle } from './server-bundle.ts'

// npm run soak [-- --seconds 300 --editors 200 --browsing 50 --streaming 20 --postgres --cold-fonts]: many users on one
// local server. Fails if a request was not answered, memory grew, or the database lacks data that was acknowledged.

/** The server's memory may grow by this factor between the first quarter of the run and its end. */
const MAX_GROWTH = 1.1

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    editors: { type: 'string', default: '200' },
    browsing: { type: 'string', default: '50' },
    streaming: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
    'cold-fonts': { type: 'boolean', default: false },
  },
})
process.env.NODE_ENV = 'production'
await ensureBuild()
await ensureServerBundle()
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : undefined
if (postgres) testOnPostgres(postgres.url)
const disk = summary(calibrateDisk())
const report = await soak({
  seconds: Number(values.seconds),
  editors: Number(values.editors),
  browsing: Number(values.browsing),
  streaming: Number(values.streaming),
  coldFonts: values['cold-fonts'],
})
await postgres?.stop()

const ms = (value: number) => `${value.toFixed(1)} ms`
const timesOf = ({ median, p95, p99 }: ReturnType<typeof summary>) => ({
  median: ms(median),
  p95: ms(p95),
  p99: ms(p99),
})
console.table({
  'machine: 32 KB to the disk, before': timesOf(disk),
  ...Object.fromEntries(
    Object.entries(report.kinds).map(([kind, { calls, ...times }]) => [kind, { calls, ...timesOf(times) }]),
  ),
})
const listed = (mbs: readonly number[]) => mbs.map((mb) => mb.toFixed(0)).join(' ')
console.log(
  `taken by the server and its children, MB: ${listed(report.memory)}, peak ${report.peak.toFixed(0)}`,
)
console.log(`held on to after each quarter, MB: ${listed(report.live)}, grown ×${grown(report).toFixed(3)}`)
const problems = [
  ...Object.entries(report.errors).map(([what, count]) => `${count} × ${what}`),
  ...report.damage,
  ...(grown(report) > MAX_GROWTH ? ['memory is not flat'] : []),
]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'no error, nothing lost, memory flat' : 'NOT well')
process.exit(problems.length === 0 ? 0 : 1)
