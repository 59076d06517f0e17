import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { ready, watchedPage } from './page.ts'
import { drawnComponents } from './renders.ts'

declare global {
  interface Window {
    editor: Editor
  }
}

/** Waits as long as a busy machine may need. */
export const settled = <T>(read: () => T) => expect.poll(read)

/** The editor alone with a sample, in a real browser; all pages of a test file share one cache. */
export interface EditorPage {
  page: Page
  /** The left pane. */
  pane: Locator
  readonly faults: string[]
  document(): Promise<Document>
  titles(): Promise<string[]>
  sectionOf(kind: string): Promise<Section>
  /** A section's row in the list. */
  head(title: string): Locator
  entries(): Locator
  /** The name of the focused element. */
  focused(): Promise<string>
  /** Presses Tab until the focused element has this text; a choice is identified by its number. */
  tabTo(text: RegExp): Promise<void>
}

interface OpenOptions {
  query?: string
  width?: number
  height?: number
  /** Only sections of these kinds: one short page is laid out faster than four. */
  only?: readonly string[]
  /** Loads early what the page would otherwise load on demand. */
  hold?: { what: RegExp; until: Promise<void> }
}

const onPage = (page: Page, faults: string[]): EditorPage => {
  const pane = page.getByRole('complementary', { name: /^(内容|Content)$/ })
  const document = (): Promise<Document> => page.evaluate(() => window.editor.state.getState().document)
  return {
    page,
    pane,
    // On a busy machine, preloaded fonts arrive late and the browser warns; that is not an error.
    get faults() {
      return faults.filter((fault) => !fault.includes('preloaded using link preload'))
    },
    document,
    titles: async () => (await document()).sections.map(({ title }) => title),
    sectionOf: async (kind) => {
      const found = (await document()).sections.find((section) => section.kind === kind)
      if (!found) throw new Error(`no ${kind}`)
      return found
    },
    head: (title) => pane.locator('[data-section-head]').filter({ hasText: new RegExp(`^${title}`) }),
    entries: () => pane.locator('[data-entry-head]'),
    focused: () => page.evaluate(() => globalThis.document.activeElement?.getAttribute('aria-label') ?? ''),
    tabTo: async (text) => {
      for (let times = 0; times < 80; times += 1) {
        await page.keyboard.press('Tab')
        const label = await page.evaluate(() => {
          const active = globalThis.document.activeElement as HTMLElement | null
          if (active?.dataset.choice) return `#${active.dataset.choice}`
          return active?.getAttribute('aria-label') ?? active?.textContent ?? ''
        })
        if (text.test(label)) return
      }
      throw new Error(`Tab does not come to ${text}`)
    },
  }
}

export const startEditorPages = async (browser: Browser, partPages: string) => {
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce' })
  return {
    open: async ({
      query = '',
      width = 1440,
      height = 900,
      hold,
      only,
    }: OpenOptions = {}): Promise<EditorPage> => {
      const { page, faults } = await watchedPage(context)
      if (hold) await page.route(hold.what, (route) => hold.until.then(() => route.continue()))
      await page.setViewportSize({ width, height })
      await page.addInitScript(drawnComponents)
      await page.goto(`${partPages}/test/pages/editor.html?person=engineer${query}`)
      await ready(page)
      const shown = onPage(page, faults)
      await page.locator('[data-section-head]').first().waitFor({ state: 'attached' })
      if (only)
        await page.evaluate((kinds) => {
          const { history } = window.editor
          history.receive({
            ...history.state,
            sections: history.state.sections.filter(({ kind }) => kinds.includes(kind)),
          })
        }, only)
      return shown
    },
    stop: () => context.close(),
  }
}
