import { expect, test } from 'vitest'
import { createResume, getResume, listVersions } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { everySlide } from '#test/kit/decks.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

const ids = ({ sections }: Document) => sections.flatMap(({ items }) => items.map(({ id }) => id)).sort()
const jobs = ({ sections }: Document) =>
  sections.filter(({ kind }) => kind === 'work_experience').flatMap(({ items }) => items)

test('a named version, another template, jobs from another resume, and back to the version, all stored on the server', async () => {
  const { token } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const own = sampleDocument(personOf('engineer', 'zh'))
  const other = { ...sampleDocument(personOf('designer', 'zh')), title: '另一份简历' }
  const { id } = await api.call(createResume, { document: own })
  await api.call(createResume, { document: other })
  await api.call(createResume, { document: { ...everySlide(), title: '我的演示' } })
  const stored = async () => (await api.call(getResume, { id })).document as Document

  const { page } = await site.visit({ token })
  await page.goto(`${site.server.url}/builder/${id}`)
  await ready(page)
  const builder = builderOn(page)
  await builder.head('工作经历').waitFor()
  const history = page.getByRole('dialog', { name: '历史版本' })
  await builder.tool(/^历史版本/)
  await history.getByRole('button', { name: '保留现在的版本' }).click()
  await history.getByRole('textbox', { name: '版本名称' }).fill('投递前')
  await page.keyboard.press('Enter')
  await history.getByRole('navigation').getByText('投递前').waitFor()
  const { versions } = await api.call(listVersions, { id, limit: 10 })
  expect(versions).toMatchObject([{ name: '投递前', reason: 'named' }])
  await page.keyboard.press('Escape')

  await builder.tool(/^更换模板/)
  const panel = page.getByRole('dialog', { name: '更换模板' })
  await panel.getByRole('searchbox').fill('田野')
  await panel.getByRole('button', { name: /^田野/ }).click()
  await panel.getByRole('button', { name: '使用「田野」' }).click()
  await expect.poll(async () => (await stored()).theme).not.toEqual(own.theme)
  expect(ids(await stored())).toEqual(ids(own))

  await builder.tool(/^从其他简历导入/)
  const taking = page.getByRole('dialog', { name: '从其他简历导入内容' })
  await taking.getByRole('button', { name: /另一份简历/ }).click()
  // A resume cannot contain slides.
  expect(await taking.getByText('我的演示').count()).toBe(0)
  await taking.getByRole('checkbox', { name: /^工作经历/ }).check()
  await taking.getByRole('button', { name: /^导入 \d+ 条/ }).click()
  const both = jobs(own).length + jobs(other).length
  await expect.poll(async () => jobs(await stored()).length).toBe(both)

  await builder.tool(/^历史版本/)
  await history
    .getByRole('navigation')
    .getByRole('button', { name: /投递前/ })
    .click()
  await history.getByRole('radio', { name: '文字对照' }).check({ force: true })
  await history.locator('ins').first().waitFor()
  await history.getByRole('radio', { name: '版面对照' }).check({ force: true })
  await expect.poll(() => history.locator('[data-page="1"]').count()).toBeGreaterThan(1)
  await history.getByRole('button', { name: '恢复到这个版本' }).click()
  await history.waitFor({ state: 'detached' })
  await expect.poll(async () => ({ ...(await stored()), title: own.title })).toEqual(own)
  // The previous state becomes a version of its own, and restoring is an ordinary step.
  const after = (await api.call(listVersions, { id, limit: 20 })).versions
  expect(after.map(({ reason }) => reason)).toContain('restore')
  await builder.undo.click()
  await expect.poll(async () => jobs(await stored()).length).toBe(both)
})

test('a visitor who writes without a pause gets a version history too', async () => {
  const { page } = await site.visit()
  await page.clock.install()
  const builder = builderOn(page)
  await builder.open(site.server.url)
  await builder.button('去填写').click()
  for (let minutes = 0; minutes < 14; minutes += 2) {
    await builder.write(builder.field('姓名'), '续')
    await page.clock.fastForward(2000)
    await builder.settled()
    await page.clock.fastForward('02:00')
  }
  await builder.tool(/^历史版本/)
  const versions = page.getByRole('dialog', { name: '历史版本' }).getByRole('navigation').getByRole('button')
  await expect.poll(() => versions.count()).toBe(2)
})
