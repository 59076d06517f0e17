import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getResume } from '#features/resumes/contract.ts'
import { type DocumentMeta, documentOffer } from '#features/templates/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { type OwnTemplate, ownTemplates } from '#packages/templates/own.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const open = async (page: Page, path: string) => {
  const response = await page.goto(site.server.url + path)
  await ready(page)
  return response?.status()
}

/** A built-in template at this price, whatever its file says. */
const priced = async (kind: 'word' | 'ppt', at: number, points: number) => {
  const own = ownTemplates(kind).at(at) as OwnTemplate
  await site.server.deps.db
    .updateTable('template_prices')
    .set({ points })
    .where('template_id', '=', own.id)
    .execute()
  return { id: own.id, meta: own.meta as DocumentMeta }
}

const aBuyer = async (amount: number) => {
  const person = await aPerson(site.server.deps)
  const { deps } = site.server
  if (amount > 0)
    await post(deps.db, deps.now(), {
      userId: person.userId,
      amount,
      reason: 'adjustment',
      key: `given ${person.userId}`,
    })
  const balance = async (id: string) =>
    (await site.server.as(person.token).call(documentOffer, { id })).balance
  return { ...person, balance }
}

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const entries = unzipSync(new Uint8Array(readFileSync(await file.path())))
  return { name: file.suggestedFilename(), entries }
}

test('a template is found by two characters, viewed, bought once, downloaded twice, edited online, exported', async () => {
  const { id, meta } = await priced('word', 0, 3)
  const buyer = await aBuyer(20)
  const had = await buyer.balance(id)
  const { page } = await site.visit({ token: buyer.token })
  await open(page, '/word')
  await page.getByRole('searchbox', { name: '搜索 Word 文档' }).fill(meta.name.slice(0, 2))
  await page.waitForURL((url) => url.searchParams.get('q') === meta.name.slice(0, 2))
  const card = page.locator(`main ul [data-template="${id}"]`)
  await card.getByText('3 积分', { exact: true }).waitFor()
  await card.getByRole('link', { name: meta.name, exact: true }).click()
  await page.waitForURL(`**/word/${id}`)
  await page.getByRole('heading', { level: 1, name: meta.name }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '第 1 页，看大图' }).click()
  const large = page.locator('.viewer-container.viewer-in .viewer-canvas img')
  await large.waitFor()
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1500)
  await page.keyboard.press('Escape')
  await page.locator('.viewer-container.viewer-in').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '下载 .docx' }).click()
  const asked = page.getByRole('dialog', { name: `获取「${meta.name}」` })
  await asked.getByText(`${had - 3} 积分`, { exact: true }).waitFor()
  const first = await downloaded(page, () => asked.getByRole('button', { name: '用 3 积分下载' }).click())
  expect(first.name).toBe(`${meta.name}.docx`)
  expect(Object.keys(first.entries)).toContain('word/document.xml')
  expect(await buyer.balance(id)).toBe(had - 3)
  const again = page.getByRole('button', { name: '下载 .docx' })
  const second = await downloaded(page, () => again.click())
  expect(second.name).toBe(first.name)
  expect(await buyer.balance(id)).toBe(had - 3)
  expect(await asked.count()).toBe(0)

  await page.getByRole('link', { name: '在线编辑' }).click()
  await page.waitForURL(/\/builder\/(?!new)/)
  await page.locator('[data-page="1"]').first().waitFor()
  const resume = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const document = async () =>
    (await site.server.as(buyer.token).call(getResume, { id: resume })).document as { kind: string }
  await expect.poll(document).toMatchObject({ kind: 'word' })

  // The user's own document is exported without further payment.
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: '下载' })
  await exporting.getByRole('radio', { name: /^Word/ }).check({ force: true })
  const own = await downloaded(page, () => exporting.getByRole('button', { name: /^下载 / }).click())
  expect(own.name).toMatch(/\.docx$/)
  expect(Object.keys(own.entries)).toContain('word/document.xml')
  expect(await buyer.balance(id)).toBe(had - 3)
})

test.runIf(isLong)(
  'free templates need no account; others ask for sign-in or say how many points are missing',
  async () => {
    const free = await priced('ppt', 0, 0)
    const dear = await priced('ppt', 1, 6)
    const { page } = await site.visit()
    await open(page, `/ppt/${free.id}`)
    const button = page.getByRole('button', { name: '下载 .pptx' })
    const { name, entries } = await downloaded(page, () => button.click())
    expect(name).toBe(`${free.meta.name}.pptx`)
    expect(Object.keys(entries)).toContain('ppt/presentation.xml')
    await page.getByText('已保存到你的下载文件夹').waitFor()

    await open(page, `/ppt/${dear.id}`)
    for (const act of ['下载 .pptx', '在线编辑'])
      expect(await page.getByRole('link', { name: act }).getAttribute('href')).toBe(
        `/auth/login?next=${encodeURIComponent(`/ppt/${dear.id}`)}`,
      )
    // The builder has the same check.
    await page.goto(`${site.server.url}/builder/new?template=${dear.id}`)
    await page.waitForURL(`**/ppt/${dear.id}`)

    const poor = await aBuyer(0)
    const had = await poor.balance(dear.id)
    const low = await priced('ppt', 1, had + 2)
    const signedIn = await site.visit({ token: poor.token })
    await open(signedIn.page, `/ppt/${low.id}`)
    await signedIn.page.getByRole('button', { name: '在线编辑' }).click()
    const asked = signedIn.page.getByRole('dialog')
    await asked.getByText('还差', { exact: true }).waitFor()
    await asked.getByText('2 积分', { exact: true }).first().waitFor()
    await asked.getByRole('link', { name: '去看看怎么得到积分' }).click()
    await signedIn.page.waitForURL('**/profile/points')
    expect(await poor.balance(low.id)).toBe(had)
  },
)

test('on a phone in English, the line of facts under a card shows whole facts only', async () => {
  const { page, context } = await site.visit()
  await page.setViewportSize({ width: 390, height: 844 })
  await context.addCookies([{ name: 'lang', value: 'en', url: site.server.url }])
  await open(page, '/ppt')
  const card = page.locator('main ul [data-template]').first()
  await card.getByText(/slides$/).waitFor()
  const cut = await card.evaluate((element) => {
    const facts = element.querySelectorAll('p > b, p > span')
    return [...facts].filter((fact) => {
      const line = (fact.parentElement as Element).getBoundingClientRect()
      const { top, right } = fact.getBoundingClientRect()
      return top < line.bottom && right > line.right + 1
    }).length
  })
  expect(cut).toBe(0)
})
