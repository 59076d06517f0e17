import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { myInvites } from '#features/points/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { codeIn } from '#test/kit/accounts.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { startProviders } from '#test/kit/providers.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'

/** The callback address of a provider must be known before the server runs. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const smtp = await startSmtp()
const providers = await startProviders()
const port = await freePort()
const site = ownJourney({
  env: {
    SMTP_URL: smtp.url,
    SIGN_IN_PROVIDERS: providers.setting,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  },
})
afterAll(async () => {
  await smtp.stop()
  await providers.stop()
})

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)
const arrive = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

const EMAIL = 'zhixia@example.com'

test('sign in with a provider, sign out, sign in again; set a password; link, unlink; change the picture', async () => {
  const { page } = await site.visit()
  await open(page, '/auth/register?next=%2Fprofile%2Fresume')
  await press(page, '使用 GitHub 登录')
  await arrive(page, '/profile/resume')

  await open(page, '/profile')
  await expect.poll(() => page.getByLabel('昵称').inputValue()).toBe('林知夏')
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#35694d' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await press(page, '使用这张照片')
  await page.getByRole('button', { name: '移除头像' }).waitFor()
  // Here and in the header.
  await expect.poll(() => page.locator('img[src^="/files/"]').count()).toBe(2)
  await press(page, '移除头像')
  await expect.poll(() => page.locator('img[src^="/files/"]').count()).toBe(0)
  await press(page, '退出登录')
  await arrive(page, '/')

  await open(page, '/auth/login')
  await press(page, '使用 GitHub 登录')
  await arrive(page, '/profile')

  await open(page, '/profile/setting')
  await press(page, '设置密码')
  await press(page, '发送验证码')
  await fill(page, '验证码', codeIn(wordsOf(await smtp.emailTo(EMAIL))))
  await page.getByLabel('新密码', { exact: true }).fill('zhixia2026')
  await press(page, '保存新密码')
  await page.getByText('修改之后，其他设备都要重新登录').waitFor()

  await press(page, '解除')
  await page.getByLabel('当前密码', { exact: true }).fill('zhixia2026')
  await press(page, '解除 GitHub')
  await page.getByText('未关联').nth(2).waitFor()

  const company = page.getByRole('listitem').filter({ hasText: '公司账号' })
  await company.getByRole('button', { name: '关联' }).click()
  await page.getByLabel('当前密码', { exact: true }).fill('zhixia2026')
  await press(page, '前往公司账号')
  await page.getByRole('status').getByText('已关联公司账号').waitFor()
})

test('a user without an email address at the provider enters one; a cancelled sign-in is explained', async () => {
  providers.state.person = { subject: '2002', name: '阿夏', email: undefined, verified: false }
  const { page } = await site.visit()
  await open(page, '/auth/login')
  providers.state.fault = 'denies'
  await press(page, '使用微信登录')
  await page.getByRole('alert').getByText('没有得到微信的许可').waitFor()
  providers.state.fault = undefined
  await press(page, '使用微信登录')
  await page.getByRole('heading', { name: '还差一个邮箱' }).waitFor()
  expect(page.url()).not.toContain('#')
  await fill(page, '邮箱', 'axia@example.com')
  await press(page, '发送验证码')
  await fill(page, '验证码', codeIn(wordsOf(await smtp.emailTo('axia@example.com'))))
  await press(page, '完成注册')
  await arrive(page, '/profile')
})

test.runIf(isLong)(
  'an invitation link and sign-in with a provider reward both users; so does a typed code',
  async () => {
    const { deps } = site.server
    const inviter = await aPerson(deps)
    const { code } = await site.server.as(inviter.token).call(myInvites, {})
    const came = async (subject: string, path: string, typed?: string) => {
      const email = `friend${subject}@example.com`
      providers.state.person = { subject, name: '许南乔', email, verified: true }
      const { page } = await site.visit()
      await open(page, path)
      if (typed !== undefined) await fill(page, '邀请码（选填）', typed)
      await press(page, '使用 GitHub 登录')
      await arrive(page, '/profile')
      return balanceOf(deps.db, inviter.userId)
    }
    expect(await came('3001', `/auth/register?invite=${code}`)).toBe(20)
    expect(await came('3002', '/auth/register', code.toLowerCase())).toBe(40)
    // The sign-in page passes the link's code on, and an invalid code does not prevent the sign-in.
    expect(await came('3003', `/auth/login?invite=${code}`)).toBe(60)
    expect(await came('3004', '/auth/register', '!!!')).toBe(60)
  },
)
