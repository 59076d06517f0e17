import type { BrowserContext, Page } from 'playwright-core'

export interface WatchedPage {
  page: Page
  /** Console errors, page errors, failed requests and error responses, in order. */
  faults: string[]
}

/** Opens a page that records everything that goes wrong in it. Tests end with `expect(faults).toEqual([])`. */
export const watchedPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.status()} ${response.url()}`)
  })
  return { page, faults }
}

/** Waits until the page is usable: fonts loaded, screen laid out, nothing loading. */
export const ready = async (page: Page) => {
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
