import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Rich } from '#packages/document/values.ts'
import { settled, startEditorPages } from '#test/kit/editor-page.ts'
import { inWorker } from '#test/kit/worker.ts'

let editors: Awaited<ReturnType<typeof startEditorPages>>
inWorker.beforeAll(async ({ chromium, partPages }) => {
  editors = await startEditorPages(chromium, partPages)
  return editors.stop
})

const groundOf = (page: Page) =>
  page.locator('[data-stage] [data-page="1"] div').evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one))
      .filter(({ position }) => position === 'absolute')
      .map(({ backgroundImage, backgroundColor }) =>
        backgroundImage === 'none' ? backgroundColor : backgroundImage,
      )
      .find((ground) => ground !== 'rgba(0, 0, 0, 0)'),
  )

test('a page background: one colour or a gradient, recent colours, and the screen picker', async () => {
  const editor = await editors.open({ only: ['base_info'] })
  const { page, document } = editor
  await page.evaluate(() => localStorage.clear())
  const background = async () => (await document()).page.background
  await page.getByRole('tab', { name: '页面' }).click()
  await page.getByRole('button', { name: /^底色：/ }).click()
  const picker = page.getByRole('dialog', { name: '底色' })
  const swatch = (group: string, color: string) =>
    picker.getByRole('group', { name: group }).getByRole('button', { name: color })
  const recent = () =>
    picker
      .getByRole('group', { name: '最近' })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

  await picker.getByRole('radio', { name: '渐变' }).check()
  await swatch('常用', '#1f5aa6').click()
  await picker.getByRole('radio', { name: '结束色' }).check()
  await swatch('常用', '#f1f1f1').click()
  expect((await background()).gradient).toEqual(['#1f5aa6', '#f1f1f1'])
  await settled(() => groundOf(page)).toBe('linear-gradient(rgb(31, 90, 166), rgb(241, 241, 241))')
  expect(await recent()).toEqual(['#f1f1f1', '#1f5aa6'])
  await page.evaluate(() => window.editor.undo())
  await page.evaluate(() => window.editor.undo())
  expect(await background()).toEqual({})
  await settled(() => groundOf(page)).toBe('rgb(255, 255, 255)')

  await picker.getByRole('radio', { name: '纯色' }).check()
  await swatch('最近', '#1f5aa6').click()
  expect(await background()).toEqual({ color: '#1f5aa6' })
  await settled(() => groundOf(page)).toBe('rgb(31, 90, 166)')
  // Chosen again, it moves to the front and is listed once.
  expect(await recent()).toEqual(['#1f5aa6', '#f1f1f1'])

  // Eight at most.
  for (const color of ['#1e2530', '#4a4f57', '#8a8f98', '#d9dbde', '#2c4563', '#1c5a4c', '#3c7a57'])
    await swatch('常用', color).click()
  const last = await recent()
  expect(last).toHaveLength(8)
  expect(last.slice(0, 2)).toEqual(['#3c7a57', '#1c5a4c'])
  expect(last).not.toContain('#f1f1f1')

  // A test cannot operate the browser's own picker, so it is replaced by a stub.
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const answers = [
      Promise.reject(new DOMException('', 'AbortError')),
      Promise.resolve({ sRGBHex: '#7A4A7F' }),
    ]
    answers[0]?.catch(() => undefined)
    Object.assign(window, {
      EyeDropper: class {
        open() {
          return answers.shift()
        }
      },
    })
  })
  await page.getByRole('button', { name: /^底色：/ }).click()
  const before = await background()
  const dropper = picker.getByRole('button', { name: '从屏幕取色' })
  await dropper.click()
  expect(await background()).toEqual(before)
  await dropper.click()
  await settled(async () => (await background()).color).toBe('#7a4a7f')
  expect((await recent())[0]).toBe('#7a4a7f')
  await page.keyboard.press('Escape')
  // A browser without a picker does not offer it.
  await page.evaluate(() => Object.assign(window, { EyeDropper: undefined }))
  await page.getByRole('button', { name: /^底色：/ }).click()
  await picker.getByRole('textbox', { name: '色值' }).waitFor()
  expect(await dropper.count()).toBe(0)
  await page.keyboard.press('Escape')

  // The contrast is shown for colours behind text.
  await editor.head('基本信息').click()
  const text = editor.pane.locator('[data-form-field="abstract"] [contenteditable="true"]')
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor.pane.locator('[data-form-field="abstract"]').getByRole('button', { name: '文字颜色' }).click()
  const words = page.getByRole('dialog', { name: '文字颜色' })
  const contrast = words.getByRole('status').filter({ hasText: '对比' })
  for (const [color, says] of [
    ['#1e2530', /^Aa\s*对比 15\.\d : 1，清楚$/],
    ['#8a8f98', /对比 3\.\d : 1，只适合大字和图形$/],
    ['#d9dbde', /对比 1\.\d : 1，难以看清$/],
  ] as const) {
    await words.getByRole('group', { name: '常用' }).getByRole('button', { name: color }).click()
    await settled(() => contrast.innerText()).toMatch(says)
  }
  const { items } = await editor.sectionOf('base_info')
  const [block] = (items[0]?.data.abstract ?? []) as Rich
  expect(new Set(block?.spans.map(({ color }) => color))).toEqual(new Set(['#d9dbde']))
  expect(editor.faults).toEqual([])
  await page.close()
})
