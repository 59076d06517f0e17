import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { startPages } from '#test/kit/part-pages.ts'

// npm run shots -- documents FILE.json …: the pages of stored documents as pictures in shots/documents.
const files = process.argv.slice(2).filter((word) => word.endsWith('.json'))
const folder = join(import.meta.dirname, '../shots/documents')
mkdirSync(folder, { recursive: true })
const pages = await startPages()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
page.on('pageerror', (error) => console.error(error.message))
await page.goto(`${pages.url}/test/pages/document.html`)
await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
for (const file of files) {
  const loaded = loadDocument(JSON.parse(readFileSync(file, 'utf8')), kindFacts)
  if (!loaded.ok) {
    console.error(file, loaded.problems)
    continue
  }
  const count = await page.evaluate((shown: Document) => window.show(shown), loaded.document)
  const picture = join(folder, `${basename(file, '.json')}.png`)
  await page.screenshot({ path: picture, fullPage: true })
  console.log(`${count} pages: ${picture}`)
}
await browser.close()
await pages.stop()
process.exit(0)
