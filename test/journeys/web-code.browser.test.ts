import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { getWebCode, saveWebCode, type WebCodeContent } from '#features/site/pages-contract.ts'
import { listPlans } from '#packages/plans/contract.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()
let admin = ''
beforeAll(async () => {
  admin = (await aPerson(site.server.deps, 'admin')).token
})

const current = () => site.server.as().call(getWebCode, {})
const write = async (content: WebCodeContent | null) =>
  site.server.as(admin).call(saveWebCode, { baseRevision: (await current()).revision, content })

const open = async (page: Page, path = '/webCode') => {
  await page.goto(site.server.url + path)
  await ready(page)
}

/** As served, without the data that the page passes to its own script. */
const served = async () => {
  const html = await (await fetch(`${site.server.url}/webCode`)).text()
  return html.replace(/<data id="handover"[^>]*>/, '')
}

const edit = async (page: Page) => {
  await page.getByRole('button', { name: '编辑此页' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '添加问题' }).waitFor()
  return page.getByRole('dialog')
}

test('a visitor reads every part, the questions are data for search engines, and nothing is editable', async () => {
  const { content, facts } = await current()
  const { plans } = await site.server.as().call(listPlans, {})
  const { page } = await site.visit()
  await open(page)
  for (const { title } of Object.values(content.titles))
    await page.getByRole('heading', { name: title.zh, exact: true }).waitFor()
  expect(await page.locator('h1').textContent()).toBe(content.introduction.title.zh)
  await page.getByText(`${facts.variants} 种版式`).waitFor()
  const prices = await page
    .getByRole('table', { name: '各方案逐项对照' })
    .getByRole('row')
    .nth(1)
    .textContent()
  expect(prices).toBe(`价格${plans.map(({ priceFen }) => `¥${priceFen / 100}`).join('')}`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity.map((one: { name: string }) => one.name)).toEqual(
    content.questions.map(({ question }) => question.zh),
  )
  expect(await page.getByRole('button', { name: '编辑此页' }).count()).toBe(0)
})

test('a link opens its question; on a phone nothing scrolls sideways', async () => {
  const { page } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await open(page, '/webCode#q-upgrade')
  await page.getByText('重新运行 npm start').waitFor()
  expect(await page.locator('details[open]').count()).toBe(1)
  await page.getByText('不注册能用吗？').click()
  await page.locator('#q-account').getByRole('link', { name: '这一问的链接' }).click()
  await page.waitForURL('**/webCode#q-account')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const cells = page.getByRole('table', { name: '各方案逐项对照' }).getByRole('cell')
  const edges = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(390)
})

test('a switch also hides the texts about its feature, for search engines too', async () => {
  const { content } = await current()
  for (const [by, gone] of [
    ['open_membership', ['逐项对照', '会员方案']],
    ['open_get_source_code', ['获取源码', '自己部署整套花笺']],
  ] as const) {
    for (const text of gone) expect(await served()).toContain(`>${text}<`)
    await site.server.as(admin).call(updateSwitches, { [by]: false })
    const without = await served()
    await site.server.as(admin).call(updateSwitches, { [by]: true })
    for (const text of gone) expect(without, by).not.toContain(`>${text}<`)
    for (const { question, by: own } of content.questions)
      expect(without.includes(question.zh), question.zh).toBe(own !== by)
  }
})

test('an admin edits in place: errors are shown at their fields, and visitors see the saved page', async () => {
  const { page } = await site.visit({ token: admin })
  await open(page)
  const dialog = await edit(page)
  const intro = dialog.getByRole('region', { name: '介绍', exact: true })
  await intro.getByLabel('标题', { exact: true }).fill('')
  await dialog.getByLabel('https 开头').fill('http://git.example.com')
  await dialog.getByRole('button', { name: '保存' }).click()
  await intro.getByText('这里不能空着').waitFor()
  await dialog.getByText('请填写 https:// 开头的完整地址').waitFor()
  await dialog.getByText('2 处需要修改').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')

  await intro.getByLabel('标题', { exact: true }).fill('我们的花笺')
  await dialog.getByLabel('https 开头').fill('https://git.example.com/us/huajian')
  // A row is added, filled and moved up, all by keys.
  await dialog.getByRole('button', { name: '添加问题' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input, textarea'))).toBe(true)
  await page.keyboard.type('周末有人回信吗？')
  await page.keyboard.press('Tab')
  await page.keyboard.type('有。\n一般当天。')
  await dialog.getByRole('button', { name: '上移 问题 13' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^问题 12 周末有人回信吗/ }).waitFor()
  // A deletion can be undone.
  await dialog.getByRole('button', { name: '删除 卡片 1', exact: true }).click()
  await dialog.getByText('已删除「文件就是屏幕」').waitFor()
  await dialog.getByRole('button', { name: '撤销' }).click()
  await dialog.getByRole('radio', { name: 'English' }).check()
  await intro.getByLabel('标题（英文）').fill('Our Huajian')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: '我们的花笺' }).waitFor()

  const { content } = await current()
  expect(content.introduction.title).toEqual({ zh: '我们的花笺', en: 'Our Huajian' })
  expect(content.cards[0]?.title.zh).toBe('文件就是屏幕')
  const visitor = await site.visit()
  await open(visitor.page)
  await visitor.page.getByText('git clone https://git.example.com/us/huajian huajian').waitFor()
  await visitor.page.locator('summary').nth(-2).click()
  expect(await visitor.page.locator('details[open] p').innerText()).toBe('有。\n一般当天。')
  const english = await site.visit({ lang: 'en' })
  await open(english.page)
  await english.page.getByRole('heading', { name: 'Our Huajian' }).waitFor()
  expect(await english.page.locator('summary [lang="zh-CN"]').textContent()).toBe('周末有人回信吗？')
})

test('two admins at once: different parts are merged, conflicts are chosen, and nothing is lost', async () => {
  const { page, faults } = await site.visit({ token: admin })
  await open(page)
  const dialog = await edit(page)
  const title = dialog.getByRole('region', { name: '介绍', exact: true }).getByLabel('标题', { exact: true })
  await title.fill('我写的标题')
  const { content } = await current()
  await write({
    ...content,
    introduction: { ...content.introduction, title: { zh: '他写的标题' } },
    business: { ...content.business, email: 'they@example.com' },
  })
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByText('你编辑期间，这一页被别人保存过。你写的都还在。').waitFor()
  await dialog.getByText('对方改了商务合作，已合进来。').waitFor()
  expect(await title.inputValue()).toBe('我写的标题')
  expect(await dialog.getByLabel('联系邮箱').inputValue()).toBe('they@example.com')
  await dialog.getByRole('radio', { name: '用对方的' }).check()
  expect(await title.inputValue()).toBe('他写的标题')
  await dialog.getByRole('radio', { name: '用我的' }).check()
  expect(await title.inputValue()).toBe('我写的标题')
  // The browser logs the 409 response, which the page shows in place.
  expect(faults.splice(0).every((fault) => fault.includes('409'))).toBe(true)
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { content: after } = await current()
  expect(after.introduction.title.zh).toBe('我写的标题')
  expect(after.business.email).toBe('they@example.com')
})

test.runIf(isLong)(
  'unsaved text survives a reload, leaving asks first, and the default can be restored',
  async () => {
    await write((await current()).content)
    const { page } = await site.visit({ token: admin })
    page.on('dialog', (asked) => void asked.accept())
    await open(page)
    const first = await edit(page)
    const titleIn = (dialog: typeof first) =>
      dialog.getByRole('region', { name: '介绍', exact: true }).getByLabel('标题', { exact: true })
    await titleIn(first).fill('没来得及保存')
    await page.keyboard.press('Escape')
    await first.getByText('有没保存的修改。').waitFor()
    await first.getByRole('button', { name: '继续编辑' }).click()
    await page.reload()
    await ready(page)
    const again = await edit(page)
    await again.getByText('接着上次没有保存的修改。').waitFor()
    expect(await titleIn(again).inputValue()).toBe('没来得及保存')
    await again.getByRole('button', { name: '放弃它，从现在的页面开始' }).click()
    expect(await titleIn(again).inputValue()).toBe((await current()).content.introduction.title.zh)
    await again.getByRole('button', { name: '恢复默认内容' }).click()
    await again.getByRole('button', { name: '恢复默认', exact: true }).click()
    await again.waitFor({ state: 'detached' })
    await page.getByText('这里是随产品附带的默认内容').waitFor()
    expect((await current()).isDefault).toBe(true)
  },
)
