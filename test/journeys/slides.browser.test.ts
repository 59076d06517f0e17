import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Table } from '#packages/document/values.ts'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { paste } from '#test/kit/paste.ts'
import { embeddedCharacters } from '#test/kit/pdf-read.ts'

const site = journey()

/** Cells as a spreadsheet puts them on the clipboard. */
const FIGURES = [
  '季度\t计划\t实际',
  '一季度\t2,400\t2,530',
  '二季度\t2,800\t2,960',
  '三季度\t3,100\t待定',
].join('\r\n')

test('a new presentation: a chart from a spreadsheet, moved by keys, undone, presented with notes', async () => {
  const { page } = await site.visit()
  page.setDefaultTimeout(15_000)
  page.setDefaultNavigationTimeout(60_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, '?kind=ppt')
  const strip = page.getByRole('navigation', { name: '幻灯片' })
  const slide = (name: string) => strip.getByRole('button', { name: new RegExp(`张：${name}`) })
  const order = () =>
    strip
      .locator('[data-section-head]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await slide('演示标题').waitFor()
  await expect.poll(() => builder.pages()).toBe(4)

  // Added after the selected slide, with figures to overwrite.
  await slide('目录').click()
  await strip.getByRole('button', { name: '添加幻灯片' }).click()
  await page.getByRole('navigation', { name: '幻灯片种类' }).getByRole('button', { name: '图表' }).click()
  await page.locator('[data-choice="7"]').click()
  await expect.poll(() => builder.pages()).toBe(5)
  await expect.poll(order).toEqual(expect.arrayContaining(['第 3 张：用一句话说出图表的结论']))
  const heading = builder.content.getByRole('textbox', { name: '标题', exact: true })
  await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true)
  await heading.fill('三个季度都超过计划')

  await builder.content.getByRole('textbox', { name: '第一季度，计划' }).click()
  await paste(page, FIGURES)
  // An invalid number is marked and not stored; the rest is on the slide.
  const wrong = builder.content.getByRole('textbox', { name: '三季度，实际' })
  await builder.content.getByText('三季度，实际：不是数字，还没有保存').waitFor()
  expect(await wrong.inputValue()).toBe('待定')
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  const stage = page.locator('[data-stage] [data-page="3"]')
  await stage.getByText('二季度').first().waitFor()
  // It is not reported as saved, and the save state leads back to it.
  const state = page.locator('[data-save]')
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')
  await slide('目录').click()
  await wrong.waitFor({ state: 'detached' })
  expect(await state.getAttribute('data-save')).toBe('invalid-draft')
  const goBack = async (cell: Locator) => {
    await state.getByRole('button', { name: '去改' }).click()
    await expect.poll(() => cell.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  await goBack(wrong)
  expect(await wrong.inputValue()).toBe('待定')
  await wrong.fill('20%')
  await builder.content.getByText('三季度，实际：带百分号').waitFor()
  // A long name is not cut either, and rows are moved together with their invalid drafts.
  const label = builder.content.getByRole('textbox', { name: '第 3 行的名称' })
  await label.fill('季'.repeat(41))
  await builder.content.getByText('最多 40 个字，现在 41 个；这样写还没有保存；另有 1 格').waitFor()
  await builder.button('这一行上移', builder.content).click()
  const up = builder.content.getByRole('textbox', { name: '第 2 行的名称' })
  expect(await up.inputValue()).toHaveLength(41)
  await builder.button('这一行下移', builder.content).click()
  await label.fill('三季度')
  // While typing, a number may end with a decimal point.
  await wrong.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('-3,350.5')
  await wrong.press('Tab')
  expect(await builder.content.getByText('还没有保存').count()).toBe(0)
  await builder.settled()
  await builder.field('演讲备注').fill('先说第二季度的转折')
  const figures = async () => {
    const { sections } = await builder.document()
    const own = sections.find(({ title }) => title.startsWith('三个季度'))?.items.find((item) => item.own)
    return own?.data.chart
  }
  expect(await figures()).toMatchObject({
    labels: ['一季度', '二季度', '三季度'],
    series: [
      { name: '计划', values: [2400, 2800, 3100] },
      { name: '实际', values: [2530, 2960, -3350.5] },
    ],
  })

  // By keys in the strip, and back.
  const before = await order()
  await slide('三个季度').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await order())[1]).toBe('第 2 张：三个季度都超过计划')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(order).toEqual(before)
  await page.keyboard.press('Home')
  await expect.poll(() => slide('演示标题').getAttribute('aria-current')).toBe('true')

  // Inline editing works on any slide.
  await page.keyboard.press('End')
  await page.locator('[data-stage] [data-page="5"]').getByText('谢谢', { exact: true }).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('谢谢各位')
  await page.keyboard.press('Enter')
  await slide('谢谢各位').waitFor()

  // Presented one at a time, by keys, with the speaker's notes.
  await page.keyboard.press('F5')
  const screen = page.getByRole('dialog', { name: '放映' })
  const shown = screen.getByRole('status')
  await expect.poll(() => shown.textContent()).toBe('第 1 页，共 5 页')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect.poll(() => shown.textContent()).toBe('第 3 页，共 5 页')
  await page.keyboard.press('b')
  await expect.poll(() => shown.textContent()).toMatch(/^黑屏/)
  await page.keyboard.press('b')
  await page.keyboard.press('s')
  await screen.getByRole('region', { name: '演讲备注' }).getByText('先说第二季度的转折').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown.textContent()).toBe('第 5 页，共 5 页')
  await page.keyboard.press('Escape')
  await screen.waitFor({ state: 'hidden' })

  // The menu button of a slide is visible while its picture is hovered.
  await slide('目录').hover()
  const more = strip.getByRole('button', { name: '目录：更多操作' })
  expect(await more.evaluate((sign) => getComputedStyle(sign).color)).not.toMatch(/, 0\)$/)

  // With every slide hidden there is a message, and one press shows them again, on the page and on the screen.
  const all = (await order()).length
  const hideAll = async () => {
    for (let at = 0; at < all; at += 1) {
      await strip.locator('[data-section-head]').nth(at).click({ button: 'right' })
      await page.getByRole('menuitem', { name: '在页面上隐藏' }).click()
    }
  }
  await hideAll()
  await page.getByRole('heading', { name: '幻灯片都隐藏了' }).waitFor()
  await page.keyboard.press('F5')
  await expect.poll(() => shown.textContent()).toBe('幻灯片都隐藏了，没有可以放映的。')
  await screen.getByRole('button', { name: '全部显示' }).press('Enter')
  await expect.poll(() => shown.textContent()).toBe(`第 1 页，共 ${all} 页`)
  await page.keyboard.press('Escape')
  await screen.waitFor({ state: 'hidden' })
  await builder.undo.click()
  await page.getByRole('button', { name: '全部显示' }).click()
  await expect.poll(() => builder.pages()).toBe(all)

  // A pasted block with a cell that is too long: the others are stored, it is an invalid draft, and nothing is cut.
  await strip.getByRole('button', { name: '添加幻灯片' }).click()
  await page.getByRole('navigation', { name: '幻灯片种类' }).getByRole('button', { name: '表格' }).click()
  await page.locator('[data-choice="1"]').click()
  const cell = (row: number, column: number) =>
    builder.content.getByRole('textbox', { name: `第 ${row} 行第 ${column} 列` })
  const before12 = await cell(1, 2).inputValue()
  await cell(1, 1).click()
  await paste(page, `甲方\t${'字'.repeat(1504)}\r\n乙方\t7`)
  await builder.content
    .getByText('第 1 行第 2 列：最多 1000 个字，现在 1504 个；这样写还没有保存', { exact: true })
    .waitFor()
  await expect.poll(() => state.getAttribute('data-save')).toBe('invalid-draft')
  await slide('目录').click()
  await cell(1, 2).waitFor({ state: 'detached' })
  await goBack(cell(1, 2))
  expect(await cell(1, 2).inputValue()).toHaveLength(1504)
  // Undo first discards the invalid draft, then reverts the paste.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => cell(1, 2).inputValue()).toBe(before12)
  await builder.settled()
  const { sections } = await builder.document()
  const table = sections.find(({ kind }) => kind === 'slide_table')?.items[0]?.data.table as Table
  expect(table.rows.slice(0, 2).map((row) => row.slice(0, 2))).toEqual([
    ['甲方', before12],
    ['乙方', '7'],
  ])
})

test('the toolbar of a selected slide ends with its frame, also when the last tools are added later', async () => {
  const { page } = await site.visit()
  await builderOn(page).open(site.server.url, '?kind=ppt')
  const tools = page.locator('[data-stage]').getByRole('group', { name: /的操作/ })
  await tools.getByRole('button', { name: '润色' }).waitFor()
  const over = () =>
    page.evaluate(() => {
      const end = (element: Element | null | undefined) =>
        element?.getBoundingClientRect().right ?? Number.NaN
      const group = document.querySelector('[data-stage] [role="group"][aria-label$="的操作"]')
      return Math.round(end(group) - end(document.querySelector('[data-frame="selected"]')))
    })
  await expect.poll(over).toBe(0)
})

test('a deck becomes a numbered PDF, and a long slide continues on the next page', async () => {
  const { page } = await site.visit({}, { acceptDownloads: true })
  page.setDefaultTimeout(15_000)
  const builder = builderOn(page)
  await builder.open(site.server.url, '?kind=ppt')
  const take = async () => {
    await builder.button('下载').click()
    const dialog = page.getByRole('dialog', { name: '下载' })
    await dialog.getByRole('radio', { name: /^PDF/ }).check({ force: true })
    const [, shown] = /只嵌入用到的 (\d+) 字/.exec(await dialog.getByText('只嵌入用到的').innerText()) ?? []
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载 PDF' }).click(),
    ])
    const file = await download.path()
    // The number of embedded characters covers all slides and their numbers.
    expect(Number(shown)).toBe(embeddedCharacters(readFileSync(file)).size)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const texts = execFileSync('pdftotext', ['-layout', file, '-']).toString().split('\f').slice(0, -1)
    return texts.map((text) => text.replaceAll(/\s/g, ''))
  }
  const pages = await take()
  expect(pages).toHaveLength(4)
  expect(pages[1]).toMatch(/目录.*2$/)

  await page
    .getByRole('navigation', { name: '幻灯片' })
    .getByRole('button', { name: /第 3 张/ })
    .click()
  const text = builder.content.locator('[contenteditable="true"]').first()
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  for (let line = 1; line <= 40; line += 1)
    await page.keyboard.insertText(`\n第 ${line} 行写得很满，一张放不下`)
  await expect.poll(() => builder.pages()).toBeGreaterThan(4)
  // A hidden slide has no number, and a slide of several pages has one number per page: here as in the file.
  const strip = page.getByRole('navigation', { name: '幻灯片' })
  const agenda = strip.getByRole('button', { name: '第 2 张：目录' })
  await agenda.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '在页面上隐藏' }).click()
  await strip.getByRole('button', { name: '幻灯片：目录' }).waitFor()
  const count = await builder.pages()
  const heads = strip.locator('[data-section-head]')
  expect(await heads.evaluateAll((all) => all.map((one) => one.ariaLabel?.split('：')[0]))).toEqual([
    '第 1 张',
    '幻灯片',
    '第 2 张',
    `第 ${count} 张`,
  ])
  const shown = await strip.locator('[data-section-row] > div > span[aria-hidden]').allInnerTexts()
  expect(shown).toEqual(['1', '', '已隐藏', '2', `溢出 ${count - 3} 页`, `${count}`])
  expect(await heads.nth(2).getAttribute('aria-description')).toContain(`第 2 到 ${count - 1} 张都是它`)
  const stage = page.getByRole('region', { name: '页面', exact: true })
  await page
    .locator('[data-stage] [data-page="3"]')
    .evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await stage.getByText(`第 3 / ${count} 张 · 续上一张`, { exact: true }).waitFor()
  await stage.getByText('第 3 张 · 续上一张', { exact: true }).waitFor()
  const more = await take()
  expect(more).toHaveLength(count)
  expect(more[1]).toMatch(/第1行写得很满.*2$/)
  expect(more[2]).toMatch(/写得很满.*3$/)
  expect(more.join('')).toContain('第40行写得很满')
})
