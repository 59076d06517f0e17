import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { inputWalks, type Walk } from '#test/kit/input-walks.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** Shared, so that pages use one HTTP cache. */
let context: BrowserContext
let url = ''
inWorker.beforeAll(async ({ chromium, partPages }) => {
  url = `${partPages}/test/pages/inputs.html`
  context = await chromium.newContext({ reducedMotion: 'reduce' })
  return () => context.close()
})

interface Gallery {
  names: InputName[]
  rows: { name: string; input: InputName }[]
  value(name: string): unknown
  accepted(name: string): boolean
  set(name: string, value: unknown): void
}
declare const inputs: Gallery

const open = async (query = '', viewport = { width: 1100, height: 1300 }) => {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(`${url}?${query}`)
  await page.locator('#in-rich[contenteditable="true"]').waitFor()
  return page
}

const stateOf = (page: Page, name: string) =>
  page.evaluate((row) => ({ value: JSON.stringify(inputs.value(row)), ok: inputs.accepted(row) }), name)

/** One input for each way to refuse; the long run enters invalid values into all. */
const RUBBISH = new Set<InputName>(['color', 'hj-avatar', 'hj-date', 'hj-input', 'number'])

describe.each(sampleEvery(Object.entries(inputWalks) as [InputName, Walk][], 4))(
  '%s',
  (input, { name, keys, mouse, rubbish }) => {
    test('is changed by keyboard and by mouse to valid values', async () => {
      const page = await open('store=ids')
      const rows = await page.evaluate(() => inputs.rows)
      expect(rows.find((row) => row.name === name)?.input).toBe(input)
      const box = page.locator(`[data-input=${name}]`)
      const before = await stateOf(page, name)
      for (const act of [() => keys(page, page.locator(`#in-${name}`)), () => mouse(page, box)]) {
        const was = await stateOf(page, name)
        await act()
        await expect.poll(async () => (await stateOf(page, name)).value).not.toBe(was.value)
        expect(await stateOf(page, name)).toMatchObject({ ok: true })
      }
      expect((await stateOf(page, name)).value).not.toBe(before.value)
      await page.close()
    })

    if (rubbish && (isLong || RUBBISH.has(input)))
      test('refuses an invalid value with a message and keeps the text', async () => {
        const page = await open('store=ids')
        const before = await stateOf(page, name)
        const field = await rubbish.give(page, page.locator(`#in-${name}`))
        await page.getByRole('status').filter({ hasText: rubbish.says }).waitFor()
        if (rubbish.remains !== undefined) expect(await field?.inputValue()).toBe(rubbish.remains)
        expect((await stateOf(page, name)).value).toBe(before.value)
        await page.close()
      })
  },
)

describe('for everyone', () => {
  test.each(sampleEvery(['theme=light', 'theme=dark&lang=en'], 2))(
    'no serious accessibility fault: %s',
    async (query) => {
      const page = await open(query)
      await page.evaluate(axe)
      const check = () =>
        page.evaluate(async () => {
          const { violations } = await (
            window as unknown as {
              axe: {
                run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
              }
            }
          ).axe.run()
          return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
        })
      expect(await check()).toEqual([])
      for (const opener of ['#in-color', '#in-props', '#in-level']) {
        await page.locator(opener).click()
        expect(await check()).toEqual([])
        await page.keyboard.press('Escape')
      }
      await page.close()
    },
  )

  test('on a phone every target is 44 px high, and nothing overflows', async () => {
    const page = await open('', { width: 390, height: 844 })
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main .field, main input[type=text], main textarea',
        ),
      ]
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.right > innerWidth + 0.5))
        .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
    )
    expect(small).toEqual([])
    await page.close()
  })
})

/** Numbers of CSS counters exist only in the rendered output. */
const countedIn = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: [] })
  await client.detach()
  return (documents[0]?.layout.text ?? []).map((at) => strings[at] ?? '').filter((text) => /^\d$/.test(text))
}

test('numbers in the form match the page: each run of numbered lines starts at one', async () => {
  const page = await open()
  expect(await countedIn(page)).toEqual([])
  await page.evaluate(() => {
    const line = (text: string, list?: string) => ({ ...(list ? { list } : {}), spans: [{ text }] })
    inputs.set('empty', [
      line('甲', 'number'),
      line('乙', 'bullet'),
      line('换行', 'bullet'),
      line('丙', 'number'),
      line('丁', 'number'),
      line('段落'),
      line('戊', 'number'),
    ])
  })
  await page.locator('#in-empty p').nth(6).waitFor()
  expect(await countedIn(page)).toEqual(['1', '1', '2', '1'])
  await page.close()
})
