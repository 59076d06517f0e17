import type { Page } from 'playwright-core'
import { createTemplate, getMyTemplate } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { ready } from './page.ts'
import type { TestServer } from './server.ts'

type Api = ReturnType<TestServer['as']>

/** A template draft in a new account, with an engineer's sample in it. */
export const aDraft = async (api: Api, change: (document: Document) => Document = (one) => one) => {
  const document = change({ ...sampleDocument(personOf('engineer', 'zh')), title: '松烟' })
  const { id } = await api.call(createTemplate, { document, meta: { name: '松烟' } })
  return { id, stored: async () => (await api.call(getMyTemplate, { id })).document as Document }
}

/** The cover of a submitted template is stored. A decision that comes before it would have it refused. */
export const coverSent = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/cover/'),
  )

/** Locators and actions of the designer, for a page that shows it. */
export const designerOn = (page: Page) => {
  const kinds = page.getByRole('navigation', { name: '栏目种类' })
  const tools = page.getByRole('toolbar').getByRole('button', { name: '工具', exact: true })
  return {
    page,
    tools,
    firstPage: page.locator('[data-stage] .hj-page').first(),
    kinds,
    search: page.getByRole('searchbox', { name: '搜版式' }),
    saved: () => page.locator('[data-save="saved"]').waitFor(),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    tool: async (name: string | RegExp) => {
      await tools.click()
      await page.getByRole('menuitem', { name }).click()
    },
    open: async (site: string, id: string) => {
      await page.goto(`${site}/createTemplate/designer?id=${id}`)
      await ready(page)
      await page.locator('[data-stage] [data-page="1"]').waitFor()
    },
  }
}
