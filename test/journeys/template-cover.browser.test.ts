import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  createTemplate,
  getSubmitted,
  submitTemplate,
  type TemplateMeta,
} from '#features/templates/contract.ts'
import { listMissingCovers } from '#features/templates/cover-upload-contract.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'

const site = ownJourney()

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}
const meta: TemplateMeta = {
  name: '松烟',
  style: 'plain',
  purpose: ['social'],
  industry: [],
  job: ['tech'],
  columns: 'one',
  color: 'ink',
}
const author = async (name: string) => {
  const { token } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const document = { ...sampleDocument(personOf('engineer', 'zh')), title: name }
  const { id } = await api.call(createTemplate, { document, meta: { ...meta, name } })
  return { token, api, id }
}
const anAdmin = async () => {
  const { token } = await aPerson(site.server.deps, 'admin')
  return { token, api: site.server.as(token) }
}
const isLoaded = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)

test('a submitted template has a picture of its first page, which the reviewer compares and the gallery shows', async () => {
  const { token, id } = await author('松烟')
  const admin = await anAdmin()
  const { page: mine } = await site.visit({ token })
  await open(mine, `/createTemplate/designer?id=${id}`)
  await mine.getByRole('button', { name: '提交审核' }).click()
  const submit = mine.getByRole('dialog', { name: '提交审核' }).getByRole('button', { name: '提交审核' })
  await submit.and(mine.locator(':enabled')).click({ timeout: 60_000 })
  await mine.locator('[data-status="review"]').waitFor()
  const submitted = async () => (await admin.api.call(getSubmitted, { id })).picture
  await expect.poll(submitted, { timeout: 60_000 }).toMatchObject({ width: 600, height: 849 })
  const picture = await submitted()

  const { page } = await site.visit({ token: admin.token })
  await open(page, `/admin/templates/${id}`)
  const sent = `figure img[src="${picture?.large}"]`
  await expect.poll(() => isLoaded(page, sent)).toBe(true)
  await page.locator('figure .hj-page').waitFor()
  await page.locator('[data-check="done"]').waitFor({ timeout: 40_000 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '通过并发布' }).click()
  await page.getByRole('heading', { name: '都审完了' }).waitFor()

  await open(page, '/resume?sort=new')
  const card = `[data-template="${id}"]`
  await expect.poll(() => isLoaded(page, `${card} img[src="${picture?.small}"]`)).toBe(true)
  expect(await page.locator(`${card} .hj-page`).count()).toBe(0)
})

test('a cover that was not sent is sent when its author looks at the list of templates', async () => {
  const { token, api, id } = await author('竹影')
  await api.call(submitTemplate, { id, revision: 1 })
  const admin = await anAdmin()
  const { page } = await site.visit({ token })
  await open(page, '/createTemplate/designer')
  await expect
    .poll(async () => (await admin.api.call(getSubmitted, { id })).picture, { timeout: 60_000 })
    .not.toBeNull()
  // A picture that the reviewer does not trust is not published: the gallery draws the page.
  const { page: review } = await site.visit({ token: admin.token }, { viewport: { width: 390, height: 844 } })
  await open(review, `/admin/templates/${id}`)
  await review.getByRole('checkbox', { name: '用这张图片作封面' }).uncheck()
  await review.getByRole('button', { name: '通过并发布' }).click()
  await review.getByRole('heading', { name: '都审完了' }).waitFor()
  await open(review, '/resume?sort=new')
  await review.locator(`[data-template="${id}"] .hj-page`).waitFor()
})

test('an admin makes the covers that are missing', async () => {
  const { userId } = await aPerson(site.server.deps)
  const ids = [
    await aPublishedTemplate(site.server.deps, userId),
    await aPublishedTemplate(site.server.deps, userId, { kind: 'word', name: '青册' }),
  ]
  const admin = await anAdmin()
  const { page } = await site.visit({ token: admin.token })
  await open(page, '/admin/templates?tab=published')
  const covers = page.getByRole('region', { name: '封面图片' })
  await covers.getByText(/份模板没有封面图片/).waitFor()
  expect(await violations(page)).toEqual([])
  await covers.getByRole('button', { name: '画好封面' }).click()
  await covers.getByText(/正在画第 \d 份/).waitFor()
  await covers.getByText(/画好了 \d 份封面。/).waitFor({ timeout: 60_000 })
  expect((await admin.api.call(listMissingCovers, {})).total).toBe(0)
  await expect.poll(() => isLoaded(page, `[data-template="${ids[0]}"] img`)).toBe(true)
})
