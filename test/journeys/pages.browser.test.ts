import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { startPages } from '#test/kit/vite-pages.ts'

let stop = async () => {}
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  const pages = await startPages()
  stop = pages.stop
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text())
  })
  await page.goto(`${pages.url}/test/pages/document.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
})
afterAll(async () => {
  await browser?.close()
  await stop()
})

interface Report {
  pages: number
  windows: number
  cut: string[]
  orphans: string[]
  misplaced: string[]
  wide: string[]
}

/** What the browser laid out: every line of every flow against the column that it stands in. */
const inspect = (document: Document): Promise<Report> =>
  page.evaluate(async (shown: Document) => {
    const pages = await window.show(shown)
    const first = globalThis.document.querySelector('[data-page="1"]') as HTMLElement
    const pitch = first.offsetWidth
    const origin = first.getBoundingClientRect()
    const report: Report = {
      pages,
      windows: globalThis.document.querySelectorAll('[data-page]').length,
      cut: [],
      orphans: [],
      misplaced: [],
      wide: [],
    }
    for (const flow of first.querySelectorAll<HTMLElement>('[data-flow]')) {
      const box = flow.getBoundingClientRect()
      const walker = globalThis.document.createTreeWalker(flow, NodeFilter.SHOW_TEXT)
      const range = globalThis.document.createRange()
      while (walker.nextNode()) {
        const node = walker.currentNode
        const holder = node.parentElement
        if (!node.textContent?.trim() || !holder || getComputedStyle(holder).visibility === 'hidden') continue
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          if (line.width === 0) continue
          const where = `${holder.closest('[data-section]')?.getAttribute('data-section')}_${holder.closest('[data-section]')?.getAttribute('data-variant')}: ${node.textContent.slice(0, 24)}`
          if (line.top < origin.top - 1 || line.bottom > box.bottom + 1.5) report.cut.push(where)
          const column = Math.floor((line.left - origin.left + 0.5) / pitch)
          const right = line.right - origin.left - column * pitch
          if (right > pitch + 1 || line.left - origin.left - column * pitch < -1) report.wide.push(where)
        }
      }
      const columnOf = (element: Element, last: boolean) => {
        const rects = [...element.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
        const rect = last ? rects.at(-1) : rects[0]
        return rect ? Math.floor((rect.left - origin.left + 1) / pitch) : -1
      }
      for (const section of flow.querySelectorAll<HTMLElement>(':scope > .hj-section')) {
        const title = section.querySelector(':scope > .hj-title')
        const body = section.querySelector(':scope > .hj-body')
        if (
          title &&
          body &&
          !section.classList.contains('hj-beside') &&
          columnOf(title, true) !== columnOf(body, false)
        )
          report.orphans.push(section.dataset.section ?? '')
      }
      const order = [...flow.querySelectorAll<HTMLElement>(':scope > .hj-section')]
      for (const [at, section] of order.entries()) {
        const wanted = shown.sections.find((one) => one.id === section.dataset.id)?.breakBefore
        const before = order[at - 1]
        if (wanted && before && columnOf(section, false) <= columnOf(before, true))
          report.misplaced.push(section.dataset.section ?? '')
      }
    }
    return report
  }, document)

const SEEDS = Array.from({ length: 200 }, (_, at) => at + 1)

describe('200 documents made by chance', () => {
  test.each(Array.from({ length: 10 }, (_, at) => [at * 20 + 1, at * 20 + 20]))(
    'documents %i to %i: no cut line, no orphan title, breaks where they are set, nothing off the page',
    async (from, to) => {
      for (const seed of SEEDS.slice(from - 1, to)) {
        const report = await inspect(chanceDocument(seed))
        expect({ seed, ...report }).toMatchObject({
          seed,
          windows: report.pages,
          cut: [],
          orphans: [],
          misplaced: [],
          wide: [],
        })
      }
      expect(errors).toEqual([])
    },
    120_000,
  )
})
