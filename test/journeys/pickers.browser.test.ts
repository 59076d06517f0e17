import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { type EditorPage, settled, startEditorPages } from '#test/kit/editor-page.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
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

describe('on a desktop', () => {
  beforeEach(async () => {
    editor = await pages.open()
  })

  test('every kind is added from the palette, and its form opens at its first field', async () => {
    await editor.page.evaluate(() => {
      window.editor.edit((document) => {
        document.sections = []
      })
    })
    await editor.pane.getByText('还没有栏目').waitFor()
    const first = ['resume_title', 'base_info', 'work_experience'] as const
    const others = kindNames.filter((one) => ![...first, 'module_title'].includes(one))
    for (const name of [...first, ...sampleEvery(others, 3)]) {
      const kind = kindOf(name)
      await editor.pane.getByRole('button', { name: '添加栏目' }).click()
      await editor.pane
        .getByRole('navigation')
        .getByRole('button', { name: new RegExp(`^${kind?.zh}`) })
        .click()
      const cards = editor.pane.locator('[data-choice]')
      await settled(() => cards.count()).toBe(Object.keys(kind?.variants ?? {}).length)
      // Shows the sample's words until there is own content.
      await settled(
        async () => (await cards.first().locator('.hj-section').textContent())?.length ?? 0,
      ).toBeGreaterThan(1)
      await cards.first().click()
      await editor.pane.locator('[data-section-head][aria-expanded="true"]').waitFor()
      const added = await editor.sectionOf(name)
      expect(added.items).toHaveLength(1)
      await settled(() =>
        editor.page.evaluate(() => document.activeElement?.closest('[data-form-field]') !== null),
      ).toBe(true)
    }
    expect((await editor.document()).sections.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'resume_title',
      'base_info',
    ])
    await editor.pane.getByRole('button', { name: '添加栏目' }).click()
    await editor.pane
      .getByRole('navigation')
      .getByRole('button', { name: /^基本资料/ })
      .click()
    await editor.pane.getByText('一份简历只需要一个').waitFor()
    expect(await editor.pane.locator('[data-choice]').first().isDisabled()).toBe(true)
    await editor.pane.getByRole('searchbox').fill('时间轴')
    await settled(() => editor.pane.locator('[data-choice]').count()).toBeGreaterThan(5)
    await editor.pane.getByRole('searchbox').fill('zzz')
    await editor.pane.getByText('没有找到').waitFor()
    await editor.page.keyboard.press('Escape')
    await editor.page.keyboard.press('Escape')
    await editor.head('工作经历').waitFor()
  })

  test('a hovered variant is previewed and leaves no trace; a chosen one is one step', async () => {
    const section = await editor.sectionOf('edu_background')
    await editor.pane.getByRole('button', { name: '教育背景：更多操作' }).click()
    await editor.page.getByRole('menuitem', { name: '换版式' }).click()
    const cards = editor.pane.getByRole('option')
    await settled(() => cards.count()).toBe(12)
    const drawn = editor.page.locator(`[data-flow] [data-id="${section.id}"]`).first()
    const before = await editor.document()
    await cards.nth(5).hover()
    await settled(() => drawn.getAttribute('data-variant')).toBe('6')
    await editor.page.mouse.move(1200, 500)
    await settled(() => drawn.getAttribute('data-variant')).toBe('1')
    expect(await editor.page.evaluate(() => window.editor.state.getState().canUndo)).toBe(false)
    await cards.first().focus()
    await editor.page.keyboard.press('ArrowRight')
    await editor.page.keyboard.press('ArrowDown')
    await settled(() => drawn.getAttribute('data-variant')).toBe('4')
    expect(await editor.document()).toEqual(before)
    await editor.page.keyboard.press('Enter')
    await settled(async () => (await editor.sectionOf('edu_background')).variant).toBe(4)
    expect(await cards.nth(3).getAttribute('aria-selected')).toBe('true')
    await editor.page.keyboard.press('Escape')
    await editor.head('教育背景').waitFor()
    await editor.page.evaluate(() => window.editor.undo())
    expect((await editor.document()).sections).toEqual(before.sections)
    expect(await editor.page.evaluate(() => window.editor.state.getState().preview)).toBeUndefined()
  })

  test.runIf(isLong)('title styles: for all, for one, and back to the common one', async () => {
    await editor.page.evaluate(() => window.editor.show({ left: { pane: 'titles' } }))
    await settled(() => editor.pane.getByRole('option').count()).toBe(19)
    await editor.pane.getByRole('option').nth(9).click()
    expect((await editor.document()).theme.titleVariant).toBe(10)
    await editor.page.keyboard.press('Escape')
    await editor.pane.getByRole('button', { name: '工作经历：更多操作' }).click()
    await editor.page.getByRole('menuitem', { name: '标题样式' }).click()
    expect(await editor.pane.getByRole('checkbox').isChecked()).toBe(true)
    await editor.pane.getByRole('option').nth(0).click()
    expect((await editor.sectionOf('work_experience')).titleVariant).toBe(1)
    await editor.pane.getByRole('checkbox').check()
    expect((await editor.sectionOf('work_experience')).titleVariant).toBeUndefined()
  })
})

describe.runIf(isLong)('for everyone', () => {
  const check = async (where: string) => {
    const found = await editor.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run('aside:first-of-type', { resultTypes: ['violations'] })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    })
    expect([where, found]).toEqual([where, []])
  }
  const views = [
    ['light', '', { width: 1440, height: 900 }],
    ['dark', '&theme=dark', { width: 1024, height: 768 }],
    ['English on a phone', '&lang=en', { width: 390, height: 844 }],
  ] as const
  for (const [name, query, viewport] of views)
    test(`axe finds nothing serious: ${name}`, async () => {
      editor = await pages.open({ query, ...viewport })
      await editor.page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
      await editor.page.evaluate(() => {
        window.editor.show({ phone: 'content' })
        const { document } = window.editor.state.getState()
        const section = document.sections.find(({ kind }) => kind === 'work_experience')
        if (section) window.editor.select({ section: section.id }, 'list')
      })
      await editor.page.locator('[data-form-field]').first().waitFor()
      await check('form')
      for (const pane of ['variants', 'add', 'titles'] as const) {
        await editor.page.evaluate((shown) => {
          const section = window.editor.state.getState().selection?.section ?? ''
          window.editor.show({ left: shown === 'variants' ? { pane: shown, section } : { pane: shown } })
        }, pane)
        await editor.page.locator('[data-choice] .hj-section').first().waitFor({ state: 'attached' })
        await check(pane)
      }
    })
})
