import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLong } from '#test/kit/long.ts'
import {
  documentOf,
  editorJourney,
  scrollTo,
  seen,
  select,
  selectionOf,
  settled,
  undo,
} from '#test/kit/stage.ts'

const visit = editorJourney()

const order = async (page: Page) => (await documentOf(page)).sections.map(({ kind }) => kind)
const pageCount = (page: Page) => page.evaluate(() => window.editor.state.getState().pages)

const frames = (page: Page, look: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll(`[data-frame="${name}"]`)].map((one) =>
        one.getBoundingClientRect().toJSON(),
      ),
    look,
  ) as Promise<DOMRect[]>

const holds =
  ({ x, y }: { x: number; y: number }) =>
  (box: DOMRect) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

test('a click on page 2 selects the section there and shows its frame', async () => {
  const page = await visit()
  await scrollTo(page, 2)
  const point = await seen(page, 2, '[data-section="project_experience"] [data-field="bullets"] p')
  await page.mouse.click(point.x, point.y)
  const selection = await selectionOf(page)
  expect(selection).toMatchObject({ field: 'bullets', slot: 'bullets' })
  const stored = await documentOf(page)
  expect(stored.sections.find(({ id }) => id === selection?.section)?.kind).toBe('project_experience')
  expect((await frames(page, 'selected')).filter(holds(point))).toHaveLength(1)
  expect((await frames(page, 'part')).filter(holds(point))).toHaveLength(1)
  expect(await page.evaluate(() => window.editor.state.getState().selectedBy)).toBe('page')
})

test('a section over two pages has a frame on each, and they follow edits and zooms', async () => {
  const page = await visit()
  const id = (await documentOf(page)).sections.find(({ kind }) => kind === 'work_experience')?.id ?? ''
  await select(page, { section: id })
  /** Compares the frames with the part of the section that each page's window shows. */
  const check = async () => {
    await settled(page)
    const faults = await page.evaluate((section) => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-page]')].flatMap((window) => {
        const sheet = window.getBoundingClientRect()
        const drawn = window.querySelector(`[data-id="${section}"]`)
        return [...(drawn?.getClientRects() ?? [])].filter(
          (rect) => rect.left >= sheet.left - 1 && rect.right <= sheet.right + 1,
        )
      })
      const drawnFrames = [...document.querySelectorAll('[data-frame="selected"]')].map((one) =>
        one.getBoundingClientRect(),
      )
      const off = drawnFrames.filter((frame, at) => {
        const rect = shown[at]
        return (
          !rect ||
          Math.abs(frame.left + 8 - rect.left) > 1.5 ||
          Math.abs(frame.top + 6 - rect.top) > 1.5 ||
          Math.abs(frame.bottom - 6 - rect.bottom) > 1.5
        )
      })
      return { count: drawnFrames.length, shown: shown.length, off: off.length }
    }, id)
    expect(faults).toMatchObject({ off: 0, count: faults.shown })
    return faults.count
  }
  expect(await check()).toBe(2)
  await page.evaluate(() => window.editor.show({ zoom: 0.6 }))
  expect(await check()).toBe(2)
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.evaluate(() => window.editor.show({ zoom: 'width' }))
  await check()
  await page.evaluate((section) => {
    window.editor.edit((document) => {
      const items = document.sections.find((one) => one.id === section)?.items
      items?.splice(1)
    })
  }, id)
  await expect.poll(check).toBe(1)
})

test('the margin deselects and shows the page’s settings; selecting elsewhere scrolls only if necessary', async () => {
  const page = await visit()
  const scrolled = () => page.evaluate(() => document.querySelector('[data-stage]')?.scrollTop ?? 0)
  const { sections } = await documentOf(page)
  await select(page, { section: sections[1]?.id ?? '' })
  await settled(page)
  expect(await scrolled()).toBe(0)
  await select(page, { section: sections.at(-1)?.id ?? '' })
  await expect.poll(scrolled).toBeGreaterThan(1000)
  const [frame] = await frames(page, 'selected')
  expect(frame?.top).toBeGreaterThan(52)
  expect(frame?.top).toBeLessThan(860)
  const sheet = await page.locator('[data-page="1"]').evaluate((one) => one.getBoundingClientRect().left)
  await page.mouse.click(sheet + 12, 400)
  expect(await selectionOf(page)).toBeUndefined()
  expect(await page.evaluate(() => window.editor.state.getState().right)).toBe('page')
})

test('a section is dragged by its handle between two others', async () => {
  const page = await visit()
  const before = await order(page)
  await select(page, { section: (await documentOf(page)).sections[2]?.id ?? '' })
  const handle = await page.locator('[data-handle]').boundingBox()
  const target = await seen(page, 1, '[data-section="base_info"] [data-field="name"]')
  await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move((handle?.x ?? 0) + 40, (handle?.y ?? 0) - 20, { steps: 4 })
  await page.mouse.move(target.x, target.y - 10, { steps: 8 })
  await page.locator('[data-drop]').waitFor()
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual([before[0], before[2], before[1], ...before.slice(3)])
  expect(await page.locator('[data-drop]').count()).toBe(0)
  await undo(page)
  expect(await order(page)).toEqual(before)
})

test('with keys alone: choose, move, write, delete, leave', async () => {
  const page = await visit()
  const before = await order(page)
  const announced = () => page.locator('[data-stage] ~ [role="status"]').textContent()
  await page.locator('[data-keys]').focus()
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowDown')
  const selection = await selectionOf(page)
  expect((await documentOf(page)).sections[3]?.id).toBe(selection?.section)
  await page.keyboard.press('Alt+ArrowUp')
  expect(await order(page)).toEqual([...before.slice(0, 2), before[3], before[2], ...before.slice(4)])
  expect(await announced()).toContain('第 3 个栏目')
  await page.keyboard.press('Enter')
  await page.locator('[data-inline-input]').waitFor()
  await page.keyboard.type('从业经历')
  await page.keyboard.press('Enter')
  expect((await documentOf(page)).sections[2]?.title).toBe('从业经历')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-keys'))).toBe(true)
  await page.keyboard.press('Delete')
  expect(await order(page)).toHaveLength(before.length - 1)
  expect(await announced()).toContain('已删除')
  for (let times = 0; times < 3; times += 1) await undo(page)
  expect(await order(page)).toEqual(before)
  await page.keyboard.press('ArrowUp')
  expect(await selectionOf(page)).toBeDefined()
  await page.keyboard.press('Escape')
  expect(await selectionOf(page)).toBeUndefined()
})

test.runIf(isLong)('a zoom keeps the point under the pointer; a fit follows the window', async () => {
  const page = await visit()
  await scrollTo(page, 2)
  const at = { x: 640, y: 430 }
  const place = () =>
    page.evaluate(({ x, y }) => {
      const box = document.querySelector('[data-page="2"]')?.getBoundingClientRect() as DOMRect
      return { across: (x - box.left) / box.width, down: (y - box.top) / box.height, width: box.width }
    }, at)
  const before = await place()
  await page.mouse.move(at.x, at.y)
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 4; notch += 1) {
    await page.mouse.wheel(0, -100)
    await settled(page)
  }
  await page.keyboard.up('Control')
  const after = await place()
  expect(after.width).toBeGreaterThan(before.width * 1.5)
  expect(Math.abs(after.across - before.across) * after.width).toBeLessThan(2)
  expect(Math.abs(after.down - before.down) * after.width).toBeLessThan(3)
  await page.keyboard.press('Control+0')
  await settled(page)
  expect(await page.evaluate(() => window.editor.state.getState().zoom)).toBe('width')
  expect((await place()).width).toBeCloseTo(before.width, 0)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(async () => (await place()).width).toBeLessThan(before.width * 0.8)
})

test('智能一页 makes one page in one step, shows its changes, and can be undone', async () => {
  const page = await visit()
  await page.evaluate(() => {
    const kinds = [
      'base_info',
      'job_intention',
      'work_experience',
      'edu_background',
      'awards',
      'self_evaluation',
    ]
    window.editor.edit((document) => {
      document.sections = document.sections.filter(({ kind }) => kinds.includes(kind))
    })
  })
  await expect.poll(() => pageCount(page)).toBe(2)
  const before = await documentOf(page)
  await page.getByRole('button', { name: '智能一页' }).click()
  const pop = page.getByRole('dialog')
  await pop.getByText('已排成一页').waitFor()
  expect(await pageCount(page)).toBe(1)
  expect(await pop.locator('dt').count()).toBeGreaterThan(0)
  await pop.getByRole('button', { name: '撤销' }).click()
  expect(await documentOf(page)).toEqual(before)
  await expect.poll(() => pageCount(page)).toBe(2)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.runIf(isLong)('three pages do not fit on one: it says so and changes nothing', async () => {
  const page = await visit()
  const before = await documentOf(page)
  await page.getByRole('button', { name: '智能一页' }).click()
  await page.getByRole('dialog').getByText('排不进一页').waitFor()
  expect(await documentOf(page)).toEqual(before)
})

test.runIf(isLong)('an empty document explains what to do next', async () => {
  const page = await visit()
  await page.evaluate(() =>
    window.editor.edit((document) => {
      document.sections = []
    }),
  )
  await page.getByText('这一页还是空的').waitFor()
  await page.locator('[data-stage]').getByRole('button', { name: '添加栏目' }).click()
  expect(await page.evaluate(() => window.editor.state.getState().left)).toEqual({ pane: 'add' })
})

test('on a phone a tapped section opens its sheet, with large targets', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const point = await seen(page, 1, '[data-section="job_intention"] h2')
  await page.touchscreen.tap(point.x, point.y)
  const sheet = page.getByRole('region', { name: '求职意向' })
  await sheet.waitFor()
  for (const box of await sheet.getByRole('button').all()) {
    const size = await box.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const before = await order(page)
  await sheet.getByRole('button', { name: '上移' }).click()
  expect((await order(page)).indexOf('job_intention')).toBe(before.indexOf('job_intention') - 1)
  await sheet.getByRole('button', { name: '编辑' }).click()
  expect(await page.evaluate(() => window.editor.state.getState().phone)).toBe('content')
})
