import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getVersion, listVersions } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { factIn, openForm, ownResume, saved } from '#test/kit/own-resume.ts'
import { watchedPage } from '#test/kit/page.ts'
import { watchSaving } from '#test/kit/save-watch.ts'

const site = journey()

/** Delays every save until it is released, so that both tabs have edits by then. */
type Hold = () => Promise<() => Promise<void>>

interface Home {
  context: BrowserContext
  path: string
  faults: string[]
  hold: Hold
  document(): Promise<Document>
  /** Everything else that is stored of the document, as text. */
  versions(): Promise<string>
}

const atServer = async (): Promise<Home> => {
  const { token, path, home, id, client } = await ownResume(site.server)
  const { context, faults, page } = await site.visit({ token })
  await page.close()
  const hold = async () => {
    const free = Promise.withResolvers<void>()
    const address = `**/api/resumes/${id}`
    await context.route(address, async (route) => {
      if (route.request().method() === 'PUT') await free.promise
      await route.continue()
    })
    return async () => free.resolve()
  }
  const versions = async () => {
    const { versions: rows } = await client.call(listVersions, { id, limit: 200 })
    const all = await Promise.all(rows.map((row) => client.call(getVersion, { id, version: row.id })))
    return JSON.stringify(all)
  }
  return { context, faults, path, hold, document: home, versions }
}

/** Rows of one of the browser's own stores. */
const rowsOf = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('huajian')
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
    store,
  )

const inThisBrowser = async (): Promise<Home> => {
  const { context, faults, page } = await site.visit()
  const builder = builderOn(page)
  await builder.open(site.server.url)
  const path = page.url()
  await saved(page)
  await page.goto(`${site.server.url}/favicon.svg`)
  /** Writing to a store locks it: a third page starts a write transaction and does not end it. */
  const hold = async () => {
    await page.evaluate(async () => {
      const opening = indexedDB.open('huajian')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const work = opening.result.transaction('drafts', 'readwrite')
      const flag = Object.assign(window, { isLocked: true })
      const goOn = () => {
        if (flag.isLocked) work.objectStore('drafts').get('').onsuccess = goOn
      }
      goOn()
    })
    return () => page.evaluate(() => void Object.assign(window, { isLocked: false }))
  }
  const document = async () =>
    (JSON.parse(await rowsOf(page, 'drafts')) as { document: Document }[])[0]?.document as Document
  return { context, faults, path, hold, document, versions: () => rowsOf(page, 'versions') }
}

const aTab = async ({ context, path, faults }: Home) => {
  const watched = await watchedPage(context)
  const { page } = watched
  const seen = await watchSaving(page)
  await page.goto(path)
  const name = await openForm(page)
  return {
    page,
    seen,
    name,
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    drawn: () => page.locator('[data-page="1"]').innerText(),
    conflicts: page.getByRole('dialog', { name: '两边都改过' }),
    /** The response 409 after a concurrent save is expected. */
    faults: () => watched.faults.filter((fault) => !fault.includes('409')).concat(faults),
  }
}
type Tab = Awaited<ReturnType<typeof aTab>>

const write = async (tab: Tab, label: string, text: string) => {
  await tab.field(label).click()
  await tab.page.keyboard.insertText(text)
}

test.each([
  ['in an account', atServer],
  ['in this browser', inThisBrowser],
])('two tabs of the builder with the resume stored %s', async (_, start) => {
  const home = await start()
  const one = await aTab(home)
  const two = await aTab(home)
  const tabs = [one, two]

  // Different fields at the same moment: both tabs have both, without a question.
  const letDifferent = await home.hold()
  await Promise.all([one.name.pressSequentially('林知夏'), write(two, '职位或定位', '产品经理')])
  await write(two, '简介', '乙写的简介')
  await letDifferent()
  for (const { page, drawn, field, name } of tabs) {
    await saved(page)
    for (const text of ['林知夏', '产品经理', '乙写的简介']) await expect.poll(drawn).toContain(text)
    expect(await name.inputValue()).toBe('林知夏')
    expect(await field('职位或定位').inputValue()).toBe('产品经理')
  }
  expect(factIn(await home.document(), 'name')).toBe('林知夏')
  expect(JSON.stringify(await home.document())).toContain('乙写的简介')
  for (const { conflicts } of tabs) expect(await conflicts.count()).toBe(0)

  // The same field: the second to save sees both and chooses.
  const letSame = await home.hold()
  await write(one, '电话', '13800000001')
  await write(two, '电话', '13900000002')
  await letSame()
  const asked = await Promise.race(
    tabs.map(async (tab) => {
      await tab.conflicts.waitFor()
      return tab
    }),
  )
  const other = asked === one ? two : one
  const shown = await asked.conflicts.innerText()
  expect(shown).toContain('13800000001')
  expect(shown).toContain('13900000002')
  const [mine, theirs] = asked === one ? ['13800000001', '13900000002'] : ['13900000002', '13800000001']
  for (const { page, drawn } of tabs) {
    await saved(page)
    await expect.poll(drawn).toContain(mine)
  }
  expect(await other.conflicts.count()).toBe(0)
  // Whether the dialog is closed or not, the losing value is kept as a version.
  await expect.poll(home.versions).toContain(theirs)
  await asked.conflicts.getByText('全用别处的').click()
  await asked.conflicts.getByRole('button', { name: '按所选应用' }).click()
  for (const { page, drawn, field } of tabs) {
    await expect.poll(drawn).toContain(theirs)
    await saved(page)
    expect(await field('电话').inputValue()).toBe(theirs)
  }
  expect(factIn(await home.document(), 'phoneNumber')).toBe(theirs)

  const twice = ['saved', 'saving', 'saved', 'saving', 'saved']
  await other.seen.wasTrue(...twice)
  await asked.seen.wasTrue(...twice, 'saving', 'saved')
  for (const { faults } of tabs) expect(faults()).toEqual([])
})
