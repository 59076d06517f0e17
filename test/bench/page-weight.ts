import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { runServer } from '#test/kit/server-process.ts'
import { type Figures, summary } from './figures.ts'

export interface PageWeight {
  requests: number
  totalKb: number
  fonts: number
  fontKb: number
  /** Number of elements in the page. */
  nodes: number
}

/**
 * Downloads of a new visitor without Chinese fonts until the page is idle, as transferred. Prefetches for the next
 * pages are excluded by data saving.
 */
export const pageWeight = async (browser: Browser, url: string): Promise<PageWeight> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const fontIds = new Set<string>()
  const weight = { requests: 0, totalKb: 0, fonts: 0, fontKb: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fontIds.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1
    weight.totalKb += encodedDataLength / 1024
    if (!fontIds.has(requestId)) return
    weight.fonts += 1
    weight.fontKb += encodedDataLength / 1024
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const nodes = await page.locator('*').count()
  await context.close()
  return { ...weight, nodes }
}

const SITE = join(import.meta.dirname, '../../apps/server/serve.mjs')

const WEIGHED = { home: '/', gallery: '/resume', word: '/word', slides: '/ppt' }

const LABELS: readonly (readonly [keyof PageWeight, string, string])[] = [
  ['totalKb', 'everything sent', 'KB'],
  ['requests', 'requests', ''],
  ['fonts', 'font files', ''],
  ['fontKb', 'fonts sent', 'KB'],
  ['nodes', 'elements', ''],
]

export async function* pageWeightFigures(browser: Browser, site: string): Figures {
  for (const [name, path] of Object.entries(WEIGHED)) {
    // The first visit waits for fonts that are not subset yet; later ones transfer the same bytes.
    await pageWeight(browser, site + path)
    const weight = await pageWeight(browser, site + path)
    for (const [key, label, unit] of LABELS)
      yield {
        name: `${name} without what it fetches ahead: ${label}`,
        unit,
        median: weight[key],
        p95: weight[key],
      }
  }
}

/** From the request to the frame after the first text appeared in a web font. */
const firstTextMs = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Sans/.test(family) && status === 'loaded'),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const took = performance.now() - began
  await context.close()
  return took
}

/** A server with an empty data folder, a browser with an empty cache. */
export async function* firstTextFigures(browser: Browser): Figures {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'huajian-bench-'))
    const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    const { child, exited, url } = await runServer(variables, SITE)
    times.push(await firstTextMs(browser, url))
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  yield { name: 'first letters on a fresh installation', unit: 'ms', ...summary(times) }
}
