import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'))
const face = (weight: number, file: string) =>
  `@font-face { font-family: "Corpus Sans"; font-weight: ${weight}; src: url(http://corpus.test/${file}) }`
const faces = face(400, '400Regular/NotoSansSC_400Regular.ttf') + face(700, '700Bold/NotoSansSC_700Bold.ttf')

/** Foreign pages as a browser prints them: full fonts, without our tags or attachment. */
export const printer = async (browser: Browser) => {
  const page = await browser.newPage()
  await page.route('http://corpus.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/page') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    return route.fulfill({
      body: readFileSync(join(fonts, path)),
      headers: { 'cache-control': 'max-age=3600' },
    })
  })
  await page.goto('http://corpus.test/page')
  return async (html: string, furniture: boolean): Promise<Uint8Array> => {
    await page.setContent(html.replace('<style>', `<style>${faces}`))
    await page.evaluate(() => document.fonts.ready)
    return page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      ...(furniture
        ? {
            displayHeaderFooter: true,
            headerTemplate: '<p style="font-size:8px;margin-left:40px">机密资料 请勿外传</p>',
            footerTemplate:
              '<p style="font-size:8px;margin-left:280px">第 <span class="pageNumber"></span> 页 共 <span class="totalPages"></span> 页</p>',
          }
        : {}),
    })
  }
}
