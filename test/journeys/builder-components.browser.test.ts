import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { componentPaths, designerPaths } from '#test/specification.ts'

const site = journey()
type Builder = ReturnType<typeof builderOn>

/** In the open section; its own toolbar may cover its title. */
const onPage = (page: Page) =>
  page.locator('[data-page="1"] [data-section="work_experience"] [data-field="post"]').first()

/** How a user reaches each component of the specification, and what it shows. */
const ways: Record<string, (builder: Builder) => Promise<Locator>> = {
  NavBar: async ({ page }) => page.getByRole('toolbar', { name: '工具' }),
  ResumeRender: async ({ page }) => page.locator('[data-stage] [data-page="1"]'),
  PageEditorList: async ({ page, button }) => {
    await button('工具').click()
    return page.getByRole('menuitem', { name: '查看 JSON' })
  },
  ModuleBox: async ({ page }) => {
    await onPage(page).click()
    return page.locator('[data-frame="selected"]').first()
  },
  ModuleConfig: async ({ content, button }) => {
    await button('栏目设置', content).click()
    return content.getByRole('textbox', { name: '标题文字' })
  },
  DataTitleLeft: async ({ content }) => content.locator('[data-entry-head]').first(),
  DataTitleRight: async ({ content }) => content.getByRole('button', { name: '在页面上隐藏这一条' }).first(),
  DataConfig: async ({ content, field }) => {
    const entry = content.locator('[data-entry-head]').first()
    if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click()
    return field('公司')
  },
  ComponentTypePop: async ({ page, content, field, button }) => {
    await field('内容').hover()
    await button('「内容」的输入方式', content).click()
    return page.getByRole('menuitemradio', { name: /逐条填写/ }).or(page.getByText('逐条填写'))
  },
  AddAnyModuleDrawer: async ({ content, button }) => {
    await button('添加栏目', content).click()
    return content.getByRole('region', { name: '添加栏目' })
  },
  ModuleSelect: async ({ content, button }) => {
    await button('添加栏目', content).click()
    return content.getByRole('navigation', { name: '栏目种类' })
  },
  SelectModuleTitleDialog: async ({ content, menu, button }) => {
    await menu(button('工作经历：更多操作'), '标题样式')
    return content.getByRole('region', { name: '「工作经历」的标题样式' })
  },
  SelectGlobalModuleTitleDialog: async ({ content, tool }) => {
    await tool(/切换标题样式/)
    return content.getByRole('region', { name: '全部栏目的标题样式' })
  },
  GlobalThemeSettingBar: async ({ style, tab }) => {
    await tab('主题')
    return style.getByRole('radio', { name: '黛蓝' })
  },
  ColorPickerCustom: async ({ page, style, tab }) => {
    await tab('主题')
    await style.getByRole('button', { name: /^自选颜色/ }).click()
    return page.getByRole('dialog', { name: '自选颜色' })
  },
  ThemeStyleSettingDrawer: async ({ style, tab, button }) => {
    await tab('主题')
    await button('逐个调整配色', style).click()
    return style.getByRole('region', { name: '配色' })
  },
  ModuleStyleSettingDrawer: async ({ page, style, button }) => {
    await onPage(page).click()
    await button('全部样式', style).click()
    return style.getByRole('combobox', { name: /^作用于/ })
  },
  SelectPageDialog: async ({ page, style, tab, button }) => {
    await tab('页面')
    await button('用我的内容对比布局与纸张', style).click()
    return page.getByRole('dialog', { name: '选择页面' })
  },
  ViewJsonDrawer: async ({ page, tool }) => {
    await tool(/查看 JSON/)
    return page.getByRole('dialog', { name: '查看 JSON' }).getByRole('tree')
  },
  AiButton: async ({ content }) => content.getByRole('button', { name: /润色/ }).first(),
  AiEditDialog: async ({ page, content }) => {
    await content.getByRole('button', { name: /润色/ }).first().click()
    return page.getByRole('dialog').getByRole('button', { name: '开始润色' })
  },
  AiGenerateDialog: async ({ page, tool }) => {
    await tool(/AI 写一个栏目/)
    return page.getByRole('dialog', { name: 'AI 写一个栏目' })
  },
  AiOptimizeDialog: async ({ page, tool }) => {
    await tool(/AI 诊断与优化/)
    return page.getByRole('dialog', { name: 'AI 诊断与优化' })
  },
  AiOptimizeDrawer: async ({ page, tool, button }) => {
    await tool(/AI 诊断与优化/)
    await button('开始诊断').click()
    // The evidence of a finding leads to its place, and the findings stay visible.
    await page.getByRole('tabpanel').getByRole('list').last().getByRole('button').first().click()
    return page.getByRole('dialog', { name: '修改建议' })
  },
  AiOptimizeDialogLogs: async ({ page, tool }) => {
    await tool(/AI 记录/)
    return page.getByRole('dialog', { name: 'AI 记录' })
  },
  TranslateDialog: async ({ page, tool }) => {
    await tool(/翻译/)
    return page.getByRole('dialog', { name: '翻译' })
  },
  DownloadDialog: async ({ page, button }) => {
    await button('下载').click()
    return page.getByRole('dialog', { name: '下载' })
  },
  // Last, because it needs an empty document.
  NoData: async ({ open, button }) => {
    await open(site.server.url)
    return button('去填写')
  },
}

/** These leave the panes unchanged, so one visit covers them all. */
const IN_SIGHT = [
  'NavBar',
  'ResumeRender',
  'DataTitleLeft',
  'DataTitleRight',
  'DataConfig',
  'GlobalThemeSettingBar',
  'AiButton',
]
const visits = [
  IN_SIGHT,
  ...sampleEvery(
    Object.keys(ways).filter((name) => !IN_SIGHT.includes(name)),
    6,
  ).map((name) => [name]),
]

/** Those of the editors: the other paths are parts of other screens. */
const named = [...componentPaths, ...designerPaths]
  .filter((path) => /^\/(?:builder|designer|createTemplate\/designer)\/components\//.test(path))
  .map((path) => path.split('/').at(-1))

test('the table has the names of the specification', () => {
  expect(Object.keys(ways).sort()).toEqual([...new Set(named)].sort())
})

test('every component of the specification is reachable from the builder', async () => {
  const { page } = await site.visit()
  page.setDefaultTimeout(15_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, '?template=huajian-template-003')
  const missed: string[] = []
  for (const names of visits) {
    // With its form open, as when a user edits a section.
    await builder.head('工作经历').click()
    for (const name of names) {
      const reached = await ways[name]?.(builder)
        .then((place) => place.waitFor())
        .then(
          () => true,
          (error: Error) => error.message,
        )
      if (reached !== true) missed.push(`${name}: ${reached}`)
    }
    await page.reload()
    await ready(page)
  }
  expect(missed).toEqual([])
}, 240_000)
