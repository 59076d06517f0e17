import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { ready, type WatchedPage, watchedPage } from './page.ts'
import { inWorker } from './worker.ts'

const WINDOW = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/**
 * On a cold start, unbuilt modules may load so slowly that the browser warns about a preloaded font; that is not an
 * error.
 */
const isFault = (fault: string) => !fault.includes('was preloaded using link preload')

/** The editor with a sample in a browser; any error in a page fails its test. */
export const editorJourney = () => {
  let browser: Browser
  let shared: BrowserContext
  let url = ''
  const open: WatchedPage[] = []
  inWorker.beforeAll(async ({ chromium, partPages }) => {
    url = `${partPages}/test/pages/editor.html`
    browser = chromium
    shared = await browser.newContext(WINDOW)
    return () => shared.close()
  })
  afterEach(async () => {
    const pages = open.splice(0)
    await Promise.all(pages.map(({ page }) => page.close()))
    expect(pages.flatMap(({ faults }) => faults).filter(isFault)).toEqual([])
  })
  return async (options?: BrowserContextOptions): Promise<Page> => {
    const context = options ? await browser.newContext({ ...WINDOW, ...options }) : shared
    const watched = await watchedPage(context)
    open.push(watched)
    await watched.page.goto(`${url}?person=engineer`)
    await ready(watched.page)
    await watched.page.waitForSelector('[data-page="2"]', { state: 'attached' })
    return watched.page
  }
}

export const documentOf = (page: Page): Promise<Document> => page.evaluate(() => window.editor.history.state)
export const selectionOf = (page: Page) => page.evaluate(() => window.editor.state.getState().selection)
export const select = (page: Page, selection: Selection) =>
  page.evaluate((one) => window.editor.select(one, 'list'), selection)
export const undo = (page: Page) => page.evaluate(() => window.editor.undo())

/** Waits two frames: laid out, painted and scrolled. */
export const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  )

export const scrollTo = async (page: Page, sheet: number, down = 0) => {
  await page.evaluate(
    ([number, more]) => {
      const stage = document.querySelector('[data-stage]') as HTMLElement
      const box = document.querySelector(`[data-page="${number}"]`)?.getBoundingClientRect()
      stage.scrollTop += (box?.top ?? 0) - stage.getBoundingClientRect().top - 40 + (more ?? 0)
    },
    [sheet, down],
  )
  // A window outside the viewport renders late, so this one must be visible and rendered.
  await page.waitForSelector(`[data-page="${sheet}"][data-current]`)
  await settled(page)
}

/** The middle of the first text of a kind that is visible in a page's window. */
export const seen = (page: Page, sheet: number, mark: string) =>
  page.evaluate(
    ([number, selector]) => {
      const window = document.querySelector(`[data-page="${number}"]`) as HTMLElement
      const frame = window.getBoundingClientRect()
      for (const element of window.querySelectorAll(selector as string)) {
        const range = document.createRange()
        range.selectNodeContents(element)
        for (const rect of range.getClientRects()) {
          const x = rect.left + Math.min(rect.width / 2, 60)
          const y = rect.top + rect.height / 2
          if (rect.width > 8 && x > frame.left && x < frame.right && y > 100 && y < 820)
            return { x, y, text: element.textContent ?? '' }
        }
      }
      throw new Error(`nothing of ${selector} is seen on page ${number}`)
    },
    [sheet, mark] as const,
  )
