import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listRuns } from '#features/ai/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import { getMyTemplate, listMyTemplates } from '#features/templates/contract.ts'
import { listDrafts } from '#features/templates/drafts-contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { pictureUrl } from '#packages/render/pictures.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { aDraft, designerOn } from '#test/kit/designer.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { painted } from '#test/kit/pictures.ts'

const site = journey()

const anAuthor = async (
  options: Parameters<typeof site.visit>[1] = {},
  change?: (document: Document) => Document,
) => {
  const { token, email } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const draft = await aDraft(api, change)
  const visit = await site.visit({ token }, options)
  const designer = designerOn(visit.page)
  return { ...visit, ...draft, api, email, designer, open: () => designer.open(site.server.url, draft.id) }
}
const empty = (document: Document): Document => ({ ...document, sections: [] })

test('“add a section” leads to the palette, from an empty page and from the form, and a click then adds one', async () => {
  const { page, open, designer, stored } = await anAuthor({}, empty)
  await open()
  await page.getByRole('button', { name: '添加栏目' }).first().click()
  await expect.poll(() => designer.search.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.locator('[data-choice="1"]').click()
  await designer.firstPage.locator('[data-section="base_info"]').first().waitFor()

  // The basic information exists already, so the palette shows the kinds that can be added.
  await designer.tab('数据')
  await page.getByRole('tabpanel').getByRole('button', { name: '添加栏目' }).click()
  await expect.poll(() => designer.search.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => designer.kinds.locator('[aria-current]').textContent()).toContain('工作经历')
  await page.locator('[data-choice="1"]').click()
  await designer.firstPage.locator('[data-section="work_experience"]').first().waitFor()
  // With a section selected, another one is added instead of changing this one.
  await page.getByRole('tabpanel').getByRole('button', { name: '添加栏目' }).click()
  await page.locator('[data-choice="2"]').click()
  await designer.saved()
  await expect
    .poll(async () => (await stored()).sections.map(({ kind, variant }) => `${kind} ${variant}`))
    .toEqual(['base_info 1', 'work_experience 1', 'work_experience 2'])
})

test('on a phone “add a section” shows the palette, and “fill in” the form', async () => {
  const { page, open, designer } = await anAuthor({ viewport: { width: 390, height: 844 } }, empty)
  await open()
  await page.getByRole('button', { name: '添加栏目' }).first().click()
  await page.locator('[data-choice="1"]').waitFor()
  await page.getByRole('button', { name: '设置', exact: true }).click()
  await designer.tab('数据')
  await page.getByRole('tabpanel').getByRole('button', { name: '添加栏目' }).click()
  await designer.kinds.waitFor()
  expect(
    await designer.kinds.locator('[aria-current]').evaluate((one) => one === document.activeElement),
  ).toBe(true)
  await page.locator('[data-choice="1"]').click()
  await page.getByRole('button', { name: '页面', exact: true }).click()
  await designer.firstPage.locator('[data-section="base_info"]').first().click()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await page.getByRole('tabpanel').getByRole('textbox', { name: '姓名' }).waitFor()
})

test('signed out while editing: the work is stored locally and saved after signing in', async () => {
  const { page, context, faults, open, designer, stored, email, id } = await anAuthor()
  await open()
  const address = `**/api/templates/mine/${id}`
  await context.route(address, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: '{"code":"signed_out","message":""}',
        })
      : route.continue(),
  )
  await page.getByRole('textbox', { name: '名称' }).fill('过期之前起的名字')
  await page.waitForURL('**/auth/login**')
  await context.unroute(address)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(`**/createTemplate/designer?id=${id}`)
  await designer.saved()
  await expect.poll(async () => (await stored()).title).toBe('过期之前起的名字')
  faults.length = 0
})

test.runIf(isLong)('offline, all prefetched tools open', async () => {
  const { page, context, faults, open, designer } = await anAuthor({ ahead: true })
  await open()
  await page.waitForSelector('html[data-preloaded]', { state: 'attached', timeout: 120_000 })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'JSON' }).click()
  await page.getByRole('dialog', { name: /JSON/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '预览' }).click()
  await page.getByRole('dialog', { name: '预览' }).waitFor()
  await page.keyboard.press('Escape')
  const bar = page.locator('[data-sample-bar]')
  await bar.locator('button').first().click()
  await page.getByRole('option', { name: '护士' }).click()
  await bar.getByText('不会保存').waitFor()
  await expect.poll(() => designer.firstPage.textContent()).toContain('护理')
  await page.getByRole('button', { name: '模板检查' }).click()
  await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
  await page.getByRole('radio', { name: '主题' }).check({ force: true })
  await page.getByRole('tabpanel').getByText('配色').first().waitFor()
  faults.length = 0
})

/** In the order of the menu. */
const LISTED = [
  '添加栏目',
  '从其他简历导入内容',
  '从文件导入',
  '查找与替换',
  '文字与提示',
  'AI 诊断与优化',
  'AI 写一个栏目',
  'AI 记录',
  '更换模板',
  '主题',
  '页面',
  '切换标题样式',
  '智能一页',
  '页面类型',
  '历史版本',
  '查看 JSON',
  '预览',
  '下载',
  '体检',
  '模板检查',
  '提交审核',
  '翻译',
  '全部命令',
  '快捷键',
]

test.each([
  ...(isLong
    ? [
        [1440, 900],
        [1024, 768],
      ]
    : []),
  [390, 844],
] as [number, number][])('at %i px every tool is listed and in reach', async (width, height) => {
  const { page, open, designer } = await anAuthor({ viewport: { width, height } })
  await open()
  await page.getByRole('button', { name: 'AI', exact: true }).waitFor()
  await designer.tools.click()
  const rows = page.getByRole('menuitem')
  const names = await rows.evaluateAll((all) =>
    all.map((row) => {
      const copy = row.cloneNode(true) as HTMLElement
      for (const key of copy.querySelectorAll('kbd')) key.remove()
      return copy.textContent.trim()
    }),
  )
  expect(names.toSorted()).toEqual([...LISTED, ...(width === 390 ? ['重做'] : [])].toSorted())
  await rows.filter({ hasText: '页面类型' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: /边框/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await designer.tool(/^查找与替换/)
  await page.getByLabel('查找', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await designer.tool(/^切换标题样式/)
  await expect.poll(() => designer.kinds.locator('[aria-current]').textContent()).toContain('模块标题')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test.runIf(isLong)(
  'takes content from a resume of the account and a design from the gallery; both can be undone',
  async () => {
    const { page, api, open, designer, stored } = await anAuthor({}, empty)
    const nurse = sampleDocument(personOf('nurse', 'zh'))
    await api.call(createResume, { document: { ...nurse, title: '护士的简历' } })
    await open()
    await designer.tool(/^从其他简历导入内容/)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('护士的简历').first().click()
    await dialog.getByRole('button', { name: '全选' }).click()
    await dialog.getByRole('button', { name: /^导入 \d+ 条/ }).click()
    await designer.saved()
    await expect.poll(async () => (await stored()).sections.length).toBeGreaterThan(10)
    const look = async () => JSON.stringify([(await stored()).theme, (await stored()).page])
    const before = await look()
    const content = JSON.stringify((await stored()).sections.flatMap(({ items }) => items))
    await designer.tool(/^更换模板/)
    await page.getByRole('searchbox', { name: '搜模板、岗位或行业' }).fill('刻度')
    await page.getByRole('button', { name: /^刻度/ }).click()
    await page.getByRole('button', { name: '使用「刻度」' }).click()
    await expect.poll(look).not.toBe(before)
    expect(JSON.stringify((await stored()).sections.flatMap(({ items }) => items))).toHaveLength(
      content.length,
    )
    await page.getByLabel('撤销', { exact: true }).click()
    await expect.poll(look).toBe(before)
  },
)

test.runIf(isLong)(
  'AI edits the sample content: a text is improved, logged for this template, and translated into a new draft',
  async () => {
    const { page, api, open, designer, stored, id } = await anAuthor({}, (document) => {
      const work = document.sections.find(({ kind }) => kind === 'work_experience')
      const [item] = work?.items ?? []
      if (!work || !item) throw new Error('the sample has no jobs')
      item.data.bullets = [{ list: 'bullet', spans: [{ text: '进行了接口的优化' }] }]
      const school = document.sections.filter(({ kind }) => kind === 'edu_background')
      return { ...document, sections: [{ ...work, items: [item] }, ...school] }
    })
    await open()
    // While a sample is shown, the tool brings the template's own content back.
    const bar = page.locator('[data-sample-bar]')
    await bar.locator('button').first().click()
    await page.getByRole('option', { name: '护士' }).click()
    await bar.getByText('不会保存').waitFor()
    await designer.tab('数据')
    await page.locator('[data-section-head]').filter({ hasText: '工作经历' }).click()
    await page.getByRole('button', { name: 'AI 润色「内容」' }).click()
    await expect.poll(() => bar.getByText('不会保存').count()).toBe(0)
    await page.getByRole('button', { name: '开始润色' }).click()
    await page.getByRole('button', { name: /^写入已接受的/ }).click()
    await designer.firstPage.getByText('优化接口').first().waitFor()
    await designer.saved()
    await expect.poll(async () => JSON.stringify(await stored())).toContain('优化接口')

    const { runs } = await api.call(listRuns, { about: id })
    expect(runs.map(({ task, about }) => [task, about?.title])).toEqual([['improve', '松烟']])
    await designer.tool(/^AI 记录/)
    const log = page.getByRole('dialog', { name: 'AI 记录' })
    await log.getByText('这份模板').waitFor()
    await log.getByText('松烟').first().waitFor()
    await page.keyboard.press('Escape')

    await designer.tool(/^翻译/)
    const dialog = page.getByRole('dialog', { name: '翻译' })
    await dialog.getByText('译文是一份新的模板草稿').waitFor()
    await dialog.getByRole('button', { name: '开始翻译' }).click()
    await dialog.getByRole('button', { name: '生成英文副本' }).click()
    await page.waitForURL((url) => url.searchParams.get('id') !== id)
    await designer.firstPage.waitFor()
    const { templates } = await api.call(listMyTemplates, {})
    expect(templates).toHaveLength(2)
    const copy = templates.find((one) => one.id !== id)
    const { document: translated } = await api.call(getMyTemplate, { id: copy?.id ?? '' })
    expect(translated).toMatchObject({ language: 'en' })
  },
)

test('a picture of a signed-in author is a file of the account', async () => {
  const { page, open, designer, stored } = await anAuthor({}, (document) => ({
    ...document,
    sections: document.sections
      .filter(({ kind }) => kind === 'base_info')
      .map((section) => ({ ...section, items: [{ id: 'one', data: { name: '林知夏' } }] })),
  }))
  await open()
  await designer.tab('数据')
  await page.locator('[data-section-head]').click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '上传照片', exact: true }).click()
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await painted(600, 800) })
  await page.getByRole('dialog', { name: '裁剪照片' }).getByRole('button', { name: '使用这张照片' }).click()
  const avatar = async () =>
    (await stored()).sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.avatar
  await designer.saved()
  await expect.poll(avatar).toMatch(/^[0-9a-z]{20}$/)
  expect((await page.request.get(`${site.server.url}${pictureUrl(String(await avatar()))}`)).status()).toBe(
    200,
  )
})

/** Names a version, edits, compares texts and pages, restores it, and undoes that. */
const walksHistory = async (page: Page, designer: ReturnType<typeof designerOn>) => {
  const name = page.getByRole('textbox', { name: '名称' })
  await name.fill('第一稿的名字')
  await designer.saved()
  await designer.tool(/^历史版本/)
  const dialog = page.getByRole('dialog', { name: '历史版本' })
  await dialog.getByRole('button', { name: '保留现在的版本' }).click()
  await dialog.getByRole('textbox', { name: '版本名称' }).fill('第一稿')
  await page.keyboard.press('Enter')
  await dialog.getByRole('navigation').getByText('第一稿').waitFor()
  await page.keyboard.press('Escape')
  await name.fill('第二稿的名字')
  await designer.kinds.getByRole('button', { name: '边框页' }).click()
  await designer.kinds.getByRole('button', { name: '兴趣爱好' }).click()
  await page.locator('[data-choice="2"]').click()
  await designer.saved()
  await designer.tool(/^历史版本/)
  await dialog
    .getByRole('navigation')
    .getByRole('button', { name: /第一稿/ })
    .click()
  await dialog.getByRole('radio', { name: '文字对照' }).check({ force: true })
  await dialog.locator('ins').first().waitFor()
  await dialog.getByRole('radio', { name: '版面对照' }).check({ force: true })
  await dialog.locator('[data-page="1"]').nth(1).waitFor()
  await dialog.getByRole('button', { name: '恢复到这个版本' }).click()
  await expect.poll(() => name.inputValue()).toBe('第一稿的名字')
  await designer.saved()
  return name
}

test('a draft in the account has a version history, with the data that it is found by', async () => {
  const { page, faults, open, designer, stored, api, id } = await anAuthor()
  await open()
  const name = await walksHistory(page, designer)
  await expect.poll(async () => (await stored()).page.layout).toBe('base')
  await expect.poll(async () => (await api.call(getMyTemplate, { id })).meta.name).toBe('第一稿的名字')
  const { versions } = await api.call(listDrafts, { id })
  expect(versions.map(({ name: called, reason }) => [reason, called])).toEqual([
    ['restore', null],
    ['named', '第一稿'],
    ['auto', null],
  ])
  await page.getByLabel('撤销', { exact: true }).click()
  await expect.poll(() => name.inputValue()).toBe('第二稿的名字')
  await expect.poll(async () => (await stored()).page.layout).toBe('page_1')
  // The server was restored first: the next edit gets the conflict of a newer revision with the same content.
  faults.length = 0
})

test.runIf(isLong)('a visitor’s draft has its version history in this browser', async () => {
  const { page } = await site.visit()
  const designer = designerOn(page)
  await page.goto(`${site.server.url}/createTemplate/designer`)
  await ready(page)
  await page.getByRole('button', { name: '空白单栏' }).click()
  await page.waitForURL('**/designer?id=*')
  await page.locator('[data-choice="1"]').click()
  await designer.firstPage.locator('[data-section="base_info"]').first().waitFor()
  await walksHistory(page, designer)
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: '名称' }).inputValue()).toBe('第一稿的名字')
  await designer.tool(/^历史版本/)
  await page.getByRole('dialog').getByRole('navigation').getByText('第一稿').waitFor()
})
