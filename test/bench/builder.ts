import type { Browser, Page } from 'playwright-core'
import { createResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { aPerson } from '#test/kit/people.ts'
import type { TestServer } from '#test/kit/server.ts'

interface Shown {
  document: Document
  /** Number of repetitions. */
  pages: number
}

const threePages = (): Shown => ({ document: sampleDocument(personOf('engineer', 'zh')), pages: 3 })

/** The real builder with all panes open, on a sample of more than three pages, saving to the real server. */
export const openBuilder = async (
  server: TestServer,
  browser: Browser,
  { document, pages }: Shown = threePages(),
): Promise<Page> => {
  const { token } = await aPerson(server.deps)
  const { id } = await server.as(token).call(createResume, { document })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'token', value: token, url: server.url }])
  await context.addInitScript(() => localStorage.setItem('huajian-tour', '0'))
  const page = await context.newPage()
  await page.goto(`${server.url}/builder/${id}`)
  await page.locator(`[data-page="${pages}"]`).waitFor({ state: 'attached' })
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.waitForSelector('html[data-preloaded]', { state: 'attached', timeout: 120_000 })
  return page
}

/** A single empty field, which shows the overhead of the method itself. */
export const openBareField = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<input>')
  await page.locator('input').focus()
  return page
}

const openEntry = async (page: Page) => {
  await page.locator('[data-section-head]').filter({ hasText: '工作经历' }).click()
  const entry = page.locator('[data-entry-head]').nth(1)
  if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click()
}

/** The fields that people type in, and how to reach them. */
export const typingPlaces: Record<string, (page: Page) => Promise<void>> = {
  'a line of the form': async (page) => {
    await openEntry(page)
    await page.getByRole('textbox', { name: '公司', exact: true }).focus()
  },
  'styled text of the form': async (page) => {
    await openEntry(page)
    await page.locator('[contenteditable="true"]').first().click()
  },
  'the page itself': async (page) => {
    await page.locator('[data-page="1"] [data-field="post"]').first().dblclick()
  },
}
