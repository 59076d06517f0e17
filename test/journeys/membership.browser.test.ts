import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBatch } from '#features/orders/server/batches.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { planRows } from '#packages/plans/contract.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { aPaidOrder } from '#test/kit/orders.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const open = async (page: Page, path = '/membership') => {
  await page.goto(site.server.url + path)
  await ready(page)
}

const standing = (page: Page) => page.getByRole('region', { name: '我的会员' })

/** A code for ten days of the monthly plan, as an admin creates it. */
const aCode = async () => {
  const { deps } = site.server
  const { userId } = await aPerson(deps, 'admin')
  const batch = { name: '试用', gift: { what: 'days', plan: 'month', days: 10 } as const, count: 1 }
  const { codes } = await makeBatch(openOrderService(deps), { userId }, { ...batch, expiresAt: null })
  return codes[0] ?? ''
}

test('a month is bought in the sandbox and starts; a code adds days; the receipt can be printed', async () => {
  const { token, email } = await aPerson(site.server.deps)
  const { page, context } = await site.visit({ token })
  await open(page)
  await standing(page).getByText('你在用免费方案').waitFor()
  // The rows are those of the plan table; without a paid model, none is offered.
  const rows = page.locator('tr[data-row]')
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual(
    planRows.filter((row) => row !== 'priceFen' && row !== 'days'),
  )
  await page.getByRole('rowheader', { name: '本站还没有接通付费模型' }).waitFor()
  await page.getByRole('button', { name: '开通月度' }).click()
  const dialog = page.getByRole('dialog', { name: '开通月度会员' })
  await dialog.getByText('¥9.9').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '去付款' }).click()
  await dialog.getByRole('img', { name: '付款二维码，¥9.9' }).waitFor()

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: '打开付款页' }).click(),
  ])
  await other.getByRole('heading', { name: '测试付款，不会扣钱' }).waitFor()
  await other.getByText('¥9.9').waitFor()
  expect(await violations(other)).toEqual([])
  await other.getByRole('button', { name: '付款成功' }).click()
  await other.getByText('已按付款成功处理').waitFor()
  await other.close()

  // The server notifies the waiting page; nothing is pressed there.
  await dialog.getByText('月度会员已开通').waitFor()
  await dialog.getByText('还有 31 天').waitFor()
  await dialog.getByRole('button', { name: '完成' }).click()
  await standing(page).getByText('还剩 31 天').waitFor()
  await page.getByRole('banner').getByRole('link', { name: '月度会员' }).waitFor()
  await page.getByRole('button', { name: '续费一个月' }).waitFor()

  await page.getByRole('button', { name: '兑换码' }).click()
  const field = page.getByRole('textbox', { name: '兑换码' })
  await field.fill(await aCode())
  await field.press('Enter')
  await page.getByText('月度会员加了 10 天').waitFor()
  await standing(page).getByText('还剩 41 天').waitFor()

  await page.getByRole('button', { name: '订单记录' }).click()
  await page.getByRole('link', { name: '月度会员，收据' }).click()
  await page.getByRole('heading', { name: '收据' }).waitFor()
  await page.getByText(email).waitFor()
  await page.getByText('没有实际收费').waitFor()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: '打印或存为 PDF' }).count()).toBe(0)
})

test('a visitor signs in and returns to the purchase; a new price is announced; an order waits and can be cancelled', async () => {
  const { deps } = site.server
  const { page } = await site.visit()
  await open(page)
  const way = await page.getByRole('link', { name: '开通年度' }).getAttribute('href')
  const back = new URL(way ?? '', site.server.url).searchParams.get('next') ?? ''

  const { token } = await aPerson(deps)
  const mine = await site.visit({ token })
  await open(mine.page, back)
  const dialog = mine.page.getByRole('dialog')
  await dialog.getByText('¥29.9').waitFor()
  const year = { ...defaultMoney.plans.year, priceFen: defaultMoney.plans.year.priceFen + 100 }
  const dearer = { ...defaultMoney, plans: { ...defaultMoney.plans, year } }
  await writeMoney(deps.db, deps.db, deps.now(), dearer)
  await dialog.getByRole('button', { name: '去付款' }).click()
  await dialog.getByText('价格刚刚变成 ¥30.9').waitFor()
  mine.faults.length = 0
  await dialog.getByRole('button', { name: '去付款' }).click()
  await dialog.getByText('等待付款').waitFor()
  await mine.page.keyboard.press('Escape')
  await mine.page.getByText('订单保留到').waitFor()

  await mine.page.getByRole('button', { name: '订单记录' }).click()
  await mine.page.getByRole('button', { name: '年度会员，继续付款' }).click()
  await dialog.getByRole('button', { name: '放弃订单' }).click()
  await dialog.getByText('没有扣款').waitFor()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await mine.page.getByRole('cell', { name: '已关闭' }).waitFor()
})

test.runIf(isLong)(
  'in every width, light and dark, nothing overflows and axe finds nothing; offline it says so',
  async () => {
    const { token, userId } = await aPerson(site.server.deps)
    await aPaidOrder(site.server.deps, userId, { what: 'plan', plan: 'month' })
    for (const [width, colorScheme] of [
      [1440, 'dark'],
      [390, 'light'],
    ] as const) {
      const { page, faults } = await site.visit({ token }, { colorScheme, viewport: { width, height: 900 } })
      await open(page, '/membership#orders')
      await page.getByRole('link', { name: '月度会员，收据' }).waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, String(width)).toBeLessThanOrEqual(0)
      expect(await violations(page), String(width)).toEqual([])
      if (width !== 390) continue
      await page.getByRole('button', { name: '购买积分' }).click()
      const dialog = page.getByRole('dialog', { name: '购买积分' })
      await dialog.getByRole('radio').first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.context().setOffline(true)
      await dialog.getByRole('button', { name: '去付款' }).click()
      await dialog.getByText('没有连上服务器').waitFor()
      await page.context().setOffline(false)
      await dialog.getByRole('button', { name: '去付款' }).click()
      await dialog.getByText('等待付款').waitFor()
      faults.length = 0
    }
  },
)
