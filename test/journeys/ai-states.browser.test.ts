import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { aModel, aPayer } from '#test/kit/ai-runs.ts'
import { delta, spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'

const site = ownJourney()

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
  await aModel(site.server, { baseUrl: upstream.url, name: '试用模型' })
})
afterAll(() => upstream.stop())

const LINES = ['我负责支付系统的建设工作', '进行了接口的优化']
const BETTER = `${JSON.stringify({ ref: 't1', text: '- 负责支付系统建设\n- 优化接口', why: '更直接' })}\n`

/** One job with two lines, and no projects. */
const sample = (): Document => {
  const document = structuredClone(sampleDocument(personOf('engineer', 'zh')))
  const work = document.sections.find(({ kind }) => kind === 'work_experience')
  const item = work?.items[0]
  if (!work || !item) throw new Error('the sample has no jobs')
  work.items = [item]
  item.data.bullets = LINES.map((text) => ({ list: 'bullet' as const, spans: [{ text }] }))
  document.sections = document.sections.filter(({ kind }) => kind !== 'project_experience')
  return document
}

const opened = async (points: number, cookies: Record<string, string> = {}) => {
  const { token } = await aPayer(site.server, points)
  const { id } = await site.server.as(token).call(createResume, { document: sample() })
  const visited = await site.visit({ token, ...cookies })
  await visited.page.goto(`${site.server.url}/builder/${id}`)
  await ready(visited.page)
  await visited.page.locator('[data-stage] [data-page="1"]').waitFor()
  return visited
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** The selected text, which typing would replace. */
const selectedText = (): string => {
  const field = document.activeElement
  return field instanceof HTMLInputElement
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : (document.getSelection()?.toString() ?? '')
}
const dialogOn = (page: Page) => page.getByRole('dialog')
const improveJob = async (page: Page) => {
  await page.locator('[data-section-head]').filter({ hasText: '工作经历' }).click()
  await button(page, 'AI 润色「内容」').click()
}

test.runIf(isLong)(
  'a failed run is reported and can be retried; a user without points is offered points or the free engine',
  async () => {
    const { page, faults } = await opened(3)
    await improveJob(page)
    await page.getByText('每次 2 积分，你有 3 积分。').waitFor()
    upstream.next({ acts: [delta('{"ref":"t1","text":"- 负责支付'), 'close'] }, { acts: spoken(BETTER) })
    await button(page, '开始润色').click()
    const alert = page.getByRole('alert')
    await alert.getByText('没有扣积分').waitFor()
    expect(await violations(page, '[role="dialog"]')).toEqual([])
    await alert.getByRole('button', { name: '再试一次' }).click()
    await page.getByText('处改动').first().waitFor()

    // One point is left, and the next run costs two.
    await page.getByText('每次 2 积分，你有 1 积分，不够。').waitFor()
    await button(page, '再写一版').click()
    await alert.getByText('积分不够').waitFor()
    const points = alert.getByRole('link', { name: '去攒积分' })
    expect(await points.getAttribute('href')).toBe('/profile/points')
    expect(await violations(page, '[role="dialog"]')).toEqual([])
    await alert.getByRole('button', { name: '改用内置引擎，免费' }).press('Enter')
    // The same button, and it still has the focus.
    await alert.getByRole('button', { name: '再试一次' }).waitFor()
    await page.keyboard.press('Enter')
    await alert.waitFor({ state: 'detached' })
    await page.getByText(/^\d 处改动$/).waitFor()
    // The refusal is a response with an error status.
    const refused = (fault: string) => fault.includes('422')
    faults.splice(0, faults.length, ...faults.filter((fault) => !refused(fault)))
  },
)

test('a visitor with a phone and no network sees an error and loses nothing; advantages of an account are explained', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, context, faults } = await site.visit({}, phone)
  const { open, tool } = builderOn(page)
  await open(site.server.url)
  await tool(/^AI 记录/)
  await page.getByText('登录后才有记录').waitFor()
  await button(page, '关闭').click()
  await tool(/^AI 写一个栏目/)
  const dialog = dialogOn(page)
  await dialog.getByText('登录后可以用更多模型').waitFor()
  await dialog.getByLabel('写哪个栏目').selectOption({ label: '项目经历' })
  await dialog.getByLabel('目标岗位').fill('护士')
  expect(await violations(page, '[role="dialog"]')).toEqual([])
  await context.setOffline(true)
  await button(page, '开始写').click()
  await page.getByRole('alert').getByText('现在没有网络').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: '再试一次' }).click()
  await button(page, '添加「项目经历」栏目').click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .locator('[data-stage] [data-section="project_experience"]')
    .first()
    .waitFor({ state: 'attached' })
  const offline = (fault: string) => fault.includes('ERR_INTERNET_DISCONNECTED')
  faults.splice(0, faults.length, ...faults.filter((fault) => !offline(fault)))
})

test.runIf(isLong)(
  'in English, a missing section is drafted and added, and the download leads to its blanks',
  async () => {
    const { page } = await opened(0, { lang: 'en' })
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Write a section/ }).click()
    const dialog = dialogOn(page)
    await dialog.getByLabel('Which section').selectOption({ label: '项目经历' })
    await dialog.getByLabel('Model').selectOption('built-in')
    await button(page, 'Write').click()
    await button(page, 'Add the section “项目经历”').click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Undo', { exact: true }).click()
    await expect.poll(() => page.locator('[data-stage] [data-section="project_experience"]').count()).toBe(0)
    await page.getByLabel('Redo', { exact: true }).click()
    await button(page, 'Download').click()
    await dialog.getByText(/blanks are left/).waitFor()
    expect(await violations(page, '[role="dialog"]')).toEqual([])
    await button(page, 'Fill in the first').click()
    await dialog.waitFor({ state: 'detached' })
    // It is selected in its field, so typing replaces it; the next one is one press away.
    const chosen = () => page.evaluate(selectedText)
    await expect.poll(chosen).toMatch(/^【.+】$/)
    const left = button(page, /^\d+ blanks/)
    const count = async () => Number.parseInt(await left.innerText(), 10)
    const before = await count()
    await page.keyboard.type('2024')
    await expect.poll(count).toBe(before - 1)
    const first = await chosen()
    await left.click()
    await expect.poll(chosen).toMatch(/^【.+】$/)
    expect(await chosen()).not.toBe(first)
  },
)
