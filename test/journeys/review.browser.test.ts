import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  createTemplate,
  getTemplate,
  listMyTemplates,
  listTemplates,
  saveTemplate,
  submitTemplate,
  type TemplateMeta,
  withdrawTemplate,
} from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'

const smtp = await startSmtp()
const site = ownJourney({ env: { SMTP_URL: smtp.url } })
afterAll(() => smtp.stop())

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}

const metaOf = (name: string): TemplateMeta => ({
  name,
  style: 'plain',
  purpose: ['social'],
  industry: [],
  job: ['tech'],
  columns: 'one',
  color: 'ink',
})
const documentOf = (title: string): Document => ({ ...sampleDocument(personOf('engineer', 'zh')), title })

const author = async (name: string) => {
  const person = await aPerson(site.server.deps)
  const api = site.server.as(person.token)
  const { id } = await api.call(createTemplate, { document: documentOf(name), meta: metaOf(name) })
  await api.call(submitTemplate, { id, revision: 1 })
  const change = async (baseRevision: number, next: string) => {
    const document = { ...documentOf(next), theme: { ...documentOf(next).theme, colors: 'pine' as const } }
    await api.call(saveTemplate, { id, baseRevision, document, meta: metaOf(next) })
    await api.call(submitTemplate, { id, revision: baseRevision + 1 })
  }
  return { ...person, api, id, change }
}
const isListed = async (id: string) =>
  (await site.server.as().call(listTemplates, { q: id })).templates.some((row) => row.id === id)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a template is submitted, rejected by keyboard, fixed, approved and taken down', async () => {
  const first = await author('松烟')
  const second = await author('竹影')
  const { token } = await aPerson(site.server.deps, 'admin')
  const { page, faults } = await site.visit({ token })

  // The link shows how many wait; the oldest submission is first.
  await open(page, '/profile')
  const way = page.getByRole('link', { name: /模板审核/ })
  await way.getByLabel('2 份待审核').waitFor()
  await way.press('Enter')
  await heading(page, '模板审核')
  const rows = page.locator('[data-template]')
  await rows.first().waitFor()
  expect(await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.template))).toEqual([
    first.id,
    second.id,
  ])
  await rows.first().locator('.hj-page').waitFor()

  // By keyboard alone: through the queue and back to the author, with a reason that survives a failed call.
  await page.getByRole('link', { name: '从等得最久的开始' }).press('Enter')
  await heading(page, '松烟')
  // The template may be loaded before the queue.
  const canGo = (key: string) => page.locator(`button[aria-keyshortcuts="${key}"]:enabled`).waitFor()
  await canGo('j')
  await page.keyboard.press('j')
  await heading(page, '竹影')
  await canGo('k')
  await page.keyboard.press('k')
  await heading(page, '松烟')
  await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
  await page.locator('[data-reading] .hj-page').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('r')
  await page.getByRole('button', { name: '标题孤行' }).press('Enter')
  // Retried without leaving the page.
  const reason = page.getByLabel('原因')
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('第二页。')
  await expect.poll(() => reason.inputValue()).toMatch(/标题孤行.*第二页。$/s)
  const typed = await reason.inputValue()
  await page.route('**/reject', (route) => route.abort())
  await reason.press('Control+Enter')
  await page.getByRole('alert').getByText('没能送出').waitFor()
  expect(await reason.inputValue()).toBe(typed)
  faults.length = 0
  await page.unroute('**/reject')
  await reason.press('Control+Enter')
  await heading(page, '竹影')
  const text = wordsOf(await smtp.emailTo(first.email))
  expect(text).toContain('第二页。')
  expect(text).toContain(`/createTemplate/designer?id=${first.id}`)

  // Its author reads the reason, fixes it, and submits again.
  const { page: mine } = await site.visit({ token: first.token })
  await open(mine, '/createTemplate/designer')
  const row = mine.locator(`[data-template="${first.id}"]`)
  await row.getByText('第二页。').waitFor()
  await row.getByText('未通过').waitFor()
  await first.change(1, '松烟二')

  // A change made meanwhile is not published without a review.
  await second.api.call(withdrawTemplate, { id: second.id })
  await second.change(1, '竹影新')
  await page.getByRole('button', { name: '通过并发布' }).click()
  await page.getByRole('alert').getByText('作者刚刚又提交了新的修改').waitFor()
  faults.length = 0
  await heading(page, '竹影新')
  await page.getByRole('button', { name: '通过并发布' }).press('Enter')
  await heading(page, '松烟二')
  await page.getByRole('button', { name: '通过并发布' }).press('Enter')
  await page.getByRole('heading', { name: '都审完了' }).waitFor()
  expect(await isListed(first.id)).toBe(true)
  expect(wordsOf(await smtp.emailTo(first.email, 2))).toContain(`/resume/${first.id}`)

  // The next version is listed next to the published one.
  await first.change(2, '松烟三')
  await open(page, `/admin/templates/${first.id}`)
  await page.getByRole('radio', { name: '版面对照' }).waitFor()
  await page.getByText('第 1 版', { exact: true }).waitFor()
  await page.locator('[data-changed] del').getByText('松烟二').waitFor()
  await page.getByRole('button', { name: '通过并发布' }).click()
  await page.getByRole('heading', { name: '都审完了' }).waitFor()
  expect((await site.server.as().call(getTemplate, { id: first.id })).version).toBe(2)

  // Found by its id and taken down: it is gone, and its author learns why.
  await page.getByRole('link', { name: '已发布', exact: true }).click()
  await page.getByRole('searchbox', { name: '查找' }).fill(first.id)
  await page.getByText('共 1 份').waitFor()
  await page.getByRole('button', { name: '下架「松烟三」' }).click()
  const dialog = page.getByRole('dialog', { name: '下架「松烟三」' })
  expect(await dialog.getByRole('button', { name: '下架' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '与已有模板雷同' }).click()
  await dialog.getByRole('button', { name: '下架', exact: true }).click()
  await page.getByRole('heading', { name: '没有找到' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isListed(first.id)).toBe(false)
  expect((await fetch(`${site.server.url}/resume/${first.id}`)).status).toBe(404)
  expect(wordsOf(await smtp.emailTo(first.email, 4))).toContain('与已有模板雷同')
  expect((await first.api.call(listMyTemplates, {})).templates).toMatchObject([
    { status: 'rejected', isPublic: false, version: 2 },
  ])
})

test.runIf(isLong)(
  'on a phone everything is in reach; the page is not found without admin rights',
  async () => {
    const { id, token } = await author('竹影')
    const admin = await aPerson(site.server.deps, 'admin')
    const { page } = await site.visit({ token: admin.token }, { viewport: { width: 390, height: 844 } })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await open(page, '/admin/templates')
    await page.locator(`[data-template="${id}"]`).click()
    await heading(page, '竹影')
    await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
    expect(await width()).toBe(390)
    for (const name of ['退回', '通过并发布', '下一份（J）'])
      expect((await page.getByRole('button', { name }).boundingBox())?.height, name).toBeGreaterThanOrEqual(
        44,
      )
    await page.getByRole('button', { name: '退回' }).click()
    expect(await width()).toBe(390)
    await open(page, '/admin/templates?tab=published')
    await page.locator('[data-template]').first().waitFor()
    expect(await width()).toBe(390)

    const visitor = await site.visit({ token })
    for (const path of ['/admin/templates', `/admin/templates/${id}`])
      expect((await visitor.page.goto(site.server.url + path))?.status()).toBe(404)
    visitor.faults.length = 0
  },
)
