import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createModel } from '#features/ai/admin-contract.ts'
import { listModels } from '#features/ai/contract.ts'
import { aSettings } from '#test/kit/ai-runs.ts'
import { spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const KEY = 'sk-typed-by-an-admin-0001'
const NEW_KEY = 'sk-for-the-other-server-0002'

let upstream: Upstream
let elsewhere: Upstream
const site = ownJourney()
beforeAll(async () => {
  upstream = await startUpstream({ acts: spoken('{"ok":true}') })
  elsewhere = await startUpstream({ acts: spoken('{"ok":true}') })
})
afterAll(async () => {
  await upstream?.stop()
  await elsewhere?.stop()
})

/** An admin's page, and all texts that the server sent to it. */
const atScreen = async () => {
  const { token } = await aPerson(site.server.deps, 'admin')
  const { page, faults } = await site.visit({ token })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  await page.goto(`${site.server.url}/admin/ai`)
  await ready(page)
  await page.getByRole('heading', { level: 1, name: 'AI 模型' }).waitFor()
  return { token, page, faults, responses: async () => (await Promise.all(answers)).join('\n') }
}

const rowOf = (page: Page, name: string) => page.locator(`[data-model="${name}"]`)
const names = (page: Page) =>
  page.locator('[data-model]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-model')))
const dialogOf = (page: Page) => page.getByRole('dialog')
const offered = async (token: string) =>
  (await site.server.as(token).call(listModels, {})).models.map(({ name }) => name)

test.runIf(isLong)(
  'a model is added, tested, sorted, disabled, moved to another server and deleted; its key is never sent',
  async () => {
    const { token, page, faults, responses } = await atScreen()
    await page.getByRole('heading', { name: '还没有接入模型' }).waitFor()
    await page.getByRole('heading', { name: /^内置引擎/ }).waitFor()
    expect(await violations(page)).toEqual([])

    // With nothing filled in, each field shows its error and the first one has the focus.
    await page.getByRole('button', { name: '添加模型' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: '添加', exact: true }).click()
    await dialog.getByText('请填 1 到 40 字').waitFor()
    await dialog.getByText(/^请填 http/).waitFor()
    await expect
      .poll(() => dialog.getByLabel('名称').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await violations(page, 'dialog')).toEqual([])

    await dialog.getByLabel('从常见服务填入').selectOption('qwen')
    expect(await dialog.getByLabel('模型名').inputValue()).toBe('qwen-plus')
    await dialog.getByLabel('名称').fill('千问')
    await dialog.getByLabel('地址').fill(`${upstream.url}/chat/completions`)
    await dialog.getByLabel('密钥', { exact: true }).fill(KEY)
    expect(await dialog.getByLabel('地址').inputValue()).toBe(upstream.url)
    expect(await dialog.getByLabel('密钥', { exact: true }).getAttribute('type')).toBe('password')
    await dialog.getByLabel('起草').fill('1.5')
    await dialog.getByRole('button', { name: '添加', exact: true }).click()
    await dialog.getByText('请填 0 到 10000 之间的整数').waitFor()
    await dialog.getByLabel('起草').fill('8')
    await dialog.getByLabel('面试题').fill('')
    await dialog.getByRole('button', { name: '添加', exact: true }).click()
    const row = rowOf(page, '千问')
    await row.getByText('2–8 积分 · 仅 6 项').waitFor()
    await row.getByText('已保存').waitFor()
    await row.getByText(new URL(upstream.url).host).waitFor()
    expect(await offered(token)).toContain('千问')

    // The server answers, and then fails in ways that need different fixes.
    const test = row.getByRole('button', { name: '测试「千问」' })
    await test.click()
    await row.getByText(/^测试通过，用了 [\d,]+ 毫秒$/).waitFor()
    await row.getByText('{"ok":true}').waitFor()
    expect(upstream.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
    upstream.next({
      status: 401,
      acts: [JSON.stringify({ error: { message: `Incorrect API key: ${KEY}` } })],
    })
    await test.click()
    await row.getByText('服务不接受这个密钥', { exact: false }).waitFor()
    await row.getByText(/^HTTP 401 · /).waitFor()
    await row.getByText('Incorrect API key: …').waitFor()
    let answer = () => {}
    const release = new Promise<void>((resolve) => (answer = resolve))
    upstream.next({ status: 404, acts: [release, '{"error":{"message":"The model does not exist"}}'] })
    await test.click()
    await row.getByText('正在问它一个字…').waitFor()
    expect(await test.isDisabled()).toBe(true)
    answer()
    await row.getByText('这个地址上没有这样的服务或模型', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await row.getByRole('button', { name: '收起测试结果' }).click()

    // A second model is added and moved up with the keyboard alone.
    await site.server
      .as(token)
      .call(createModel, { ...aSettings({ name: '本机', inPlans: true }), baseUrl: 'http://127.0.0.1:9/v1' })
    await page.reload()
    await ready(page)
    await rowOf(page, '本机').waitFor()
    expect(await names(page)).toEqual(['千问', '本机'])
    await page.getByRole('button', { name: '把「本机」往前移' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['本机', '千问'])
    await page.getByText('「本机」现在排第 1').waitFor({ state: 'attached' })
    // At the top, the button up is disabled: the focus moves to the button down, which reverts the move.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('把「本机」往后移')
    await expect.poll(async () => (await offered(token)).slice(0, 2)).toEqual(['本机', '千问'])
    await rowOf(page, '本机').getByRole('button', { name: '测试「本机」' }).click()
    await rowOf(page, '本机').getByText('连不上，或者连接中断了', { exact: false }).waitFor()

    await row.getByRole('switch', { name: '提供「千问」' }).click()
    await page.getByText('「千问」已停用，用户选不到它了').waitFor()
    expect(await row.getByRole('switch').getAttribute('aria-checked')).toBe('false')
    expect(await offered(token)).not.toContain('千问')
    await row.getByRole('switch').click()
    await page.getByText('「千问」已启用，用户现在可以选它').waitFor()

    // Edited without the key, so the stored one stays.
    await row.getByRole('button', { name: '编辑「千问」' }).click()
    expect(await dialog.getByLabel('密钥', { exact: true }).inputValue()).toBe('')
    await dialog.getByLabel('名称').fill('千问 Plus')
    await dialog.getByLabel('面试题').fill('0')
    await dialog.getByRole('button', { name: '保存' }).click()
    const renamed = rowOf(page, '千问 Plus')
    await renamed.getByText('0–8 积分').waitFor()
    await renamed.getByRole('button', { name: '测试「千问 Plus」' }).click()
    await renamed.getByText(/^测试通过/).waitFor()
    expect(upstream.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)

    // For another server the key is required before anything is sent there.
    await renamed.getByRole('button', { name: '编辑「千问 Plus」' }).click()
    await dialog.getByLabel('地址').fill(elsewhere.url)
    await dialog.getByText('换了服务器地址，请把密钥再填一次').waitFor()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect
      .poll(() =>
        dialog.getByLabel('密钥', { exact: true }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    await dialog.getByLabel('密钥', { exact: true }).fill(NEW_KEY)
    await dialog.getByRole('button', { name: '保存' }).click()
    await renamed.getByText(new URL(elsewhere.url).host).waitFor()
    await renamed.getByRole('button', { name: '测试「千问 Plus」' }).click()
    await renamed.getByText(/^测试通过/).waitFor()
    expect(elsewhere.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${NEW_KEY}`])

    await renamed.getByRole('button', { name: '删除「千问 Plus」' }).click()
    await dialog.getByRole('button', { name: '取消' }).click()
    expect(await names(page)).toEqual(['本机', '千问 Plus'])
    await renamed.getByRole('button', { name: '删除「千问 Plus」' }).click()
    await dialog.getByRole('button', { name: '删除', exact: true }).click()
    await expect.poll(() => names(page)).toEqual(['本机'])
    await page.reload()
    await ready(page)
    await rowOf(page, '本机').waitFor()
    expect(await names(page)).toEqual(['本机'])

    await page.goto(`${site.server.url}/admin/audit`)
    await page.locator('[data-action="ai_model.delete"]').getByText('删除 AI 模型').waitFor()
    const all = await responses()
    expect(all).toContain('千问 Plus')
    expect(all).not.toContain(KEY)
    expect(all).not.toContain(NEW_KEY)
    expect(faults).toEqual([])
  },
)

test('a key that cannot be decrypted is reported with advice and can be replaced', async () => {
  const { deps } = site.server
  const { token, page } = await atScreen()
  const { id } = await site.server
    .as(token)
    .call(createModel, { ...aSettings({ name: '换过主密钥', baseUrl: upstream.url }), apiKey: KEY })
  await deps.db
    .updateTable('ai_models')
    // Decryption fails in the same way for another key or another purpose.
    .set({ api_key: deps.seal.close(KEY, 'something else') })
    .where('id', '=', id)
    .execute()
  await page.reload()
  await ready(page)
  const row = rowOf(page, '换过主密钥')
  await row.getByText('保存的密钥打不开：SECRET_KEY 换过', { exact: false }).waitFor()
  await row.getByRole('button', { name: '测试「换过主密钥」' }).click()
  await row.getByText('没有发出请求', { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: '重新填密钥' }).click()
  const dialog = dialogOf(page)
  await expect
    .poll(() =>
      dialog.getByLabel('密钥', { exact: true }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.type(KEY)
  await page.keyboard.press('Enter')
  await row.getByText('已保存').waitFor()
  await row.getByRole('button', { name: '测试「换过主密钥」' }).click()
  await row.getByText(/^测试通过/).waitFor()
})

test.runIf(isLong)('on a phone, in English, in the dark theme, every control is in reach', async () => {
  const { token } = await aPerson(site.server.deps, 'admin')
  const { page } = await site.visit(
    { token, lang: 'en' },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  )
  await page.goto(`${site.server.url}/admin/ai`)
  await ready(page)
  await page.getByRole('heading', { level: 1, name: 'AI models' }).waitFor()
  const row = page.locator('[data-model]').first()
  await row.getByRole('button', { name: /^Test / }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: /^Edit / }).click()
  await page.getByRole('dialog').getByLabel('Key', { exact: true }).waitFor()
  expect(await violations(page, 'dialog')).toEqual([])
})
