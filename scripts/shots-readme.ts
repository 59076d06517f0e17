import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openBuilder, typingPlaces } from '#test/bench/builder.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { ready } from '#test/kit/page.ts'
import { startServer } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'

// npm run shots -- readme: renders the pictures of README.md into docs/pictures.
const folder = join(import.meta.dirname, '../docs/pictures')
mkdirSync(folder, { recursive: true })
await ensureBuild()
const server = await startServer()
const browser = await launchChromium()

const visitor = async (path: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(server.url + path)
  await ready(page)
  return page
}

const draft = async (): Promise<Page> => {
  const page = await visitor('/generateAiResume')
  await page.getByLabel('姓名').fill('唐予白')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('机械设计工程师')
  await page.keyboard.press('Enter')
  await page.getByRole('radiogroup', { name: '模板', exact: true }).getByRole('radio').nth(2).waitFor()
  await page.getByRole('button', { name: '下一步', exact: true }).click()
  await page.getByRole('button', { name: '开始写', exact: true }).click()
  await page.getByText('写好了').first().waitFor()
  return page
}

const builder = async (): Promise<Page> => {
  const page = await openBuilder(server, browser)
  await typingPlaces['a line of the form']?.(page)
  return page
}

const pictures: Record<string, () => Promise<Page>> = {
  home: () => visitor('/'),
  builder,
  gallery: () => visitor('/resume'),
  slides: () => visitor('/ppt'),
  ai: draft,
}
for (const [name, open] of Object.entries(pictures)) {
  const page = await open()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot()
  await sharp(png)
    .resize({ width: 1200 })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
  await page.context().close()
  console.log(name)
}
await browser.close()
await server.stop()
process.exit(0)
