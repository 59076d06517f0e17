import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { type WatchedPage, watchedPage } from './page.ts'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'

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
}

/** All that was kept here is gone, but not what was fetched. */
const forget = async (page: Page, origin: string) => {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}

/**
 * The product and a browser for one test file. After each test, every page that it opened must be free of console
 * errors, failed requests and unhandled rejections, unless the test emptied the list on purpose.
 */
export const journey = (options: TestServerOptions = {}): Journey => {
  let browser: Browser
  /** For visitors without wishes of their own: what one has fetched, the next one has. A third of a visit is that. */
  let shared: BrowserContext | undefined
  let isShared = false
  const open: (WatchedPage & { context: BrowserContext })[] = []
  const self = {} as Journey
  beforeAll(async () => {
    self.server = await startServer(options)
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await self.server?.stop()
  })
  afterEach(async () => {
    const pages = open.splice(0)
    const faults = pages.flatMap((page) => page.faults)
    await Promise.all(pages.map(({ context }) => (context === shared ? left(context) : context.close())))
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
      mayShare && shared ? shared : await contextFor({ firstRun, ahead } as VisitOptions, contextOptions)
    if (mayShare) {
      shared = context
      isShared = true
    }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: self.server.url })),
    )
    const visited = { ...(await watchedPage(context)), context }
    if (context === shared) await forget(visited.page, self.server.url)
    open.push(visited)
    return visited
  }
  return self
}
