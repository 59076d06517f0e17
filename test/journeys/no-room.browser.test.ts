import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { aborted, thrown } from '#test/kit/full-disk.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { nameIn, openForm, ownResume, saved, stateOf } from '#test/kit/own-resume.ts'
import { watchSaving } from '#test/kit/save-watch.ts'

const site = journey()

const text = '只有这一页有的字'
const more = '，一个也不少'

/** Tries to close the window, and stays when asked. */
const asksToClose = async (page: Page) => {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

/** Whether closing would ask: a full device is only noticed when the changes reach it. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Links of the product do not unload the page, so it asks with its own dialog. */
const asksToGoBack = async (page: Page) => {
  await page.getByRole('link', { name: '返回' }).click()
  const dialog = page.getByRole('dialog', { name: '改动还没有保存' })
  await dialog.getByRole('button', { name: '留下' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const backup = async (page: Page) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载备份' }).click()
  return JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
}

/** An account whose server cannot save, or a visitor: both have only this browser. */
const starts = {
  'an account': async () => {
    const { token, path, home, id } = await ownResume(site.server)
    const visit = await site.visit({ token })
    const seen = await watchSaving(visit.page)
    await visit.page.goto(path)
    const address = `**/api/resumes/${id}`
    await visit.context.route(address, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 503,
            contentType: 'application/json',
            body: '{"code":"internal","message":""}',
          })
        : route.continue(),
    )
    return { ...visit, seen, home, serve: () => visit.context.unroute(address) }
  },
  'a visitor': async () => {
    const visit = await site.visit()
    const seen = await watchSaving(visit.page)
    const builder = builderOn(visit.page)
    await builder.open(site.server.url)
    return { ...visit, seen, home: builder.document, serve: async () => undefined }
  },
}
type Who = keyof typeof starts

test.each(
  sampleEvery<[Who, typeof aborted]>(
    [
      ['an account', aborted],
      ['an account', thrown],
      ['a visitor', aborted],
      ['a visitor', thrown],
    ],
    2,
  ),
)(
  'a full device, %s: reported, asked about, downloaded, and everything stored once there is space',
  async (who, fill) => {
    const { page, seen, home, serve, faults } = await starts[who]()
    const name = await openForm(page)
    await saved(page)
    const makeRoom = await fill(page)
    await name.pressSequentially(text)
    await expect.poll(() => stateOf(page)).toBe('notSaved')
    await asksToClose(page)
    await asksToGoBack(page)
    await name.press('End')
    await page.keyboard.type(more)
    expect(nameIn(await backup(page))).toBe(text + more)
    expect(await stateOf(page)).toBe('notSaved')

    // It notices by itself that there is space.
    await makeRoom()
    if (who === 'an account') await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('savedLocally')
    await serve()
    await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('saved')
    expect(nameIn(await home())).toBe(text + more)
    await seen.wasTrue('saved', 'saving', 'notSaved', 'savedLocally', 'saved')
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
    faults.length = 0

    // Leaving no longer asks.
    await page.reload()
    expect(await (await openForm(page)).inputValue()).toBe(text + more)
  },
)

test('a full device with a working server: it is saved, and leaving asks until then', async () => {
  const { token, path, home, id } = await ownResume(site.server)
  const { page, context } = await site.visit({ token })
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  await saved(page)
  await aborted(page)
  const free = Promise.withResolvers<void>()
  await context.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await free.promise
    await route.continue()
  })
  await name.pressSequentially(text)
  expect(await stateOf(page)).toBe('saving')
  await expect.poll(() => wouldAsk(page)).toBe(true)
  await asksToClose(page)
  free.resolve()
  await saved(page)
  expect(nameIn(await home())).toBe(text)
  await seen.wasTrue('saved', 'saving', 'saved')
  await page.reload()
  await saved(page)
  expect(await (await openForm(page)).inputValue()).toBe(text)
})

test('a browser without storage says so and how to fix it', async () => {
  const { page } = await site.visit()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto(`${site.server.url}/builder/new`)
  await page.getByRole('heading', { name: '浏览器的存储不可用' }).waitFor()
  await page.getByRole('button', { name: '再试一次' }).waitFor()
})
