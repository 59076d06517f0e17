import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runServer, SITE } from '#test/kit/server-process.ts'
import { memoryOf, memoryOfTree } from './cpu.ts'
import { type Figure, type Figures, summary } from './figures.ts'

const ROUNDS = 5
const SAMPLE_MS = 100
/** The renderer exits after a minute without a page. */
const REST_MS = 90_000

const start = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'huajian-bench-'))
  const began = performance.now()
  const running = await runServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, SITE)
  return { ...running, dataDir, ms: performance.now() - began }
}

const memory = (name: string, value: number): Figure => ({
  name: `server: memory with its children, ${name}`,
  unit: 'MB',
  median: value,
  p95: value,
})

/** With SQLite and an empty folder: the first start of a site, which subsets its fonts in a child process. */
export async function* startFigures(): Figures {
  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, exited, dataDir, ms } = await start()
    starts.push(ms)
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  yield { name: 'server: start to ready, built', unit: 'ms', ...summary(starts) }

  const { child, exited, dataDir, url } = await start()
  const pid = child.pid ?? 0
  let peak = memoryOfTree(pid)
  yield memory('after the start', peak)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(pid))
  }, SAMPLE_MS)
  for (const path of ['/', '/resume', '/word', '/ppt']) await (await fetch(url + path)).text()
  yield memory('after the first pages', memoryOfTree(pid))
  await wait(REST_MS)
  clearInterval(timer)
  yield memory('peak of these', peak)
  child.kill('SIGTERM')
  await exited

  const again = await runServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, SITE)
  await wait(REST_MS)
  // The font process runs for some more minutes and then ends.
  const idle = memoryOf(again.child.pid ?? 0)
  yield { name: 'server: memory idle, with all fonts cut (bar 150)', unit: 'MB', median: idle, p95: idle }
  again.child.kill('SIGTERM')
  await again.exited
  rmSync(dataDir, { recursive: true, force: true })
}
