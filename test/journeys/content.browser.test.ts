import type { Locator } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EditorPage, settled, startEditorPages } from '#test/kit/editor-page.ts'
import { isLong } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let pages: Awaited<ReturnType<typeof startEditorPages>>
let editor: EditorPage
inWorker.beforeAll(async ({ chromium, partPages }) => {
  pages = await startEditorPages(chromium, partPages)
  return pages.stop
})
afterEach(async () => {
  expect(editor.faults).toEqual([])
  await editor.page.close()
})

const drag = async (from: Locator, to: Locator, edge: 'top' | 'bottom') => {
  const a = await from.boundingBox()
  const b = await to.boundingBox()
  if (!a || !b) throw new Error('nothing to drag')
  const y = edge === 'top' ? b.y + 3 : b.y + b.height - 3
  await editor.page.mouse.move(a.x + 12, a.y + a.height / 2)
  await editor.page.mouse.down()
  await editor.page.mouse.move(a.x + 16, a.y + a.height / 2 + 8, { steps: 3 })
  await editor.page.mouse.move(b.x + 40, y, { steps: 8 })
  await editor.page.mouse.move(b.x + 42, y)
  await editor.pane.locator(`[data-drop="${edge}"]`).waitFor({ state: 'attached' })
  await editor.page.mouse.up()
}

describe('on a desktop', () => {
  beforeEach(async () => {
    editor = await pages.open()
  })

  test.runIf(isLong)('builds a section of three entries with the keyboard alone', async () => {
    await editor.tabTo(/^添加栏目$/)
    await editor.page.keyboard.press('Enter')
    await editor.page.getByRole('region', { name: '添加栏目' }).waitFor()
    await editor.tabTo(/^荣誉奖项/)
    await editor.page.keyboard.press('Enter')
    await editor.tabTo(/^#1$/)
    await editor.page.keyboard.press('ArrowDown')
    await editor.page.keyboard.press('Enter')
    for (const [at, name] of ['国家奖学金', '挑战杯一等奖', '优秀毕业生'].entries()) {
      if (at > 0) {
        await editor.tabTo(/^添加一个奖项$/)
        await editor.page.keyboard.press('Enter')
      }
      await settled(editor.focused).toBe('名称')
      await editor.page.keyboard.type(name)
      await editor.tabTo(/^等级$/)
      await editor.page.keyboard.type('校级')
    }
    const made = (await editor.document()).sections.at(-1)
    expect(made?.kind).toBe('awards')
    expect(made?.items.map(({ data }) => [data.awardsName, data.awardsGrade])).toEqual([
      ['国家奖学金', '校级'],
      ['挑战杯一等奖', '校级'],
      ['优秀毕业生', '校级'],
    ])
  })

  test('sections and entries move by drag and by keyboard, and the focus follows', async () => {
    const before = await editor.titles()
    await drag(
      editor.head('教育背景').locator('..'),
      editor.head('求职意向').locator('xpath=ancestor::li'),
      'top',
    )
    await settled(editor.titles).toEqual([
      ...before.slice(0, 2),
      '教育背景',
      ...before.slice(2).filter((title) => title !== '教育背景'),
    ])
    await editor.head('教育背景').focus()
    await editor.page.keyboard.press('Alt+ArrowDown')
    await editor.page.keyboard.press('Alt+ArrowDown')
    await settled(async () => (await editor.titles()).indexOf('教育背景')).toBe(4)
    expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toContain('教育背景')
    for (let times = 0; times < 3; times += 1) await editor.page.evaluate(() => window.editor.undo())
    expect(await editor.titles()).toEqual(before)

    await editor.head('工作经历').click()
    const names = async () => (await editor.sectionOf('work_experience')).items.map(({ id }) => id)
    const [a = '', b = '', c = '', d = ''] = await names()
    await editor.entries().first().click()
    await drag(
      editor.entries().nth(3).locator('..'),
      editor.entries().nth(1).locator('xpath=ancestor::li[1]'),
      'top',
    )
    await settled(names).toEqual([a, d, b, c])
    await editor.entries().first().focus()
    await editor.page.keyboard.press('Alt+ArrowDown')
    await settled(names).toEqual([d, a, b, c])
    await editor.page.getByRole('button', { name: '按时间排序' }).click()
    await settled(names).toEqual([a, b, c, d])
    await settled(() => editor.page.getByRole('button', { name: '按时间排序' }).count()).toBe(0)
  })

  test('in two columns, sections are grouped and cross over by key, menu and drag', async () => {
    await editor.page.evaluate(() => {
      window.editor.edit((document) => {
        document.page.layout = 'left_right'
      })
    })
    await settled(() => editor.pane.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      '页眉',
      '主栏',
      '侧栏',
    ])
    const region = async (title: string) =>
      (await editor.document()).sections.find((section) => section.title === title)?.region
    await editor.head('兴趣爱好').focus()
    await editor.page.keyboard.press('Alt+ArrowDown')
    expect(await region('兴趣爱好')).toBe('side')
    expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toContain('兴趣爱好')
    await editor.head('荣誉奖项').click({ button: 'right' })
    await editor.page.getByRole('menuitem', { name: '移到侧栏' }).click()
    expect(await region('荣誉奖项')).toBe('side')
    await drag(
      editor.head('基本信息').locator('..'),
      editor.pane.locator('li').filter({ hasText: /^页眉/ }),
      'bottom',
    )
    await settled(() => region('基本信息')).toBe('header')
  })

  test('renames, hides, duplicates and deletes; a deleted section can be restored', async () => {
    await editor.head('自我评价').dblclick()
    await editor.page.keyboard.type('关于我')
    await editor.page.keyboard.press('Enter')
    await settled(editor.titles).toContain('关于我')
    expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toContain('关于我')
    const before = await editor.document()

    const menu = async (title: string, item: string) => {
      await editor.pane
        .getByRole('button', { name: `${title}：更多操作` })
        .first()
        .click()
      await editor.page.getByRole('menuitem', { name: item }).click()
    }
    await menu('关于我', '在页面上隐藏')
    expect((await editor.sectionOf('self_evaluation')).visible).toBe(false)
    await menu('关于我', '显示在页面上')
    await menu('教育背景', '复制一份')
    expect((await editor.titles()).filter((title) => title === '教育背景')).toHaveLength(2)
    await editor.page.evaluate(() => window.editor.undo())
    await menu('教育背景', '删除')
    expect(await editor.titles()).not.toContain('教育背景')
    await editor.pane.getByRole('button', { name: '撤销' }).click()
    expect((await editor.document()).sections).toEqual(before.sections)

    await editor.head('工作经历').click()
    const count = (await editor.sectionOf('work_experience')).items.length
    const first = (await editor.entries().first().textContent()) ?? ''
    await menu(first, '复制一份')
    await settled(async () => (await editor.sectionOf('work_experience')).items.length).toBe(count + 1)
    await menu(first, '删除')
    await settled(async () => (await editor.sectionOf('work_experience')).items.length).toBe(count)
    await editor.pane.getByRole('button', { name: '撤销' }).click()
    await settled(async () => (await editor.sectionOf('work_experience')).items.length).toBe(count + 1)
    await editor.pane.getByRole('button', { name: '在页面上隐藏这一条' }).click()
    expect((await editor.sectionOf('work_experience')).items.filter((item) => item.hidden)).toHaveLength(1)
  })

  test('a selection on the page opens its form and focuses its field', async () => {
    const section = await editor.sectionOf('work_experience')
    const item = section.items[2]
    await editor.page.evaluate((selection) => window.editor.select(selection, 'page'), {
      section: section.id,
      item: item?.id ?? '',
      field: 'post',
    })
    await settled(editor.focused).toBe('职位')
    expect(await editor.page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
      item?.data.post,
    )
    await editor.page.keyboard.press('End')
    await editor.page.keyboard.type('！')
    expect((await editor.sectionOf('work_experience')).items[2]?.data.post).toBe(`${item?.data.post}！`)
    await editor.page.evaluate(
      (id) => window.editor.select({ section: id, item: id, field: 'title' }, 'page'),
      section.id,
    )
    await settled(editor.focused).toBe('标题文字')
  })

  test('typing in a field renders only its input in the pane', async () => {
    await editor.head('工作经历').click()
    await editor.pane.getByRole('textbox', { name: '职位' }).focus()
    await editor.page.keyboard.type('高')
    await editor.page.evaluate(() => window.drawn?.clear())
    await editor.page.keyboard.type('级')
    await settled(async () => (await editor.sectionOf('work_experience')).items[0]?.data.post).toContain(
      '高级',
    )
    const drawn = await editor.page.evaluate(() => [...(window.drawn ?? [])])
    const named = (name: string) => drawn.find(([one]) => one === name)?.[1] ?? 0
    expect(named('FieldInput')).toBe(1)
    for (const other of [
      'FieldRow',
      'SectionRow',
      'EntryRow',
      'DataConfig',
      'ModuleConfig',
      'EntryList',
      'SectionList',
      'LeftPane',
    ])
      expect([other, named(other)]).toEqual([other, 0])
  })
})

describe('on a phone', () => {
  beforeEach(async () => {
    editor = await pages.open({ width: 390, height: 844 })
  })

  test('the list makes room for one open entry at a time', async () => {
    await editor.page
      .getByRole('navigation', { name: '编辑器' })
      .getByRole('button', { name: '内容' })
      .click()
    await editor.head('工作经历').click()
    await editor.pane.getByText('1 / 4').waitFor()
    await editor.pane.getByRole('button', { name: /^下一段/ }).click()
    await editor.pane.getByText('2 / 4').waitFor()
    await editor.pane.getByRole('button', { name: '换版式' }).click()
    await settled(() => editor.pane.getByRole('option').count()).toBe(11)
    await editor.pane.getByRole('option').nth(2).click()
    await editor.pane.getByRole('button', { name: '关闭' }).click()
    await editor.pane.getByText('2 / 4').waitFor()
    expect((await editor.sectionOf('work_experience')).variant).toBe(3)
    await editor.pane.getByRole('button', { name: '返回栏目列表' }).click()
    await editor.head('工作经历').waitFor()
    const small = await editor.pane.locator('button:visible').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 22)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  })

  test('a tap on the page opens the form without the on-screen keyboard', async () => {
    const section = await editor.sectionOf('work_experience')
    await editor.page.evaluate((selection) => window.editor.select(selection, 'page'), {
      section: section.id,
      item: section.items[1]?.id ?? '',
      field: 'post',
    })
    await editor.page
      .getByRole('navigation', { name: '编辑器' })
      .getByRole('button', { name: '内容' })
      .click()
    await editor.pane.getByText('2 / 4').waitFor()
    expect(await editor.focused()).not.toBe('职位')
  })
})
