import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exportsChart } from '#features/admin/charts-contract.ts'
import { formatIds } from '#packages/export/formats.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const counted = async (token: string) => {
  const { formats } = await site.server.as(token).call(exportsChart, { days: '7' })
  return Object.fromEntries(
    formats.map(({ format, ...kinds }) => [format, Object.values(kinds).reduce((sum, one) => sum + one, 0)]),
  )
}
const file = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download.suggestedFilename()
}

test.runIf(isLong)('counts finished files, but no cancelled ones and none made offline', async () => {
  const admin = await aPerson(site.server.deps, 'admin')
  const { page, context, faults } = await site.visit({}, { acceptDownloads: true })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/exports')) sent.push(request.postDataJSON())
  })
  await builderOn(page).open(site.server.url)
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '下载' })
  await dialog.getByRole('radio', { name: /^纯文本/ }).check({ force: true })
  const press = () => dialog.getByRole('button', { name: /^下载 / }).click()
  expect(sent).toEqual([])
  expect(await file(page, press)).toMatch(/\.txt$/)
  await expect.poll(() => counted(admin.token)).toEqual({ text: 1 })

  expect(await file(page, () => dialog.getByRole('button', { name: '全部格式（.zip）' }).click())).toMatch(
    /\.zip$/,
  )
  await expect
    .poll(() => counted(admin.token))
    .toEqual({ ...Object.fromEntries(formatIds.map((format) => [format, 1])), text: 2 })
  const made = [
    { kind: 'resume', formats: ['text'] },
    { kind: 'resume', formats: formatIds },
  ]
  expect(sent).toEqual(made)

  await context.setOffline(true)
  expect(await file(page, press)).toMatch(/\.txt$/)
  await dialog.getByText('已保存', { exact: false }).first().waitFor()
  expect(sent).toEqual(made)
  // Other requests of the builder are not part of this test.
  faults.length = 0
})

test.runIf(isLong)(
  'an uneditable presentation download counts as its file; the overview shows the totals',
  async () => {
    const admin = await aPerson(site.server.deps, 'admin')
    const own = ownTemplates('ppt').find(({ price }) => price === 0)
    const { page } = await site.visit({ token: admin.token }, { acceptDownloads: true })
    await page.goto(`${site.server.url}/ppt/${own?.id}`)
    await ready(page)
    expect(await file(page, () => page.getByRole('button', { name: '下载 .pptx' }).click())).toMatch(
      /\.pptx$/,
    )
    await expect.poll(async () => (await counted(admin.token)).pptx).toBeGreaterThan(0)

    await page.goto(`${site.server.url}/admin`)
    await ready(page)
    await page
      .getByRole('img', {
        name: /^导出的文件 · 从 \d{4}-\d\d-\d\d 起统计：简历 \d+，Word 文档 0，演示文稿 1/,
      })
      .waitFor()
    await page.getByRole('img', { name: /^AI 使用次数：完成 0/ }).waitFor()
    const table = page.getByRole('table', { name: '导出的文件，按格式' })
    await table.getByRole('row', { name: /^PPT / }).waitFor()
    expect(await violations(page)).toEqual([])
  },
)
