import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { type WatchedPage, watchedPage } from './page.ts'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'

export interface Journey {
  server: TestServer
  /**
   * A new visitor: cookies by name, and a page that remembers what went wrong in it. `ahead`: with all that pages fetch
   * before it is used.
   */
  visit(
    cookies?: Record<string, string>,
    options?: BrowserContextOptions & { firstRun?: boolean; ahead?: boolean },
  ): Promise<WatchedPage & { context: BrowserContext }>
}

/**
 * The product and a browser for one test file. After each test, every page that it opened must be free of console
 * errors, failed requests and unhandled rejections, unless the test emptied the list on purpose.
 */
export const journey = (options: TestServerOptions = {}): Journey => {
  let browser: Browser
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
    await Promise.all(pages.map(({ context }) => context.close()))
    expect(faults).toEqual([])
  })
  self.visit = async (cookies = {}, { firstRun, ahead = false, ...contextOptions } = {}) => {
    // Motion off: a test measures where things are, not where they pass.
    const defaults = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...defaults, ...contextOptions })
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: self.server.url })),
    )
    // A third of a visit's work would be to fetch what is never opened: only who asks for it saves no data.
    if (!ahead)
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
      })
    // Who is shown around first cannot get on with the work.
    if (!firstRun) await context.addInitScript(() => localStorage.setItem('huajian-tour', '0'))
    const visited = { ...(await watchedPage(context)), context }
    open.push(visited)
    return visited
  }
  return self
}
