import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  approveTemplate,
  getMyTemplate,
  getTemplate,
  listMyTemplates,
  listSubmitted,
  rejectTemplate,
  saveTemplate,
} from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { coverSent } from '#test/kit/designer.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'

const site = ownJourney()

const home = async (page: Page) => {
  await page.goto(`${site.server.url}/createTemplate/designer`)
  await ready(page)
  await page.getByRole('button', { name: '空白单栏' }).waitFor()
}
const firstPage = (page: Page) => page.locator('[data-stage] .hj-page').first()
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '栏目种类' }).getByRole('button', { name })
const add = async (page: Page, name: string, variant: number) => {
  await kind(page, name).click()
  await page.locator(`[data-choice="${variant}"]`).click()
}
const saved = (page: Page) => page.locator('[data-save="saved"]').waitFor()
const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''
const check = async (page: Page) => {
  await page.getByRole('button', { name: '模板检查' }).first().click()
  await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
}

/** A template of three sections, from an empty page. */
const compose = async (page: Page, layout = '空白单栏') => {
  await home(page)
  await page.getByRole('button', { name: layout }).click()
  await page.waitForURL('**/designer?id=*')
  await page.getByText('这一页还是空的').waitFor()
  await add(page, '基本资料', 1)
  await firstPage(page).locator('[data-section="base_info"]').first().waitFor()
  await add(page, '工作经历', 1)
  await firstPage(page).locator('[data-section="work_experience"]').waitFor()
  await add(page, '教育背景', 2)
  await firstPage(page).locator('[data-section="edu_background"]').waitFor()
}

const fillIn = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: '模板' }).click()
  const panel = page.getByRole('tabpanel')
  await panel.getByLabel('名称').fill(name)
  await panel.getByLabel('简介').fill('给产品岗：先看成果，再看经历。')
  await panel.getByRole('radio', { name: '简洁' }).check({ force: true })
  await panel.getByRole('checkbox', { name: '社招' }).check({ force: true })
  await panel.getByRole('checkbox', { name: '产品' }).check({ force: true })
}

const author = async () => {
  const { token } = await aPerson(site.server.deps)
  return { ...(await site.visit({ token })), api: site.server.as(token) }
}
const anAdmin = async () => site.server.as((await aPerson(site.server.deps, 'admin')).token)

test('a template is composed, filled in, checked, submitted and approved; its next version does not affect it', async () => {
  const { page, api, faults } = await author()
  const admin = await anAdmin()
  await compose(page)

  // A click on a variant of the selected section's kind changes it; a title style applies to the section alone.
  await kind(page, '教育背景').click()
  await page.locator('[data-choice="4"]').click()
  await firstPage(page).locator('[data-section="edu_background"][data-variant="4"]').waitFor()
  await kind(page, '模块标题').click()
  await page.locator('[data-choice="7"]').click()
  const id = idOf(page)
  const stored = async () => (await api.call(getMyTemplate, { id })).document as Document
  await saved(page)
  await expect
    .poll(async () => (await stored()).sections.map((one) => [one.kind, one.variant, one.titleVariant]))
    .toEqual([
      ['base_info', 1, undefined],
      ['work_experience', 1, undefined],
      ['edu_background', 4, 7],
    ])

  // Submitting too early lists what is missing, with links. A check that failed to run says so and can be retried.
  await page.route(/run-template-check[^/]*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: '提交审核' }).click()
  const dialog = page.getByRole('dialog', { name: '提交审核' })
  await dialog.getByText('还缺：风格、用途').waitFor()
  await dialog.getByText('检查没有完成，请再试一次。').waitFor()
  await page.unroute(/run-template-check[^/]*\.js/)
  faults.length = 0
  await dialog.getByRole('button', { name: '重新检查' }).click()
  await dialog.getByText('全部通过').waitFor({ timeout: 40_000 })
  expect(await dialog.getByRole('button', { name: '提交审核' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '去填写' }).click()
  await page.getByText('提交前要选').first().waitFor()
  await fillIn(page, '松烟·产品岗')
  await saved(page)

  await check(page)
  await page.getByText(/用四份极端内容真实排版，耗时 \d+\.\d 秒/).waitFor()
  expect(await page.locator('[data-trial]').count()).toBe(4)
  await page.getByText('全部通过').waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '提交审核' }).click()
  await dialog.getByText('已填完').waitFor()
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await page.locator('[data-status="review"]').waitFor()
  expect(await page.locator('[data-stage]').count()).toBe(0)

  // Withdrawn, it is a draft again; submitted again, it is approved.
  await page.getByRole('button', { name: '撤回' }).click()
  await firstPage(page).waitFor()
  await page.getByRole('button', { name: '提交审核' }).click()
  await dialog.getByText('全部通过').waitFor({ timeout: 40_000 })
  const cover = coverSent(page)
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await page.locator('[data-status="review"]').waitFor()
  await cover
  const [waiting] = (await admin.call(listSubmitted, {})).templates.filter((one) => one.id === id)
  expect(waiting?.meta).toMatchObject({
    name: '松烟·产品岗',
    style: 'plain',
    purpose: ['social'],
    job: ['product'],
    columns: 'one',
    color: 'ink',
  })
  await admin.call(approveTemplate, { id, revision: waiting?.revision ?? 0 })

  // Editing a published template makes a draft of the next version; the published one stays.
  await page.reload()
  await page.getByText('第 1 版已发布').waitFor()
  await firstPage(page).waitFor()
  await add(page, '自我评价', 1)
  await firstPage(page).locator('[data-section="self_evaluation"]').waitFor()
  await saved(page)
  await expect.poll(async () => (await stored()).sections.length).toBe(4)
  expect(((await api.call(getTemplate, { id })) as { document: Document }).document.sections).toHaveLength(3)
  await page.getByRole('tab', { name: '模板' }).click()
  await page.getByRole('link', { name: '第 1 版' }).click()
  await page.waitForURL('**/previewer?id=*')
  await page.locator('[data-reading] [data-section="edu_background"]').first().waitFor()
  expect(await page.locator('[data-reading] [data-section="self_evaluation"]').count()).toBe(0)
  expect(await page.getByRole('link', { name: '使用此模板' }).getAttribute('href')).toBe(
    `/builder/new?template=${id}`,
  )
  expect(await violations(page)).toEqual([])
})

// The review journey rejects a template in every run.
test.runIf(isLong)('a rejected template shows the reason', async () => {
  const { page, api } = await author()
  const admin = await anAdmin()
  await compose(page)
  await fillIn(page, '被退回的')
  await saved(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  const dialog = page.getByRole('dialog', { name: '提交审核' })
  await dialog.getByText('全部通过').waitFor({ timeout: 40_000 })
  const cover = coverSent(page)
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await page.locator('[data-status="review"]').waitFor()
  await cover
  const id = idOf(page)
  const { revision } = await api.call(getMyTemplate, { id })
  await admin.call(rejectTemplate, { id, revision, reason: '标题之间太挤' })
  await page.reload()
  await page.getByRole('note').getByText('标题之间太挤').waitFor()
  await firstPage(page).waitFor()
})

test.runIf(isLong)(
  'a conflicting change made elsewhere: both versions are shown, and the author chooses',
  async () => {
    const { page, api, faults } = await author()
    await compose(page)
    await fillIn(page, '我起的名字')
    await saved(page)
    const id = idOf(page)
    await page.context().setOffline(true)
    await page.getByRole('tabpanel').getByLabel('名称').fill('这里改的名字')
    await page.locator('[data-save="savedLocally"]').waitFor()
    const { revision, document, meta } = await api.call(getMyTemplate, { id })
    const theirs = { ...(document as Document), title: '别处改的名字' }
    await api.call(saveTemplate, { id, baseRevision: revision, document: theirs, meta })
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog', { name: '两边都改过' })
    await dialog.getByText('别处改的名字').first().waitFor()
    await dialog.getByRole('button', { name: '全用别处的' }).click()
    await dialog.getByRole('button', { name: '按所选应用' }).click()
    await expect
      .poll(async () => ((await api.call(getMyTemplate, { id })).document as Document).title)
      .toBe('别处改的名字')
    // Calls fail without a network, and a save on an old revision is refused: both were provoked.
    faults.length = 0
  },
)

test.runIf(isLong)(
  'a visitor tries the designer, learns that submitting needs an account, and keeps the work after signing in',
  async () => {
    const { email } = await aPerson(site.server.deps)
    const { page } = await site.visit()
    await compose(page, '空白侧栏')
    await page.getByText('你还没有登录').waitFor()
    await fillIn(page, '带走的模板')
    await page.locator('[data-save="saved"]').getByText('已存在这台设备').waitFor()
    await page.reload()
    await firstPage(page).locator('[data-section="work_experience"]').waitFor()
    await page.getByRole('button', { name: '提交审核' }).click()
    const dialog = page.getByRole('dialog', { name: '提交审核' })
    await dialog.getByText('提交需要登录').waitFor()
    await dialog.getByRole('link', { name: '登录' }).click()
    await page.waitForURL('**/auth/login?next=*')
    await ready(page)
    const local = new URL(
      decodeURIComponent(new URL(page.url()).searchParams.get('next') ?? ''),
      page.url(),
    ).searchParams.get('id')
    await page.getByLabel('邮箱').fill(email)
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/createTemplate/designer?id=${local}`)
    await firstPage(page).locator('[data-section="edu_background"]').waitFor()
    await page.locator('[data-save="saved"]').getByText('草稿已保存').waitFor()
    await page.getByRole('tab', { name: '模板' }).click()
    expect(await page.getByRole('radio', { name: '简洁' }).isChecked()).toBe(true)
    await page.getByRole('link', { name: '返回' }).click()
    await page.getByRole('link', { name: '带走的模板', exact: true }).waitFor()
    expect(await page.getByText('在这台设备上').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

/** The gallery has pages: loads more until the template is listed. */
const beginWith = async (page: Page, name: string) => {
  const card = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('button', { name: '再看一些' })
  await card.or(more).first().waitFor()
  while ((await card.count()) === 0) {
    const shown = await page.locator('[data-cover]').count()
    await more.click()
    await expect.poll(() => page.locator('[data-cover]').count()).toBeGreaterThan(shown)
  }
  await card.click()
}

test.runIf(isLong)(
  'sample content is shown and never saved; a finding of the check can be located and is marked',
  async () => {
    const { page, api } = await author()
    await home(page)
    await beginWith(page, '书目')
    await page.waitForURL('**/designer?id=*')
    await firstPage(page).getByText('陈望舒').first().waitFor()
    const bar = page.locator('[data-sample-bar]')
    await bar.locator('button').first().click()
    await page.getByRole('option', { name: '护士' }).click()
    await bar.getByText('不会保存').waitFor()
    await expect.poll(() => firstPage(page).textContent()).not.toContain('陈望舒')
    await bar.getByRole('radio', { name: '英文' }).check({ force: true })
    await firstPage(page).getByText('Zhiwei Song', { exact: false }).first().waitFor()
    // An edit while the sample is shown changes the template, and the sample stays on the page.
    await kind(page, '模块标题').click()
    await page.locator('[data-choice="3"]').click()
    await firstPage(page).getByText('Zhiwei Song', { exact: false }).first().waitFor()
    await saved(page)
    await bar.getByRole('button', { name: '恢复模板自带内容' }).click()
    await firstPage(page).getByText('陈望舒').first().waitFor()
    const id = idOf(page)
    await expect
      .poll(async () => ((await api.call(getMyTemplate, { id })).document as Document).theme.titleVariant)
      .toBe(3)
    expect(JSON.stringify(await api.call(getMyTemplate, { id }))).not.toContain('Zhiwei')

    await page.getByRole('button', { name: '撤销' }).click()
    await check(page)
    await page.getByText('处需要修改').waitFor()
    await page
      .getByRole('button', { name: /定位 教育背景的学校与旁边的文字重叠/ })
      .first()
      .click()
    await bar.getByText('检查用的内容').waitFor()
    await page.locator('[data-frame="part"]').first().waitFor()
    const stage = await page.locator('[data-stage]').boundingBox()
    const frame = async () => (await page.locator('[data-frame="part"]').first().boundingBox())?.y
    await expect.poll(frame).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0))
    expect(await frame()).toBeGreaterThan((stage?.y ?? 0) - 1)
    await page.getByRole('button', { name: '收起检查' }).click()
    await firstPage(page).getByText('陈望舒').first().waitFor()
    expect(await page.locator('[data-save="saved"]').count()).toBe(1)
  },
)

test.runIf(isLong)('a variant is dragged onto the page with content, which can be undone', async () => {
  const { page, api } = await author()
  await compose(page)
  await kind(page, '荣誉奖项').click()
  const card = page.locator('[data-choice="1"]')
  await card.waitFor()
  await card.dragTo(firstPage(page).locator('[data-section="work_experience"]'), {
    targetPosition: { x: 200, y: 4 },
  })
  await firstPage(page).locator('[data-section="awards"]').waitFor()
  const order = async () =>
    firstPage(page)
      .locator('[data-section]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.section))
  expect(await order()).toEqual(['base_info', 'awards', 'work_experience', 'edu_background'])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(order).toEqual(['base_info', 'work_experience', 'edu_background'])
  await page.getByRole('navigation', { name: '栏目种类' }).getByRole('button', { name: '边框页' }).click()
  const id = idOf(page)
  await expect
    .poll(async () => ((await api.call(getMyTemplate, { id })).document as Document).page.layout)
    .toBe('page_1')
})

test.each([...(isLong ? [[1024, 768]] : []), [390, 844]] as [number, number][])(
  'at %i px everything is in reach and nothing overflows',
  async (width, height) => {
    const { token } = await aPerson(site.server.deps)
    const { page } = await site.visit({ token }, { viewport: { width, height } })
    await home(page)
    await beginWith(page, '刻度')
    await page.waitForURL('**/designer?id=*')
    await firstPage(page).waitFor()
    expect(await violations(page)).toEqual([])
    if (width === 390) {
      await page.getByRole('button', { name: '版式', exact: true }).click()
      await kind(page, '技能特长').click()
      await page.locator('[data-choice="6"]').waitFor()
      expect((await kind(page, '技能特长').boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.getByRole('button', { name: '工具', exact: true }).click()
      // The pages, with the findings below them, are loaded with it.
      await page.getByRole('menuitem', { name: '模板检查' }).click()
    } else await page.getByRole('button', { name: '模板检查' }).click()
    await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.runIf(isLong)(
  'the previewer explains an empty template, and shows a draft to its author only',
  async () => {
    const { page, api } = await author()
    await compose(page)
    await saved(page)
    const id = idOf(page)
    await page.goto(`${site.server.url}/createTemplate/previewer?id=${id}&of=draft`)
    await page.locator('[data-reading] .hj-page').first().waitFor()
    await page.getByText('草稿', { exact: false }).first().waitFor()
    const before = await page.locator('[data-reading] .hj-page').first().boundingBox()
    await page.getByRole('button', { name: '缩小' }).click()
    await expect
      .poll(async () => (await page.locator('[data-reading] .hj-page').first().boundingBox())?.width)
      .toBeLessThan(before?.width ?? 0)
    await page.goto(`${site.server.url}/createTemplate/previewer`)
    await page.getByRole('heading', { name: '没有可以预览的模板' }).waitFor()
    const visitor = await site.visit()
    await visitor.page.goto(`${site.server.url}/createTemplate/previewer?id=${id}`)
    await visitor.page.getByRole('heading', { name: '没有找到这份模板' }).waitFor()
    // The browser itself logs a line for the 404 response.
    visitor.faults.length = 0
    expect((await api.call(listMyTemplates, {})).templates).toHaveLength(1)
  },
)

test('an invalid draft in a template is asked about before leaving for the other templates', async () => {
  const { page } = await site.visit()
  await home(page)
  await page.getByRole('button', { name: '空白单栏' }).click()
  await page.waitForURL('**/designer?id=*')
  await add(page, '基本资料', 1)
  await page.getByRole('tab', { name: '数据' }).click()
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('长'.repeat(300))
  await page.locator('[data-save="invalid-draft"]').waitFor()
  const asked = page.getByRole('dialog', { name: '改动还没有保存' })
  for (const leave of [
    () => page.getByRole('link', { name: '返回' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave()
    await asked.getByRole('button', { name: '留下' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.waitForURL('**/designer?id=*')
  }
  expect(await page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toHaveLength(300)
})
