import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { violations } from '#test/kit/axe.ts'
import { journey } from '#test/kit/browser.ts'
import { aDraft, designerOn } from '#test/kit/designer.ts'
import { keyboardOn } from '#test/kit/keyboard.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

const opened = async (
  options: Parameters<typeof site.visit>[1] = {},
  change?: (document: Document) => Document,
) => {
  const { token } = await aPerson(site.server.deps)
  const draft = await aDraft(site.server.as(token), change)
  const { page } = await site.visit({ token }, options)
  const designer = designerOn(page)
  await designer.open(site.server.url, draft.id)
  return { ...draft, page, designer }
}

/** Three sections, because axe checks everything that is rendered. */
const short = (document: Document): Document => ({
  ...document,
  sections: document.sections
    .filter(({ kind }) => ['base_info', 'work_experience', 'edu_background'].includes(kind))
    .map((section) => ({ ...section, items: section.items.slice(0, 1) })),
})

const TABS = ['数据', '属性', '样式', '模板'] as const

/** Every sheet of the setters, with a section and with a slot of it selected. */
const sheets = async (page: Page, designer: ReturnType<typeof designerOn>) => {
  for (const tab of TABS) {
    await designer.tab(tab)
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    expect(await violations(page), tab).toEqual([])
  }
  await designer.tab('样式')
  for (const scope of ['主题', '页面', '选中的部分']) {
    await page.getByRole('radio', { name: scope, exact: true }).check({ force: true })
    expect(await violations(page), scope).toEqual([])
  }
}

// Other journeys check the stage and the template check in every run.
test.runIf(isLong).each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])(
  'axe finds nothing at %i px: palette, all setters, the check, the dialog before review',
  async (width, height) => {
    const { page, designer } = await opened({ viewport: { width, height } }, short)
    const isPhone = width === 390
    await designer.firstPage.locator('[data-section="work_experience"]').first().click()
    if (isPhone) await page.getByRole('button', { name: '版式', exact: true }).click()
    await page.locator('[data-choice="2"]').waitFor()
    expect(await violations(page), 'palette').toEqual([])
    await designer.search.fill('水墨')
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    expect(await violations(page), 'search').toEqual([])
    await designer.search.fill('')
    if (isPhone) await page.getByRole('button', { name: '设置', exact: true }).click()
    await sheets(page, designer)
    await designer.tool('模板检查')
    await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
    expect(await violations(page), 'check').toEqual([])
    await designer.tools.click()
    await page.getByRole('menuitem', { name: '提交审核' }).click()
    const dialog = page.getByRole('dialog', { name: '提交审核' })
    await dialog.getByText('还缺：', { exact: false }).waitFor()
    expect(await violations(page, '[role="dialog"]'), 'submit').toEqual([])
  },
)

test.runIf(isLong)('makes a template with the keyboard alone, in the order of the panes', async () => {
  const { page, designer, stored } = await opened({}, (document) => ({ ...document, sections: [] }))
  const { press, to, on, choose } = keyboardOn(page)
  // The header, the palette, the pages, the setters.
  await to('工具')
  await to('页面类型')
  await to('提交审核')
  await choose(/^工作经历/)
  await to('搜版式')
  await press('Tab')
  await press('ArrowDown', 'Enter')
  await designer.firstPage.locator('[data-section="work_experience"][data-variant="2"]').first().waitFor()
  await to('样式')
  await press('ArrowLeft', 'ArrowLeft')
  await on('数据')
  await choose('添加栏目')
  await on('搜版式')
  await page.keyboard.type('教育')
  await page.locator('[data-choice]').first().waitFor()
  await press('Tab', 'Enter')
  await designer.firstPage.locator('[data-section="edu_background"]').first().waitFor()

  // Escape closes what was opened and returns the focus.
  for (const tool of ['页面类型', '历史版本', '提交审核']) {
    await choose('工具')
    const item = page.getByRole('menuitem', { name: tool })
    await item.waitFor()
    while (!(await item.evaluate((one) => one === document.activeElement))) await press('ArrowDown')
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await on('工具')
  }
  await designer.saved()
  await expect
    .poll(async () => (await stored()).sections.map(({ kind }) => kind))
    .toEqual(['work_experience', 'edu_background'])
})

test('fields are hidden and renamed, sections hidden, and the page shows it at once', async () => {
  // One of the variants with labels.
  const { page, designer, stored } = await opened({}, (document) => ({
    ...document,
    sections: document.sections.map((one) => (one.kind === 'base_info' ? { ...one, variant: 2 } : one)),
  }))
  const info = designer.firstPage.locator('[data-section="base_info"]').first()
  await info.click()
  await designer.tab('属性')
  const panel = page.getByRole('tabpanel', { name: '属性' })
  const { name } = (await stored()).sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data ?? {}
  await expect.poll(() => info.textContent()).toContain(String(name))
  await panel.getByRole('button', { name: '隐藏「姓名」' }).click()
  await expect.poll(() => info.textContent()).not.toContain(String(name))
  await panel.getByRole('button', { name: '显示「姓名」' }).click()
  await expect.poll(() => info.textContent()).toContain(String(name))
  await panel.getByRole('switch', { name: '显示这个栏目' }).click()
  await info.waitFor({ state: 'detached' })
  await page.getByLabel('撤销', { exact: true }).click()
  await info.waitFor()
  await panel.getByRole('textbox', { name: '「电话」的名字' }).fill('手机')
  await info.getByText('手机', { exact: false }).first().waitFor()
  await designer.saved()
  await expect
    .poll(async () => (await stored()).sections.find(({ kind }) => kind === 'base_info')?.props)
    .toMatchObject({ phoneNumber: { label: '手机' } })
})
