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
  /**
   * A new visitor: cookies by name, and a page that remembers what went wrong in it. `ahead`: with all that pages fetch
   * before it is used.
   */
  visit(
    cookies?: Record<string, string>,
    options?: BrowserContextOptions & VisitOptions,
  ): Promise<WatchedPage & { context: BrowserContext }>
}

/** Nobody is there any more, and nothing of what a test did to the network. */
const left = async (context: BrowserContext) => {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
}

/** All that was kept here is gone, but not what was fetched. */
const forget = async (page: Page, origin: string) => {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}

/** For visitors without options of their own: what one has fetched, the next one has. A third of a visit is that. */
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
    // Motion off: a test measures where things are, not where they pass.
    const defaults = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...defaults, ...contextOptions })
    // The first pages of a fresh clone wait for their fonts to be cut.
    context.setDefaultNavigationTimeout(120_000)
    // A third of a visit's work would be to fetch what is never opened: only who asks for it saves no data.
    if (!ahead)
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
      })
    // Who is shown around first cannot get on with the work.
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
 * The product and a browser for one test file, both shared with the other files of the worker: what a file does must
 * concern only accounts of its own. After each test, every page that it opened must be free of console errors, failed
 * requests and unhandled rejections, unless the test emptied the list on purpose.
 */
export const journey = (): Journey => journeyOn(undefined)

/**
 * The same with a server of its own: for files that change settings, switches, prices or published templates, count
 * what the whole site did, or need other variables or another clock.
 */
export const ownJourney = (options: TestServerOptions = {}): Journey => journeyOn(options)
