import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { siteNumbers } from '#features/site/numbers-contract.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'

const site = ownJourney()
const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

let served = ''
beforeAll(async () => {
  served = await (await fetch(site.server.url)).text()
})

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test('without script every template can be reached from home by links alone', async () => {
  const { total } = await site.server.as().call(listTemplates, {})
  const seen = new Set(['/'])
  const waiting = linksIn(served)
  for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
    if (seen.has(link) || !link.startsWith('/resume')) continue
    seen.add(link)
    // Template pages are counted, list pages are followed; of lists only the unfiltered one.
    if (/^\/resume(\?page=\d+)?$/.test(link))
      waiting.push(...linksIn(await (await fetch(site.server.url + link)).text()))
  }
  const templates = [...seen].filter((link) => /^\/resume\/[\w-]+$/.test(link))
  expect(templates).toHaveLength(total)
  expect((await fetch(site.server.url + templates[0])).status).toBe(200)
})

test('the served page shows real numbers and hides those that are zero', async () => {
  const { counts, total } = await site.server.as().call(listTemplates, { limit: 5 })
  const numbers = await site.server.as().call(siteNumbers, {})
  for (const [purpose, count] of Object.entries(counts.purpose ?? {})) {
    const [, card = ''] = served.split(`href="/resume?purpose=${purpose}"`)
    expect(card.slice(0, 200), purpose).toContain(`${count} 份`)
  }
  for (const name of ['kinds', 'variants', 'themes', 'templates'] as const)
    expect(served).toContain(`<dd>${numbers[name]}</dd>`)
  expect(numbers.resumes).toBe(0)
  expect(served).not.toContain('<dd>0</dd>')
  expect(numbers.templates).toBe(total)
  // There are no bookmarks yet, so none are shown.
  expect(served).not.toContain('收藏最多')
  expect(served).toContain('"@type":"WebApplication"')
  expect(served).toContain(`<link rel="canonical" href="${site.server.deps.publicUrl}/"/>`)
  // One page is rendered on the stage; the others are pictures.
  expect(served.match(/class="hj-page"/g)?.length).toBe(1)
  expect(served.match(/srcSet="\/covers\//gi)?.length).toBeGreaterThanOrEqual(5)
})

const fillIn = async (page: Page) => {
  await page.getByLabel('姓名').fill('林知夏')
  await page.getByLabel('想应聘的岗位').fill('产品 & 运营')
  await page.getByLabel('工作年数').fill('6')
  await page.getByRole('button', { name: '起草我的简历' }).click()
  await page.waitForURL('**/generateAiResume?*')
  const query = new URL(page.url()).searchParams
  return Object.fromEntries([...query].filter(([, value]) => value !== ''))
}

test.runIf(isLong)('three fields lead to the draft, with script and without', async () => {
  const query = { name: '林知夏', job: '产品 & 运营', years: '6' }
  const plain = await site.visit({}, { javaScriptEnabled: false })
  await plain.page.goto(site.server.url)
  expect(await fillIn(plain.page)).toEqual(query)
  // The page offers its script, and the browser refuses it.
  plain.faults.splice(0, plain.faults.length, ...plain.faults.filter((fault) => !/\.js csp$/.test(fault)))
  const alive = await site.visit()
  await alive.page.goto(site.server.url)
  await ready(alive.page)
  expect(await fillIn(alive.page)).toEqual(query)
  expect(alive.page.url()).not.toContain('skills')
})

const drawn = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-sheet]')
    return {
      color: sheet?.querySelector<HTMLElement>('.hj-doc')?.style.getPropertyValue('--hj-theme'),
      text: sheet?.textContent ?? '',
      moved: [...(sheet?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].some(
        ({ style }) => style.translate !== '',
      ),
      moving: document.getAnimations().length,
    }
  })

test('with reduced motion nothing moves by itself; a colour is applied at once and taken along', async () => {
  const { page } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  const before = await drawn(page)
  const pine = page.getByRole('button', { name: '松绿' })
  await pine.click()
  await expect.poll(async () => (await drawn(page)).color).toBe('#1c5a4c')
  expect(await drawn(page)).toEqual({ ...before, color: '#1c5a4c', moving: 0 })
  expect(await pine.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: '暂停演示' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: '用它开始' }).getAttribute('href')).toContain('colors=pine')
})

test('the demo document edits itself; nothing else moves, and a press pauses it', async () => {
  const { page } = await site.visit({}, { reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site.server.url)
  await ready(page)
  // Web fonts shift text on a machine without Chinese fonts, which is not part of this test.
  await page.evaluate(async () => {
    await document.fonts.ready
    ;(window as unknown as { shifts: { sum: number } }).shifts.sum = 0
  })
  const whole = await drawn(page)
  // A line of the document is deleted and typed again: undisplayed text keeps its space.
  const hiddenText = page.locator('[data-sheet] [style*="visibility: hidden"]')
  await expect.poll(() => hiddenText.count()).toBe(1)
  await expect.poll(() => hiddenText.textContent()).not.toBe('')
  const pause = page.getByRole('button', { name: '暂停演示' })
  await pause.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '继续演示' }).waitFor()
  await expect.poll(() => hiddenText.count()).toBe(0)
  expect((await drawn(page)).text).toBe(whole.text)
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.02)
})

test('a file is made and read back in front of the reader', async () => {
  const { page } = await site.visit()
  await page.goto(site.server.url)
  await ready(page)
  await page.getByRole('button', { name: '当场核对一份' }).click()
  await page.getByText('逐字比较：一字不差').waitFor()
  const { text } = await drawn(page)
  const [first = ''] = (await page.locator('pre').textContent())?.split('\n') ?? []
  expect(text).toContain(first.trim())
})

const complaints = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    // Documents have their own colours, which are checked elsewhere.
    const { violations } = await checker.run({ exclude: ['.hj-cover'] })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 120)) }))
  })
}

test.runIf(isLong)(
  'axe finds nothing serious and nothing overflows, light on a desktop and dark on a phone',
  async () => {
    const { page } = await site.visit()
    await page.goto(site.server.url)
    await ready(page)
    expect(await complaints(page)).toEqual([])
    await page.getByRole('button', { name: '切换明暗' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await complaints(page)).toEqual([])
  },
)
