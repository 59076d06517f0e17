import type { BrowserContext, Page } from 'playwright-core'

export interface WatchedPage {
  page: Page
  /** Console errors, page errors, failed requests and error responses, in order. */
  faults: string[]
}

/** A page that remembers everything that went wrong in it. Tests end with `expect(faults).toEqual([])`. */
export const watchedPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels what it had asked for.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.status()} ${response.url()}`)
  })
  return { page, faults }
}

/** Usable: fonts loaded, the screen laid out, nothing on its way. */
export const ready = async (page: Page) => {
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
