import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { dressed, type Wearer } from '#packages/templates/dressed.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { startPages } from '#test/kit/part-pages.ts'

// npm run shots -- templates FILE.json …: each template with the content of its sample person and the findings of the
// template check, as pictures and one sheet in shots/templates.
const files = process.argv.slice(2).filter((word) => word.endsWith('.json'))
const folder = join(import.meta.dirname, '../shots/templates')
mkdirSync(folder, { recursive: true })
const pages = await startPages()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
page.on('pageerror', (error) => console.error(error.message))
const checker = await browser.newPage({ viewport: { width: 1200, height: 900 } })
for (const [on, path] of [
  [page, 'document'],
  [checker, 'template-check'],
] as const) {
  await on.goto(`${pages.url}/test/pages/${path}.html`)
  await on.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
const cards: string[] = []
for (const file of files) {
  const { document, wearer } = JSON.parse(readFileSync(file, 'utf8')) as { document: unknown; wearer: Wearer }
  const loaded = loadDocument(document, kindFacts)
  if (!loaded.ok) {
    console.error(file, loaded.problems)
    continue
  }
  const shown = dressed(loaded.document, wearer)
  const count = await page.evaluate((one: Document) => window.show(one), shown)
  const name = basename(file, '.json')
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  const { all, contrast } = await checker.evaluate((one: Document) => window.check(one), shown)
  const found = all.map(({ rule, section, field }) => [rule, section, field].filter(Boolean).join(' '))
  console.log(
    `${name}: ${count} pages, contrast ${contrast?.toFixed(1) ?? '–'}`,
    found.length > 0 ? [...new Set(found)] : '',
  )
  cards.push(`<figure><img src="${name}.png"><figcaption>${name}</figcaption></figure>`)
}
writeFileSync(
  join(folder, 'index.html'),
  `<style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}img{width:260px;height:368px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>${cards.join('')}`,
)
const sheet = await browser.newPage({ viewport: { width: 1420, height: 900 } })
await sheet.goto(`file://${join(folder, 'index.html')}`)
await sheet.screenshot({ path: join(folder, 'sheet.png'), fullPage: true })
await browser.close()
await pages.stop()
process.exit(0)
