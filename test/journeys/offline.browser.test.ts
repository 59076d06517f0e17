import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { journey } from '#test/kit/browser.ts'
import { type Builder, builderOn } from '#test/kit/builder.ts'
import { nameIn, openForm, ownResume, saved } from '#test/kit/own-resume.ts'
import { watchSaving } from '#test/kit/save-watch.ts'

const site = journey()

const openAndClose = async ({ page, tool }: Builder, name: string) => {
  await tool(new RegExp(name))
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Five minutes of work: all sorts of edits, one every half minute. */
const edits: ((builder: Builder) => Promise<void>)[] = [
  async ({ write, field }) => write(field('姓名'), '离线的人'),
  async ({ page, content, write, field, button }) => {
    await write(field('简介'), '路上写的，')
    await button('加粗', content).click()
    await page.keyboard.type('重点')
  },
  async ({ page }) => {
    await page.locator('[data-page="1"]').getByText('离线的人').dblclick()
    await page.locator('[data-inline-input]').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('·页上')
    await page.keyboard.press('Enter')
  },
  async ({ page, content, button }) => {
    await button('添加栏目', content).click()
    await content.getByRole('navigation', { name: '栏目种类' }).getByRole('button', { name: /荣誉/ }).click()
    await content.getByRole('group').getByRole('button').first().click()
    await content.locator('[data-section-head]').filter({ hasText: '荣誉' }).waitFor()
    await page.keyboard.press('Escape')
  },
  async ({ menu, button }) => menu(button('技能特长：更多操作'), '上移'),
  async ({ menu, button }) => menu(button('求职意向：更多操作'), '删除'),
  async ({ style, tab }) => {
    await tab('主题')
    await style.getByRole('radio', { name: '黛蓝' }).click()
    await tab('页面')
    await style.getByRole('radio', { name: '双栏' }).click()
  },
  async (builder) => {
    for (const name of ['查看 JSON', '文字与提示']) await openAndClose(builder, name)
    await builder.tool(/切换标题样式/)
    await builder.content.locator('[data-choice="7"]').click()
    await builder.button('关闭', builder.content).click()
  },
  async ({ undo, redo }) => {
    for (let times = 0; times < 3; times += 1) await undo.click()
    for (let times = 0; times < 3; times += 1) await redo.click()
  },
  async ({ head, write, field }) => {
    await head('工作经历').click()
    await write(field('公司'), '拾穗网络科技')
  },
]

const drawn = (page: Page) => page.locator('[data-page="1"]').innerText()

test('five minutes offline: all sorts of edits, nothing reloads, the state is true; then everything is on the server', async () => {
  const { token, path, home } = await ownResume(site.server)
  const { page, context, faults } = await site.visit({ token }, { ahead: true })
  const seen = await watchSaving(page)
  await page.clock.install()
  await page.goto(path)
  const builder = builderOn(page)
  await openForm(page)
  await page.waitForSelector('html[data-preloaded]', { state: 'attached', timeout: 120_000 })
  const before = await home()
  await page.evaluate(() => Object.assign(window, { sameWindow: true }))
  await context.setOffline(true)

  const state = page.locator('[data-save]')
  for (const edit of edits) {
    await edit(builder)
    await page.clock.fastForward(30_000)
    await expect.poll(() => state.getAttribute('data-save')).toBe('savedLocally')
    expect(await state.innerText()).toContain('没有网络，改动已存在这台设备，联网后自动上传')
  }
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true)
  expect(await home()).toEqual(before)
  const text = await drawn(page)

  await context.setOffline(false)
  await saved(page)
  await seen.wasTrue('saved', 'saving', 'savedLocally', 'saved')
  const now = await home()
  expect(nameIn(now)).toBe('离线的人·页上')
  const kinds = now.sections.map(({ kind }) => kind)
  expect(kinds).toContain('awards')
  expect(kinds).not.toContain('job_intention')
  const written = JSON.stringify(now)
  for (const one of ['路上写的，', '{"text":"重点","bold":true}', '拾穗网络科技'])
    expect(written).toContain(one)
  expect(now.theme).not.toEqual(before.theme)
  expect(now.page).not.toEqual(before.page)
  const order = ({ sections }: Document) =>
    sections.map(({ kind }) => kind).filter((kind) => !['awards', 'job_intention'].includes(kind))
  const place = (document: Document) => order(document).indexOf('skill_specialties')
  expect(place(now)).toBe(place(before) - 1)
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([])
  faults.length = 0

  // The same content after a reload of this window and in a new one.
  await page.reload()
  await expect.poll(() => drawn(page)).toBe(text)
  const other = await site.visit({ token }, { locale: 'zh-CN' })
  await other.page.goto(path)
  await other.page.locator('[data-page="1"]').waitFor()
  await expect.poll(() => drawn(other.page)).toBe(text)
})
