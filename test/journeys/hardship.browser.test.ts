import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { updateRouteRules } from '#features/site/operator-contract.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'

const site = ownJourney()

test('text typed before the script has loaded stays, and never ends up in the address', async () => {
  const { email } = await aPerson(site.server.deps)
  const { page, context } = await site.visit()
  const arrive = Promise.withResolvers<void>()
  await context.route('**/assets/entry-client-*.js', async (route) => {
    await arrive.promise
    await route.continue()
  })
  await page.goto(`${site.server.url}/auth/login`, { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  expect(await page.locator('form').getAttribute('method')).toBe('post')
  expect(await page.getByRole('button', { name: '登录' }).isDisabled()).toBe(true)
  arrive.resolve()
  await ready(page)
  expect(await page.locator('input[name=email]').inputValue()).toBe(email)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL('**/profile')
  expect(page.url()).not.toContain(PASSWORD)
})

test.each(sampleEvery(['<html>portal</html>', '', '{}', '[]', 'null', '{"switches":null}'], 3))(
  'a foreign 200 response (%j) changes nothing on the open page',
  async (body) => {
    const { page, context } = await site.visit()
    await page.clock.install()
    await page.goto(site.server.url)
    await page.getByRole('link', { name: '会员', exact: true }).waitFor()
    await context.route('**/api/**', (route) => route.fulfill({ status: 200, body }))
    await page.clock.runFor(6 * 60_000)
    expect(await page.getByRole('link', { name: '会员', exact: true }).count()).toBe(1)
    expect(await page.locator('[data-toast]').count()).toBe(0)
  },
)

test.each(['theme', 'token', 'lang'])('a malformed %s cookie does not break the page', async (name) => {
  const { page } = await site.visit({ [name]: '%%%' })
  await page.goto(`${site.server.url}/auth/login`)
  await ready(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('登录')
})

test('a failed prefetch of a chunk reloads nothing', async () => {
  const { page, faults, context } = await site.visit()
  await context.route('**/assets/{gallery,word-list,ppt-list}-*.js', (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(site.server.url)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  faults.length = 0
})

test('a page that fails to render is the error screen with 500, without details of the error', async () => {
  await sql`alter table site_switches rename to hidden_switches`.execute(site.server.deps.db)
  try {
    // Not one of the public pages, which are cached.
    const response = await fetch(`${site.server.url}/auth/login`)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('data-screen="not-found"')
    expect(html).toContain('我的天啦~ 你来到了未知领域！')
    expect(html).not.toMatch(/site_switches|SQLITE|select/i)
  } finally {
    await sql`alter table hidden_switches rename to site_switches`.execute(site.server.deps.db)
  }
})

test.each([
  ['GET', '//evil.example.com/', 404],
  ['GET', '/%', 404],
  ['GET', '/%E0%A4%A', 404],
  ['POST', '/', 405],
  ['PUT', '/resume', 405],
])('%s %s returns %i with the not-found screen', async (method, path, status) => {
  const response = await fetch(site.server.url + path, { method, redirect: 'manual' })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('data-screen="not-found"')
})

test.each(['/api', '/api/', '/api/%zz', '/api/nothing/at/all'])(
  '%s returns an error of the catalogue',
  async (path) => {
    const response = await fetch(site.server.url + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('a redirect rule works inside the page, and Back leads to the previous page', async () => {
  const { token } = await aPerson(site.server.deps, 'admin')
  await site.server.as(token).call(updateRouteRules, { rules: [{ from: '/ppt', to: '/word' }] })
  const { page } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  await page.getByRole('navigation').getByRole('link', { name: '演示文稿' }).click()
  await page.waitForURL('**/word')
  await ready(page)
  await page.goBack()
  await page.waitForURL(`${site.server.url}/`)
  await site.server.as(token).call(updateRouteRules, { rules: [] })
})

test('signing in or out in another tab is noticed at the next guarded page', async () => {
  const { token } = await aPerson(site.server.deps)
  const { page, context } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  await context.addCookies([{ name: 'token', value: token, url: site.server.url }])
  await page.getByRole('banner').getByRole('link', { name: '我的简历' }).click()
  await page.waitForURL('**/profile/resume')
  await page.getByText('还没有简历').waitFor()
  await context.clearCookies({ name: 'token' })
  await page.getByRole('link', { name: '积分', exact: true }).click()
  await page.waitForURL('**/auth/login?next=*')
})

test('signing in offline reports that the server does not answer', async () => {
  const { page, faults, context } = await site.visit()
  await page.goto(`${site.server.url}/auth/login`)
  await ready(page)
  await page.getByLabel('邮箱').fill('zhixia@example.com')
  await page.getByLabel('密码', { exact: true }).fill('some-password-1')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByText('请求超时，服务器无响应！').waitFor()
  await context.setOffline(false)
  faults.length = 0
})

test('by keyboard: email, then password; Escape closes the phone menu', async () => {
  const { page } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await page.goto(`${site.server.url}/auth/login`)
  await ready(page)
  await page.getByLabel('邮箱').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  await page.goto(site.server.url)
  await ready(page)
  const button = page.getByRole('button', { name: '菜单' })
  await button.click()
  await page.getByRole('link', { name: '我的简历' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
})
