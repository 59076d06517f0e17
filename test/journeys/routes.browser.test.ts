import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { kindNames } from '#packages/sections/registry.ts'
import { journey } from '#test/kit/browser.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import {
  allVariantPaths,
  componentPaths,
  designerPaths,
  invalidPaths,
  mainRoutes,
} from '#test/specification.ts'

const site = journey()

/** A page's own 404 status is expected if the table says so; nothing else may go wrong. */
const forgive = (faults: string[], path: string) => {
  for (let index = faults.length - 1; index >= 0; index -= 1)
    if (faults[index]?.includes(path) || faults[index]?.includes('status of 404')) faults.splice(index, 1)
}

test('every main route has its layout and title, hydrates and has no error', async () => {
  const { token } = await aPerson(site.server.deps)
  const visitor = await site.visit()
  const member = await site.visit({ token })
  for (const route of mainRoutes) {
    const { page, faults } = route.layout === 'profile' ? member : visitor
    const response = await page.goto(site.server.url + route.path)
    await ready(page)
    expect(response?.status(), route.path).toBe(route.status ?? 200)
    if (route.status) forgive(faults, route.path)
    expect(faults, route.path).toEqual([])
    expect(await page.title(), route.path).toBe(`${route.title}｜花笺`)
    const layout = page.locator('[data-layout]').first()
    expect(await layout.getAttribute('data-layout'), route.path).toBe(route.layout)
    expect(await page.locator('[data-screen="not-found"]').count(), route.path).toBe(0)
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
  }
}, 180_000)

const get = (path: string) => fetch(site.server.url + path, { redirect: 'manual' })

test('every component, schema and variant path of the specification is served in the default layout', async () => {
  for (const path of [...componentPaths, ...designerPaths, ...sampleEvery(allVariantPaths, 16)]) {
    const response = await get(path)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    expect(html, path).toContain('data-layout="default"')
    // The editors' components are rendered in the browser only, as the editors are.
    if (!path.includes('/components/') || path.includes('/modules/'))
      expect(html, path).toMatch(/<title>[^<]+｜花笺<\/title>/)
    expect(html, path).not.toContain('data-screen="not-found"')
  }
})

test('every component path shows the component', async () => {
  const { page } = await site.visit()
  const paths = [...componentPaths, ...designerPaths].filter(
    (path) => path.includes('/components/') && !path.includes('/modules/'),
  )
  for (const path of sampleEvery(paths, 20)) {
    await page.goto(site.server.url + path)
    await ready(page)
    const name = path.split('/').at(-1) ?? ''
    await page.locator(`[data-component="${name}"]`).waitFor()
  }
}, 180_000)

test('invalid variant numbers and unknown paths are the not-found screen with HTTP 404', async () => {
  for (const path of invalidPaths) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toContain('data-screen="not-found"')
  }
})

test('the not-found screen: heading, message, three circles, and a link home', async () => {
  const { page, faults } = await site.visit()
  await page.goto(`${site.server.url}/nowhere`)
  await ready(page)
  forgive(faults, '/nowhere')
  expect(await page.locator('h1').textContent()).toBe('404')
  expect(await page.getByText('我的天啦~ 你来到了未知领域！', { exact: true }).count()).toBe(1)
  const circles = await page
    .locator('[data-screen="not-found"] [aria-hidden] > i')
    .evaluateAll((all) => all.map((circle) => getComputedStyle(circle).borderRadius))
  expect(circles).toEqual(['50%', '50%', '50%'])
  await page.getByRole('link', { name: '我要回家' }).click()
  await page.waitForURL(`${site.server.url}/`)
  await ready(page)
  expect(await page.title()).toBe('在线简历制作｜花笺')
})

test('a path that fails validation inside the page is not found as well, without a reload', async () => {
  const { page } = await site.visit()
  await page.goto(`${site.server.url}/createTemplate/designer/modules/Awards/Awards_12`)
  await ready(page)
  await page.evaluate(() => {
    Object.assign(window, { stillHere: true })
    history.pushState(null, '', '/createTemplate/designer/modules/Awards/Awards_13')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.locator('[data-screen="not-found"]').waitFor()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test.each(['/profile', '/profile/points', '/profile/resume', '/profile/setting'])(
  'a visitor at %s signs in first and returns',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/auth/login?next=${encodeURIComponent(path)}`)
  },
)

test('public pages have a description and a canonical link and are readable without script', async () => {
  for (const path of [
    '/',
    '/resume',
    '/word',
    '/ppt',
    '/membership',
    '/webCode',
    '/generateAiResume',
    '/terms',
    '/privacy',
  ]) {
    const html = await (await get(path)).text()
    expect(html, path).toContain('<meta name="description"')
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path === '/' ? '/' : path}"/>`))
  }
  expect(await (await get('/')).text()).toContain('application/ld+json')
  expect(await (await get('/auth/login')).text()).toContain('<meta name="robots" content="noindex"/>')
})

test('one inline script is allowed, by its hash, and every page has the strict policy', async () => {
  for (const path of ['/', '/auth/login', '/builder/new', '/nothing/here']) {
    const response = await get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe-inline|nonce)/)
    const html = await response.text()
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([^<]*)/g)]
    const inline = scripts.filter(([, attributes = '']) => !attributes.includes('src='))
    expect(inline, path).toHaveLength(1)
    for (const [, , text = ''] of inline)
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

test('built files are immutable and precompressed', async () => {
  const html = await (await get('/')).text()
  const script = /src="(\/assets\/entry-client[^"]+)"/.exec(html)?.[1] ?? ''
  const response = await fetch(site.server.url + script, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await get('/assets/nothing.js')).status).toBe(404)
})

const workbench = [
  ...kindNames.map((kind) => `/createTemplate/designer/modules?kind=${kind}&person=nurse`),
  '/createTemplate/designer/modules/BaseInfo/BaseInfo_5',
  '/createTemplate/designer/schema/modules/intership_experience/InternshipExperience_3',
  '/createTemplate/designer/schema/customCss/awards/Awards_12',
  '/createTemplate/designer/modules/components/hj-avatar-2',
  '/createTemplate/designer/pages/LeftRightPage?length=long',
  '/createTemplate/designer/schema/commonCss',
]

test('the workbench hydrates without an error, kind by kind and part by part', async () => {
  const { page, faults } = await site.visit()
  for (const path of sampleEvery(workbench, 12)) {
    await page.goto(site.server.url + path)
    await ready(page)
    expect(faults, path).toEqual([])
    expect(await page.locator('h1').first().textContent(), path).not.toBe('')
  }
}, 180_000)
