import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { journey } from '#test/kit/browser.ts'
import { nameIn, openForm, ownResume, saved } from '#test/kit/own-resume.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'

const site = journey()

/** Everything that this browser stores besides its cookies, as text. */
const storedHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify(area))
    if (!(await indexedDB.databases()).some(({ name }) => name === 'huajian')) return areas.join()
    const db = await answer(indexedDB.open('huajian'))
    const work = db.transaction([...db.objectStoreNames])
    const rows = await Promise.all(
      [...db.objectStoreNames].map((name) => answer(work.objectStore(name).getAll())),
    )
    db.close()
    return areas.join() + JSON.stringify(rows)
  })

const signIn = async (page: Page, email: string) => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  await ready(page)
}

/** By links of the page: its memory is still there when the network is cut. */
const toProfile = async (page: Page) => {
  await page
    .getByRole('link', { name: /我的简历|返回/ })
    .first()
    .click()
  await page.waitForURL('**/profile/resume')
  await page.getByRole('link', { name: '我的资料' }).click()
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  await page.waitForLoadState('networkidle')
}
const signOut = (page: Page) => page.getByRole('button', { name: '退出登录' }).click()

/** As stored on the server for the signed-in user. */
const nameAtHome = async (context: BrowserContext, id: string) => {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  return nameIn((await site.server.as(token).call(getResume, { id })).document as Document)
}

const refuseSaves = (context: BrowserContext, id: string, status: number) =>
  context.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, contentType: 'application/json', body: '{"code":"signed_out","message":""}' })
      : route.continue(),
  )

test("on a shared computer, no user finds another's texts, and none loses unsaved work", async () => {
  const ada = await ownResume(site.server)
  const bob = await aPerson(site.server.deps)
  const { page, context, faults } = await site.visit({ token: ada.token })
  await page.goto(ada.path)
  await (await openForm(page)).pressSequentially('林知夏的秘密')
  await saved(page)
  expect(await storedHere(page)).toContain('林知夏的秘密')

  // Another tab of hers is signed out with her.
  const other = await context.newPage()
  await other.goto(ada.path)
  await ready(other)
  await toProfile(page)
  await signOut(page)
  await page.waitForURL(`${site.server.url}/`)
  await other.waitForURL(`${site.server.url}/`)
  await ready(other)
  for (const tab of [page, other]) expect(await storedHere(tab)).not.toContain('林知夏')
  await other.close()

  // The next user has the address from the history.
  await page.goto(`${site.server.url}/auth/login?next=/builder/${ada.id}`)
  await signIn(page, bob.email)
  await page.getByText('没有找到这份文档').waitFor()
  expect(await page.getByRole('button', { name: '下载内容' }).count()).toBe(0)
  await context.clearCookies()

  // A session that expires while editing: the work stays, for her alone.
  faults.length = 0
  await page.goto(`${site.server.url}/auth/login?next=/builder/${ada.id}`)
  await signIn(page, ada.email)
  await saved(page)
  expect(await nameAtHome(context, ada.id)).toBe('林知夏的秘密')
  await refuseSaves(context, ada.id, 401)
  await (await openForm(page)).fill('还没存上的名')
  await page.waitForURL('**/auth/login**')
  await context.unroute(`**/api/resumes/${ada.id}`)
  expect(await storedHere(page)).toContain('还没存上的名')
  await signIn(page, bob.email)
  await page.getByText('没有找到这份文档').waitFor()
  expect(await page.getByRole('button', { name: '下载内容' }).count()).toBe(0)
  await context.clearCookies()
  await page.goto(`${site.server.url}/auth/login?next=/builder/${ada.id}`)
  await signIn(page, ada.email)
  await saved(page)
  await expect.poll(() => nameAtHome(context, ada.id)).toBe('还没存上的名')

  // Unsaved work is asked about: staying loses nothing, a download contains it, and then it is removed from here.
  await refuseSaves(context, ada.id, 500)
  await (await openForm(page)).fill('存不上的名')
  await toProfile(page)
  await context.setOffline(true)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: '还有内容没有保存到账号' })
  await dialog.getByText('我的简历').waitFor()
  await dialog.getByRole('button', { name: '留下' }).click()
  expect(await storedHere(page)).toContain('存不上的名')
  await context.setOffline(false)
  await signOut(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载后退出' }).click()
  expect((await downloading).suggestedFilename()).toBe('我的简历.json')
  await page.waitForURL(`${site.server.url}/`)
  await ready(page)
  expect(await storedHere(page)).not.toContain('存不上的名')
  expect((await context.cookies()).find(({ name }) => name === 'token')?.value ?? '').toBe('')
  faults.length = 0
})

test('a tab that was still loading when its user signed out in another tab leaves the page, too', async () => {
  const ada = await ownResume(site.server)
  const { page, context } = await site.visit({ token: ada.token })
  await page.goto(ada.path)
  await ready(page)
  const late = await context.newPage()
  let load: () => void = () => undefined
  const signedOut = new Promise<void>((resolve) => {
    load = resolve
  })
  // The code that listens to other tabs is loaded after the page.
  await late.route(/account-change/, async (route) => {
    await signedOut
    await route.continue()
  })
  await late.goto(ada.path)
  await ready(late)
  await toProfile(page)
  await signOut(page)
  await page.waitForURL(`${site.server.url}/`)
  load()
  await late.waitForURL(`${site.server.url}/`)
})
