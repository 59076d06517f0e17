import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentOf, editorJourney, seen, settled } from '#test/kit/stage.ts'

const visit = editorJourney()

const pages = (page: Page) => page.locator('[data-page]').count()
const cut = (page: Page, sheet: number) => page.locator(`[data-page="${sheet}"] [data-cut]`).count()

/** Each line of text that a page shows, with its position. */
const shownOn = (page: Page, sheet: number) =>
  page.evaluate((number) => {
    const window = document.querySelector(`[data-page="${number}"]`) as HTMLElement
    const frame = window.getBoundingClientRect()
    const texts = document.createTreeWalker(window, NodeFilter.SHOW_TEXT)
    const lines: string[] = []
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text)
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 0 && height > 0 && left >= frame.left && left + width <= frame.right + 1)
          lines.push(
            [left - frame.left, top - frame.top, width].map((one) => one.toFixed(1)).join(' ') +
              ` ${text.textContent}`,
          )
    }
    return lines.toSorted()
  }, sheet)

const write = async (page: Page, mark: string) => {
  const { x, y } = await seen(page, 1, mark)
  await page.mouse.dblclick(x, y)
  await page.locator('[data-page="1"] [data-inline-input]').waitFor()
  await expect.poll(() => cut(page, 1)).toBeGreaterThan(0)
}

/** Slow enough that all other work waits for a pause in typing. */
const slow = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
}

test('typing on a page lays out only that page, without a visible difference', async () => {
  const page = await visit()
  const before = { pages: await pages(page), first: await shownOn(page, 1), second: await shownOn(page, 2) }
  expect(before.pages).toBeGreaterThan(2)
  await write(page, '[data-section="work_experience"] [data-field="post"]')
  expect(await shownOn(page, 1)).toEqual(before.first)
  expect(await cut(page, 2)).toBe(0)
  expect(await shownOn(page, 2)).toEqual(before.second)

  // A late character causes a recount of the pages by a window with the whole flow.
  await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')))
  await settled(page)
  expect(await pages(page)).toBe(before.pages)

  await page.keyboard.press('Escape')
  expect(await page.locator('[data-cut]').count()).toBe(0)
  expect(await shownOn(page, 1)).toEqual(before.first)
})

test('lines that move up from the next page appear, and all pages are right at the next pause', async () => {
  const page = await visit()
  const before = await pages(page)
  await slow(page)
  await write(page, '[data-section="work_experience"] [data-field="bullets"] p')
  const lines = (await shownOn(page, 1)).length
  await page.keyboard.press('Control+a')
  await page.keyboard.type('短')
  await settled(page)
  // Before the pause the page is full, because the following content was laid out too.
  expect((await shownOn(page, 1)).length).toBeGreaterThan(lines - 8)
  await expect.poll(() => page.evaluate(() => window.editor.renderState.getState().canUndo)).toBe(true)
  await settled(page)
  const [first, count] = [await shownOn(page, 1), await pages(page)]
  expect(count).toBeLessThanOrEqual(before)

  await page.keyboard.press('Control+Enter')
  await page.mouse.click(20, 450)
  await expect.poll(() => page.locator('[data-inline-input]').count()).toBe(0)
  expect(await page.locator('[data-cut]').count()).toBe(0)
  await settled(page)
  expect(await shownOn(page, 1)).toEqual(first)
  expect(await pages(page)).toBe(count)
  const work = (await documentOf(page)).sections.find(({ kind }) => kind === 'work_experience')
  expect(JSON.stringify(work?.items)).toContain('短')
})

test('removing the section that is being edited makes the page complete again', async () => {
  const page = await visit()
  await write(page, '[data-section="work_experience"] [data-field="post"]')
  await page.evaluate(() =>
    window.editor.edit((draft) => {
      const at = draft.sections.findIndex(({ kind }) => kind === 'work_experience')
      draft.sections.splice(at, 1)
    }),
  )
  await settled(page)
  expect(await page.locator('[data-inline-input], [data-cut]').count()).toBe(0)
})
