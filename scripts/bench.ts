import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { listTemplates } from '#features/templates/contract.ts'
import { aiFigures } from '#test/bench/ai.ts'
import { openBareField, openBuilder, typingPlaces } from '#test/bench/builder.ts'
import { coldLoad } from '#test/bench/cold-load.ts'
import { type Earlier, earlierFigures } from '#test/bench/earlier.ts'
import { exportFigures } from '#test/bench/exports.ts'
import { calibrate, calibrateDisk, type Figure, type Figures, middle, summary } from '#test/bench/figures.ts'
import { firstLoads, scriptKb } from '#test/bench/first-load.ts'
import { loadFigures } from '#test/bench/load.ts'
import { quietRuns } from '#test/bench/noise.ts'
import { ownWork } from '#test/bench/own-work.ts'
import { firstTextFigures, pageWeightFigures } from '#test/bench/page-weight.ts'
import { publicPageFigures } from '#test/bench/public-pages.ts'
import { saveFigures } from '#test/bench/saves.ts'
import { scaleFigures } from '#test/bench/scale.ts'
import { startFigures } from '#test/bench/start.ts'
import { measureTyping } from '#test/bench/typing.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { startPostgres } from '#test/kit/postgres.ts'
import { startServer, type TestServer, testOnPostgres } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'
import { ensureServerBundle } from './server-bundle.ts'

const HELP = `npm run bench [-- options]: every figure as it is measured, and a JSON file of all of them

  --only GROUP        one group; each ends within five minutes on a quiet machine
  --compare           measures the last release (the latest tag) too, group by group, and shows the ratio
  --compare REF       the same with a tag, a branch or a commit
  --compare FILE      shows the ratio to the JSON file of an earlier run
  --out FILE          where the figures are written (default .cache/bench.json)
`

/** The product and a browser, for the groups that need them. */
interface Bench {
  server: TestServer
  browser: Browser
  /** Figures over a limit that must hold. */
  problems: string[]
}

async function* firstLoadFigures(): Figures {
  for (const [name, { screen, barKb }] of Object.entries(firstLoads)) {
    const kb = scriptKb(screen)
    yield { name: `${name}: script before use (bar ${barKb})`, unit: 'KB', median: kb, p95: kb }
  }
}

const coldPages = { home: '/', gallery: '/resume', builder: '/builder/new' }

async function* coldLoadFigures({ server, browser }: Bench): Figures {
  for (const [name, path] of Object.entries(coldPages)) {
    const loads: Awaited<ReturnType<typeof coldLoad>>[] = []
    for (let round = 0; round < 5; round += 1) loads.push(await coldLoad(browser, server.url + path))
    const of = (what: 'readyMs' | 'scriptKb' | 'totalKb') => summary(loads.map((load) => load[what]))
    yield { name: `${name}: cold load to ready`, unit: 'ms', ...of('readyMs') }
    yield { name: `${name}: script sent`, unit: 'KB', ...of('scriptKb') }
    yield { name: `${name}: everything sent`, unit: 'KB', ...of('totalKb') }
  }
  yield* pageWeightFigures(browser, server.url)
  yield* firstTextFigures(browser)
}

async function* publicFigures({ server, browser, problems }: Bench): Figures {
  const { templates } = await server.as().call(listTemplates, { limit: 1 })
  yield* publicPageFigures(browser, server.url, templates[0]?.id ?? '', problems)
}

const openAt = async ({ server, browser }: Bench, place: string): Promise<Page> => {
  const go = typingPlaces[place]
  if (!go) return openBareField(browser)
  const page = await openBuilder(server, browser)
  await go(page)
  return page
}

const TYPING_ROUNDS = 3

async function* keyToPaint(bench: Bench, place: string, throttle: number): Figures {
  const runs = await quietRuns(TYPING_ROUNDS, async () => {
    const page = await openAt(bench, place)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const run = await measureTyping(page)
    await page.context().close()
    return run
  })
  const name = `typing into ${place}, ${throttle === 1 ? 'CPU as it is' : `CPU ${throttle}× slower`}`
  const each = runs.map((run) => summary(run.paint))
  yield {
    name: `${name}: key to paint`,
    unit: 'ms',
    median: middle(each.map((run) => run.median)),
    p95: middle(each.map((run) => run.p95)),
  }
  yield { name: `${name}: long tasks in 50 keys`, unit: '', ...summary(runs.map((run) => run.longTasks)) }
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

async function* typingFigures(bench: Bench): Figures {
  for (const place of ['a bare field, the least there is', ...Object.keys(typingPlaces)])
    for (const throttle of [1, 4]) yield* keyToPaint(bench, place, throttle)
  for (const place of Object.keys(typingPlaces)) yield await workPerKey(bench, place)
}

async function* onPostgres(): Figures {
  const postgres = await startPostgres()
  testOnPostgres(postgres.url)
  yield* scaleFigures('PostgreSQL')
  await postgres.stop()
}

/** `scale-postgres` comes last, because servers start on PostgreSQL from then on. */
const groups: Record<string, (bench: Bench) => Figures> = {
  start: startFigures,
  saves: saveFigures,
  'first-load': firstLoadFigures,
  'cold-load': coldLoadFigures,
  'public-pages': publicFigures,
  typing: typingFigures,
  exports: ({ server, browser }) => exportFigures(server, browser),
  ai: ({ problems }) => aiFigures(problems),
  load: loadFigures,
  'scale-sqlite': () => scaleFigures('SQLite'),
  'scale-postgres': onPostgres,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    compare: { type: 'boolean', default: false },
    out: { type: 'string', default: '.cache/bench.json' },
    help: { type: 'boolean', default: false },
  },
})
const names = Object.keys(groups).filter((name) => values.only === undefined || values.only === name)
if (values.help || names.length === 0 || positionals.length > (values.compare ? 1 : 0)) {
  console.log(`${HELP}\nGroups: ${Object.keys(groups).join(', ')}`)
  process.exit(values.help ? 0 : 1)
}

// Measure React's production build, as users run it.
process.env.NODE_ENV = 'production'
await ensureBuild()
await ensureServerBundle()
const root = resolve(import.meta.dirname, '..')
const earlier: Earlier | undefined = values.compare ? await earlierFigures(root, positionals[0]) : undefined
const figures: Figure[] = []
const out = resolve(root, values.out)
const number = (value: number, unit: string) => `${value.toFixed(1)} ${unit}`.trimEnd().padStart(14)

const print = (figure: Figure, before: readonly Figure[]) => {
  const { name, unit, median, p95 } = figure
  const former = before.find((one) => one.name === name)
  const ratio =
    former && former.median > 0
      ? `  ${earlier?.name} ${number(former.median, unit)}  ×${(median / former.median).toFixed(2)}`
      : ''
  console.log(`${name.padEnd(72)}${number(median, unit)}  p95${number(p95, unit)}${ratio}`)
  figures.push(figure)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, JSON.stringify(figures, null, 2))
}

print({ name: 'machine: calibration loop', unit: 'ms', ...summary(calibrate()) }, [])
print({ name: 'machine: 32 KB to the disk', unit: 'ms', ...summary(calibrateDisk()) }, [])
const bench: Bench = { server: await startServer(), browser: await launchChromium(), problems: [] }
for (const name of names) {
  const before = (await earlier?.measure(name)) ?? []
  const began = performance.now()
  console.log(`\n${name}`)
  for await (const figure of groups[name]?.(bench) ?? []) print(figure, before)
  console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s`)
}
await bench.browser.close()
await bench.server.stop()

for (const problem of bench.problems) console.error(`over its bar: ${problem}`)
if (bench.problems.length > 0) process.exitCode = 1
