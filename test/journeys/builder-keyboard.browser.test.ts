import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { keyboardOn } from '#test/kit/keyboard.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { paste } from '#test/kit/paste.ts'

const site = journey()
const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

const PHONE = {
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
type Visit = Parameters<typeof site.visit>

const begin = async (query = '', ...visit: Visit) => {
  const { page } = await site.visit(...visit)
  page.setDefaultTimeout(15_000)
  page.setDefaultNavigationTimeout(60_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, query)
  return { page, builder }
}

/** As much text as anyone writes about one job. */
const LINE =
  '负责协同文档产品线，牵头三次大版本改版，月活由四十二万增至九十六万，并把一线问题写成可追踪的议题库。'.repeat(
    2,
  )
const LINES = 36

test('builds three full pages from an empty document with the keyboard alone', async () => {
  const { page, builder } = await begin()
  const { press, to, on, write, choose } = keyboardOn(page)
  const drawn = page.locator('[data-stage] [data-page="1"]')
  await choose(/^基本资料$/)
  await write('姓名', '林知夏')
  await write('职位或定位', '高级产品经理')
  await write('电话', '13800002716')
  await choose(/^工作经历/)
  await write('公司', '拾穗网络科技')
  await write('职位', '产品经理')
  await write('时间 开始', '2020.03')
  await write('时间 结束', '2023.06')
  await to('内容')
  await page.keyboard.type('牵头三次改版')
  await press('Enter')
  await page.keyboard.type('月活翻了一倍')
  await choose('添加一段工作经历')
  await on('公司')
  await page.keyboard.type('青舟数据')
  await drawn.getByText('青舟数据').waitFor()
  await to('内容')
  for (let line = 1; line <= LINES; line += 1) {
    await page.keyboard.insertText(`${line}、${LINE}`)
    await press('Enter')
  }
  await expect.poll(builder.pages).toBe(3)
  for (const text of ['林知夏', '高级产品经理', '13800002716', '拾穗网络科技', '2020.03', '月活翻了一倍'])
    await expect.poll(() => drawn.textContent()).toContain(text)

  // A picker opens with the focus on its search, returns the focus, and leads into the added section.
  await choose('添加栏目')
  await on(/^搜栏目或版式/)
  await press('Escape')
  await on('添加栏目')
  await press('Enter')
  await on(/^搜栏目或版式/)
  await page.keyboard.type('项目')
  await page.locator('[data-choice]').first().waitFor()
  await press('Tab', 'Enter')
  await on('项目')
  await page.keyboard.type('企业知识库迁移')
  await drawn.getByText('企业知识库迁移').waitFor()

  // Keys change the order, which is announced.
  await to(/^技能特长/)
  await press('Alt+ArrowUp')
  await expect.poll(() => page.getByText(/「技能特长」移到第 \d 位/).count()).toBe(1)
  await on(/^技能特长/)

  // The focus stays when nothing is left to undo.
  await to('撤销')
  for (let steps = 0; (await builder.undo.isEnabled()) && steps < 90; steps += 1) await press('Enter')
  await on('撤销')
  await expect.poll(() => drawn.textContent()).not.toContain('林知夏')
  await to('重做')
  for (let steps = 0; (await builder.redo.isEnabled()) && steps < 90; steps += 1) await press('Enter')
  await on('重做')
  await expect.poll(builder.pages).toBe(3)

  // Escape closes the dialog and returns the focus.
  for (const tool of ['文字与提示', '历史版本', '查看 JSON']) {
    await choose('工具')
    const item = page.getByRole('menuitem', { name: tool })
    await item.waitFor()
    while (!(await item.evaluate((one) => one === document.activeElement))) await press('ArrowDown')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: tool })
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await on('工具')
  }
  const { sections } = await builder.document()
  const jobs = sections.find(({ kind }) => kind === 'work_experience')?.items
  expect(jobs).toHaveLength(2)
  for (let line = 1; line <= LINES; line += 1)
    expect(JSON.stringify(jobs?.[1])).toContain(`"${line}、${LINE}"`)
  expect(sections.map(({ kind }) => kind)).toContain('project_experience')
})

const serious = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await checker.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

const settings: Record<string, Visit> = {
  desktop: [{}],
  dark: [{ theme: 'dark' }],
  English: [{ lang: 'en' }],
  phone: [{}, PHONE],
}

test.each(sampleEvery(Object.keys(settings), 6))('axe finds nothing serious: %s', async (name) => {
  const { page } = await begin('?template=huajian-template-003', ...(settings[name] as Visit))
  const phone = name === 'phone'
  const tabs = page.locator('[data-phone] > nav button')
  expect(await serious(page)).toEqual([])
  if (phone) await tabs.nth(0).tap()
  await page.locator('[data-section-head]').nth(2).click()
  await page.locator('aside [contenteditable="true"]').first().waitFor()
  expect(await serious(page)).toEqual([])
  if (phone) await tabs.nth(2).tap()
  await page.locator('[data-pane-tabs] [role="tab"]').nth(1).click()
  expect(await serious(page)).toEqual([])
})

/** Buttons that are too small for a thumb. */
const tooSmall = (place: Locator) =>
  place.locator('button, a, [role="tab"]').evaluateAll((all) =>
    all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 39.5))
      .map(({ one, box }) => `${one.textContent} ${box.width} × ${box.height}`),
  )

test('on a phone by touch: tap, write, style, undo', async () => {
  const { page, builder } = await begin('?template=huajian-template-003', {}, PHONE)
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '编辑器' }).getByRole('button', { name }).tap()
  const stage = page.getByRole('region', { name: '页面', exact: true })
  const sheet = page.getByRole('region', { name: '工作经历' })
  expect(await tooSmall(page.locator('[data-phone] > header'))).toEqual([])
  // The whole save state is readable and does not overlap the name.
  await builder.settled()
  const state = page.locator('[data-save]')
  const short = () =>
    state.evaluate((one) => {
      const { content, width, fontSize } = getComputedStyle(one, '::before')
      return {
        words: content.split('"')[1],
        signs: Math.round(Number.parseFloat(width) / Number.parseFloat(fontSize)),
      }
    })
  expect(await short()).toEqual({ words: '存在本机', signs: 4 })
  expect(await state.textContent()).toMatch(/^已存在这台设备/)
  const box = await state.boundingBox()
  if (box) await page.touchscreen.tap(box.x + 30, box.y + 3)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
  await stage.getByText('设计主管').first().tap()
  await sheet.waitFor()
  expect(await tooSmall(sheet)).toEqual([])

  // The page is still visible above the style sheet and has all the space there.
  await tab('样式')
  await sheet.waitFor({ state: 'detached' })
  expect((await stage.boundingBox())?.height).toBeGreaterThan(240)
  await expect.poll(() => stage.getByText('设计主管').first().isVisible()).toBe(true)

  await tab('页面')
  await sheet.getByRole('button', { name: '编辑' }).tap()
  const place = builder.field('公司')
  await place.waitFor()
  // Content behind the form cannot be reached.
  expect(await stage.count()).toBe(0)
  const text = builder.content.getByRole('textbox', { name: '内容' })
  await text.tap()
  // The on-screen keyboard makes the viewport smaller.
  const screen = await page.context().newCDPSession(page)
  const room = (height: number) =>
    screen.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height,
      screenWidth: 390,
      screenHeight: 844,
      deviceScaleFactor: 1,
      mobile: true,
    })
  await room(460)
  await page.locator('[data-typing]').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('，用拇指写的')
  await expect
    .poll(() =>
      text
        .locator('p')
        .last()
        .evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return top >= 110 && bottom <= innerHeight
        }),
    )
    .toBe(true)
  await room(844)
  await page.locator('[data-typing]').waitFor({ state: 'detached' })

  await tab('页面')
  await stage.getByText('用拇指写的').first().waitFor()
  await builder.undo.tap()
  await expect.poll(() => stage.getByText('用拇指写的').count()).toBe(0)
  await builder.tool(/^重做$/)
  await stage.getByText('用拇指写的').first().waitFor()
})

test.runIf(isLong)('pinching zooms the page', async () => {
  const { page } = await begin('?template=huajian-template-003', {}, PHONE)
  const width = async () => (await page.locator('[data-page="1"]').boundingBox())?.width ?? 0
  const before = await width()
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : [-distance, distance].map((by) => ({ x: 195 + by, y: 400 })),
    })
  await touch('touchStart', 40)
  for (const distance of [50, 60, 70, 80]) await touch('touchMove', distance)
  await touch('touchEnd')
  await expect.poll(width).toBeGreaterThan(before * 1.6)
})

test('pasted invisible characters are removed; a text that is too long is reported and does not replace the stored one', async () => {
  const { page, builder } = await begin()
  await builder.button('去填写').click()
  const insert = (text: string) =>
    page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
  await insert('\u202a林知夏\u202c\u0000\u200b')
  await builder.write(builder.field('电话'), '13800002716')
  await insert('1380000'.repeat(60))
  await page.getByText('最多 40 个字，现在 431 个').waitFor()
  // An invalid draft is not reported as saved, and leaving asks first.
  const state = page.locator('[data-save]')
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')
  // A file would lack it, which is said before the file is made.
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const download = page.getByRole('dialog', { name: '下载' })
  await download.getByText('有一处还没有保存').waitFor()
  await download.getByRole('button', { name: '去改' }).click()
  await download.waitFor({ state: 'detached' })
  await expect
    .poll(() => builder.field('电话').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByRole('link', { name: '返回' }).click()
  const asked = page.getByRole('dialog', { name: '改动还没有保存' })
  await asked.getByRole('button', { name: '留下' }).click()
  await asked.waitFor({ state: 'detached' })
  // It is not lost with its form: the save state leads back to it.
  await builder.head('基本资料').click()
  await builder.field('电话').waitFor({ state: 'detached' })
  expect(await state.getAttribute('data-save')).toBe('invalid-draft')
  await state.getByRole('button', { name: '去改' }).click()
  await expect.poll(() => builder.field('电话').inputValue()).toHaveLength(431)
  // It disappears with its section and comes back with it.
  await page.getByRole('button', { name: '基本资料：更多操作' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect.poll(() => state.getAttribute('data-save')).not.toBe('invalid-draft')
  await builder.undo.click()
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')
  await state.getByRole('button', { name: '去改' }).click()
  await expect.poll(() => builder.field('电话').inputValue()).toHaveLength(431)
  // Undo discards only the invalid draft; redo restores it.
  await expect
    .poll(() => builder.field('电话').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => builder.field('电话').inputValue()).toBe('13800002716')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => builder.field('电话').inputValue()).toHaveLength(431)
  await builder.undo.click()
  await expect.poll(() => builder.field('电话').inputValue()).toBe('13800002716')
  await expect.poll(() => state.getAttribute('data-save')).not.toBe('invalid-draft')
  const { sections } = await builder.document()
  const data = sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data
  expect(data).toMatchObject({ name: '林知夏', phoneNumber: '13800002716' })

  // In rich text, the first undo discards the invalid draft and nothing of the document.
  const intro = builder.field('简介')
  await builder.write(intro, '前言')
  await builder.settled()
  await paste(page, '一行\n'.repeat(600))
  await page.getByText('内容太长，最后的改动还没有保存').waitFor()
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')
  await builder.head('基本资料').click()
  await intro.waitFor({ state: 'detached' })
  expect(await state.getAttribute('data-save')).toBe('invalid-draft')
  await state.getByRole('button', { name: '去改' }).click()
  await page.getByText('内容太长，最后的改动还没有保存').waitFor()
  await expect.poll(() => intro.innerText()).toContain('一行\n')
  await expect.poll(() => intro.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => intro.innerText()).toBe('前言')
  await builder.settled()
  expect(await page.getByText('内容太长').count()).toBe(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => intro.innerText()).toContain('一行\n')
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')

  // Discarded with the editor; no other document mentions it.
  await page.getByRole('link', { name: '返回' }).click()
  await asked.getByRole('button', { name: '离开' }).click()
  await page.locator('main a[href^="/builder/new"]').first().click()
  await page.waitForURL(/\/builder\/(?!new)/)
  await builder.settled()
})

test('Tab leads from the start of a period to its end, also while the month picker is open', async () => {
  const { page, builder } = await begin()
  await builder.head('工作经历').click()
  await builder.field('公司').waitFor()
  const end = (name: string) => builder.content.getByRole('combobox', { name })
  await end('开始').click()
  await page.getByRole('dialog', { name: /开始/ }).waitFor()
  await page.keyboard.type('2019.03')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2021.05')
  await page.keyboard.press('Tab')
  expect([await end('开始').inputValue(), await end('结束').inputValue()]).toEqual(['2019.03', '2021.05'])
})
