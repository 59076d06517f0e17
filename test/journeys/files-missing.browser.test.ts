import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'

const site = journey()

test('a chunk that failed to load at first breaks nothing and is requested again', async () => {
  const { page, faults } = await site.visit({}, { ahead: true })
  const html = await (await fetch(`${site.server.url}/builder/new`)).text()
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))
  const refused = new Set<string>()
  // Files that the page itself names load; every file requested later fails the first time.
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (named.has(pathname) || refused.has(pathname)) return route.continue()
    refused.add(pathname)
    return route.abort('connectionrefused')
  })
  const builder = builderOn(page)
  await builder.open(site.server.url)
  // The parts of the page appear after all,
  await builder.button('智能一页').waitFor()
  await builder.button(/基本/).first().click()
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('唐予白')
  // and panels open with their styles.
  for (const tool of ['查看 JSON', '体检']) {
    await page.keyboard.press('Escape')
    await builder.menu(builder.button('工具'), tool)
    await page.getByRole('dialog').waitFor()
  }
  const undressed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
    )
  await expect.poll(undressed).toEqual([])
  await builder.settled()
  expect(await page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toBe('唐予白')
  expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  faults.length = 0
})

test('a part that fails to load says so and opens once it is available', async () => {
  const { page, faults } = await site.visit()
  const builder = builderOn(page)
  await builder.open(site.server.url)
  await builder.button('智能一页').waitFor()
  const late = /\/assets\/.*\.(js|css)$/
  await page.route(late, (route) => route.abort('connectionrefused'))
  await builder.menu(builder.button('工具'), '查看 JSON')
  await page.getByText('这一部分还没取到，正在再试').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.unroute(late)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('dialog').waitFor()
  expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  faults.length = 0
})
