import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kindNames } from '#packages/sections/registry.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { startPages } from '#test/kit/part-pages.ts'

// npm run shots -- variants [--kind K] [--person P] [--language en] [--length long] [--theme T] [--where side]
// [--variant N] [--font serif] [--name FILE]: a contact sheet of every variant of a kind.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== 'variants'),
  options: Object.fromEntries(
    [
      'kind',
      'person',
      'language',
      'length',
      'theme',
      'where',
      'ground',
      'variant',
      'font',
      'title',
      'name',
      'width',
    ].map((name) => [name, { type: 'string' as const }]),
  ),
})
const folder = join(import.meta.dirname, '../shots/variants')
mkdirSync(folder, { recursive: true })
const pages = await startPages()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: Number(values.width ?? 1560), height: 900 } })
page.on('pageerror', (error) => console.error(error.message))
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text())
})
for (const kind of values.kind ? [values.kind] : kindNames) {
  const query = new URLSearchParams({ ...(values as Record<string, string>), kind: String(kind) })
  await page.goto(`${pages.url}/test/pages/variants.html?${query}`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const file = join(folder, `${values.name ?? kind}.png`)
  await page.screenshot({ path: file, fullPage: true })
  console.log(file)
}
await browser.close()
await pages.stop()
process.exit(0)
