import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startAlipay } from '#test/kit/alipay.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { readQr } from '#test/kit/read-qr.ts'

const alipay = await startAlipay()
let ahead = 0
const site = ownJourney({ env: alipay.env, now: () => Date.now() + ahead })
afterAll(() => alipay.stop())

const openDialog = async (button: string, title: string) => {
  const { token } = await aPerson(site.server.deps)
  // As sharp as the camera of a phone would see it.
  const { page, faults } = await site.visit({ token }, { deviceScaleFactor: 2 })
  await page.goto(`${site.server.url}/membership`)
  await ready(page)
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  // Of two payment methods, the one with real money comes first.
  await expect.poll(() => dialog.getByRole('radio', { name: '支付宝' }).isChecked()).toBe(true)
  return { page, dialog, faults }
}

/** The number of the order, as a phone reads it from the screen. */
const scanned = async (page: Page, dialog: Locator, price: string) => {
  await dialog.getByRole('button', { name: '去付款' }).click()
  const code = dialog.getByRole('img', { name: `付款二维码，${price}` })
  await code.waitFor()
  expect(await violations(page)).toEqual([])
  const text = await readQr(await code.screenshot())
  expect(text).toMatch(/^https:\/\/qr\.alipay\.example\/HJ\d{8}[0-9A-Z_-]{12}$/)
  return text.split('/').at(-1) ?? ''
}

const notify = async (body: string) => {
  const response = await fetch(`${site.server.url}/api/orders/notices/alipay`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return response.text()
}

test('the code is scanned and paid: the notification arrives and the dialog updates by itself', async () => {
  const { page, dialog } = await openDialog('开通年度', '开通年度会员')
  const number = await scanned(page, dialog, '¥29.9')
  const way = await dialog.getByRole('link', { name: '打开付款页' }).getAttribute('href')
  expect(alipay.isOurs(way ?? '')).toBe(true)
  await dialog.getByText('等待付款').waitFor()
  // The gateway answers nothing from here on, so the page can only learn from the notification.
  alipay.pay(number, '29.90')
  alipay.state.fault = 'silent'
  expect(await notify(alipay.forgedNotice(number))).toBe('fail')
  await dialog.getByText('等待付款').waitFor()
  expect(await notify(alipay.noticeOf(number))).toBe('success')
  await dialog.getByText('付款成功').waitFor()
  await dialog.getByText('还有 365 天').waitFor()
  expect(await violations(page)).toEqual([])
  alipay.state.fault = undefined
  await dialog.getByRole('button', { name: '完成' }).click()
  await page.getByRole('region', { name: '我的会员' }).getByText('还剩 365 天').waitFor()
})

test.runIf(isLong)(
  'without a notification, the waiting page queries the order and finds the payment',
  async () => {
    const { page, dialog } = await openDialog('购买积分', '购买积分')
    await dialog.getByText('¥5', { exact: true }).click()
    const number = await scanned(page, dialog, '¥5')
    alipay.pay(number, '5.00')
    await dialog.getByText('50 积分已到账').waitFor()
  },
)

test.runIf(isLong)('a cancelled or expired order is reported as such, and nothing was charged', async () => {
  const { page, dialog } = await openDialog('开通月度', '开通月度会员')
  const first = await scanned(page, dialog, '¥9.9')
  alipay.open(first, '9.90')
  await dialog.getByRole('button', { name: '放弃订单' }).click()
  await dialog.getByRole('heading', { name: '订单已关闭' }).waitFor()
  await dialog.getByText('没有扣款').waitFor()
  expect(alipay.trades.get(first)?.status).toBe('TRADE_CLOSED')

  await dialog.getByRole('button', { name: '重新下单' }).click()
  const second = await scanned(page, dialog, '¥9.9')
  expect(second).not.toBe(first)
  alipay.open(second, '9.90')
  ahead += 31 * 60_000
  await dialog.getByRole('heading', { name: '订单已过期' }).waitFor()
  await dialog.getByText('30 分钟内没有收到付款').waitFor()
  expect(await violations(page)).toEqual([])
  expect(alipay.trades.get(second)?.status).toBe('TRADE_CLOSED')
})

test('while the gateway is down, an error is shown, no order is duplicated, and payment works later', async () => {
  const { page, dialog, faults } = await openDialog('开通月度', '开通月度会员')
  alipay.state.fault = 'silent'
  await dialog.getByRole('button', { name: '去付款' }).click()
  await dialog.getByText('付款服务暂时没有回应，没有扣款').waitFor()
  alipay.state.fault = undefined
  faults.length = 0
  await scanned(page, dialog, '¥9.9')
})

test('a phone is sent to the payment page, without any mention of a code to scan', async () => {
  const { token } = await aPerson(site.server.deps)
  const { page } = await site.visit({ token }, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await page.goto(`${site.server.url}/membership?buy=month`)
  await ready(page)
  const dialog = page.getByRole('dialog', { name: '开通月度会员' })
  await dialog.getByRole('button', { name: '去付款' }).click()
  await dialog.getByRole('link', { name: '打开付款页' }).waitFor()
  expect(await dialog.getByRole('img').count()).toBe(0)
  expect(await dialog.getByText('扫码').isVisible()).toBe(false)
  await dialog.getByText('打开付款页，用支付宝付款').waitFor()
  expect(await violations(page)).toEqual([])
})
