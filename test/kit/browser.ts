import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { type WatchedPage, watchedPage } from './page.ts'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'
import { expectNoSiteWideChange, inWorker } from './worker.ts'

interface VisitOptions {
  firstRun?: boolean
  ahead?: boolean
}

export interface Journey {
  server: TestServer
  /** Opens a page as a new visitor, with cookies by name, and records its errors. `ahead` lets the page prefetch. */
  visit(
    cookies?: Record<string, string>,
    options?: BrowserContextOptions & VisitOptions,
  ): Promise<WatchedPage & { context: BrowserContext }>
}

/** Closes all pages and ends network conditions that a test has set. */
const left = async (context: BrowserContext) => {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
}

/** Removes all stored data, but not the HTTP cache. */
const forget = async (page: Page, origin: string) => {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}

/** Visitors without options of their own share one HTTP cache, which saves a third of a visit. */
interface Warm {
  context?: BrowserContext
}

/** Visitors of the server that the files of this worker share. */
const warmOnShared: Warm = {}

const journeyOn = (options: TestServerOptions | undefined): Journey => {
  let browser: Browser
  const warm = options ? {} : warmOnShared
  let isShared = false
  const open: (WatchedPage & { context: BrowserContext })[] = []
  const self = {} as Journey
  if (options) {
    inWorker.beforeAll(async ({ chromium }) => {
      browser = chromium
      self.server = await startServer(options)
    })
    afterAll(async () => {
      await warm.context?.close()
      await self.server?.stop()
    })
  } else
    inWorker.beforeAll(async ({ chromium, product }) => {
      browser = chromium
      self.server = product
      return expectNoSiteWideChange(product.deps)
    })
  afterEach(async () => {
    const pages = open.splice(0)
    const faults = pages.flatMap((page) => page.faults)
    await Promise.all(
      pages.map(({ context }) => (context === warm.context ? left(context) : context.close())),
    )
    isShared = false
    expect(faults).toEqual([])
  })
  const contextFor = async (
    { firstRun, ahead = false }: VisitOptions,
    contextOptions: BrowserContextOptions,
  ): Promise<BrowserContext> => {
    // Without animations, so that a test measures final positions.
    const defaults = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...defaults, ...contextOptions })
    // The first pages of a fresh clone wait until their fonts are subset.
    context.setDefaultNavigationTimeout(120_000)
    // Prefetching would be a third of a visit's work, so only tests that need it turn data saving off.
    if (!ahead)
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
      })
    // The guided tour would cover the page.
    if (!firstRun) await context.addInitScript(() => localStorage.setItem('huajian-tour', '0'))
    return context
  }
  self.visit = async (cookies = {}, visitOptions = {}) => {
    const { firstRun, ahead, ...contextOptions } = visitOptions
    const mayShare = !isShared && Object.keys(visitOptions).length === 0
    const context =
      (mayShare ? warm.context : undefined) ??
      (await contextFor({ firstRun, ahead } as VisitOptions, contextOptions))
    if (mayShare) {
      warm.context = context
      isShared = true
    }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: self.server.url })),
    )
    const visited = { ...(await watchedPage(context)), context }
    if (context === warm.context) await forget(visited.page, self.server.url)
    open.push(visited)
    return visited
  }
  return self
}

/**
 * The product and a browser for one test file, both shared with the other files of the worker, so a file must use
 * accounts of its own. After each test, every page that it opened must be free of console errors, failed requests and
 * unhandled rejections, unless the test emptied the list on purpose.
 */
export const journey = (): Journey => journeyOn(undefined)

/**
 * The same with a server of its own, for files that change settings, switches, prices or published templates, count
 * actions of the whole site, or need other variables or another clock.
 */
export const ownJourney = (options: TestServerOptions = {}): Journey => journeyOn(options)
