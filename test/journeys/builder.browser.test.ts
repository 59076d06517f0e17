import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { type Builder, builderOn } from '#test/kit/builder.ts'
import { randomOf } from '#test/kit/documents.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { paste } from '#test/kit/paste.ts'
import { painted } from '#test/kit/pictures.ts'
import { randomUser } from '#test/kit/random-user.ts'

const site = journey()

const begin = async (query = '') => {
  const { page } = await site.visit()
  page.setDefaultTimeout(15_000)
  page.setDefaultNavigationTimeout(60_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, query)
  return { page, builder }
}

const PLACES = sampleEvery(['拾穗网络科技', '青舟数据', '听澜互动', '云上书局', '南屿地图', '半盏茶饮'], 2)
const DONE =
  '负责协同文档产品线，牵头三次大版本改版，月活由四十二万增至九十六万，并把一线问题写成可追踪的议题库。'.repeat(
    isLong ? 1 : 2,
  )

const aboutMe = async ({ page, button, field, write, content }: Builder) => {
  await button('去填写').click()
  // The button to start writing puts the caret into the first field.
  await page.keyboard.type('林知夏')
  expect(await field('姓名').inputValue()).toBe('林知夏')
  await write(field('职位或定位'), '高级产品经理')
  await write(field('电话'), '13800002716')
  await content.getByRole('combobox', { name: '学历' }).click()
  await page.getByRole('option', { name: '硕士' }).click()
  await write(field('简介'), '六年协同办公产品经验。')
  const choosing = page.waitForEvent('filechooser')
  await button('上传照片', content).click()
  await (await choosing).setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await painted(600, 800),
  })
  const crop = page.getByRole('dialog', { name: '裁剪照片' })
  await crop.getByRole('radio', { name: '圆形' }).click()
  await button('向右转', crop).click()
  await button('使用这张照片', crop).click()
  await page.locator('[data-page="1"] img').first().waitFor()
  await button('添加一项', content).click()
  await page.keyboard.type('籍贯')
  await content.getByRole('textbox', { name: '内容' }).last().click()
  await page.keyboard.type('杭州')
}

const oneJob = async ({ page, button, field, write, content }: Builder, place: string) => {
  await write(field('公司'), place)
  await write(field('职位'), '产品经理')
  await content.getByRole('combobox', { name: '时间 开始' }).click()
  await button('上一年').click()
  await button('3 月').click()
  await content.getByRole('switch', { name: '时间 至今' }).click()
  await button('项目符号', content).click()
  await field('内容').click()
  for (let line = 0; line < 6; line += 1) {
    await page.keyboard.insertText(DONE)
    await page.keyboard.press('Enter')
  }
  await button('加粗', content).click()
  await page.keyboard.type('重点')
}

test('builds three pages from an empty document with the mouse, undoes all and redoes all', async () => {
  const { page, builder } = await begin()
  const { button, head, content, style, menu, tab } = builder
  const first = await builder.document()
  await aboutMe(builder)

  await head('工作经历').click()
  await oneJob(builder, PLACES[0] as string)
  for (const place of PLACES.slice(1)) {
    await button('添加一段工作经历', content).click()
    await oneJob(builder, place)
  }
  await expect.poll(builder.pages).toBeGreaterThan(1)

  // The last one is dragged to the top.
  const entries = content.locator('[data-entry-head]')
  await entries.last().click()
  await builder.carry(entries.last(), entries.first())
  await expect.poll(() => entries.first().innerText()).toContain(PLACES.at(-1))
  await head('工作经历').click()
  await builder.carry(head('技能特长'), head('工作经历'))

  await menu(button('工作经历：更多操作'), '复制一份')
  await expect.poll(builder.pages).toBeGreaterThan(2)

  // A variant is previewed while the pointer is over it and applied by a press.
  await page.locator('[data-page="1"]').getByText('林知夏').click()
  await page
    .getByRole('button', { name: /^版式 1/ })
    .first()
    .click()
  const drawn = () => page.locator('[data-page="1"] [data-section="base_info"]').getAttribute('data-variant')
  const choice = page.locator('[data-choice="4"]')
  await choice.hover()
  await expect.poll(drawn).toBe('4')
  await button('关闭', content).hover()
  await expect.poll(drawn).toBe('1')
  await choice.click()
  await button('关闭', content).click()

  await tab('主题')
  await style.getByRole('radio', { name: '黛蓝' }).click()
  await style.getByRole('button', { name: /更换标题样式/ }).click()
  await page.locator('[data-choice="7"]').click()
  await button('关闭', content).click()

  await tab('页面')
  await style.getByRole('radio', { name: '双栏' }).click()
  await expect.poll(() => page.locator('[data-page="1"] > [data-flow]').count()).toBe(2)
  await style.getByRole('radio', { name: '单栏' }).click()
  await expect.poll(() => page.locator('[data-page="1"] > [data-flow]').count()).toBe(1)

  await page.locator('[data-page="1"]').getByText('林知夏').dblclick()
  await page.keyboard.type('·')
  await tab('主题')

  const last = await builder.document()
  expect(last.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name).toMatch(/·/)
  const steps = await builder.pressAll(builder.undo)
  expect(await builder.document()).toEqual(first)
  expect(await builder.pressAll(builder.redo)).toBe(steps)
  expect(await builder.document()).toEqual(last)

  await page.reload()
  await page.locator('[data-page="3"]').waitFor({ state: 'attached' })
  expect(await builder.document()).toEqual(last)
  expect(await builder.pressAll(builder.undo)).toBe(steps)
  expect(await builder.document()).toEqual(first)
}, 180_000)

test.runIf(isLong)(
  'a resume is renamed in the header: Enter accepts, Escape cancels, undo reverts',
  async () => {
    const { page, builder } = await begin('?template=huajian-template-003')
    const name = page.getByRole('textbox', { name: '名称', exact: true })
    const first = await name.inputValue()
    const has = async (title: string) => {
      expect(await name.inputValue()).toBe(title)
      expect((await builder.document()).title).toBe(title)
    }
    const isLeft = () => name.evaluate((field) => document.activeElement !== field)
    await name.fill('林知夏的简历')
    await name.press('Enter')
    expect(await isLeft()).toBe(true)
    await has('林知夏的简历')

    await name.click()
    await page.keyboard.press('End')
    await page.keyboard.type('（改到一半）')
    await page.keyboard.press('Escape')
    expect(await isLeft()).toBe(true)
    await has('林知夏的简历')
    // Without a change there is nothing to undo and no new step.
    await name.click()
    await page.keyboard.press('Escape')
    await builder.undo.click()
    await has('林知夏的简历（改到一半）')
    await builder.undo.click()
    await has('林知夏的简历')
    await builder.undo.click()
    await has(first)
    await builder.redo.click()
    await has('林知夏的简历')

    // A longer name is cut at the limit; an empty one shows that a name is missing.
    await name.fill('')
    await page.keyboard.insertText('长'.repeat(130))
    await name.press('Enter')
    await has('长'.repeat(120))
    await name.fill('')
    await name.press('Enter')
    await has('')
    expect(await name.getAttribute('placeholder')).toBe('未命名')
    await page.reload()
    await ready(page)
    await has('')
  },
)

const sortedCharacters = (text: string) =>
  [...text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')].sort().join('')

const printed = async (page: Page): Promise<{ sizes: string[]; texts: string[] }> => {
  const file = join(mkdtempSync(join(tmpdir(), 'huajian-print-')), 'builder.pdf')
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const read = (how: string) => execFileSync('pdftotext', [how, file, '-']).toString()
  const sizes = read('-bbox').matchAll(/<page width="([\d.]+)" height="([\d.]+)"/g)
  return {
    sizes: [
      ...new Set([...sizes].map(([, ...two]) => two.map((one) => Math.round(Number(one))).join(' × '))),
    ],
    texts: read('-raw').split('\f').slice(0, -1).map(sortedCharacters),
  }
}

test.runIf(isLong)(
  'printing has the same pages with each text once, also those outside the viewport',
  async () => {
    const { page, builder } = await begin('?template=huajian-template-001')
    const { menu, button, head, field, style, tab } = builder
    for (let times = 0; times < 6; times += 1) await menu(button('执业经历：更多操作').first(), '复制一份')
    await expect.poll(builder.pages).toBeGreaterThan(2)
    await head('执业概述').click()
    await field('内容').or(field('自我评价')).first().click()
    await page.keyboard.insertText(DONE.repeat(8))
    // Without a pause, the last pages are rendered only because printing requests them.
    const atOnce = await printed(page)
    await button('下载').click()
    await page.getByRole('dialog', { name: '下载' }).getByRole('button', { name: '打印' }).waitFor()
    await builder.settled()
    const later = await printed(page)
    await page.keyboard.press('Escape')
    expect(atOnce).toEqual(later)
    expect(later.sizes).toEqual(['596 × 842'])
    expect(later.texts).toHaveLength(await builder.pages())
    const whole = await page.locator('[data-page="1"]').innerText()
    expect(sortedCharacters(later.texts.join(''))).toBe(sortedCharacters(whole))

    await tab('页面')
    await style.getByRole('radio', { name: 'Letter' }).click()
    expect((await printed(page)).sizes).toEqual(['612 × 792'])
  },
)

test('a returning visitor finds the resume on the home page, continues, and can delete it', async () => {
  const { page, builder } = await begin()
  await builder.button('去填写').click()
  await page.keyboard.type('林知夏')
  const mine = page.url()
  await builder.settled()
  await page.getByRole('link', { name: '返回' }).click()
  const drafts = page.getByRole('region', { name: /^接着写/ })
  await drafts.getByRole('link').click()
  await page.waitForURL(mine)
  await builder.head('基本资料').click()
  expect(await builder.field('姓名').inputValue()).toBe('林知夏')
  await page.goto(site.server.url)
  page.once('dialog', (dialog) => void dialog.accept())
  await drafts.getByRole('button', { name: /^删除/ }).click()
  await drafts.waitFor({ state: 'detached' })
  await page.reload()
  await ready(page)
  expect(await drafts.count()).toBe(0)
})

test('on a phone, Back closes one open layer at a time and only then leaves', async () => {
  const { page } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await page.goto(site.server.url)
  await ready(page)
  await page.locator('main a[href^="/builder/new"]').first().click()
  await page.waitForURL(/\/builder\/(?!new)/)
  await ready(page)
  const mine = page.url()
  const { content, button, head } = builderOn(page)
  const tabs = page.getByRole('navigation', { name: '编辑器' })
  const tab = (name: string) => tabs.getByRole('button', { name, exact: true })
  const back = async () => {
    await page.waitForURL(mine)
    await page.evaluate(() => history.back())
  }

  await tab('内容').click()
  await head('工作经历').click()
  await button('返回栏目列表', content).waitFor()
  await button('换版式', content).click()
  const variants = content.getByRole('region', { name: /工作经历/ })
  await variants.waitFor()
  await back()
  await variants.waitFor({ state: 'detached' })
  await button('返回栏目列表', content).waitFor()
  await back()
  await head('工作经历').waitFor()
  await back()
  await expect.poll(() => tab('页面').getAttribute('aria-current')).toBe('true')

  // Also a picker that was opened from the page.
  await page.getByRole('button', { name: '工具' }).click()
  await page.getByRole('menuitem', { name: '添加栏目' }).click()
  const add = content.getByRole('region', { name: '添加栏目' })
  await add.waitFor()
  await back()
  await add.waitFor({ state: 'detached' })
  await back()
  await expect.poll(() => tab('页面').getAttribute('aria-current')).toBe('true')

  await page.getByRole('button', { name: '下载' }).click()
  await page.getByRole('dialog').waitFor()
  await back()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await back()
  await page.waitForURL(`${site.server.url}/`)
})

test('reports when pasted content is too long or is not text', async () => {
  const { page, builder } = await begin()
  const warning = page.locator('[data-toast="warn"]')
  const name = page.getByRole('textbox', { name: '名称' }).first()
  await name.click()
  await paste(page, { 'text/rtf': '{}' })
  await warning.filter({ hasText: '剪贴板里没有文字' }).waitFor()
  await name.selectText()
  await paste(page, '长'.repeat(130))
  await warning.filter({ hasText: '最多 120 个字，粘贴的最后 10 个字没有放下' }).waitFor()
  await builder.settled()
})

const TIMES = isLong ? 500 : 10
/** Another seed each time in the long run; it is part of the test's name. */
const SEED = Number(process.env.HUAJIAN_SEED ?? (isLong ? Date.now() % 1_000_000 : 11))

test.each([SEED])(
  `${TIMES} random actions, seed %i: undo to the very beginning, redo to the end`,
  async (seed) => {
    const { builder } = await begin('?template=huajian-template-003')
    // The rest of the document can be edited from there.
    await builder.settled()
    await builder.open(site.server.url)
    const next = randomOf(seed)
    const first = await builder.document()
    const hand = await randomUser(builder, (below) => Math.floor(next() * below))
    for (let times = 0; times < TIMES; times += 1) await hand.act()
    const all = Object.values(hand.done)
    const idle = all.reduce((sum, one) => sum + one.idle, 0)
    if (isLong) console.log(`seed ${seed}: ${TIMES} commands, ${idle} without effect`, hand.done)
    // An empty page offers few actions, so the first ones may do nothing.
    expect(idle, JSON.stringify(hand.done)).toBeLessThan(Math.max(6, TIMES / 5))
    const last = await builder.document()
    expect(last).not.toEqual(first)
    // Random undos are redone as well.
    const ahead = await builder.pressAll(builder.redo)
    const end = ahead > 0 ? await builder.document() : last
    const steps = await builder.pressAll(builder.undo)
    expect(steps).toBeGreaterThan(TIMES / 4)
    expect(await builder.document()).toEqual(first)
    expect(await builder.pressAll(builder.redo)).toBe(steps)
    expect(await builder.document()).toEqual(end)
    // The document is the same after a reload.
    await builder.page.reload()
    await ready(builder.page)
    expect(await builder.document()).toEqual(end)
  },
  3_600_000,
)
