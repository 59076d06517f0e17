import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inputMethod } from '#test/kit/input-method.ts'
import { inputsJourney, linesIn, valueIn } from '#test/kit/inputs-page.ts'
import { documentOf, editorJourney } from '#test/kit/stage.ts'

const open = inputsJourney()
const visit = editorJourney()

declare const inputs: {
  set(name: string, value: unknown): void
}

const fieldText = (page: Page, name: string) =>
  page.locator(`#in-${name}`).evaluate((field) => {
    const { value } = field as HTMLInputElement
    return value ?? field.textContent ?? ''
  })

test('composed text is stored after each composition and stays in its field, word after word', async () => {
  const page = await open()
  const { compose, choose } = await inputMethod(page)
  for (const [name, empty] of [
    ['empty', '[]'],
    ['line', '"拾穗网络科技"'],
  ] as const) {
    await page.locator(`#in-${name}`).click()
    await page.keyboard.press('End')
    await compose('n')
    // Composed text does not overlap a placeholder.
    await expect.poll(() => page.locator('[data-input="empty"] [data-placeholder]').count()).toBe(0)
    await compose('ni hao')
    expect(JSON.stringify(await valueIn(page, name))).toBe(empty)
    // A change elsewhere does not interrupt the composition.
    await page.evaluate(() => inputs.set('link', 'https://example.com/2'))
    await compose('ni hao ya')
    await choose('你好呀')
    await expect.poll(async () => JSON.stringify(await valueIn(page, name))).toContain('你好呀')
    await compose('shi')
    await compose('shi jie')
    await choose('世界')
    await expect.poll(async () => JSON.stringify(await valueIn(page, name))).toContain('你好呀世界')
    await page.keyboard.type('！')
    await expect.poll(async () => JSON.stringify(await valueIn(page, name))).toContain('你好呀世界！')
    expect(await fieldText(page, name)).toContain('你好呀世界！')
    expect(JSON.stringify(await valueIn(page, name))).not.toMatch(/ni|shi/)
  }
})

test('every text field keeps two words that were composed one after the other', async () => {
  const page = await open()
  const { compose, choose } = await inputMethod(page)
  // Month fields of a period take no words, but its text field does; the corner of a chart's table has no name.
  const boxes = page.locator(
    '[data-input]:not([data-input="period"]) :is(textarea, [contenteditable="true"], input:is([type="text"], :not([type])):not([readonly], [inputmode])):not([data-input="series"] tr:first-child > :first-child *)',
  )
  const count = await boxes.count()
  expect(count).toBeGreaterThan(20)
  for (let at = 0; at < count; at += 1) {
    const box = boxes.nth(at)
    const row = (await box.locator('xpath=ancestor::*[@data-input]').first().getAttribute('data-input')) ?? ''
    await box.click()
    await page.keyboard.press('End')
    const before = await valueIn(page, row)
    await compose('n')
    await compose('ni')
    expect(await valueIn(page, row), row).toEqual(before)
    await choose('你')
    await expect.poll(async () => JSON.stringify(await valueIn(page, row)), { message: row }).toContain('你')
    await compose('ha')
    await compose('hao')
    await choose('好')
    await expect
      .poll(async () => JSON.stringify(await valueIn(page, row)), { message: row })
      .toContain('你好')
    const text = await box.evaluate((field) => (field as HTMLInputElement).value ?? field.textContent)
    expect(text, row).toContain('你好')
  }
})

test('the Enter that ends a composition does nothing else', async () => {
  const page = await open()
  const { compose, choose, enter } = await inputMethod(page)
  const before = await linesIn(page, 'li')
  await page.locator('[data-input="li"] textarea').last().click()
  await page.keyboard.press('End')
  await compose('react')
  await choose('React')
  await enter()
  await expect.poll(async () => (await linesIn(page, 'li')).at(-1)).toContain('React')
  expect(await linesIn(page, 'li')).toHaveLength(before.length)
  await page.keyboard.press('Enter')
  await expect.poll(() => linesIn(page, 'li')).toHaveLength(before.length + 1)
})

test('an outside change during a composition appears when nothing was composed', async () => {
  const page = await open()
  const { compose } = await inputMethod(page)
  await page.locator('#in-empty').click()
  await compose('ni')
  await page.evaluate(() => inputs.set('empty', [{ spans: [{ text: '别处来的' }] }]))
  expect(await fieldText(page, 'empty')).toContain('ni')
  await compose('')
  await expect.poll(() => fieldText(page, 'empty')).toContain('别处来的')
  expect(await valueIn(page, 'empty')).toEqual([{ spans: [{ text: '别处来的' }] }])
})

test('on a slow machine, words written into an empty rich text stay in it', async () => {
  const page = await visit()
  const { compose, choose } = await inputMethod(page)
  const place = await page.evaluate(() => {
    const { sections } = window.editor.history.state
    const at = sections.findIndex(({ items }) => items.some(({ data }) => Array.isArray(data.bullets)))
    window.editor.edit((document) => {
      delete document.sections[at]?.items[0]?.data.bullets
    })
    const { id = '', items = [] } = window.editor.history.state.sections[at] ?? {}
    window.editor.select({ section: id, item: items[0]?.id ?? '', field: 'bullets' }, 'page')
    return at
  })
  const field = page.locator('[data-form-field="bullets"] [contenteditable="true"]')
  const frame = field.locator('xpath=..')
  await field.click()
  expect(await frame.getAttribute('data-placeholder')).not.toBeNull()
  const follow = await page.evaluateHandle(() => window.editor.updateRenderStateBy(() => {}))
  await page.keyboard.type('1')
  await expect.poll(() => frame.getAttribute('data-placeholder')).toBeNull()
  await compose('ni hao')
  await choose('你好')
  const written = async () =>
    JSON.stringify((await documentOf(page)).sections[place]?.items[0]?.data.bullets ?? '')
  await expect.poll(written).toContain('你好')
  await compose('shi jie')
  await choose('世界')
  await expect.poll(written).toContain('你好世界')
  await page.keyboard.type('!')
  await expect.poll(written).toContain('1你好世界!')
  expect(await field.textContent()).toBe('1你好世界!')
  expect(
    await page.evaluate(() => window.editor.renderState.getState().document === window.editor.history.state),
  ).toBe(false)
  // The page follows, and an undo appears in the field.
  await follow.evaluate((end) => end())
  expect(await field.textContent()).toBe('1你好世界!')
  await page.evaluate(() => window.editor.undo())
  await expect.poll(() => field.textContent()).toBe('')
})

/** The first section with bullets: its position, and its form open at a field. */
const openForm = (page: Page, field: string) =>
  page.evaluate((name) => {
    const { sections } = window.editor.history.state
    const section = sections.find(({ items }) => items.some(({ data }) => Array.isArray(data.bullets)))
    window.editor.select(
      { section: section?.id ?? '', item: section?.items[0]?.id ?? '', field: name },
      'page',
    )
  }, field)
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
const everything = async (page: Page) => JSON.stringify(await documentOf(page))

test('an unfinished composition is stored when the page is hidden, and continues', async () => {
  const page = await visit()
  const { compose, choose } = await inputMethod(page)
  const places: Record<string, () => Promise<void>> = {
    'styled text': async () => {
      await openForm(page, 'bullets')
      await page.locator('[data-form-field="bullets"] [contenteditable="true"]').click()
    },
    'a line': async () => {
      await openForm(page, 'post')
      await page.locator('[data-form-field="post"] input').click()
    },
    'the page': async () => {
      await page.locator('[data-page="1"] [data-field="name"]').first().dblclick()
      await page.locator('[data-inline-input]').waitFor()
    },
  }
  for (const [at, [name, go]] of Object.entries(places).entries()) {
    await go()
    const [half, whole] = [`ban${at}`, `半个词${at}`]
    await compose(half.slice(0, 2))
    await compose(half)
    expect(await everything(page), name).not.toContain(half)
    await hide(page)
    expect(await everything(page), name).toContain(half)
    await choose(whole)
    await expect.poll(() => everything(page), { message: name }).toContain(whole)
    expect(await everything(page), name).not.toContain(half)
  }
})

test('an unfinished composition is stored when its field is removed', async () => {
  const page = await visit()
  const { compose } = await inputMethod(page)
  await openForm(page, 'bullets')
  const field = page.locator('[data-form-field="bullets"] [contenteditable="true"]')
  await field.click()
  await compose('mei')
  await compose('mei xuan')
  expect(await everything(page)).not.toContain('mei xuan')
  // As with a tap: the section is collapsed before the browser reports the end of the composition.
  await page.evaluate(() => {
    const [first] = window.editor.history.state.sections
    window.editor.select({ section: first?.id ?? '' }, 'page')
  })
  await field.waitFor({ state: 'detached' })
  expect(await everything(page)).toContain('mei xuan')
})
