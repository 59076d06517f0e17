import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { getAgreement, saveAgreement } from '#features/site/agreements-contract.ts'
import { getSiteTexts, saveSiteTexts } from '#features/site/texts-contract.ts'
import { defaultSiteTexts } from '#packages/settings/default-texts.ts'
import type { SiteTexts } from '#packages/settings/site-texts.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()
let admin = ''
beforeAll(async () => {
  admin = (await aPerson(site.server.deps, 'admin')).token
})

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const metaOf = (page: Page, of: string) => page.locator(`meta[${of}]`).getAttribute('content')
const stored = () => site.server.as(admin).call(getSiteTexts, {})
const write = async (texts: SiteTexts | null) =>
  site.server.as(admin).call(saveSiteTexts, { base: (await stored()).revision, texts })

test.runIf(isLong)(
  'an admin renames the site: the next visitor sees the name in title, description and header',
  async () => {
    const { page } = await site.visit({ token: admin })
    await open(page, '/admin')
    await page.getByRole('navigation', { name: '管理' }).getByRole('link', { name: '站点文字' }).click()
    await page.getByRole('heading', { level: 1, name: '站点文字' }).waitFor()
    await page.getByLabel('站点名称').fill('')
    await page.getByLabel('首页标题').fill('校园简历')
    await save(page)
    await page.getByText('这里不能空着').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await page.getByLabel('站点名称').fill('青笺')
    await page.getByLabel('首页描述').fill('为毕业生做的<b>简历</b>。')
    const preview = page.getByRole('region', { name: '预览' })
    expect(await preview.locator('[data-preview="tab"]').innerText()).toBe('校园简历｜青笺')
    await preview.locator('[data-preview="search"]').getByText('为毕业生做的<b>简历</b>。').waitFor()
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByLabel('站点名称（英文）').fill('Qingjian')
    await page.getByLabel('首页标题（英文）').fill('')
    // A text without an English version is shown in Chinese.
    expect(await preview.locator('[data-preview="tab"]').innerText()).toBe('校园简历 | Qingjian')
    await page.getByLabel('联系邮箱').fill('us@example.com')
    expect(await violations(page)).toEqual([])
    await save(page)
    await page.getByText('已保存，访问者马上就能看到').waitFor()
    // The admin's own page follows at once.
    await page.getByRole('banner').getByRole('link', { name: '青笺首页' }).waitFor()
    await expect.poll(() => page.title()).toBe('站点文字｜青笺')

    const { page: visitor } = await site.visit()
    await open(visitor, '/')
    expect(await visitor.title()).toBe('校园简历｜青笺')
    expect(await metaOf(visitor, 'name="description"')).toBe('为毕业生做的<b>简历</b>。')
    expect(await metaOf(visitor, 'property="og:site_name"')).toBe('青笺')
    expect(await metaOf(visitor, 'property="og:title"')).toBe('校园简历')
    expect(await visitor.getByRole('banner').getByRole('link', { name: '青笺首页' }).innerText()).toBe('青笺')
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'us@example.com' }).waitFor()
    await visitor.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click()
    await visitor.getByRole('heading', { level: 1, name: '用户协议' }).waitFor()
    await expect.poll(() => visitor.title()).toBe('用户协议｜青笺')
    expect(await visitor.locator('article').innerText()).toContain('你使用青笺（下称「本站」）时')
    await visitor.locator('article').getByRole('link', { name: 'us@example.com' }).waitFor()

    await page.getByRole('button', { name: '恢复默认' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()
    await page.getByText('已换回默认文字').waitFor()
    expect(await page.getByLabel('站点名称（英文）').inputValue()).toBe('Huajian')
    expect(await stored()).toMatchObject({ isDefault: true, texts: defaultSiteTexts })

    await open(page, '/admin/audit')
    const entry = page.locator('[data-action="site_texts.update"]').last()
    await entry.getByRole('row', { name: /^站点名称 花笺 青笺$/ }).waitFor()
    expect(await violations(page)).toEqual([])
  },
)

test('an open page updates without a reload', async () => {
  const { page } = await site.visit()
  await page.clock.install()
  await page.goto(`${site.server.url}/`)
  await page.getByRole('banner').getByRole('link', { name: '花笺首页' }).waitFor()
  await write({ ...defaultSiteTexts, name: { zh: '青笺' } })
  await page.clock.runFor(31_000)
  await page.getByRole('banner').getByRole('link', { name: '青笺首页' }).waitFor()
  await expect.poll(() => page.title()).toBe('在线简历制作｜青笺')
  await write(null)
})

test('an admin writes an agreement next to its preview, and readers get it as a new version', async () => {
  const { page } = await site.visit({ token: admin })
  await open(page, '/admin/texts?part=terms')
  await page.getByText('现在是第 1 版').waitFor()
  await page
    .getByLabel('用户协议 · 正文')
    .fill('先说一句。\n\n## 一、总则\n- **第一**\n- 见[隐私政策](/privacy)\n\n<i>不是标记</i>')
  const preview = page.getByRole('region', { name: '预览' })
  await preview.getByRole('heading', { level: 2, name: '一、总则' }).waitFor()
  expect(await preview.getByRole('listitem').count()).toBe(2)
  await preview.getByText('<i>不是标记</i>').waitFor()
  expect(await violations(page)).toEqual([])
  await save(page)
  await page.getByText('现在是第 2 版').waitFor()

  const { page: reader } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await open(reader, '/terms')
  await reader.getByText('第 2 版').waitFor()
  await reader.getByRole('heading', { level: 2, name: '一、总则' }).waitFor()
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(reader)).toEqual([])
  await reader.getByRole('article').getByRole('link', { name: '隐私政策' }).first().click()
  await reader.getByRole('heading', { level: 1, name: '隐私政策' }).waitFor()
  await reader.getByText('目录').first().click()
  await reader.locator('details').getByRole('link', { name: '7. 你可以' }).click()
  await expect
    .poll(() => reader.locator('#s7').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(reader)).toEqual([])

  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()
  await page.getByText('现在是第 3 版').waitFor()
  expect((await site.server.as().call(getAgreement, { name: 'terms' })).isDefault).toBe(true)
})

test('leaving unsaved text asks first, and restores it on return; another admin’s save is shown next to it', async () => {
  const { page, faults } = await site.visit({ token: admin })
  page.on('dialog', (asked) => void asked.accept())
  await open(page, '/admin/texts?part=privacy')
  const text = page.getByLabel('隐私政策 · 正文')
  await text.fill('我写的')
  await page.getByRole('navigation', { name: '管理' }).getByRole('link', { name: '用户' }).click()
  const asked = page.getByRole('dialog', { name: '有没保存的修改' })
  await asked.getByRole('button', { name: '取消' }).click()
  expect(await text.inputValue()).toBe('我写的')
  await page.getByRole('navigation', { name: '管理' }).getByRole('link', { name: '用户' }).click()
  await asked.getByRole('button', { name: '离开' }).click()
  await page.getByRole('heading', { level: 1, name: '用户' }).waitFor()
  await page.goBack()
  await page.getByText('接着上次没有保存的修改。').waitFor()
  expect(await text.inputValue()).toBe('我写的')
  // Other parts have their own unsaved texts, and closing the tab discards them.
  const parts = page.getByRole('navigation', { name: '哪些文字' })
  await parts.getByRole('link', { name: '用户协议' }).click()
  await page.getByText('没有未保存的修改').waitFor()
  await parts.getByRole('link', { name: '隐私政策' }).click()
  await page.getByText('接着上次没有保存的修改。').waitFor()
  await page.reload()
  await ready(page)
  expect(await text.inputValue()).toBe('我写的')

  const { version, text: standing } = await site.server.as().call(getAgreement, { name: 'privacy' })
  const theirs = { zh: '对方写的', en: 'Theirs' }
  await site.server.as(admin).call(saveAgreement, { name: 'privacy', baseVersion: version, text: theirs })
  await save(page)
  const clash = page.getByRole('alert').filter({ hasText: '你编辑期间，别人保存过' })
  await clash.getByRole('row', { name: '中文 对方写的 我写的' }).waitFor()
  expect(faults.splice(0).every((fault) => fault.includes('409'))).toBe(true)
  expect(await violations(page)).toEqual([])
  await clash.getByRole('button', { name: '在对方的基础上保留我的修改' }).click()
  await save(page)
  await page.getByText(`现在是第 ${version + 2} 版`).waitFor()
  const { text: saved } = await site.server.as().call(getAgreement, { name: 'privacy' })
  expect(saved).toEqual({ zh: '我写的', en: 'Theirs' })
  await site.server
    .as(admin)
    .call(saveAgreement, { name: 'privacy', baseVersion: version + 2, text: standing })
})

test.runIf(isLong)(
  'the sign-up form links to the agreements, and reading them loses nothing that was typed',
  async () => {
    const { page, context } = await site.visit()
    await open(page, '/auth/register')
    await page.getByLabel('昵称').fill('知夏')
    for (const [name, path] of [
      ['《用户协议》', '/terms'],
      ['《隐私政策》', '/privacy'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name }).click()
      const tab = await opened
      await tab.waitForURL(site.server.url + path)
      await tab.getByRole('heading', { level: 1, name: name.slice(1, -1) }).waitFor()
      await tab.close()
    }
    expect(await page.getByLabel('昵称').inputValue()).toBe('知夏')
    expect(await violations(page)).toEqual([])
  },
)
