import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { type EditorPage, settled, startEditorPages } from '#test/kit/editor-page.ts'
import { isLong } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let pages: Awaited<ReturnType<typeof startEditorPages>>
let editor: EditorPage
inWorker.beforeAll(async ({ chromium, partPages }) => {
  pages = await startEditorPages(chromium, partPages)
  return pages.stop
})
afterEach(async () => {
  expect(editor.faults).toEqual([])
  await editor.page.close()
})

const open = async (options: Parameters<typeof pages.open>[0] = {}) => {
  editor = await pages.open(options)
  return editor
}
const press = async (...keys: string[]) => {
  for (const key of keys) await editor.page.keyboard.press(key)
}
/** The text of the focused element. */
const on = () => editor.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const isIn = (place: Locator) => place.evaluate((one) => one.contains(document.activeElement))
const menu = () => editor.page.getByRole('menu')

test('a menu by keyboard: arrows wrap, Home, End and letters move, Escape and Tab return the focus', async () => {
  const { page, pane } = await open({ query: '&lang=en' })
  const more = pane.getByRole('button', { name: 'Education: more' })
  await more.focus()
  expect(await more.getAttribute('aria-haspopup')).toBe('menu')
  await press('Enter')
  await menu().waitFor()
  expect(await more.getAttribute('aria-expanded')).toBe('true')
  await settled(on).toBe('Change variant')
  await press('ArrowUp')
  expect(await on()).toBe('Delete')
  await press('ArrowDown', 'ArrowDown')
  expect(await on()).toBe('Title style')
  await press('End')
  expect(await on()).toBe('Delete')
  await press('Home')
  expect(await on()).toBe('Change variant')
  // The same letter moves to the next match, more letters search for a word.
  await press('d')
  expect(await on()).toBe('Duplicate')
  await press('d')
  expect(await on()).toBe('Delete')
  await press('Escape')
  await menu().waitFor({ state: 'detached' })
  expect(await isIn(more)).toBe(true)
  await press('Enter')
  await menu().waitFor()
  await press('m', 'o', 'v', 'e', 'Space')
  await menu().waitFor({ state: 'detached' })
  expect(await isIn(more)).toBe(true)
  await press('Enter')
  await menu().waitFor()
  await press('Tab')
  await menu().waitFor({ state: 'detached' })
  expect(await isIn(more)).toBe(false)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test.runIf(isLong)(
  'a menu by mouse: a press elsewhere closes it and takes effect; ticks are announced',
  async () => {
    const { page, pane, head } = await open()
    const more = pane.getByRole('button', { name: '教育背景：更多操作' }).first()
    const breaks = page.getByRole('menuitemcheckbox', { name: '从新的一页开始' })
    await more.click()
    expect(await breaks.getAttribute('aria-checked')).toBe('false')
    await breaks.click()
    await menu().waitFor({ state: 'detached' })
    expect((await editor.sectionOf('edu_background')).breakBefore).toBe(true)
    await more.click()
    expect(await breaks.getAttribute('aria-checked')).toBe('true')
    await more.click()
    await menu().waitFor({ state: 'detached' })
    await more.click()
    await head('工作经历').click()
    await menu().waitFor({ state: 'detached' })
    expect(await head('工作经历').getAttribute('aria-expanded')).toBe('true')
    expect(await isIn(head('工作经历'))).toBe(true)
  },
)

test.runIf(isLong)('opens next to its button and inside the window, wherever the button is', async () => {
  const { page, pane } = await open({ height: 480 })
  const rows = pane.getByRole('button', { name: /：更多操作$/ })
  for (const row of [rows.first(), rows.last()]) {
    await row.scrollIntoViewIfNeeded()
    await row.click()
    const box = await menu().boundingBox()
    expect(box && box.x >= 0 && box.y >= 0).toBe(true)
    expect(box && box.x + box.width <= 1440 && box.y + box.height <= 480).toBe(true)
    await press('Escape')
  }
  const zoom = page.getByRole('button', { name: /^缩放：/ })
  await zoom.click()
  const [list, button] = [await menu().boundingBox(), await zoom.boundingBox()]
  expect(list && button && list.y + list.height <= button.y).toBe(true)
})

test.runIf(isLong)('scrolls and disappears with its button', async () => {
  const { pane } = await open({ height: 420 })
  const scroller = pane.locator('ul').first().locator('..')
  const more = pane.getByRole('button', { name: /：更多操作$/ }).first()
  await more.click()
  const before = await menu().boundingBox()
  await scroller.evaluate((one) => one.scrollBy(0, 20))
  await settled(async () => Math.round((before?.y ?? 0) - ((await menu().boundingBox())?.y ?? 0))).toBe(20)
  const opacity = () => menu().evaluate((one) => getComputedStyle(one).opacity)
  await scroller.evaluate((one) => one.scrollBy(0, 400))
  await settled(opacity).toBe('0')
  expect(await isIn(menu())).toBe(true)
  await scroller.evaluate((one) => one.scrollTo(0, 0))
  await settled(opacity).toBe('1')
})

test('a popover keeps Tab inside, closes with one Escape, and a press elsewhere takes effect', async () => {
  const { page, pane, head } = await open()
  await head('教育背景').click()
  const how = pane.getByRole('button', { name: '「学校」怎样显示' })
  const dialog = page.getByRole('dialog', { name: '「学校」怎样显示' })
  await how.focus()
  await press('Enter')
  await dialog.waitFor()
  await settled(() => isIn(dialog)).toBe(true)
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await press('Shift+Tab')
    expect(await isIn(dialog)).toBe(true)
  }
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await isIn(how)).toBe(true)
  await press('Enter')
  await dialog.waitFor()
  await pane.getByRole('textbox', { name: '专业', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await editor.focused()).toBe('专业')
})

test('a listbox: the field keeps the focus and names the active option', async () => {
  const { page, pane, head } = await open()
  await head('教育背景').click()
  const field = pane.getByRole('combobox', { name: '学历' })
  const list = page.getByRole('listbox', { name: '学历' })
  const reached = () =>
    field.evaluate(
      (one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
  await field.focus()
  await press('ArrowDown')
  await list.waitFor()
  const first = await reached()
  await press('ArrowDown')
  expect(await reached()).not.toBe(first)
  await press('ArrowUp', 'ArrowUp', 'ArrowDown')
  expect(await reached()).toBe(first)
  await press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(await isIn(field)).toBe(true)
  await field.fill('博')
  await list.waitFor()
  expect(await list.getByRole('option').allTextContents()).toEqual(['博士'])
  await press('ArrowDown', 'Enter')
  await list.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('博士')
  await field.click()
  expect(await list.getByRole('option', { selected: true }).allTextContents()).toEqual(['博士'])
  await press('Tab')
  await list.waitFor({ state: 'detached' })
})

test('a colour is dragged and moved by keys; each is one step', async () => {
  const { page } = await open()
  const colors = async () => (await editor.document()).theme.colors
  const steps = () => page.evaluate(() => window.editor.history.canUndo)
  const before = await colors()
  await page.getByRole('button', { name: /^自选颜色/ }).click()
  const field = page.getByRole('slider', { name: '深浅' })
  const box = await field.boundingBox()
  if (!box) throw new Error('no field')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 30, { steps: 5 })
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
  await page.mouse.move(box.x + 90, box.y + 40, { steps: 5 })
  await page.mouse.up()
  const dragged = await colors()
  expect(dragged).not.toEqual(before)
  await page.evaluate(() => window.editor.undo())
  expect(await colors()).toEqual(before)
  await page.evaluate(() => window.editor.redo())
  await field.press('ArrowDown')
  await field.press('Shift+ArrowLeft')
  await settled(colors).not.toEqual(dragged)
  const moved = await colors()
  const hue = page.getByRole('slider', { name: '色相' })
  await hue.fill('120')
  await settled(colors).not.toEqual(moved)
  expect(await hue.inputValue()).toBe('120')
  await press('Escape')
  for (let times = 0; (await steps()) && times < 4; times += 1)
    await page.evaluate(() => window.editor.undo())
  expect(await colors()).toEqual(before)
})

test.runIf(isLong)(
  'drag and drop is loaded after the first paint: keys move until then, and dragging works afterwards',
  async () => {
    let letGo = () => {}
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { page, head, titles } = await open({ hold: { what: /drag-kit/, until: released } })
    const row = head('教育背景').locator('..')
    expect(await row.getAttribute('draggable')).toBe(null)
    const at = async () => (await titles()).indexOf('教育背景')
    const before = await at()
    await head('教育背景').focus()
    await press('Alt+ArrowUp')
    expect(await at()).toBe(before - 1)
    letGo()
    await settled(() => row.getAttribute('draggable')).toBe('true')
    expect(await page.locator('[draggable="true"]').count()).toBeGreaterThan(4)
  },
)
