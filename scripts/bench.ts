import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { updateSwitches } from '#features/site/contract.ts'
import { openBuilder, typingPlaces } from '#test/bench/builder.ts'
import { coldLoad } from '#test/bench/cold-load.ts'
import { exportFigures } from '#test/bench/exports.ts'
import { calibrate, type Figure, middle, summary } from '#test/bench/figures.ts'
import { firstLoads, scriptKb } from '#test/bench/first-load.ts'
import { quietRuns } from '#test/bench/noise.ts'
import { ownWork } from '#test/bench/own-work.ts'
import { measureTyping } from '#test/bench/typing.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'
import { ensureBuild } from './build.ts'

// npm run bench [-- --compare FILE]: one table and one JSON file of all figures, with the machine's own noise.
const { values } = parseArgs({
  options: { compare: { type: 'string' }, out: { type: 'string', default: '.cache/bench.json' } },
})
const root = join(import.meta.dirname, '..')
await ensureBuild()
const figures: Figure[] = [{ name: 'machine: calibration loop', unit: 'ms', ...summary(calibrate()) }]

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
figures.push({ name: 'server: start to ready, built', unit: 'ms', ...summary(starts) })

const server = await startServer()
const { token } = await aPerson(server.deps, 'admin')
const admin = server.as(token)
const writes: number[] = []
const began = performance.now()
await Promise.all(
  Array.from({ length: 16 }, async () => {
    for (let call = 0; call < 60; call += 1) {
      const sent = performance.now()
      await admin.call(updateSwitches, { open_comment: true })
      writes.push(performance.now() - sent)
    }
  }),
)
const perSecond = writes.length / ((performance.now() - began) / 1000)
figures.push({ name: 'server: durable write over HTTP, 16 at once', unit: 'ms', ...summary(writes) })
figures.push({ name: 'server: durable writes', unit: '/s', median: perSecond, p95: perSecond })

for (const [name, { screen, barKb }] of Object.entries(firstLoads)) {
  const kb = scriptKb(screen)
  figures.push({ name: `${name}: script before use (bar ${barKb})`, unit: 'KB', median: kb, p95: kb })
}

const browser = await launchChromium()
for (const [name, path] of [
  ['home', '/'],
  ['gallery', '/resume'],
  ['builder', '/builder/new'],
] as const) {
  const loads = []
  for (let round = 0; round < 5; round += 1) loads.push(await coldLoad(browser, server.url + path))
  figures.push({
    name: `${name}: cold load to ready`,
    unit: 'ms',
    ...summary(loads.map((load) => load.readyMs)),
  })
  figures.push({ name: `${name}: script sent`, unit: 'KB', ...summary(loads.map((load) => load.scriptKb)) })
  figures.push({
    name: `${name}: everything sent`,
    unit: 'KB',
    ...summary(loads.map((load) => load.totalKb)),
  })
}
for (const [place, goThere] of Object.entries(typingPlaces))
  for (const throttle of [1, 4]) {
    const runs = await quietRuns(5, async () => {
      const page = await openBuilder(server, browser)
      await goThere(page)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      const run = await measureTyping(page)
      await page.context().close()
      return run
    })
    const name = `typing into ${place}, ${throttle === 1 ? 'CPU as it is' : `CPU ${throttle}× slower`}`
    const each = runs.map((run) => summary(run.paint))
    figures.push({
      name: `${name}: key to paint`,
      unit: 'ms',
      median: middle(each.map((run) => run.median)),
      p95: middle(each.map((run) => run.p95)),
    })
    figures.push({
      name: `${name}: long tasks in 50 keys`,
      unit: '',
      ...summary(runs.map((run) => run.longTasks)),
    })
  }
for (const [place, goThere] of Object.entries(typingPlaces)) {
  const page = await openBuilder(server, browser)
  await goThere(page)
  await measureTyping(page)
  const work = await ownWork(browser, page, () => measureTyping(page))
  figures.push({
    name: `typing into ${place}: own work per key, to the end of layout`,
    unit: 'ms',
    ...summary(work),
  })
  await page.context().close()
}
figures.push(...(await exportFigures(server, browser)))
await browser.close()
await server.stop()

const earlier: Figure[] = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Figure[]) : []
console.table(
  Object.fromEntries(
    figures.map(({ name, unit, median, p95 }) => {
      const before = earlier.find((figure) => figure.name === name)
      const ratio = before ? { 'against earlier': `×${(median / before.median).toFixed(2)}` } : {}
      return [name, { median: `${median.toFixed(1)} ${unit}`, p95: `${p95.toFixed(1)} ${unit}`, ...ratio }]
    }),
  ),
)
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(join(root, values.out), JSON.stringify(figures, null, 2))
