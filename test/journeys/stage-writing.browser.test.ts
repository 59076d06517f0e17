import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Labelled, Rich } from '#packages/document/values.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { inputMethod } from '#test/kit/input-method.ts'
import { paste } from '#test/kit/paste.ts'
import { documentOf, editorJourney, scrollTo, seen, selectionOf, settled, undo } from '#test/kit/stage.ts'

const visit = editorJourney()

test('a name is written inline with an input method: nothing half-typed is stored, one step undoes it', async () => {
  const page = await visit()
  const { compose, choose } = await inputMethod(page)
  const name = async () =>
    (await documentOf(page)).sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name
  const before = await name()
  const point = await seen(page, 1, '[data-section="base_info"] [data-field="name"]')
  await page.mouse.dblclick(point.x, point.y)
  await page.locator('[data-inline-input]').waitFor()
  await page.keyboard.press('End')
  await compose('zhi')
  expect(await page.locator('[data-inline-input]').textContent()).toBe(`${before}zhi`)
  expect(await name()).toBe(before)
  await compose('zhi x')
  await compose('zhi xia')
  await choose('知夏')
  await expect.poll(name).toBe(`${before}知夏`)
  // Other windows show it at once or at a pause; the edited one shows the writing.
  await compose('x')
  await compose('xian')
  await choose('先')
  await expect.poll(name).toBe(`${before}知夏先`)
  await page.keyboard.press('Enter')
  expect(await page.locator('[data-inline-input]').count()).toBe(0)
  expect(
    await page.locator('[data-page="1"] [data-section="base_info"] [data-field="name"]').textContent(),
  ).toBe(`${before}知夏先`)
  await undo(page)
  expect(await name()).toBe(before)
  expect(await page.evaluate(() => window.editor.history.canUndo)).toBe(false)
})

const bulletsOf = async (page: Page, selection: Selection | undefined): Promise<Rich> => {
  const section = (await documentOf(page)).sections.find(({ id }) => id === selection?.section)
  return section?.items.find(({ id }) => id === selection?.item)?.data.bullets as Rich
}

/** Shortly after it gets the focus, the inline editor restores the caret to where it was opened. */
const toLineStart = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Home')
      await settled(page)
      return page.evaluate(() => getSelection()?.anchorOffset)
    })
    .toBe(0)

test('rich text: words, styles, new and joined lines are stored as spans; Escape ends editing and keeps all', async () => {
  const page = await visit()
  const point = await seen(page, 1, '[data-section="work_experience"] [data-field="bullets"] p')
  await page.mouse.dblclick(point.x, point.y)
  await page.locator('[data-inline-input]').waitFor()
  const selection = await selectionOf(page)
  const before = await bulletsOf(page, selection)
  await toLineStart(page)
  await page.keyboard.type('先')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('粗')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('后')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await bulletsOf(page, selection))[0])
    .toEqual({
      list: 'bullet',
      spans: [{ text: '先' }, { text: '粗', bold: true }, { text: '后' }],
    })
  expect((await bulletsOf(page, selection)).length).toBe(before.length + 1)
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await bulletsOf(page, selection)).length).toBe(before.length)
  await paste(page, { 'text/html': '<b style="color:red">甲</b>', 'text/plain': '甲\n乙' })
  await expect.poll(async () => (await bulletsOf(page, selection)).length).toBe(before.length + 1)
  const written = await bulletsOf(page, selection)
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-inline-input], [data-inline-hidden]').count()).toBe(0)
  expect(await bulletsOf(page, selection)).toEqual(written)
  await undo(page)
  expect(await bulletsOf(page, selection)).not.toEqual(written)
})

test('text over the limit is refused with a message; opening without editing changes nothing', async () => {
  const page = await visit()
  const nameOf = async () =>
    (await documentOf(page)).sections.find(({ kind }) => kind === 'work_experience')?.items[0]?.data.name
  const company = page.locator('[data-page="1"] [data-section="work_experience"] [data-field="name"]').first()
  const before = await nameOf()
  await company.dblclick()
  await page.keyboard.press('End')
  await paste(page, '长'.repeat(800))
  await page.getByText('公司最多 200 个字').waitFor({ state: 'attached' })
  await page.keyboard.type('好')
  await page.keyboard.press('Escape')
  await expect.poll(nameOf).toBe(`${before}好`)

  // Imported text that is longer than a form allows stays unchanged when it is only opened.
  const long = `${'长'.repeat(260)} `
  await page.evaluate((text) => {
    window.editor.edit((draft) => {
      const item = draft.sections.find(({ kind }) => kind === 'work_experience')?.items[0]
      if (item) item.data.name = text
    })
  }, long)
  await settled(page)
  await company.dblclick()
  await page.locator('[data-inline-input]').waitFor()
  await page.keyboard.press('Escape')
  expect(await nameOf()).toBe(long)

  // Rich text, too.
  await page
    .locator('[data-page="1"] [data-section="work_experience"] [data-field="bullets"] p')
    .first()
    .dblclick()
  await page.locator('[data-inline-input]').waitFor()
  const selection = await selectionOf(page)
  const bullets = await bulletsOf(page, selection)
  await paste(page, '长'.repeat(21_000))
  await page.getByText(/太长，放不下的没有写进来/).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  expect(await bulletsOf(page, selection)).toEqual(bullets)
})

test('numbers stay while they are edited: each run of numbered lines starts at one', async () => {
  const page = await visit()
  await page.evaluate(() =>
    window.editor.edit((draft) => {
      const item = draft.sections.find(({ kind }) => kind === 'work_experience')?.items[0]
      const line = (text: string, list?: 'number' | 'bullet') => ({
        ...(list ? { list } : {}),
        spans: [{ text }],
      })
      if (item)
        item.data.bullets = [
          line('先说明'),
          line('甲', 'number'),
          line('乙', 'number'),
          line('另起', 'bullet'),
          line('丙', 'number'),
        ]
    }),
  )
  const field = page
    .locator('[data-page="1"] [data-section="work_experience"] [data-field="bullets"]')
    .first()
  const numbers = () => field.locator('.hj-numbered > span').allTextContents()
  await expect.poll(numbers).toEqual(['1.', '2.', '1.'])
  const point = await seen(page, 1, '[data-section="work_experience"] [data-field="bullets"] .hj-numbered p')
  await page.mouse.dblclick(point.x, point.y)
  const written = page.locator('[data-inline-input]')
  await written.waitFor()
  const own = () => written.locator('.hj-numbered > span').allTextContents()
  expect(await own()).toEqual(['1.', '2.', '1.'])
  await toLineStart(page)
  await page.keyboard.type('新')
  await page.keyboard.press('Enter')
  await expect.poll(own).toEqual(['1.', '2.', '3.', '1.'])
  await page.keyboard.press('Escape')
  await expect.poll(numbers).toEqual(['1.', '2.', '3.', '1.'])
})

test('the caret follows a line that moves over the end of the page', async () => {
  const page = await visit()
  await scrollTo(page, 2, -300)
  const point = await page.evaluate(() => {
    const sheet = document.querySelector('[data-page="1"]') as HTMLElement
    const frame = sheet.getBoundingClientRect()
    const [last] = [...sheet.querySelectorAll<HTMLElement>('[data-field="bullets"] p')]
      .map((one) => one.getBoundingClientRect())
      .filter((rect) => rect.left > frame.left && rect.right < frame.right)
      .toSorted((one, other) => other.bottom - one.bottom)
    return { x: (last?.left ?? 0) + 40, y: (last?.top ?? 0) + 8 }
  })
  await page.mouse.dblclick(point.x, point.y)
  await page.locator('[data-page="1"] [data-inline-input]').waitFor()
  await page.keyboard.press('End')
  for (const line of ['一', '二', '三', '四', '五', '六']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(`第${line}行`)
  }
  await page.locator('[data-page="2"] [data-inline-input]').waitFor()
  await settled(page)
  await page.keyboard.type('接着写')
  const selection = await selectionOf(page)
  await expect.poll(async () => JSON.stringify(await bulletsOf(page, selection))).toContain('第六行接着写')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-inline-input'))).toBe(true)
  await page.keyboard.press('Control+Enter')
  expect(await page.locator('[data-inline-input], [data-inline-hidden]').count()).toBe(0)
})

test('one pair among others is selected in the form and edited on the page, and no other', async () => {
  const page = await visit()
  const pairs = async () =>
    (await documentOf(page)).sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data
      .fields as Labelled[]
  const before = await pairs()
  const mark = '[data-section="base_info"] [data-pair="1.value"]'
  const point = await seen(page, 1, mark)
  await page.mouse.click(point.x, point.y)
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe(before[1]?.value)
  // A value with a label, such as `英语：…`, is edited in the form alone; one without is edited inline.
  const own = async () => {
    const custom = (await documentOf(page)).sections.filter(({ kind }) => kind === 'custom')
    return custom.flatMap(({ items }) => items.flatMap(({ data }) => (data.fields ?? []) as Labelled[]))
  }
  const first = await own()
  await page.evaluate(() => {
    const inside = [...document.querySelectorAll('[data-section="custom"] [data-pair="1.value"]')].find(
      (one) => {
        const window = one.closest('[data-page]')?.getBoundingClientRect()
        const { left, right } = one.getBoundingClientRect()
        return window && left >= window.left && right <= window.right
      },
    )
    inside?.scrollIntoView({ block: 'center' })
    const { left = 0, top = 0, height = 0 } = inside?.getBoundingClientRect() ?? {}
    const at = { clientX: left + 10, clientY: top + height / 2, bubbles: true, cancelable: true }
    inside?.dispatchEvent(new MouseEvent('dblclick', at))
  })
  await page.locator('[data-inline-input]').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('改')
  await page.keyboard.press('Enter')
  const changed = { ...first[1], value: `${first[1]?.value}改` } as Labelled
  await expect.poll(own).toEqual(first.with(1, changed))
  await undo(page)
  expect(await own()).toEqual(first)
})
