import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** For engineers, in one column. */
const PINE_SMOKE = 'huajian-template-011'

const open = async (page: Page, path: string) => {
  const response = await page.goto(site.server.url + path)
  await ready(page)
  return response?.status()
}
const shown = (page: Page) =>
  page
    .locator('main ul [data-template]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.template))
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** The value that this browser stores under a key. */
const draftOf = (page: Page, id: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<Document>((resolve, reject) => {
        const opening = indexedDB.open('huajian')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').get(wanted)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.document)
          }
        }
      }),
    id,
  )

test.runIf(isLong)(
  'without script: filters, pages and search are links and a form; every page can be reached',
  async () => {
    const { page, faults } = await site.visit({}, { javaScriptEnabled: false })
    const all = await site.server.as().call(listTemplates, { limit: 60 })
    const plain = all.counts.style?.plain ?? 0
    await page.goto(`${site.server.url}/resume`)
    expect(await shown(page)).toHaveLength(24)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/resume$/)
    await link(page, `简洁，${plain} 份`).click()
    await page.waitForURL(/\?style=plain$/)
    expect(await page.locator('h1').innerText()).toBe('简洁简历模板')
    await link(page, '去掉「风格：简洁」').click()
    await page.waitForURL(/\/resume$/)

    const seen = new Set<string | undefined>()
    for (let next: string | undefined = '/resume'; next !== undefined; ) {
      const html = await (await fetch(site.server.url + next)).text()
      for (const [, id] of html.matchAll(/data-template="([^"]+)"/g)) seen.add(id)
      next = /<a (?=[^>]*rel="next")[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen.size).toBe(all.total)

    await page.getByRole('searchbox', { name: '搜索模板' }).fill('护士')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === '护士')
    const nurses = await shown(page)
    expect(nurses.length).toBeGreaterThan(0)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.goto(`${site.server.url}/resume?q=hs`)
    expect((await shown(page)).filter((id) => nurses.includes(id)).length).toBeGreaterThan(0)

    await page.goto(`${site.server.url}/resume/${PINE_SMOKE}`)
    expect(await page.locator('main').innerText()).toContain('纪行远')
    // A browser without script loads none.
    expect(faults.splice(0).filter((fault) => !fault.endsWith(' csp'))).toEqual([])
  },
)

test('the address and the list match: filters, search, order, back and forward, each template once', async () => {
  const { page } = await site.visit()
  const { total, counts } = await site.server.as().call(listTemplates, { limit: 1 })
  const techs = Math.min(24, counts.job?.tech ?? 0)
  await open(page, '/resume?style=nonsense&utm_source=x')
  await expect.poll(() => shown(page)).toHaveLength(24)
  await link(page, /^技术，/).click()
  await expect.poll(() => query(page)).toBe('?job=tech')
  // The address changes first, then the list.
  await expect.poll(() => shown(page)).toHaveLength(techs)
  const engineers = await shown(page)
  await page.getByRole('searchbox').pressSequentially('hs')
  await expect.poll(() => query(page)).toBe('?q=hs&job=tech')
  await link(page, '去掉「岗位：技术」').click()
  await expect.poll(() => query(page)).toBe('?q=hs')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => query(page)).toBe('?job=tech')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await expect.poll(() => shown(page)).toEqual(engineers)
  await page.goForward()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('hs')
  await link(page, '清除筛选').click()
  await link(page, '清除筛选').waitFor({ state: 'detached' })
  await link(page, '最新').click()
  await expect.poll(() => query(page)).toBe('?sort=new')
  await link(page, '最多收藏').click()
  await expect.poll(() => query(page)).toBe('')

  // The list loads to its end; returning from a template far below restores the scroll position.
  await expect.poll(() => shown(page)).toHaveLength(24)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return (await shown(page)).length
    })
    .toBe(total)
  expect(new Set(await shown(page)).size).toBe(total)
  const last = page
    .locator('[data-template]')
    .nth(total - 6)
    .getByRole('heading')
    .getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await last.click()
  await page.getByRole('link', { name: '使用此模板' }).first().waitFor()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
  expect(await shown(page)).toHaveLength(total)
})

test.runIf(isLong)(
  'a user bookmarks a template, finds it again and removes it; a visitor is asked to sign in',
  async () => {
    const { page: visitor } = await site.visit()
    await open(visitor, '/resume?style=plain')
    const heart = visitor.getByRole('link', { name: /^收藏「/ }).first()
    expect(await heart.getAttribute('href')).toBe('/auth/login?next=%2Fresume%3Fstyle%3Dplain')
    await open(visitor, '/resume?mine=favourites')
    await visitor.getByText('登录后才有收藏').waitFor()

    const { token } = await aPerson(site.server.deps)
    const { page } = await site.visit({ token })
    await open(page, '/resume')
    const [first] = await shown(page)
    const mark = page.locator(`[data-template="${first}"]`).getByRole('button', { name: /^收藏「/ })
    await mark.click()
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
    expect(await mark.innerText()).toBe('1')
    await expect
      .poll(async () => (await site.server.as(token).call(listTemplates, { mine: 'favourites' })).total)
      .toBe(1)
    await link(page, '我的收藏').click()
    await expect.poll(() => shown(page)).toEqual([first])
    await page.locator('[data-template]').getByRole('heading').getByRole('link').click()
    const bookmark = page.getByRole('button', { name: /^收藏 ?\d/ })
    expect(await bookmark.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: /^赞 ?\d/ }).click()
    await bookmark.click()
    await expect
      .poll(async () => site.server.as(token).call(getTemplate, { id: first ?? '' }))
      .toMatchObject({ likes: 1, liked: true, favourites: 0, favourite: false })
  },
)

test.runIf(isLong)(
  "a previewed design is applied, with the sample or the user's own content; a view is counted once",
  async () => {
    const { page } = await site.visit()
    const builder = builderOn(page)
    await open(page, `/resume/${PINE_SMOKE}`)
    const sheet = page.locator('[data-page="1"]').first()
    await sheet.getByText('纪行远').first().waitFor()
    const views = async () => (await site.server.as().call(getTemplate, { id: PINE_SMOKE })).views
    await expect.poll(views).toBe(1)
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: '松绿' }).click()
    await page.getByRole('radio', { name: '宋体' }).click()
    await page.getByRole('radio', { name: 'English' }).click()
    await sheet.getByText('Xingyuan Ji').first().waitFor()
    await expect.poll(() => query(page)).toBe('?colors=pine&font=serif&language=en')
    await page.getByRole('link', { name: '使用此模板' }).first().click()
    await page.waitForURL(/\/builder\/(?!new)/)
    const english = await builder.document()
    expect(english).toMatchObject({ language: 'en', theme: { colors: 'pine', font: 'serif' } })
    expect(JSON.stringify(english)).toContain('Xingyuan Ji')
    expect(await views()).toBe(1)

    // Another template with the user's own content has all of it, and the original resume is unchanged.
    const mine = page.url().split('/').at(-1) ?? ''
    await open(page, '/resume/huajian-template-003?colors=moss')
    await page.getByRole('radio', { name: '我的内容' }).click()
    await page.getByRole('combobox', { name: '用哪一份' }).selectOption(mine)
    await sheet.getByText('Xingyuan Ji').first().waitFor()
    await page.getByRole('link', { name: '用我的内容开始' }).click()
    await page.waitForURL(/\/builder\/(?!new)/)
    const worn = await builder.document()
    expect(worn).toMatchObject({ language: 'en', theme: { colors: 'moss' }, page: { layout: 'left_right' } })
    const ids = ({ sections }: Document) => sections.flatMap(({ items }) => items.map(({ id }) => id)).sort()
    expect(ids(worn)).toEqual(ids(english))
    expect(await draftOf(page, mine)).toEqual(english)

    await open(page, '/resume/huajian-template-003')
    await page.getByRole('link', { name: '从空白开始' }).click()
    await page.waitForURL(/\/builder\/(?!new)/)
    const empty = await builder.document()
    expect(empty.page.layout).toBe('left_right')
    expect(
      empty.sections.every(({ items }) => items.every(({ data }) => Object.keys(data).length === 0)),
    ).toBe(true)
  },
)

test('a missing template is not found; an empty list suggests filters to remove; an author has a page', async () => {
  const get = (path: string) => fetch(site.server.url + path)
  const none = await (await get('/resume?style=plain&color=mauve&job=nursing&columns=two')).text()
  expect(none).toContain('没有同时符合这些条件的模板')
  expect(none).toMatch(/href="[^"]*"[^>]*>去掉「护理」/)
  for (const path of [
    '/resume/no-such-template-0001',
    '/resume/short',
    '/resume?author=nobody-0000000000',
    '/resume?author=x',
    '/resume?page=999',
  ])
    expect((await get(path)).status, path).toBe(404)
  const { author } = await site.server.as().call(getTemplate, { id: PINE_SMOKE })
  const html = await (await get(`/resume?author=${author.id}`)).text()
  expect(html).toContain(author.nickname)
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/resume\\?author=${author.id}"`))
})

test.runIf(isLong)(
  'on a phone, filters are in a sheet with the same links, and its button shows how many are active',
  async () => {
    const { page } = await site.visit({}, PHONE)
    await open(page, '/resume')
    const cards = await page
      .locator('[data-template]')
      .evaluateAll((all) => all.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(cards[0]).toBe(cards[1])
    await page.getByRole('button', { name: '筛选' }).tap()
    const sheet = page.getByRole('dialog', { name: '筛选模板' })
    await sheet.getByRole('link', { name: /^护理，/ }).tap()
    await expect.poll(() => query(page)).toBe('?job=nursing')
    await expect.poll(() => shown(page).then((rows) => rows.length)).toBeLessThan(24)
    const count = (await shown(page)).length
    await sheet.getByRole('button', { name: `看 ${count} 份模板` }).tap()
    await expect.poll(() => sheet.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.locator('[data-template]').getByRole('heading').getByRole('link').first().tap()
    await page.getByRole('link', { name: '使用此模板' }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)

test('covers are pictures; hovering over a colour renders one, and a broken picture is replaced by rendering', async () => {
  const { page, faults } = await site.visit()
  await open(page, '/resume')
  const first = page.locator('[data-template]').first()
  const picture = first.locator('img')
  expect(await picture.getAttribute('alt')).toContain(await first.locator('h2').innerText())
  const file = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.currentSrc),
  )
  expect(file).toMatch(/\/covers\/[0-9a-f]{20}-300\.webp$/)
  const facts = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      pictures: document.querySelectorAll('[data-cover] > img[width][height]').length,
      lazy: document.querySelectorAll('[data-cover] > img[loading="lazy"]').length,
      drawings: document.querySelectorAll('.hj-doc').length,
      documentFonts: document.querySelectorAll('link[href^="/fonts/kai"]').length,
    }))
  const { nodes, ...seen } = await facts()
  expect(nodes).toBeLessThan(1500)
  expect(seen).toEqual({ pictures: 24, lazy: 20, drawings: 0, documentFonts: 0 })
  const size = () =>
    first
      .locator('[data-cover]')
      .evaluate(({ offsetWidth, offsetHeight, offsetTop }: HTMLElement) => [
        offsetWidth,
        offsetHeight,
        offsetTop,
      ])
  const before = await size()
  await first.hover()
  await first.getByRole('group').getByRole('button').nth(2).hover()
  const drawing = first.locator('[data-cover] > .hj-cover:not([data-hidden]) .hj-doc')
  await drawing.waitFor({ state: 'attached' })
  await expect.poll(() => drawing.getAttribute('style')).toContain('--hj-theme')
  expect(await size()).toEqual(before)
  expect(await facts()).toMatchObject({ pictures: 24, drawings: 1, documentFonts: 1 })

  const broken = await site.visit()
  await broken.page.route('**/covers/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'not a picture' }),
  )
  await open(broken.page, '/resume')
  const drawn = broken.page.locator('[data-template]').first().locator('.hj-cover .hj-doc')
  await drawn.waitFor({ state: 'attached' })
  expect([...faults, ...broken.faults]).toEqual([])
})

test('a link to a template, a document or the home page has a preview with its cover', async () => {
  const headOf = async (path: string) => {
    const html = await (await fetch(site.server.url + path)).text()
    return (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  }
  for (const [path, width, card] of [
    [`/resume/${PINE_SMOKE}`, '600', 'summary'],
    ['/word/huajian-word-001', '600', 'summary'],
    ['/ppt/huajian-ppt-001', '720', 'summary_large_image'],
    ['/', '600', 'summary'],
  ] as const) {
    const meta = await headOf(path)
    const image = meta('og:image') ?? ''
    const { publicUrl } = site.server.deps
    expect(image.startsWith(`${publicUrl}/covers/`), path).toBe(true)
    expect((await fetch(image.replace(publicUrl, site.server.url))).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect([meta('og:image:width'), meta('twitter:card')]).toEqual([width, card])
    expect(meta('og:image:alt')?.length, path).toBeGreaterThan(1)
  }
})
