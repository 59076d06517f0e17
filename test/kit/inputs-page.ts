import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Rich } from '#packages/document/values.ts'
import { launchChromium } from './chromium.ts'
import { startPages } from './part-pages.ts'

declare const inputs: {
  value(name: string): unknown
}

/** Every input over a row of its own, in a real browser. */
export const inputsJourney = () => {
  let stop = async () => {}
  let browser: Browser
  let context: BrowserContext
  let page: Page | undefined
  let url = ''
  beforeAll(async () => {
    const pages = await startPages()
    stop = pages.stop
    url = `${pages.url}/test/pages/inputs.html`
    browser = await launchChromium()
    context = await browser.newContext({ viewport: { width: 1100, height: 1300 }, reducedMotion: 'reduce' })
  })
  afterAll(async () => {
    await browser?.close()
    await stop()
  })
  return async (): Promise<Page> => {
    // What one test made it remember is nothing to the next.
    await page?.evaluate(() => localStorage.clear())
    await page?.close()
    page = await context.newPage()
    await page.goto(url)
    await page.locator('#in-rich[contenteditable="true"]').waitFor()
    return page
  }
}

export const valueIn = <T>(page: Page, name: string) =>
  page.evaluate((row) => inputs.value(row), name) as Promise<T>
export const linesIn = async (page: Page, name: string) =>
  (await valueIn<Rich>(page, name)).map(
    ({ list, spans }) => `${list ?? ''}:${spans.map(({ text }) => text).join('')}`,
  )
