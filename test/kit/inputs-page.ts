import type { BrowserContext, Page } from 'playwright-core'
import type { Rich } from '#packages/document/values.ts'
import { inWorker } from './worker.ts'

declare const inputs: {
  value(name: string): unknown
}

/** Every input in a row of its own, in a real browser. */
export const inputsJourney = () => {
  let context: BrowserContext
  let page: Page | undefined
  let url = ''
  inWorker.beforeAll(async ({ chromium, partPages }) => {
    url = `${partPages}/test/pages/inputs.html`
    context = await chromium.newContext({ viewport: { width: 1100, height: 1300 }, reducedMotion: 'reduce' })
    return () => context.close()
  })
  return async (): Promise<Page> => {
    // Values that one test stored must not affect the next one.
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
