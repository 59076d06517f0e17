import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { ready } from '#test/kit/page.ts'
import { inWorker } from '#test/kit/worker.ts'
import { pageWeight } from './page-weight.ts'

const site = journey()

/** Opens a page as a new visitor without Chinese fonts and records the font files and their bytes. */
const fontsOf = (page: Page) => {
  const files: { path: string; bytes: number }[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.woff2$|^\/fonts\//.test(pathname)) return
    files.push({ path: pathname, bytes: (await response.body()).length })
  })
  return files
}

test("loads a page of the interface's own words from few prebuilt font files", async () => {
  const { page } = await site.visit({}, {})
  const files = fontsOf(page)
  await page.goto(`${site.server.url}/membership`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(files.filter(({ path }) => !path.startsWith('/assets/'))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(10)
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(260 * 1024)

  // A name with a character that no word of the interface has.
  await page.evaluate(() => document.querySelector('main')?.append('王䶮'))
  await expect.poll(() => files.some(({ path }) => path.startsWith('/fonts/sans.css'))).toBe(true)
  await expect.poll(() => files.some(({ path }) => /\/sans-400\/\d+\.woff2$/.test(path))).toBe(true)
})

test('loads the home page from four font files, including the document on its stage', async () => {
  const { page } = await site.visit({}, {})
  const files = fontsOf(page)
  await page.goto(site.server.url)
  await ready(page)
  await page.waitForLoadState('networkidle')
  const own = files.filter(({ path }) => path.startsWith('/assets/'))
  expect(own.length).toBeLessThanOrEqual(4)
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150 * 1024)
  const stage = await page
    .locator('[data-sheet] .hj-page')
    .first()
    .evaluate((sheet) => getComputedStyle(sheet).fontFamily)
  expect(stage).toContain('Huajian Sans')
})

test('shows Chinese names on an English page in the interface fonts and Latin text in the system font', async () => {
  const { page } = await site.visit({ lang: 'en' }, {})
  await page.goto(site.server.url)
  await ready(page)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const customIn = async (selector: string) => {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ isCustomFont }) => isCustomFont)
  }
  expect(await customIn('header button[lang="zh-CN"]')).toEqual([true])
  expect(await customIn('main section p')).toEqual([false])
})

/** Limits of the size of a first visit, without prefetching. */
const BARS = {
  '/': { totalKb: 450, requests: 35, nodes: 1500, fonts: 5, fontKb: 160 },
  '/resume': { totalKb: 600, requests: 60, nodes: 1500, fonts: 8, fontKb: 220 },
  '/webCode': { totalKb: 450, requests: 40, nodes: 1500, fonts: 10, fontKb: 260 },
} as const

inWorker('public pages stay light with all that they show', async ({ chromium }) => {
  for (const [path, bars] of Object.entries(BARS)) {
    const weight = await pageWeight(chromium, site.server.url + path)
    for (const [name, bar] of Object.entries(bars))
      expect.soft(weight[name as keyof typeof weight], `${path} ${name}`).toBeLessThanOrEqual(bar)
  }
})
