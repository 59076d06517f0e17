import type { Browser, Page } from 'playwright-core'
import { type Figure, type Figures, summary } from './figures.ts'
import { type FirstLoad, firstLoads, scriptKb } from './first-load.ts'
import { quietRuns } from './noise.ts'

/** A phone on a slow mobile network: 1.6 Mbit/s, 150 ms latency, a processor four times slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Shifts below this are not noticeable. */
const CLS_BAR = 0.02

/** By path; the page of a template also includes rendered documents. */
const pagesOf = (template: string): Record<string, { path: string; load: FirstLoad | undefined }> => ({
  home: { path: '/', load: firstLoads.home },
  gallery: { path: '/resume', load: firstLoads.gallery },
  template: { path: `/resume/${template}`, load: firstLoads.template },
})

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const
type Kind = (typeof kinds)[number]

interface Load {
  lcpMs: number
  cls: number
  tbtMs: number
  kb: Record<Kind, number>
}

interface Seen {
  lcp: number
  cls: number
  tbt: number
}

/** Runs before the page's scripts. Every layout shift counts, not only the worst second. */
const watch = () => {
  const seen: Seen = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { seenByBench: seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
}

const countBytes = async (page: Page): Promise<Record<Kind, number>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  const kb = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const types = new Map<string, string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.find((one) => one === types.get(requestId)) ?? 'Fetch'
    kb[kind] += encodedDataLength / 1024
  })
  return kb
}

/** One visit as a new visitor, until the page is idle, including fonts and prefetches. */
const slowLoad = async (browser: Browser, url: string, device: object): Promise<Load> => {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const kb = await countBytes(page)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const { lcp, cls, tbt } = await page.evaluate(
    () => (window as unknown as { seenByBench: Seen }).seenByBench,
  )
  await context.close()
  return { lcpMs: lcp, cls, tbtMs: tbt, kb }
}

/** A new server renders its first covers and compresses its first style sheets, which is not measured here. */
const warmUp = async (browser: Browser, url: string) => {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.close()
}

/** Figures of public pages on a slow phone, and their layout shifts. */
export async function* publicPageFigures(
  browser: Browser,
  site: string,
  template: string,
  problems: string[],
  rounds = 3,
): Figures {
  for (const [name, { path, load: first }] of Object.entries(pagesOf(template))) {
    const script = first ? scriptKb(first.screen) : 0
    if (first && script > first.barKb)
      problems.push(`${name}: ${script.toFixed(1)} KB of script, at most ${first.barKb}`)
    await warmUp(browser, site + path)
    for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const loads = await quietRuns(rounds, () => slowLoad(browser, site + path, options))
      const all = (label: string, unit: string, of: (load: Load) => number): Figure => ({
        name: `${name} on a slow ${device}: ${label}`,
        unit,
        ...summary(loads.map(of)),
      })
      yield all('largest paint', 'ms', (load) => load.lcpMs)
      yield all('blocked', 'ms', (load) => load.tbtMs)
      yield all('shifts', '‰', (load) => load.cls * 1000)
      for (const kind of kinds) yield all(`${kind.toLowerCase()} sent`, 'KB', (load) => load.kb[kind])
      const worst = Math.max(...loads.map((load) => load.cls))
      if (worst >= CLS_BAR) problems.push(`${name} on a ${device} shifts by ${worst.toFixed(4)}`)
    }
  }
}
