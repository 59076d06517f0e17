import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResume, getResume, saveResume } from '#features/resumes/contract.ts'
import { setField } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { aModel, aPayer } from '#test/kit/ai-runs.ts'
import { spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'

const site = ownJourney()

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
  await aModel(site.server, { baseUrl: upstream.url, name: '试用模型' })
})
afterAll(() => upstream.stop())

const LINES = ['我负责支付系统的建设工作', '进行了接口的优化，平均交付周期缩短为 19 天']

const sample = (): Document => {
  const document = structuredClone(sampleDocument(personOf('engineer', 'zh')))
  const work = document.sections.find(({ kind }) => kind === 'work_experience')
  const item = work?.items[0]
  if (!work || !item) throw new Error('the sample has no jobs')
  work.items = [item]
  item.data.bullets = LINES.map((text) => ({ list: 'bullet' as const, spans: [{ text }] }))
  return { ...document, title: '行远的简历' }
}

/** A user with points and a resume in the account, open in the builder. */
const opened = async () => {
  const { token } = await aPayer(site.server, 30)
  const api = site.server.as(token)
  const { id } = await api.call(createResume, { document: sample() })
  const visited = await site.visit({ token })
  // The operator's model is offered first, as if it had been used last.
  await visited.context.addInitScript(() => localStorage.setItem('huajian-ai-model', 'built-in'))
  await visited.page.goto(`${site.server.url}/builder/${id}`)
  await ready(visited.page)
  await visited.page.locator('[data-stage] [data-page="1"]').waitFor()
  return { ...visited, api, id }
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const onPage = (page: Page, text: string) => page.locator('[data-stage]').getByText(text).first()
const menu = async (page: Page, name: RegExp) => {
  await button(page, '工具').click()
  await page.getByRole('menuitem', { name }).click()
}
const improveJob = async (page: Page) => {
  await page.locator('[data-section-head]').filter({ hasText: '工作经历' }).click()
  await button(page, 'AI 润色「内容」').click()
}
const workOf = ({ sections }: Document) => sections.find(({ kind }) => kind === 'work_experience')

test('a text is improved word by word: one change is rejected, the others are one undo step', async () => {
  const { page } = await opened()
  await improveJob(page)
  await button(page, '开始润色').click()
  await page.getByText('2 处改动').waitFor()
  await page.getByText('已接受 2 · 待定 0').waitFor()
  expect(await violations(page, '[role="dialog"]')).toEqual([])
  await button(page, '第 1 处改动，已接受').click()
  await button(page, '拒绝').first().click()
  await button(page, '写入已接受的 1 处').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await onPage(page, '优化接口，平均交付周期').waitFor()
  await onPage(page, LINES[0] ?? '').waitFor()
  await page.getByLabel('撤销', { exact: true }).click()
  await onPage(page, '进行了接口的优化').waitFor()
  expect(await page.getByLabel('撤销', { exact: true }).getAttribute('aria-disabled')).toBe('true')

  // A fact that the model invented is not written before it is confirmed, whatever is pressed.
  upstream.next({
    acts: spoken(
      `${JSON.stringify({ ref: 't1', text: `- ${LINES[0]}\n- 优化接口，平均交付周期缩短为 15 天`, why: '更直接' })}\n`,
    ),
  })
  await button(page, 'AI 润色「内容」').click()
  await page.getByLabel('模型').selectOption({ label: '试用模型 · 2 积分' })
  await button(page, '开始润色').click()
  const unconfirmed = page.getByRole('checkbox', { name: /15 天/ })
  await unconfirmed.waitFor()
  await button(page, '全部接受').click()
  await page.getByText('涉及事实的 1 处，确认前不会写入').waitFor()
  await unconfirmed.check()
  await button(page, '写入已接受的 2 处').click()
  await onPage(page, '15 天').waitFor()

  await menu(page, /^AI 记录/)
  const runs = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => runs.count()).toBe(2)
  await runs.filter({ hasText: '试用模型 · 2 积分' }).getByRole('button').click()
  await page.getByText('当时的改动，可以再次采用').waitFor()
  await button(page, '删除这条记录').click()
  await expect.poll(() => runs.count()).toBe(1)
})

test('a finding of a diagnosis leads to its place on the page, and its advice is previewed as an edit', async () => {
  const { page } = await opened()
  await button(page, 'AI').click()
  await button(page, '开始诊断').click()
  await button(page, /^措辞/).click()
  expect(await violations(page, '[role="dialog"]')).toEqual([])
  await page.getByRole('tabpanel').getByRole('button', { name: '我负责支付系统' }).first().click()
  const drawer = page.getByRole('dialog', { name: '修改建议' })
  await expect
    .poll(() =>
      page.getByRole('listbox', { name: '页面上的栏目' }).locator('[aria-selected="true"]').innerText(),
    )
    .toBe('工作经历')
  await expect.poll(() => page.locator('[data-form-field="bullets"]').innerText()).toContain('我负责支付系统')
  const advice = drawer.getByRole('article').filter({ hasText: '优化接口' })
  await advice.hover()
  await onPage(page, '优化接口，平均交付周期').waitFor()
  await page.mouse.move(5, 5)
  await onPage(page, '进行了接口的优化').waitFor()
  await advice.getByRole('button', { name: '写入' }).click()
  await onPage(page, '优化接口，平均交付周期').waitFor()
  await drawer.getByText('已写入').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
})

test.runIf(isLong)('a translation is a linked copy that shows later changes of the original', async () => {
  const { page, api, id } = await opened()
  await button(page, '翻译').click()
  await button(page, '开始翻译').click()
  await button(page, '生成英文副本').click()
  await page.waitForURL((url) => url.pathname.startsWith('/builder/') && !url.pathname.endsWith(id))
  await onPage(page, 'Experience').waitFor()
  const copy = page.url().split('/').at(-1) ?? ''
  const { document: translated } = await api.call(getResume, { id: copy })
  expect(translated).toMatchObject({ language: 'en' })

  const { document, revision } = await api.call(getResume, { id })
  const source = structuredClone(document as Document)
  const work = workOf(source)
  setField(work?.id ?? '', work?.items[0]?.id ?? '', 'post', '测试工程师')(source)
  await api.call(saveResume, { id, baseRevision: revision, document: source })
  await page.reload()
  await ready(page)
  const mark = button(page, '原文已改，重新翻译这一段')
  await mark.click()
  await button(page, '重新翻译').click()
  await button(page, '替换这几段').click()
  await onPage(page, 'Test Engineer').waitFor()
  await mark.waitFor({ state: 'detached' })
})
