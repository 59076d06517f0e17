import { expect, test } from 'vitest'
import { getResume, saveResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { journey } from '#test/kit/browser.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { nameIn, openForm, ownResume, saved, stateOf } from '#test/kit/own-resume.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { watchSaving } from '#test/kit/save-watch.ts'

const site = journey()

test('a typed word is on the page at once and on the server soon, and the state says so only then', async () => {
  const { token, path, home } = await ownResume(site.server)
  const { page } = await site.visit({ token })
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  await name.pressSequentially('林知夏')
  expect(await stateOf(page)).toBe('saving')
  await expect.poll(() => page.locator('[data-page="1"]').innerText()).toContain('林知夏')
  await saved(page)
  expect(nameIn(await home())).toBe('林知夏')

  // The same for rich text and for inline editing.
  await page.getByRole('textbox', { name: '简介', exact: true }).pressSequentially('六年经验')
  await saved(page)
  expect(JSON.stringify(await home())).toContain('六年经验')
  await page.locator('[data-page="1"]').getByText('林知夏').dblclick()
  await page.locator('[data-inline-input]').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('·页上')
  await saved(page)
  expect(nameIn(await home())).toBe('林知夏·页上')
  await seen.wasTrue('saved', ...['saving', 'saved'], ...['saving', 'saved'], ...['saving', 'saved'])
})

test('a tab closed in the middle of a word: the next one has it and saves it', async () => {
  const { token, path, home } = await ownResume(site.server)
  const { page, context, faults } = await site.visit({ token })
  // Not by `setOffline`: requests that a closing tab sends may outlive that.
  await page.addInitScript(() => {
    const send = window.fetch
    const lost = (input: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'PUT' ? Promise.reject(new TypeError('cut')) : send(input, init)
    Object.assign(window, { fetch: lost })
  })
  await page.goto(path)
  const name = await openForm(page)
  await name.pressSequentially('没来得及保存的名')
  await page.close()
  expect(nameIn(await home())).toBeUndefined()
  const next = await context.newPage()
  await next.goto(path)
  await next.locator('[data-page="1"]').getByText('没来得及保存的名').waitFor()
  await saved(next)
  expect(nameIn(await home())).toBe('没来得及保存的名')
  faults.length = 0
})

test.runIf(isLong)(
  'offline: nothing reloads, everything works, the state is true; back online it is saved',
  async () => {
    const { token, path, home } = await ownResume(site.server)
    const { page, context, faults } = await site.visit({ token }, { ahead: true })
    const seen = await watchSaving(page)
    await page.goto(path)
    const name = await openForm(page)
    await page.waitForSelector('html[data-preloaded]', { state: 'attached', timeout: 120_000 })
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await context.setOffline(true)
    await name.pressSequentially('离线的人')
    await expect.poll(() => stateOf(page)).toBe('savedLocally')
    await page.getByRole('button', { name: '添加栏目' }).first().click()
    await page
      .getByRole('button', { name: /荣誉奖项/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    expect(loads).toBe(0)
    expect(nameIn(await home())).toBeUndefined()
    await context.setOffline(false)
    await saved(page)
    await seen.wasTrue('saved', 'saving', 'savedLocally', 'saved')
    expect(nameIn(await home())).toBe('离线的人')
    faults.length = 0
  },
)

test.each(sampleEvery([507, 500, 503, 429], 4))(
  'a server that returns %i: stored locally, reported, retried, saved',
  async (status) => {
    const { token, path, home, id } = await ownResume(site.server)
    const { page, context, faults } = await site.visit({ token })
    const seen = await watchSaving(page)
    await page.goto(path)
    const name = await openForm(page)
    const address = `**/api/resumes/${id}`
    await context.route(address, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status, contentType: 'application/json', body: '{"code":"internal","message":""}' })
        : route.continue(),
    )
    await name.pressSequentially('等一等')
    await expect.poll(() => stateOf(page)).toBe('savedLocally')
    await context.unroute(address)
    await saved(page)
    await seen.wasTrue('saved', 'saving', 'savedLocally', 'saved')
    expect(nameIn(await home())).toBe('等一等')
    faults.length = 0
  },
)

test('signed out while editing: the work is stored locally and saved after signing in', async () => {
  const { token, email, path, home, id } = await ownResume(site.server)
  const { page, context, faults } = await site.visit({ token })
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  const address = `**/api/resumes/${id}`
  await context.route(address, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: '{"code":"signed_out","message":""}',
        })
      : route.continue(),
  )
  await name.pressSequentially('过期之前写的')
  await page.waitForURL('**/auth/login**')
  await seen.wasTrue('saved', 'saving', 'savedLocally')
  await context.unroute(address)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(`**/builder/${id}`)
  await saved(page)
  expect(nameIn(await home())).toBe('过期之前写的')
  faults.length = 0
})

test('another device saved meanwhile: both changes are there', async () => {
  const { token, path, home, id, client } = await ownResume(site.server)
  const { page, faults } = await site.visit({ token })
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  const { revision, document } = await client.call(getResume, { id })
  const theirs = structuredClone(document) as Document
  const intention = theirs.sections.find(({ kind }) => kind === 'job_intention')
  if (intention?.items[0]) intention.items[0].data.intendedPositions = '产品经理'
  await client.call(saveResume, { id, baseRevision: revision, document: theirs })
  await name.pressSequentially('两处都改')
  await saved(page)
  await seen.wasTrue('saved', 'saving', 'saved')
  const now = await home()
  expect(nameIn(now)).toBe('两处都改')
  expect(JSON.stringify(now)).toContain('产品经理')
  await expect.poll(() => page.locator('[data-page="1"]').innerText()).toContain('产品经理')
  faults.length = 0
})

test('the same field on two devices: both versions are shown, and the user chooses', async () => {
  const { token, path, home, id, client } = await ownResume(site.server)
  const { page, faults } = await site.visit({ token })
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  const { revision, document } = await client.call(getResume, { id })
  const theirs = structuredClone(document) as Document
  const info = theirs.sections.find(({ kind }) => kind === 'base_info')
  if (info?.items[0]) info.items[0].data.name = '那边的名字'
  await client.call(saveResume, { id, baseRevision: revision, document: theirs })
  await name.pressSequentially('这边的名字')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.innerText()).toContain('那边的名字')
  expect(await dialog.innerText()).toContain('这边的名字')
  await saved(page)
  await seen.wasTrue('saved', 'saving', 'saved')
  expect(nameIn(await home())).toBe('这边的名字')
  faults.length = 0
})

test('a visitor writes without an account and keeps the work after signing in', async () => {
  const { email } = await aPerson(site.server.deps)
  const { page } = await site.visit()
  const seen = await watchSaving(page)
  await page.goto(`${site.server.url}/builder/new`)
  await page.waitForURL(/builder\/(?!new)/)
  const name = await openForm(page)
  await name.pressSequentially('访客')
  await saved(page)
  await seen.wasTrue('saved', 'saving', 'saved')
  await page.reload()
  await ready(page)
  await expect.poll(() => page.locator('[data-page="1"]').innerText()).toContain('访客')
  const path = new URL(page.url()).pathname
  await page.goto(`${site.server.url}/auth/login?next=${encodeURIComponent(path)}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(`**${path}`)
  await page.locator('[data-page="1"]').getByText('访客').waitFor()
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value
  const id = path.split('/').at(-1) ?? ''
  const { document } = await site.server.as(token).call(getResume, { id })
  expect(nameIn(document as Document)).toBe('访客')
})
