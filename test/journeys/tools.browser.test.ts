import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLong } from '#test/kit/long.ts'
import { choose, documentOf, pasteAll, steps, tool, undo } from '#test/kit/tools-page.ts'
import { inWorker } from '#test/kit/worker.ts'

/** Shared, so that pages use one HTTP cache. */
let context: BrowserContext
let url = ''
inWorker.beforeAll(async ({ chromium, partPages }) => {
  url = `${partPages}/test/pages/tools.html`
  context = await chromium.newContext()
  return () => context.close()
})

const opened = async (run: (page: Page) => Promise<void>, query = '', width = 1440) => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${url}?person=engineer&lang=zh${query}`, { timeout: 60_000 })
  await page.locator('html[data-ready]').waitFor()
  await page.locator('[data-stage] [data-page="1"]').waitFor()
  await run(page)
  expect(errors).toEqual([])
  await page.evaluate(() => localStorage.clear())
  await page.close()
}

test('JSON: an error is marked on its line and keeps the typed text; valid text is applied as one step', async () => {
  await opened(async (page) => {
    const before = await documentOf(page)
    await tool(page, /^查看 JSON/)
    await page.getByRole('tree').waitFor()
    await page.getByRole('searchbox', { name: '搜名称或内容' }).fill('fontSize')
    await expect
      .poll(() => page.locator('[role="treeitem"][aria-selected="true"]').textContent())
      .toContain('fontSize14')

    await choose(page, '文本')
    const area = page.getByRole('textbox', { name: '文本' })
    const broken = (await area.inputValue()).replace('"fontSize": 14', '"fontSize": "14"')
    await pasteAll(area, '[]\n'.repeat(400))
    await area.press('ControlOrMeta+z')
    expect(await area.inputValue()).toContain('"fontSize": 14')
    await pasteAll(area, broken)
    await page.getByText('这里应是数字。').waitFor()
    expect(await page.getByRole('button', { name: '应用' }).isDisabled()).toBe(true)
    await page.getByText('这里应是数字。').click()
    const line = broken.split('\n').findIndex((one) => one.includes('"fontSize"')) + 1
    expect(
      await area.evaluate(
        (box) =>
          (box as HTMLTextAreaElement).value.slice(0, (box as HTMLTextAreaElement).selectionStart).split('\n')
            .length,
      ),
    ).toBe(line)

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tool(page, /^查看 JSON/)
    expect(await area.inputValue()).toBe(broken)

    await pasteAll(area, broken.replace('"fontSize": "14"', '"fontSize": 16'))
    await page.getByRole('button', { name: '应用' }).click()
    await expect.poll(async () => (await documentOf(page)).theme.fontSize).toBe(16)
    expect(await steps(page)).toBe(1)
    await undo(page)
    expect(await documentOf(page)).toEqual(before)

    // A draft based on an older state is merged, and conflicts are listed first.
    await pasteAll(
      area,
      broken
        .replace('"fontSize": "14"', '"fontSize": 16')
        .replace(`"title": "${before.title}"`, '"title": "草稿的名称"'),
    )
    await page.getByText('格式正确，可以应用').waitFor()
    await page.getByRole('button', { name: '下载草稿 .json' }).waitFor()
    await choose(page, '树')
    await page.getByText('没有应用的修改在「文本」里').waitFor()
    const loaded = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 .json', exact: true }).click()
    const handed = await (await loaded).createReadStream()
    expect(JSON.parse(Buffer.concat(await handed.toArray()).toString())).toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.evaluate(() => {
      window.editor.edit((draft) => {
        draft.theme.lineHeight = 1.9
      })
      window.editor.edit((draft) => {
        draft.title = '后来的名称'
      })
    })
    await tool(page, /^查看 JSON/)
    const note = page.getByRole('note')
    await note.getByText('应用时两边会合在一起').waitFor()
    await expect.poll(() => note.textContent()).toContain('1 处两边都改过，应用后以这里的 JSON 为准：标题')
    await page.getByRole('button', { name: '应用' }).click()
    await expect.poll(async () => (await documentOf(page)).title).toBe('草稿的名称')
    expect((await documentOf(page)).theme).toMatchObject({ fontSize: 16, lineHeight: 1.9 })
    await undo(page)
    expect((await documentOf(page)).title).toBe('后来的名称')
  })
})

test("in a text field, undo is the editor's, one step for the typed text; a tool’s own field keeps the browser's", async () => {
  await opened(async (page) => {
    const name = page.getByRole('textbox', { name: '公司' }).first()
    const { id, item } = await page.evaluate(() => {
      const work = window.editor.history.state.sections.find(({ kind }) => kind === 'work_experience')
      const at = { id: work?.id ?? '', item: work?.items[0]?.id ?? '' }
      window.editor.select({ section: at.id, item: at.item }, 'list')
      return at
    })
    const fieldText = () =>
      page.evaluate(
        ([section, entry]) =>
          window.editor.history.state.sections
            .find((one) => one.id === section)
            ?.items.find((one) => one.id === entry)?.data.name,
        [id, item],
      )
    await name.waitFor()
    const before = await fieldText()
    await name.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('集团')
    expect(await fieldText()).toBe(`${before}集团`)
    await page.keyboard.press('Control+z')
    expect(await fieldText()).toBe(before)
    expect(await name.inputValue()).toBe(before)
    await page.keyboard.press('Control+Shift+z')
    expect(await fieldText()).toBe(`${before}集团`)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    expect(await name.inputValue()).toBe(`${before}集团`)

    const story = page.locator('[contenteditable="true"]').first()
    const original = await story.textContent()
    await story.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('又及')
    await expect.poll(() => story.textContent()).toBe(`${original}又及`)
    await page.keyboard.press('Control+z')
    await expect.poll(() => story.textContent()).toBe(original)
    expect(await fieldText()).toBe(`${before}集团`)

    await page.keyboard.press('Control+f')
    const field = page.getByRole('textbox', { name: '查找', exact: true })
    await field.waitFor()
    await field.pressSequentially('abc')
    await page.keyboard.press('Control+z')
    expect(await fieldText()).toBe(`${before}集团`)
  })
})

test('find and replace: counts, wraps around, marks the page, replaces one and all as one step', async () => {
  await opened(async (page) => {
    const before = await documentOf(page)
    await page.keyboard.press('Control+f')
    const field = page.getByRole('textbox', { name: '查找', exact: true })
    await field.fill('系统')
    const status = page.locator('search [role="status"]')
    await expect.poll(() => status.textContent()).toMatch(/^第 1 处，共 \d+ 处$/)
    const all = Number(/共 (\d+)/.exec((await status.textContent()) ?? '')?.[1])
    expect(all).toBeGreaterThan(3)
    await field.press('Enter')
    await expect.poll(() => status.textContent()).toBe(`第 2 处，共 ${all} 处`)
    expect(await page.evaluate(() => window.editor.state.getState().selection?.field)).toBeTruthy()
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('huajian-found-current')?.size)).toBe(1)

    await page.getByRole('textbox', { name: '替换为' }).fill('平台')
    await page.getByRole('button', { name: '替换', exact: true }).click()
    await expect.poll(() => status.textContent()).toBe(`第 2 处，共 ${all - 1} 处`)
    await page.getByRole('button', { name: '全部替换' }).click()
    await expect.poll(() => status.textContent()).toBe('没有找到')
    expect(await steps(page)).toBe(2)
    expect(JSON.stringify((await documentOf(page)).sections)).not.toContain('系统')
    await undo(page)
    await undo(page)
    expect(await documentOf(page)).toEqual(before)
  })
})

test('palette: by keyboard alone, previews a choice on the page, runs it, jumps to a section', async () => {
  await opened(async (page) => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: '全部命令' })
    // Its code may still be loading; a user waits for the caret.
    const inField = () => field.evaluate((input) => input === document.activeElement)
    await expect.poll(inField).toBe(true)
    await page.keyboard.type('pine')
    await expect
      .poll(() => page.evaluate(() => window.editor.state.getState().preview?.theme.colors))
      .toBe('pine')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => window.editor.state.getState().preview)).toBeUndefined()
    expect(await steps(page)).toBe(0)

    await page.keyboard.press('Control+k')
    await expect.poll(inField).toBe(true)
    await page.keyboard.type('教育背景')
    await page.keyboard.press('Enter')
    const selected = () =>
      page.evaluate(() => {
        const { document, selection } = window.editor.state.getState()
        return document.sections.find(({ id }) => id === selection?.section)?.kind
      })
    await expect.poll(selected).toBe('edu_background')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: '快捷键' }).waitFor()
  })
})

test("template: rendered with the user's content, previewed on hover, applied as one step, nothing lost", async () => {
  await opened(async (page) => {
    const before = await documentOf(page)
    await tool(page, /^更换模板/)
    const card = page.getByRole('button', { name: /^深色侧栏/ })
    await card.hover()
    await expect
      .poll(() => page.evaluate(() => window.editor.state.getState().preview?.page.layout))
      .toBe('left_right')
    await card.click()
    await page.getByRole('button', { name: '使用「深色侧栏」' }).click()
    const after = await documentOf(page)
    expect(after.page.layout).toBe('left_right')
    expect(after.sections.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(
      before.sections.flatMap(({ items }) => items.map(({ id }) => id)).sort(),
    )
    expect(await steps(page)).toBe(1)
    await undo(page)
    expect(await documentOf(page)).toEqual(before)
  })
})

test('history: shows a version, compares texts, names it, restores it as an undoable step', async () => {
  await opened(async (page) => {
    const before = await documentOf(page)
    await tool(page, /^历史版本/)
    const dialog = page.getByRole('dialog', { name: '历史版本' })
    await dialog.locator('[data-page="1"]').first().waitFor()
    await choose(page, '文字对照')
    await dialog.locator('del').first().waitFor()
    expect(await dialog.locator('ins').count()).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: '给版本命名' }).click()
    await dialog.getByRole('textbox', { name: '版本名称' }).fill('第一版')
    await page.keyboard.press('Enter')
    await dialog.getByRole('navigation').getByText('第一版').waitFor()
    await dialog.getByRole('button', { name: '保留现在的版本' }).click()
    await dialog.getByRole('textbox', { name: '版本名称' }).fill('改版之前')
    await page.keyboard.press('Enter')
    await dialog.getByRole('navigation').getByText('改版之前').waitFor()
    await dialog.getByRole('button', { name: /投递前定稿/ }).click()
    await choose(page, '版面对照')
    await choose(page, '滑动')
    await dialog.getByRole('slider').fill('20')
    await dialog.getByRole('button', { name: '恢复到这个版本' }).click()
    await expect.poll(async () => (await documentOf(page)).theme.colors).toBe('pine')
    expect(await page.evaluate(() => window.restored)).toEqual(['v2'])
    await undo(page)
    expect(await documentOf(page)).toEqual(before)
  })
})

test.runIf(isLong)('import: selected entries are added with new ids, as one step', async () => {
  await opened(async (page) => {
    const before = await documentOf(page)
    await tool(page, /^从其他简历导入/)
    const dialog = page.getByRole('dialog', { name: '从其他简历导入内容' })
    await dialog.getByRole('checkbox', { name: /^工作经历/ }).check()
    await dialog.getByRole('button', { name: /^导入 \d+ 条/ }).click()
    const work = (document: typeof before) =>
      document.sections.find(({ kind }) => kind === 'work_experience')?.items ?? []
    const after = await documentOf(page)
    expect(work(after).length).toBeGreaterThan(work(before).length)
    expect(new Set(after.sections.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(
      after.sections.flatMap(({ items }) => items).length,
    )
    await undo(page)
    expect(await documentOf(page)).toEqual(before)
  })
})

test.runIf(isLong)(
  'conflicts: both sides are shown, the own value is used, the other can be taken as one step',
  async () => {
    await opened(async (page) => {
      await page.locator('[data-test="conflicts"]').click()
      const dialog = page.getByRole('dialog', { name: '两边都改过' })
      await dialog.getByText('架构师').waitFor()
      const merged = await documentOf(page)
      await dialog.getByRole('button', { name: '全用别处的' }).click()
      await dialog.getByRole('button', { name: '按所选应用' }).click()
      const work = (await documentOf(page)).sections.find(({ kind }) => kind === 'work_experience')
      expect(work?.items[0]?.data).toMatchObject({ name: '云枢科技', post: '架构师' })
      await undo(page)
      expect(await documentOf(page)).toEqual(merged)
    })
  },
)

test('hints lead to their place; preview turns pages; the tour can be skipped and stays away', async () => {
  await opened(async (page) => {
    await page.evaluate(() => {
      const section = window.editor.history.state.sections.find(({ kind }) => kind === 'base_info')
      window.editor.edit((document) => {
        const item = document.sections.find(({ id }) => id === section?.id)?.items[0]
        if (item) item.data.phoneNumber = '138'
      })
    })
    await tool(page, /^文字与提示/)
    await page.getByRole('button', { name: /电话「138」的位数不对/ }).click()
    await expect
      .poll(() => page.evaluate(() => window.editor.state.getState().selection?.field))
      .toBe('phoneNumber')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

    await page.keyboard.press('p')
    const preview = page.getByRole('dialog', { name: '预览' })
    await preview.waitFor()
    await expect.poll(() => preview.getByRole('status').textContent()).toMatch(/^第 1 \/ [2-9] 页$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => preview.getByRole('status').textContent()).toMatch(/^第 2 \//)
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
  })
  await opened(async (page) => {
    const tour = page.getByRole('dialog', { name: '左边写内容' })
    await tour.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: '中间是真正的页面' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    await page.locator('[data-stage] [data-page="1"]').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('huajian-tour'))).not.toBeNull()
    expect(await page.getByRole('dialog').count()).toBe(0)
  }, '&tour=1')
})

test.runIf(isLong)('on a phone every tool opens within the window, with large targets', async () => {
  await opened(
    async (page) => {
      for (const name of [/^更换模板/, /^查看 JSON/, /^历史版本/, /^从其他简历/, /^文字与提示/, /^快捷键/]) {
        await tool(page, name)
        const dialog = page.getByRole('dialog').first()
        await dialog.waitFor()
        const box = await dialog.boundingBox()
        expect(box?.x, String(name)).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), String(name)).toBeLessThanOrEqual(390)
        const close = await dialog.getByRole('button', { name: '关闭' }).boundingBox()
        expect(close?.height, String(name)).toBeGreaterThanOrEqual(44)
        await dialog.getByRole('button', { name: '关闭' }).click()
        await dialog.waitFor({ state: 'detached' })
      }
    },
    '',
    390,
  )
})

test('on a phone, tools about the pages leave them visible', async () => {
  await opened(
    async (page) => {
      const tab = () => page.evaluate(() => window.editor.state.getState().phone)
      await page.evaluate(() => window.editor.show({ phone: 'content' }))
      await tool(page, /^文字与提示/)
      await page.getByRole('dialog', { name: '文字与提示' }).waitFor()
      expect(await tab()).toBe('content')
      await page.keyboard.press('Escape')
      // The last of them shows its result in a message above the header.
      for (const name of [/^查找与替换/, /^更换模板/, /^智能一页/]) {
        await page.evaluate(() => window.editor.show({ phone: 'content' }))
        await tool(page, name)
        await expect.poll(tab, { message: String(name) }).toBe('page')
        await page.keyboard.press('Escape')
      }
    },
    '',
    390,
  )
})
