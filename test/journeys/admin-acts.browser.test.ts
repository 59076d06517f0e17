import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { aPaidOrder } from '#test/kit/orders.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'

const site = ownJourney()

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}
const someone = async (nickname: string) => {
  const person = await aPerson(site.server.deps)
  await site.server.as(person.token).call(changeAccount, { nickname })
  return person
}
const anAdmin = async () => site.visit({ token: (await aPerson(site.server.deps, 'admin')).token })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** The last button of a dialog confirms it. */
const act = (page: Page, name: string) => dialog(page, name).locator('button[type="submit"]')
const entry = (page: Page, action: string) => page.locator(`[data-action="${action}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Expects a field to show this error and to have the focus. */
const isWrong = async (page: Page, title: string, label: string, says: string) => {
  const field = dialog(page, title).getByLabel(label, { exact: true })
  await dialog(page, title).getByText(says, { exact: true }).waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
}

test.runIf(isLong)('a refund reclaims what is left; the buyer and the log show it', async () => {
  const { deps } = site.server
  const buyer = await someone('周砚')
  const { userId } = buyer
  const points = await aPaidOrder(deps, userId, { what: 'points', packageFen: 500 })
  await post(deps.db, deps.now(), { userId, amount: -38, reason: 'download', key: `spent:${userId}` })
  const month = await aPaidOrder(deps, userId, { what: 'plan', plan: 'month' })

  const { page } = await anAdmin()
  await open(page, '/admin/orders')
  const order = dialog(page, '订单详情')
  const refund = async (number: string, reason: string) => {
    await page.getByRole('button', { name: `订单 ${number} 的详情` }).click()
    await order.getByRole('button', { name: '退款' }).click()
    await act(page, '退款').click()
    await isWrong(page, '退款', '原因', '请填写')
    expect(await violations(page, 'dialog:last-of-type')).toEqual([])
    await dialog(page, '退款').getByLabel('原因').fill(reason)
    await act(page, '退款').click()
    await order.getByText(reason).waitFor()
    await dialog(page, '退款').waitFor({ state: 'detached' })
    expect(await order.getByRole('button', { name: '退款' }).count()).toBe(0)
  }
  // A partial refund: most of these points were spent.
  await refund(points.number, '买错了')
  await order.getByText('12 积分；另有 38 积分已用掉，没有收回').waitFor()
  expect(await violations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await order.waitFor({ state: 'detached' })
  await page.locator(`[data-row="${points.id}"]`).getByText('已退款').waitFor()
  // A full refund: no day has passed.
  await refund(month.number, '不想要了')
  await order.getByText('31 天会员').waitFor()
  await order.getByRole('button', { name: '关闭' }).click()

  const mine = (await site.visit({ token: buyer.token })).page
  await open(mine, '/membership#orders')
  await mine.getByText(/^你的月度会员已在 .+到期/).waitFor()
  await expect.poll(() => mine.getByRole('cell', { name: '已退款' }).count()).toBe(2)
  await open(mine, '/profile/points')
  await mine.getByRole('row').filter({ hasText: '订单退款' }).getByText('−12').waitFor()
  await expect.poll(() => mine.getByRole('status', { name: '当前积分' }).textContent()).toBe('0')

  await open(page, `/admin/audit?about=${userId}`)
  await expect.poll(() => entry(page, 'order.refund').count()).toBe(2)
  await entry(page, 'order.refund').filter({ hasText: '买错了' }).getByText('¥5.00').waitFor()
  await entry(page, 'order.refund').getByRole('link', { name: month.number }).click()
  await order.getByText('不想要了').waitFor()
})

test.runIf(isLong)(
  'with the keyboard alone, creates and revokes codes and shows who redeemed them',
  async () => {
    const { page } = await anAdmin()
    await open(page, '/admin/codes')
    await page.getByRole('heading', { name: '还没有兑换码' }).waitFor()
    const making = '生成兑换码'
    const begin = page.getByRole('button', { name: '生成一批' })
    await begin.focus()
    await page.keyboard.press('Enter')
    await dialog(page, making).waitFor()
    await page.keyboard.press('Enter')
    await isWrong(page, making, '名称', '请填写')
    await page.keyboard.type('宣讲会')
    // Tabs to the amount, past the type of the code.
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await isWrong(page, making, '积分数', '填 1 到 100000 的整数')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('30')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('3')
    expect(await violations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Enter')

    // The codes are shown only once, so nothing but its button closes the dialog.
    const shown = dialog(page, '3 个兑换码')
    const codes = (await shown.getByLabel('兑换码，一行一个').inputValue()).split('\n')
    expect(codes).toHaveLength(3)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await expect.poll(() => shown.isVisible()).toBe(true)
    expect(await violations(page, 'dialog')).toEqual([])
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: '保存为文件' }).press('Enter'),
    ])
    expect(saved.suggestedFilename()).toBe('宣讲会.txt')
    expect(await readFile(await saved.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
    await shown.getByRole('button', { name: '我已保存，关闭' }).press('Enter')
    await shown.waitFor({ state: 'detached' })
    await expect.poll(() => begin.evaluate((one) => one === document.activeElement)).toBe(true)

    const holder = await someone('唐棠')
    const { page: mine, faults } = await site.visit({ token: holder.token })
    await open(mine, '/membership')
    await mine.getByRole('button', { name: '兑换码' }).click()
    const field = mine.getByRole('textbox', { name: '兑换码' })
    const redeem = async (code: string | undefined) => {
      await field.fill(code ?? '')
      await field.press('Enter')
    }
    await redeem(codes[0])
    await mine.getByText('兑换成功，30 积分已到账').waitFor()

    await page.getByRole('button', { name: '查看「宣讲会」' }).press('Enter')
    const batch = dialog(page, '宣讲会')
    await batch.getByRole('link', { name: holder.email }).waitFor()
    await batch.getByText('30 积分 · 已用 1 / 3 · 长期有效').waitFor()
    expect(await violations(page, 'dialog')).toEqual([])
    await batch.getByRole('button', { name: '作废第 2 个' }).press('Enter')
    await act(page, '作废第 2 个').press('Enter')
    await batch.getByText('已作废', { exact: true }).waitFor()
    await redeem(codes[1])
    await mine.getByText('这个兑换码已经过期').waitFor()
    faults.splice(0)
    await batch.getByRole('button', { name: '作废所有未用的' }).press('Enter')
    await dialog(page, '作废所有未用的').getByText('1 个未用的兑换码将不能再用').waitFor()
    await act(page, '作废所有未用的').press('Enter')
    await expect.poll(() => batch.getByText('已作废', { exact: true }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await batch.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('查看「宣讲会」')
    await page.getByRole('cell', { name: '1 / 3' }).waitFor()

    await open(page, '/admin/audit')
    await entry(page, 'redeem.create').getByText('30 积分').waitFor()
    expect(await entry(page, 'redeem.revoke').count()).toBe(2)
  },
)

test.runIf(isLong)(
  "a ban signs out at once, is explained at sign-in, hides the user's content, and can be lifted",
  async () => {
    const { deps } = site.server
    const banned = await someone('温瑾')
    const template = await aPublishedTemplate(deps, banned.userId, { name: '晴窗' })
    const theirs = await site.visit({ token: banned.token })
    await open(theirs.page, '/profile')

    const { page } = await anAdmin()
    await open(page, `/admin/users/${banned.userId}`)
    await page.getByRole('button', { name: '封禁' }).click()
    const title = '封禁「温瑾」'
    await act(page, title).click()
    await isWrong(page, title, '原因', '请填写')
    await dialog(page, title).getByLabel('原因').fill('广告')
    await act(page, title).click()
    await page.getByText(/被封禁：广告$/).waitFor()
    await page.getByText('没有登录中的设备').waitFor()
    expect(await violations(page)).toEqual([])

    const signIn = async () => {
      await open(theirs.page, '/profile')
      await theirs.page.waitForURL((url) => url.pathname === '/auth/login')
      await theirs.page.getByLabel('邮箱').fill(banned.email)
      await theirs.page.getByLabel('密码', { exact: true }).fill(PASSWORD)
      await theirs.page.getByRole('button', { name: '登录', exact: true }).click()
    }
    await signIn()
    await theirs.page.getByText('这个账号已被停用').first().waitFor()
    theirs.faults.splice(0)
    const seen = async () => (await fetch(`${site.server.url}/resume/${template}`)).status
    expect(await seen()).toBe(404)

    const lifting = '解封「温瑾」'
    await page.getByRole('button', { name: '解封' }).click()
    await dialog(page, lifting).getByLabel('原因').fill('申诉成立')
    await act(page, lifting).click()
    await page.getByRole('button', { name: '封禁' }).waitFor()
    await signIn()
    await theirs.page.waitForURL((url) => url.pathname === '/profile')
    expect(await seen()).toBe(200)

    await page.getByRole('link', { name: '对此人做过的操作' }).click()
    await entry(page, 'user.ban').getByText('广告').waitFor()
    await entry(page, 'user.unban').getByText('申诉成立').waitFor()
  },
)

test('a change that needs reauthentication asks for the password and keeps what was typed', async () => {
  const person = await someone('沈墨')
  const admin = await aPerson(site.server.deps, 'admin')
  const { page, faults } = await site.visit({ token: admin.token })
  const accounts = site.server.deps.db
  await accounts.updateTable('sessions').set({ proven_at: 0 }).where('user_id', '=', admin.userId).execute()
  await open(page, `/admin/users/${person.userId}`)
  await page.getByRole('button', { name: '调整积分', exact: true }).click()
  const points = dialog(page, '调整积分')
  await points.getByLabel('积分', { exact: true }).fill('80')
  await points.getByLabel('说明', { exact: true }).fill('投稿奖励')
  await act(page, '调整积分').click()
  const asked = dialog(page, '确认是你本人')
  await asked.waitFor()
  expect(await violations(page, 'dialog:last-of-type')).toEqual([])
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await points.getByText('请先确认是你本人').waitFor()
  await act(page, '调整积分').click()
  await asked.getByLabel('当前密码', { exact: true }).fill('wrong-one-1')
  await page.keyboard.press('Enter')
  await asked.getByText('密码不对').waitFor()
  await asked.getByLabel('当前密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('管理员调整 · 投稿奖励').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(faults.splice(0).filter((fault) => !/\b(403|422)\b/.test(fault))).toEqual([])
})

test('points, membership days and built-in keys are granted and available at once', async () => {
  const person = await someone('许清禾')
  const { page, faults } = await anAdmin()
  await open(page, `/admin/users/${person.userId}`)
  const grant = async (button: string, title: string, fields: Record<string, string>) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    for (const [label, text] of Object.entries(fields))
      await dialog(page, title).getByLabel(label, { exact: true }).fill(text)
    await act(page, title).click()
  }
  await grant('调整积分', '调整积分', { 积分: '1.5', 说明: '投稿奖励' })
  await isWrong(page, '调整积分', '积分', '整数；要扣除就写负数，例如 -10')
  expect(await violations(page, 'dialog')).toEqual([])
  await dialog(page, '调整积分').getByLabel('积分', { exact: true }).fill('80')
  await act(page, '调整积分').click()
  await page.getByText('管理员调整 · 投稿奖励').waitFor()
  await grant('赠送会员', '赠送会员', { 天数: '0', 原因: '故障补偿' })
  await isWrong(page, '赠送会员', '天数', '填 1 到 3660 的整数')
  await dialog(page, '赠送会员').getByLabel('天数').fill('7')
  await dialog(page, '赠送会员').getByLabel('方案').selectOption('year')
  expect(await violations(page, 'dialog')).toEqual([])
  await act(page, '赠送会员').click()
  await page.getByText(/^年度会员 · 到/).waitFor()

  const { page: mine, faults: theirFaults } = await site.visit({ token: person.token })
  await open(mine, '/membership')
  await mine.getByText('还剩 7 天').waitFor()
  await open(mine, '/profile/points')
  await mine.getByRole('row').filter({ hasText: '站方调整' }).getByText('投稿奖励').waitFor()

  await page.getByRole('button', { name: '设为管理员' }).click()
  await act(page, '设「许清禾」为管理员').click()
  await page.getByRole('button', { name: '取消管理员' }).waitFor()
  await open(mine, '/admin/users')
  await mine.getByRole('heading', { level: 1, name: '用户' }).waitFor()
  // An admin cannot be banned, and admins cannot demote themselves.
  expect(await page.getByRole('button', { name: '封禁' }).count()).toBe(0)
  await mine.getByRole('link', { name: /许清禾/ }).click()
  await mine.getByRole('heading', { level: 1, name: '许清禾' }).waitFor()
  await mine.getByRole('button', { name: '调整积分' }).waitFor()
  expect(await mine.getByRole('button', { name: '取消管理员' }).count()).toBe(0)

  await page.getByRole('button', { name: '取消管理员' }).click()
  await act(page, '取消「许清禾」的管理员身份').click()
  await page.getByRole('button', { name: '设为管理员' }).waitFor()
  expect((await mine.goto(`${site.server.url}/admin/users`))?.status()).toBe(404)
  theirFaults.splice(0)
  await page.getByRole('link', { name: '对此人做过的操作' }).click()
  await entry(page, 'user.points').getByText('+80').waitFor()
  await entry(page, 'user.days').getByText('年度会员').waitFor()
  for (const action of ['user.make_admin', 'user.unmake_admin'])
    await entry(page, action).getByRole('link', { name: person.email }).waitFor()
  expect(faults).toEqual([])
})

test.runIf(isLong)(
  'a list that failed to load explains why and can be retried; an empty result can be widened',
  async () => {
    const { page, faults } = await anAdmin()
    await page.route('**/api/admin/users*', (route) => route.abort())
    await open(page, '/admin/users')
    await page.getByRole('heading', { name: '没有取到' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/admin/users*')
    faults.splice(0)
    await page.getByRole('button', { name: '再试一次' }).click()
    await page
      .getByRole('link', { name: /林知夏/ })
      .first()
      .waitFor()
    await page.getByRole('searchbox', { name: '查找' }).fill('没有这个人')
    await page.getByRole('heading', { name: '没有符合条件的' }).waitFor()
    await page.getByRole('button', { name: '清除条件' }).click()
    await page
      .getByRole('link', { name: /林知夏/ })
      .first()
      .waitFor()
    expect(await page.getByRole('searchbox', { name: '查找' }).inputValue()).toBe('')
    await open(page, '/admin/users/nobody-of-this-house')
    await page.getByRole('heading', { name: '没有找到' }).waitFor()
    faults.splice(0)
  },
)
