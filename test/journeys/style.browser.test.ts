import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { isLong } from '#test/kit/long.ts'
import { openStylePanel, type StylePanel, WORK } from '#test/kit/style-panel.ts'
import { inWorker } from '#test/kit/worker.ts'

let browser: Browser
let url = ''
let panel: StylePanel
let page: Page

inWorker.beforeAll(async ({ chromium, partPages }) => {
  url = `${partPages}/test/pages/editor.html?person=engineer`
  browser = chromium
})
beforeEach(async () => {
  panel = await openStylePanel(browser, url)
  page = panel.page
})
afterEach(async () => {
  await panel.close()
  expect(panel.faults()).toEqual([])
})

test('an inherited value is plain and follows the theme; an own one stays, is counted and can be reset', async () => {
  await panel.openSection(WORK)
  const tab = page.getByRole('tabpanel')
  const size = tab.getByRole('spinbutton', { name: '字号' })
  await expect.poll(() => size.inputValue()).toBe('10.5')
  expect(await tab.getByRole('button', { name: '还原「字号」' }).count()).toBe(0)
  await size.fill('12')
  await size.press('Enter')
  await tab.getByRole('spinbutton', { name: '栏目之间' }).fill('30')
  await tab.getByRole('spinbutton', { name: '栏目之间' }).press('Enter')
  await tab.getByText('2 项已改').waitFor()
  expect((await panel.stored()).sections.find(({ id }) => id === WORK)?.style.section).toMatchObject({
    fontSize: 16,
  })
  await page.evaluate(() => window.editor.undo())
  await tab.getByText('1 项已改').waitFor()
  await tab.getByRole('button', { name: '还原「字号」' }).click()
  await page.getByRole('tab', { name: '主题' }).click()
  const all = page.getByRole('tabpanel').getByRole('spinbutton', { name: '字号' })
  await all.fill('11')
  await all.press('Enter')
  await page.getByRole('tab', { name: '栏目' }).click()
  await expect.poll(() => size.inputValue()).toBe('11')
  expect((await panel.stored()).sections.find(({ id }) => id === WORK)?.style).toEqual({})
})

test('the gap between entries equals the number, and the first entry stays by its title', async () => {
  await panel.openSection(WORK)
  const field = page.getByRole('spinbutton', { name: '条目之间' })
  const boxes = () =>
    page.evaluate((id) => {
      const root = document.querySelector(`[data-stage] [data-id="${id}"]`) as HTMLElement
      const factor = root.getBoundingClientRect().width / root.offsetWidth
      const [one, two] = [...root.querySelectorAll('[data-slot="item"]')].map((item) =>
        item.getBoundingClientRect(),
      )
      const top = root.getBoundingClientRect().top
      return {
        gap: Math.round(((two?.top ?? 0) - (one?.bottom ?? 0)) / factor),
        first: Math.round((one?.top ?? 0) - top),
      }
    }, WORK)
  const before = await boxes()
  await expect.poll(() => field.inputValue()).toBe(String(before.gap))
  await field.fill('25')
  await field.press('Enter')
  await expect.poll(boxes).toEqual({ gap: 25, first: before.first })
  await page.getByRole('button', { name: '还原「条目之间」' }).click()
  await expect.poll(boxes).toEqual(before)
})

test.runIf(isLong)(
  'a style is copied to another part, section and document, and pasted as one step',
  async () => {
    await panel.openAll(WORK)
    await panel.chooseTarget('公司')
    await panel.apply('textDecoration', 'underline')
    await panel.apply('letterSpacing', 3)
    await panel.drawer.getByRole('button', { name: '复制样式' }).click()
    await panel.drawer.getByText('已复制').waitFor()
    await panel.chooseTarget('职位')
    await panel.drawer.getByRole('button', { name: '粘贴样式' }).click()
    const styleOf = async (id: string) => (await panel.stored()).sections.find((one) => one.id === id)?.style
    const both = { textDecoration: 'underline', letterSpacing: 3 }
    expect(await styleOf(WORK)).toEqual({ name: both, post: both })
    await page.evaluate(() => window.editor.undo())
    expect(await styleOf(WORK)).toEqual({ name: both })
    await panel.chooseTarget('整个栏目')
    await panel.drawer.getByRole('button', { name: '复制样式' }).click()
    await panel.openAll('internship_experience-5')
    await panel.drawer.getByRole('button', { name: '粘贴样式' }).click()
    expect(await styleOf('internship_experience-5')).toEqual({ name: both })
    await panel.load()
    await panel.openAll(WORK)
    await panel.drawer.getByRole('button', { name: '粘贴样式' }).click()
    expect(await styleOf(WORK)).toEqual({ name: both })
  },
)

test('the setters apply to the part clicked on the page', async () => {
  await panel.openAll(WORK)
  await page.evaluate((section) => {
    window.editor.select({ section, item: `${section}-0`, field: 'post', slot: 'post' }, 'page')
  }, WORK)
  await panel.drawer.getByRole('combobox', { name: '作用于：职位' }).waitFor()
  await panel.drawer.getByRole('button', { name: '返回' }).press('Escape')
  expect(await panel.drawer.count()).toBe(0)
  await page.getByRole('button', { name: '单独设置「职位」' }).waitFor()
})

test.runIf(isLong)('a hovered option is previewed and leaves no trace', async () => {
  const before = await panel.stored()
  const theme = () =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('[data-stage] .hj-doc') as Element).getPropertyValue(
        '--hj-theme',
      ),
    )
  expect(await theme()).toBe('#1e2530')
  await page.getByRole('radio', { name: '松绿' }).hover()
  await expect.poll(theme).toBe('#1c5a4c')
  await page.getByRole('tab', { name: '主题' }).hover()
  await expect.poll(theme).toBe('#1e2530')
  await page.getByRole('tab', { name: '页面' }).click()
  await page.getByRole('radio', { name: '双栏' }).hover()
  await expect.poll(() => page.locator('[data-stage] [data-page="1"] > [data-flow]').count()).toBe(2)
  await page.getByRole('tab', { name: '栏目' }).click()
  await expect.poll(() => page.locator('[data-stage] [data-page="1"] > [data-flow]').count()).toBe(1)
  expect(await panel.stored()).toEqual(before)
  expect(await page.evaluate(() => window.editor.state.getState().canUndo)).toBe(false)
})

test('all layouts in turn keep all content in place', async () => {
  const before = await panel.stored()
  await page.getByRole('tab', { name: '页面' }).click()
  await page.getByRole('button', { name: '用我的内容对比布局与纸张' }).click()
  const dialog = page.getByRole('dialog', { name: '选择页面' })
  await expect.poll(() => dialog.getByText('纪行远').count()).toBe(3)
  await dialog.getByRole('radio', { name: /^双栏/ }).check()
  await dialog.getByRole('button', { name: '使用这个页面' }).click()
  await dialog.waitFor({ state: 'detached' })
  const twoColumns = await panel.stored()
  expect(twoColumns.page.layout).toBe('left_right')
  const width = page.getByRole('tabpanel').getByRole('spinbutton', { name: '宽度' })
  await width.fill('36')
  await width.press('Enter')
  for (const name of ['边框页', '单栏', '双栏'])
    await page.getByRole('tabpanel').getByRole('radio', { name }).check({ force: true })
  const after = await panel.stored()
  expect(after.sections).toEqual(twoColumns.sections)
  expect(after.page).toEqual({ ...twoColumns.page, side: { ...twoColumns.page.side, width: 36 } })
  await page.getByRole('tabpanel').getByRole('radio', { name: '单栏' }).check({ force: true })
  const content = ({ sections }: Document) => sections.map(({ region: _, ...section }) => section)
  expect(content(await panel.stored())).toEqual(content(before))
})

test('the page setup is previewed on a copy with paper, margins and background, and applied in one step', async () => {
  const before = await panel.stored()
  await page.getByRole('tab', { name: '页面' }).click()
  const dialog = page.getByRole('dialog', { name: '选择页面' })
  const tryOn = async () => {
    await page.getByRole('button', { name: '用我的内容对比布局与纸张' }).click()
    const [sheet] = [dialog.locator('[data-page]').first()]
    const shape = () => sheet.evaluate((one: HTMLElement) => one.offsetHeight / one.offsetWidth)
    await expect.poll(shape).toBeGreaterThan(1.4)
    await dialog.getByRole('radio', { name: 'Letter' }).check({ force: true })
    await expect.poll(shape).toBeLessThan(1.3)
    await panel.number(dialog, '上边距（毫米）', 30)
    await dialog.getByRole('combobox', { name: /^纹理/ }).click()
    await page.getByRole('option', { name: '方格' }).click()
  }
  await tryOn()
  expect(await panel.stored()).toEqual(before)
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await panel.stored()).toEqual(before)
  await tryOn()
  await dialog.getByRole('button', { name: '使用这个页面' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { page: used, ...rest } = await panel.stored()
  expect(used).toEqual({
    ...before.page,
    size: 'Letter',
    margin: { ...before.page.margin, top: 30 },
    background: { pattern: 'grid' },
  })
  expect({ ...rest, page: before.page }).toEqual(before)
  await page.evaluate(() => window.editor.undo())
  expect(await panel.stored()).toEqual(before)
  expect(await page.evaluate(() => window.editor.state.getState().canUndo)).toBe(false)
})

test.runIf(isLong)('own values of page and colours are reset one by one', async () => {
  const before = await panel.stored()
  const own = {
    page: {
      ...before.page,
      layout: 'left_right',
      size: 'Letter',
      numbers: 'of',
      margin: { top: 20, right: 21, bottom: 22, left: 23 },
      side: { place: 'right', width: 40, ground: 'soft', gutter: 10 },
    },
    colors: { theme: '#1c5a4c', soft: '#eeeeee', dark: '#111111', on: '#fefefe', accent: '#a4510c' },
  } as const
  await page.evaluate(({ page: wanted, colors }) => {
    window.editor.edit((document) => {
      document.page = wanted
      document.theme.colors = colors
    })
  }, own)
  await page.getByRole('tab', { name: '页面' }).click()
  const tab = page.getByRole('tabpanel')
  for (const label of ['大小', '页码', '位置', '宽度', '底色', '与正文间距']) await panel.reset(label, tab)
  for (const side of ['上', '右', '下', '左']) await panel.reset(`${side}边距（毫米）`, tab)
  expect((await panel.stored()).page).toEqual({ ...before.page, layout: 'left_right' })
  expect(await tab.getByRole('button', { name: /^还原/ }).count()).toBe(0)

  await page.getByRole('tab', { name: '主题' }).click()
  await page.getByRole('button', { name: '逐个调整配色' }).click()
  const colours = page.getByRole('region', { name: '配色' })
  const set = async () => (await panel.stored()).theme.colors
  for (const label of ['浅底', '深色', '反白字', '点缀色']) await panel.reset(label, colours)
  expect(await set()).toMatchObject({ theme: '#1c5a4c' })
  expect(await set()).not.toMatchObject({ soft: '#eeeeee' })
  await panel.reset('主题色', colours)
  expect(await set()).toBe('ink')
  expect(await colours.getByRole('button', { name: /^还原/ }).count()).toBe(0)
})

test('a colour shows its contrast with what is below it: white, or the dark side column', async () => {
  await page.evaluate((id) => {
    window.editor.edit((document) => {
      document.page.layout = 'left_right'
      for (const section of document.sections) section.region = section.id === id ? 'side' : 'main'
    })
  }, WORK)
  const reads = async (label: string, color: string, word: string) => {
    await panel.drawer.getByRole('button', { name: new RegExp(`^${label}：`) }).click()
    const picker = page.getByRole('dialog', { name: label })
    await picker.getByRole('textbox', { name: '色值' }).fill(color)
    await picker.getByRole('textbox', { name: '色值' }).press('Enter')
    await picker.getByText(new RegExp(`^Aa对比 [\\d.]+ : 1，${word}$`)).waitFor()
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'detached' })
  }
  await panel.openAll(WORK)
  // The side column is dark: light text is readable on it, dark text is not.
  await reads('文字颜色', '#ffffff', '清楚')
  await reads('文字颜色', '#222222', '难以看清')
  // With a background of its own, the contrast with that background counts.
  await reads('背景色', '#ffffff', '清楚')
  await reads('背景色', '#333333', '难以看清')
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const seriousIn = async (selector: string): Promise<string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async (scope) => {
    const { axe: checker } = window as unknown as { axe: { run(context: unknown): Promise<AxeResult> } }
    interface AxeResult {
      violations: { id: string; impact: string; nodes: { html: string }[] }[]
    }
    const { violations } = await checker.run({ include: [[scope]] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, selector)
}

test.each(isLong ? ['dark', 'light'] : [])('no serious accessibility fault: %s', async (theme) => {
  await panel.load(`${url}&theme=${theme}`)
  const pane = 'aside:has([role="tablist"])'
  await page.getByRole('tab', { name: '主题' }).waitFor()
  expect(await seriousIn(pane)).toEqual([])
  await page.getByRole('button', { name: '逐个调整配色' }).click()
  await page.getByRole('region', { name: '配色' }).waitFor()
  expect(await seriousIn(pane)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.openSection(WORK)
  await page.getByRole('tabpanel').getByText('全部样式').waitFor()
  expect(await seriousIn(pane)).toEqual([])
  await panel.openAll(WORK)
  expect(await seriousIn(pane)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '页面' }).click()
  expect(await seriousIn(pane)).toEqual([])
})
