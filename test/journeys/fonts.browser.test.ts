import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'

const site = journey()

test('a document shows no text in a fallback font while its own is loading; the interface does not wait', async () => {
  const { page } = await site.visit({}, { viewport: { width: 1440, height: 900 } })
  let release = () => {}
  const here = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await here
    await route.continue()
  })
  await page.goto(`${site.server.url}/builder/new?template=huajian-template-011`, { waitUntil: 'commit' })
  const filling = (pages: string) =>
    page.waitForFunction((selector) => {
      const block = document.querySelector(`${selector} [data-page="1"] h2, ${selector} [data-page="1"] span`)
      return block && getComputedStyle(block).webkitTextFillColor
    }, pages)
  const hidden = await filling('[data-stage] .hj-doc[data-veiled]')
  expect(await hidden.jsonValue()).toBe('rgba(0, 0, 0, 0)')
  expect(await page.getByRole('button', { name: /下载/ }).first().isVisible()).toBe(true)
  release()
  const shown = await filling('[data-stage] .hj-doc:not([data-veiled])')
  expect(await shown.jsonValue()).not.toBe('rgba(0, 0, 0, 0)')
})

test('each font is declared once on a page that shows documents', async () => {
  const { page } = await site.visit()
  await builderOn(page).open(site.server.url)
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) =>
        ['font-family', 'font-weight', 'src'].map((name) => style.getPropertyValue(name)).join(),
      ),
  )
  expect(rules.length).toBeGreaterThan(100)
  expect(new Set(rules).size).toBe(rules.length)
})
