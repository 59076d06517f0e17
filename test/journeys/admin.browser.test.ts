import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { getMoney, saveMoney } from '#features/admin/money-contract.ts'
import { offerSetup } from '#features/admin/server/setup.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const goTo = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: '管理' }).getByRole('link', { name, exact: true }).click()
  await heading(page, name)
}

test('the first admin, from the printed link, finds a user, grants points, changes a price, and reads the log', async () => {
  const { deps } = site.server
  const lin = await aPerson(deps)
  await site.server.as(lin.token).call(changeAccount, { nickname: '周砚' })
  const me = await aPerson(deps)
  const { page, faults } = await site.visit({ token: me.token })
  expect((await page.goto(`${site.server.url}/admin`))?.status()).toBe(404)
  faults.splice(0)
  await open(page, (await offerSetup(deps)) ?? '')
  await page.getByRole('button', { name: '成为管理员' }).click()
  await heading(page, '概览')
  await page.getByRole('img', { name: /^新用户：用户 2/ }).waitFor()
  expect(await violations(page)).toEqual([])

  await goTo(page, '用户')
  await page.getByRole('searchbox', { name: '查找' }).fill('周砚')
  await page.getByRole('status').filter({ hasText: '1 人' }).waitFor()
  await page.getByRole('link', { name: /周砚/ }).click()
  await heading(page, '周砚')
  await page.getByRole('button', { name: '调整积分' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('积分', { exact: true }).fill('-5')
  await dialog.getByLabel('说明').fill('补偿')
  await dialog.getByRole('button', { name: '调整', exact: true }).click()
  await dialog.getByText('对方没有这么多积分，没有扣除').waitFor()
  faults.splice(0)
  await dialog.getByLabel('积分', { exact: true }).fill('50')
  await dialog.getByRole('button', { name: '调整', exact: true }).click()
  await page.getByText('管理员调整 · 补偿').waitFor()
  await page.getByText('+50', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])

  await goTo(page, '价格与方案')
  const month = page.getByRole('group', { name: '月度' })
  await month.getByLabel('价格（元）').fill('12.345')
  await page.getByText('1 处要先改好').waitFor()
  await month.getByLabel('价格（元）').fill('12.9')
  await page.getByRole('cell', { name: '¥12.9' }).first().waitFor()

  // Another admin saves meanwhile: both changes are shown, and both are stored.
  const other = site.server.as((await aPerson(deps, 'admin')).token)
  const { money, revision } = await other.call(getMoney, {})
  const theirs = { ...money, points: { ...money.points, welcome: 33 } }
  await other.call(saveMoney, { base: revision, money: theirs })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('alert').getByText('别人保存过价格与方案').waitFor()
  faults.splice(0)
  await page.getByRole('button', { name: '在对方的基础上保留我的修改' }).click()
  expect(await page.getByLabel('注册赠送').inputValue()).toBe('33')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存，全站生效').waitFor()
  expect(await violations(page)).toEqual([])

  await open(page, '/membership')
  await page.getByText('¥12.9').first().waitFor()

  await open(page, '/admin/audit')
  const entry = (action: string) => page.locator(`[data-action="${action}"]`)
  await entry('user.points').getByText('补偿').waitFor()
  await entry('money.update').first().getByRole('cell', { name: '¥12.9' }).waitFor()
  expect(await page.locator('[data-action]').count()).toBe(4)
  await page.getByLabel('操作', { exact: true }).selectOption('user.points')
  await expect.poll(() => page.locator('[data-action]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})
