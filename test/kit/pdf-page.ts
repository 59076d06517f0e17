import type { Browser, Page } from 'playwright-core'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'

/** The page that renders a document and makes its file, and its functions. */
export const startExports = async (browser: Browser, partPages: string) => {
  const page: Page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${partPages}/test/pages/export.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return {
    page,
    errors,
    show: (document: Document, scale = 1, flows: 'all' | 'near' = 'all') =>
      page.evaluate(([shown, ...how]) => window.showForExport(shown, ...how), [
        document,
        scale,
        flows,
      ] as const),
    /** The file of our PDF writer. */
    file: async (document: Document) => {
      const { pdf, ...rest } = await page.evaluate((shown: Document) => window.exportPdf(shown), document)
      return { ...rest, bytes: new Uint8Array(Buffer.from(pdf, 'base64')) }
    },
    /** The file of Chromium's print function. */
    print: async () => new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
    listWhileScrolling: () => page.evaluate(() => window.listWhileScrolling()),
    /** The display list as plain data, with bytes of pictures as arrays. */
    list: (): Promise<DisplayList> =>
      page.evaluate(async () => {
        const list = await window.list()
        return { ...list, pictures: list.pictures.map((one) => ({ ...one, bytes: [...one.bytes] })) }
      }) as unknown as Promise<DisplayList>,
    texts: () => page.evaluate(() => window.pageTexts()),
  }
}
