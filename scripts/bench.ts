import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { listTemplates } from '#features/templates/contract.ts'
import { aiFigures } from '#test/bench/ai.ts'
import { openBareField, openBuilder, typingPlaces } from '#test/bench/builder.ts'
import { coldLoad } from '#test/bench/cold-load.ts'
import { exportFigures } from '#test/bench/exports.ts'
import { calibrate, calibrateDisk, type Figure, middle, summary } from '#test/bench/figures.ts'
import { firstLoads, scriptKb } from '#test/bench/first-load.ts'
import { loadFigures } from '#test/bench/load.ts'
import { quietRuns } from '#test/bench/noise.ts'
import { ownWork } from '#test/bench/own-work.ts'
import { publicPageFigures } from '#test/bench/public-pages.ts'
import { saveFigures } from '#test/bench/saves.ts'
import { scaleFigures } from '#test/bench/scale.ts'
import { measureTyping } from '#test/bench/typing.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { startPostgres } from '#test/kit/postgres.ts'
import { startServer, type TestServer, testOnPostgres } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'
import { ensureBuild } from './build.ts'

// npm run bench [-- --only GROUP] [--compare FILE]: one table and one JSON file of all figures, with the machine's
// own noise. Groups: start, saves, first-load, cold-load, public-pages, typing, exports, ai, load,
// scale.

/** The product and a browser, for who needs them. */
interface Bench {
  server: TestServer
  browser: Browser
  /** What is over a bar that must hold. */
  problems: string[]
}

const startFigures = async (): Promise<Figure[]> => {
  const starts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'huajian-bench-'))
    const began = performance.now()
    const { child, exited } = await runServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    starts.push(performance.now() - began)
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  return [{ name: 'server: start to ready, built', unit: 'ms', ...summary(starts) }]
}

const firstLoadFigures = async (): Promise<Figure[]> =>
  Object.entries(firstLoads).map(([name, { screen, barKb }]) => {
    const kb = scriptKb(screen)
    return { name: `${name}: script before use (bar ${barKb})`, unit: 'KB', median: kb, p95: kb }
  })

const coldPages = { home: '/', gallery: '/resume', builder: '/builder/new' }

const coldLoadFigures = async ({ server, browser }: Bench): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(coldPages)) {
    const loads: Awaited<ReturnType<typeof coldLoad>>[] = []
    for (let round = 0; round < 5; round += 1) loads.push(await coldLoad(browser, server.url + path))
    const of = (what: 'readyMs' | 'scriptKb' | 'totalKb') => summary(loads.map((load) => load[what]))
    figures.push(
      { name: `${name}: cold load to ready`, unit: 'ms', ...of('readyMs') },
      { name: `${name}: script sent`, unit: 'KB', ...of('scriptKb') },
      { name: `${name}: everything sent`, unit: 'KB', ...of('totalKb') },
    )
  }
  return figures
}

const publicFigures = async ({ server, browser, problems }: Bench): Promise<Figure[]> => {
  const { templates } = await server.as().call(listTemplates, { limit: 1 })
  const found = await publicPageFigures(browser, server.url, templates[0]?.id ?? '')
  problems.push(...found.problems)
  return found.figures
}

const openAt = async ({ server, browser }: Bench, place: string): Promise<Page> => {
  const go = typingPlaces[place]
  if (!go) return openBareField(browser)
  const page = await openBuilder(server, browser)
  await go(page)
  return page
}

const keyToPaint = async (bench: Bench, place: string, throttle: number): Promise<Figure[]> => {
  const runs = await quietRuns(5, async () => {
    const page = await openAt(bench, place)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const run = await measureTyping(page)
    await page.context().close()
    return run
  })
  const name = `typing into ${place}, ${throttle === 1 ? 'CPU as it is' : `CPU ${throttle}× slower`}`
  const each = runs.map((run) => summary(run.paint))
  return [
    {
      name: `${name}: key to paint`,
      unit: 'ms',
      median: middle(each.map((run) => run.median)),
      p95: middle(each.map((run) => run.p95)),
    },
    { name: `${name}: long tasks in 50 keys`, unit: '', ...summary(runs.map((run) => run.longTasks)) },
  ]
}

const workPerKey = async (bench: Bench, place: string): Promise<Figure> => {
  const page = await openAt(bench, place)
  await measureTyping(page)
  const work = await ownWork(bench.browser, page, () => measureTyping(page))
  await page.context().close()
  return {
    name: `typing into ${place}: own work per key, to the end of layout`,
    unit: 'ms',
    ...summary(work),
  }
}

const typingFigures = async (bench: Bench): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const place of ['a bare field, the least there is', ...Object.keys(typingPlaces)])
    for (const throttle of [1, 4]) figures.push(...(await keyToPaint(bench, place, throttle)))
  for (const place of Object.keys(typingPlaces)) figures.push(await workPerKey(bench, place))
  return figures
}

const bothScales = async (): Promise<Figure[]> => {
  const embedded = await scaleFigures('SQLite')
  const postgres = await startPostgres()
  testOnPostgres(postgres.url)
  const served = await scaleFigures('PostgreSQL')
  await postgres.stop()
  return [...embedded, ...served]
}

/** `scale` is the last: from then on servers start on PostgreSQL. */
const groups: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  start: startFigures,
  saves: saveFigures,
  'first-load': firstLoadFigures,
  'cold-load': coldLoadFigures,
  'public-pages': publicFigures,
  typing: typingFigures,
  exports: ({ server, browser }) => exportFigures(server, browser),
  ai: ({ problems }) => aiFigures(problems),
  load: () => loadFigures(),
  scale: bothScales,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    compare: { type: 'string' },
    out: { type: 'string', default: '.cache/bench.json' },
  },
})
// React takes its quick form, as where the product runs.
process.env.NODE_ENV = 'production'
await ensureBuild()
const earlier: Figure[] = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Figure[]) : []
const row = ({ name, unit, median, p95 }: Figure) => {
  const before = earlier.find((figure) => figure.name === name)
  const ratio = before ? { 'against earlier': `×${(median / before.median).toFixed(2)}` } : {}
  return [
    name,
    { median: `${median.toFixed(1)} ${unit}`, p95: `${p95.toFixed(1)} ${unit}`, ...ratio },
  ] as const
}

const figures: Figure[] = []
const kept = resolve(import.meta.dirname, '..', values.out)
/** What is measured is shown and kept at once: the whole takes most of an hour. */
const add = (more: readonly Figure[]) => {
  figures.push(...more)
  console.table(Object.fromEntries(more.map(row)))
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify(figures, null, 2))
}

add([
  { name: 'machine: calibration loop', unit: 'ms', ...summary(calibrate()) },
  { name: 'machine: 32 KB to the disk', unit: 'ms', ...summary(calibrateDisk()) },
])
const asked = Object.entries(groups).filter(([name]) => values.only === undefined || values.only === name)
const bench: Bench = { server: await startServer(), browser: await launchChromium(), problems: [] }
for (const [name, measure] of asked) {
  console.log(`${name}…`)
  add(await measure(bench))
}
await bench.browser.close()
await bench.server.stop()

if (asked.length > 1) console.table(Object.fromEntries(figures.map(row)))
for (const problem of bench.problems) console.error(`over its bar: ${problem}`)
if (bench.problems.length > 0) process.exitCode = 1
