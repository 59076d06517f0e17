import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { toastTable } from '#test/specification.ts'

const site = journey()

test('a wrong password is reported in place, the right one continues, signing out leads home', async () => {
  const { email } = await aPerson(site.server.deps)
  const { page, faults } = await site.visit()
  await page.goto(`${site.server.url}/profile/points`)
  await page.waitForURL('**/auth/login?next=*')
  await ready(page)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByText('请填写密码').waitFor()
  await page.getByLabel('邮箱').fill(email)
  await page.getByLabel('密码', { exact: true }).fill('wrong-pass-1')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('邮箱或密码不对').waitFor()
  expect(await page.locator('[data-toast]').count()).toBe(0)
  faults.length = 0
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile/points')
  await ready(page)
  expect(await page.locator('[data-layout]').first().getAttribute('data-layout')).toBe('profile')
  await page.getByRole('link', { name: '我的资料' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(`${site.server.url}/`)
  await page.getByRole('link', { name: '登录', exact: true }).waitFor()
})

test.each(sampleEvery(toastTable, 3))('a failed call (%s) toasts %s', async (status, message) => {
  const { token } = await aPerson(site.server.deps)
  const { page, faults, context } = await site.visit({ token })
  await page.goto(`${site.server.url}/profile`)
  await ready(page)
  await context.route('**/api/account', (route) => {
    if (route.request().method() === 'GET') return route.continue()
    return status === undefined ? route.abort() : route.fulfill({ status, body: '' })
  })
  await page.getByRole('button', { name: '保存' }).click()
  const toast = page.locator('[data-toast="error"]')
  await toast.waitFor()
  expect(await toast.textContent()).toBe(message)
  expect(Math.round((await toast.boundingBox())?.y ?? 0)).toBe(16)
  if (status === 401) {
    await page.waitForURL('**/auth/login?next=%2Fprofile')
    expect((await context.cookies()).some((cookie) => cookie.name === 'token' && cookie.value !== '')).toBe(
      false,
    )
  }
  faults.length = 0
})

test('the same toast again is counted, 16 px apart from others, and disappears after 3 seconds', async () => {
  const { token } = await aPerson(site.server.deps)
  const { page, faults, context } = await site.visit({ token })
  await page.clock.install()
  await page.goto(`${site.server.url}/profile`)
  const save = page.getByRole('button', { name: '保存' })
  await save.waitFor()
  let status = 500
  await context.route('**/api/account', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status, body: '' }),
  )
  const toasts = page.locator('[data-toast]')
  for (const repeats of ['', '2', '3']) {
    await save.click()
    await expect.poll(() => toasts.first().textContent()).toBe(`服务器内部错误${repeats}`)
  }
  status = 403
  await save.click()
  await expect.poll(() => toasts.count()).toBe(2)
  await page.clock.runFor(300)
  const [first, second] = await Promise.all([toasts.nth(0).boundingBox(), toasts.nth(1).boundingBox()])
  expect(Math.round((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0))).toBe(16)
  await page.clock.runFor(3000)
  await expect.poll(() => toasts.count()).toBe(0)
  faults.length = 0
})

test('language and dark mode change at once and are stored by the server', async () => {
  const { page } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('Your experience,').waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  const dark = () => page.getAttribute('html', 'data-mantine-color-scheme')
  expect(await dark()).toBe('light')
  await page.getByRole('button', { name: 'Light or dark' }).click()
  expect(await dark()).toBe('dark')
  const html = await (await page.request.get(site.server.url)).text()
  expect(html).toMatch(/<html lang="en"/)
  // The choice applies before the first paint and before the page's scripts have loaded.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-mantine-color-scheme="dark"] body', { state: 'attached' })
  release()
  await ready(page)
  expect(await dark()).toBe('dark')
  expect(await page.title()).toBe('Resume builder | Huajian')
})

test('without a choice, the system’s dark mode applies before the first paint', async () => {
  const { page } = await site.visit({}, { colorScheme: 'dark' })
  await page.goto(site.server.url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-mantine-color-scheme="dark"]', { state: 'attached' })
  await ready(page)
})

test('a screen that fails shows the error screen, and a crawler keeps the served page', async () => {
  const broken = async (userAgent?: string) => {
    const visited = await site.visit({}, userAgent ? { userAgent } : {})
    // A chunk that no other one imports, because others would fail too.
    await visited.context.route('**/assets/sign-in-*.js', async (route) => {
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Screen = () => { throw new Error("broken on purpose") }',
      })
    })
    await visited.page.goto(`${site.server.url}/auth/login`)
    return visited
  }
  const person = await broken()
  await person.page.locator('[data-screen="not-found"]').waitFor()
  await person.page.getByRole('button', { name: '重新打开这一页' }).waitFor()
  expect(person.faults.join()).toContain('broken on purpose')
  person.faults.length = 0

  const crawler = await broken('Mozilla/5.0 (compatible; Googlebot/2.1)')
  await expect.poll(() => crawler.faults.join()).toContain('broken on purpose')
  expect(await crawler.page.getByRole('heading', { level: 1, name: '登录' }).count()).toBe(1)
  expect(await crawler.page.locator('[data-screen="not-found"]').count()).toBe(0)
  crawler.faults.length = 0
})

test('a start that fails is logged as “Error while mounting app:”', async () => {
  const { page, faults, context } = await site.visit()
  await context.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/value="\{&quot;boot/, 'value="{broken'),
    })
  })
  await page.goto(site.server.url)
  await expect.poll(() => faults.join()).toContain('Error while mounting app:')
  faults.length = 0
})

test('a missing chunk reloads the page only once', async () => {
  const { page, faults, context } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  await context.route('**/assets/item-*.js', (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/resume/some-id')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.waitForEvent('load')
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  expect(loads).toBe(1)
  faults.length = 0
})

test('a hovered link is prefetched, others are not, and none with data saving', async () => {
  const asked = async (saveData: boolean) => {
    const { page, context } = await site.visit({}, { ahead: true })
    await context.addInitScript((save) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: save, effectiveType: '4g' } })
    }, saveData)
    const screens = new Set<string>()
    page.on('request', (request) => {
      const [, name] = /assets\/(gallery|word-list|ppt-list|membership)-[^/]*\.js$/.exec(request.url()) ?? []
      if (name) screens.add(name)
    })
    await page.goto(site.server.url)
    await ready(page)
    const links = page.getByRole('navigation').first()
    await links.getByRole('link', { name: '会员' }).hover()
    await links.getByRole('link', { name: 'Word 文档' }).focus()
    return { page, screens }
  }
  const normal = await asked(false)
  await expect.poll(() => [...normal.screens].sort()).toEqual(['membership', 'word-list'])
  const saving = await asked(true)
  await saving.page.waitForLoadState('networkidle')
  expect([...saving.screens]).toEqual([])
})

test('by keyboard: the first stop is visible, and the menu opens on a phone', async () => {
  const { page } = await site.visit({}, { viewport: { width: 390, height: 844 } })
  await page.goto(site.server.url)
  await ready(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe(
    'solid',
  )
  await page.getByRole('button', { name: '菜单' }).click()
  const link = page.getByRole('navigation').getByRole('link', { name: '演示文稿' })
  await link.waitFor()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await page.waitForURL('**/ppt')
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
