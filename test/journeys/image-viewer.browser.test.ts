import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { inWorker } from '#test/kit/worker.ts'

let browser: Browser
let url = ''
inWorker.beforeAll(async ({ chromium, partPages }) => {
  url = `${partPages}/test/pages/image-viewer.html`
  browser = chromium
})

test('opens a picture above other overlays, at most at 0.9 of the window, and zooms by a tenth', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  await page.goto(url)
  await page.locator('#root img[alt="tomato"]').click()
  const shown = page.locator('.viewer-container.viewer-in')
  await shown.waitFor()
  expect(await shown.evaluate((box) => getComputedStyle(box).zIndex)).toBe('2015')
  const size = async () => (await page.locator('.viewer-canvas img').boundingBox())?.width ?? 0
  await expect.poll(size).toBe(600)
  await page.mouse.move(500, 300)
  await page.mouse.wheel(0, -100)
  await expect.poll(size).toBe(660)
  const tooltip = page.locator('.viewer-tooltip.viewer-show')
  await tooltip.waitFor()
  expect(await tooltip.textContent()).toBe('110%')
  await page.close()
})

test('when pictures change, rebuilds once after 50 ms without a change', async () => {
  const page = await browser.newPage()
  await page.goto(url)
  await page.locator('#root img[alt="seagreen"]').click()
  await page.locator('.viewer-container.viewer-in .viewer-canvas img').waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return page.locator('.viewer-container.viewer-in').count()
    })
    .toBe(0)
  await page.evaluate(() => {
    const more = document.querySelector('button')
    for (let times = 0; times < 3; times += 1) more?.click()
  })
  await page.locator('#root img[alt="orange"]').waitFor()
  await page.locator('#root img[alt="orange"]').click()
  await page.locator('.viewer-container.viewer-in').waitFor()
  await expect.poll(() => page.locator('.viewer-list li').count()).toBeGreaterThanOrEqual(4)
  await page.close()
})
