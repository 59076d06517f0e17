import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { type Builder, builderOn } from '#test/kit/builder.ts'
import { painted } from '#test/kit/pictures.ts'

const site = journey()

const begin = async (query = '') => {
  const { page } = await site.visit()
  page.setDefaultTimeout(15_000)
  page.setDefaultNavigationTimeout(60_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, query)
  return { page, builder }
}

const PLACES = ['拾穗网络科技', '青舟数据', '听澜互动', '云上书局', '南屿地图', '半盏茶饮']
const DONE = '负责协同文档产品线，牵头三次大版本改版，月活由四十二万增至九十六万，并把一线问题写成可追踪的议题库。'

const aboutMe = async ({ page, button, field, write, content }: Builder) => {
  await button('去填写').click()
  // Whoever asks where to begin can type at once.
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
    await page.keyboard.type(DONE)
    await page.keyboard.press('Enter')
  }
  await button('加粗', content).click()
  await page.keyboard.type('重点')
}

test('from nothing to three pages with the mouse, all of it undone and done again', async () => {
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

  // The last is carried to the top by hand.
  const entries = content.locator('[data-entry-head]')
  await entries.last().dragTo(entries.first(), { targetPosition: { x: 60, y: 2 } })
  await expect.poll(() => entries.first().innerText()).toContain('半盏茶饮')
  await head('技能特长').dragTo(head('工作经历'), { targetPosition: { x: 60, y: 2 } })

  await menu(button('工作经历：更多操作'), '复制一份')
  await expect.poll(builder.pages).toBeGreaterThan(2)

  // Pointed at, a look shows on the page; gone, the page is as it was; pressed, it stays.
  await page.locator('[data-page="1"]').getByText('林知夏').click()
  await page.getByRole('button', { name: /^版式 1/ }).first().click()
  const drawn = () => page.locator('[data-page="1"]').innerHTML()
  const plain = await drawn()
  const choice = page.locator('[data-choice="4"]')
  await choice.hover()
  await expect.poll(drawn).not.toBe(plain)
  await button('关闭', content).hover()
  await expect.poll(drawn).toBe(plain)
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
  await page.keyboard.press('Escape')

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
