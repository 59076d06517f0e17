import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { stepAt, totpAt } from '#features/accounts/server/totp.ts'
import { writeSwitches } from '#packages/switches/stored.ts'
import { codeIn, linkIn } from '#test/kit/accounts.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'

const smtp = await startSmtp()
// A controlled clock, because an authenticator code is valid for half a minute.
let now = Date.UTC(2026, 10, 15, 8)
const site = ownJourney({ env: { SMTP_URL: smtp.url }, now: () => now })
afterAll(() => smtp.stop())

const EMAIL = 'lin.zhixia@example.com'

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
const fill = (page: Page, label: string, text: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByLabel(label, { exact: true }))
    .first()
    .fill(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Checks that only the refused calls of this test failed. */
const expectRefused = (faults: string[], path: string, status = 422) =>
  expect(faults.splice(0)).toEqual([
    `response: ${status} ${site.server.url}/api${path}`,
    expect.stringContaining(`status of ${status}`),
  ])

const signInAs = async (page: Page, password: string) => {
  await open(page, '/auth/login')
  await fill(page, '邮箱', EMAIL)
  await fill(page, '密码', password)
  await press(page, '登录')
}

test('register, write, reset the password, sign in with two factors, delete the account and cancel', {
  timeout: 180_000,
}, async () => {
  const { page, faults } = await site.visit()
  await open(page, '/auth/register')
  await press(page, '发送验证码')
  await page.getByText('请填写完整的邮箱地址').waitFor()
  await fill(page, '邮箱', EMAIL)
  await fill(page, '昵称', '林知夏')
  await fill(page, '密码', 'zhixia2026')
  await press(page, '发送验证码')
  await page.getByRole('heading', { name: '查看邮箱' }).waitFor()
  await fill(page, '验证码', codeIn(wordsOf(await smtp.emailTo(EMAIL))))
  await press(page, '完成注册')
  await page.waitForURL((url) => url.pathname === '/profile')

  await open(page, '/profile')
  expect(await page.getByText(EMAIL).count()).toBeGreaterThan(0)
  await fill(page, '签名', '见字如面')
  await press(page, '保存')
  await page.getByText('已保存').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('签名').inputValue()).toBe('见字如面')
  await press(page, '退出登录')
  await page.waitForURL((url) => url.pathname === '/')
  await open(page, '/profile')
  await page.waitForURL((url) => url.pathname === '/auth/login')

  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByRole('heading', { name: '忘记密码' }).waitFor()
  await fill(page, '邮箱', EMAIL)
  await press(page, '发送链接')
  await page.getByRole('heading', { name: '请查看邮箱' }).waitFor()
  const link = linkIn(wordsOf(await smtp.emailTo(EMAIL, 2)))
  await open(page, link.pathname + link.search)
  await fill(page, '新密码', 'short1')
  await press(page, '保存新密码')
  await page.locator('[class*="error"]').getByText('8 到 30 位').waitFor()
  await fill(page, '新密码', 'brand-new-2026')
  await press(page, '保存新密码')
  await page.getByRole('heading', { name: '密码已重设' }).waitFor()

  await signInAs(page, 'zhixia2026')
  await page.getByRole('alert').getByText('邮箱或密码不对').waitFor()
  expectRefused(faults, '/auth/sign-in')
  await fill(page, '密码', 'brand-new-2026')
  await press(page, '登录')
  await page.waitForURL((url) => url.pathname === '/profile')

  await open(page, '/profile/setting')
  await press(page, '开启')
  await fill(page, '当前密码', 'brand-new-2026')
  await press(page, '继续')
  const secret = (await page.locator('[class*="secret"]').innerText()).replaceAll(/\s/g, '')
  await fill(page, '验证码', totpAt(secret, stepAt(now)))
  await press(page, '开启两步验证')
  const shownCodes = page.locator('[class*="codes"] li')
  await expect.poll(() => shownCodes.count()).toBe(10)
  const codes = await shownCodes.allInnerTexts()
  await press(page, '我存好了')
  await page.getByText('还有 10 个恢复码可用').waitFor()

  const { page: phone } = await site.visit()
  now += 60_000
  await signInAs(phone, 'brand-new-2026')
  await phone.getByRole('heading', { name: '两步验证' }).waitFor()
  await fill(phone, '验证码', totpAt(secret, stepAt(now)))
  await press(phone, '登录')
  await phone.waitForURL((url) => url.pathname === '/profile')

  const { page: borrowed } = await site.visit()
  await signInAs(borrowed, 'brand-new-2026')
  await press(borrowed, '手机不在身边？用恢复码')
  await fill(borrowed, '恢复码', codes[0] ?? '')
  await press(borrowed, '登录')
  await borrowed.waitForURL((url) => url.pathname === '/profile')

  await open(page, '/profile/setting')
  await page.getByText('还有 9 个恢复码可用').waitFor()
  expect(await page.getByText('这台设备', { exact: true }).count()).toBe(1)
  await press(page, '退出其他所有设备')
  await expect.poll(() => page.locator('[class*="sessions"] li').count()).toBe(1)
  await open(phone, '/profile')
  await phone.waitForURL((url) => url.pathname === '/auth/login')

  await press(page, '删除')
  await fill(page, '当前密码', 'brand-new-2026')
  await press(page, '14 天后删除我的账号')
  await page.getByText('账号将在 2026年11月29日 彻底删除').waitFor()
  await press(page, '保留我的账号')
  await page.getByText('14 天之内可以反悔').waitFor()
})

test('a link from an email asks for the password on another device, once its button is pressed', async () => {
  const { page } = await site.visit()
  const email = 'another@example.com'
  await open(page, '/auth/register')
  await fill(page, '邮箱', email)
  await fill(page, '昵称', '另一位')
  await fill(page, '密码', 'zhixia2026')
  await press(page, '发送验证码')
  const link = linkIn(wordsOf(await smtp.emailTo(email)))
  const { page: phone, faults } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await open(phone, link.pathname + link.search)
  await press(phone, '完成注册')
  await phone.getByText('请在这里设一个密码').waitFor()
  expectRefused(faults, '/auth/sign-up/confirm', 409)
  await fill(phone, '密码', 'short')
  await press(phone, '完成注册')
  // The rule is below the field, and appears again as its error.
  await expect.poll(() => phone.getByText('8 到 30 位，至少一个字母和一个数字').count()).toBe(2)
  await fill(phone, '密码', 'zhixia2027')
  await press(phone, '完成注册')
  await phone.waitForURL((url) => url.pathname === '/profile')
  await open(phone, link.pathname + link.search)
  await press(phone, '完成注册')
  await phone.getByRole('alert').getByText('已失效').waitFor()
  expectRefused(faults, '/auth/sign-up/confirm')
  await open(phone, '/emailVerify')
  await phone.getByText('这个链接不完整').waitFor()
})

test('without self-service registration there is no form', async () => {
  const { page } = await site.visit()
  await writeSwitches(site.server.deps.db, { open_sign: false })
  await open(page, '/auth/register')
  await page.getByText('这个站点现在不开放注册').waitFor()
  await writeSwitches(site.server.deps.db, { open_sign: true })
})
