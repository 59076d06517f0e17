import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { formatIds } from '#packages/formats/formats.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { embeddedLetters } from '#test/kit/pdf-read.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

/** The builder of a person who has this document on the server. */
const withDocument = async (document: Document) => {
  const { token } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const { id } = await api.call(createResume, { document })
  const { page } = await site.visit({ token }, { acceptDownloads: true })
  await page.goto(`${site.server.url}/builder/${id}`)
  await ready(page)
  await page.locator('[data-page="1"]').waitFor()
  return { page, stored: async () => (await api.call(getResume, { id })).document as Document }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '下载' })

const saved = async (page: Page, press: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

const exported = async (page: Page, format: RegExp) => {
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: format }).check({ force: true })
  return saved(page, () => dialog.getByRole('button', { name: /^下载 / }).click())
}

test('a PDF is made on this device, named after the person, and comes back whole by import', async () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const { page } = await withDocument(document)
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const pdf = await exported(page, /^PDF/)
  expect(pdf.name).toMatch(/^宋知微.*\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await dialogOf(page).getByText(pdf.name).waitFor()
  const { size } = embeddedLetters(pdf.bytes)
  await dialogOf(page).getByText(`只嵌入用到的 ${size} 字`).waitFor()

  const { page: other, stored } = await withDocument(sampleDocument(personOf('chef', 'zh')))
  await other.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: '从文件导入' })
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: pdf.name, mimeType: 'application/pdf', buffer: pdf.bytes })
  await dialog.getByText('完整还原').waitFor()
  await dialog.getByRole('button', { name: '导入', exact: true }).click()
  await expect.poll(async () => (await stored()).sections).toEqual(document.sections)
  expect((await stored()).theme).toEqual(document.theme)
})

test.runIf(isLong)(
  'every format is made, alone and all in one',
  async () => {
    const { page } = await withDocument(sampleDocument(personOf('teacher', 'zh')))
    await page.getByRole('button', { name: '下载', exact: true }).click()
    const dialog = dialogOf(page)
    const word = await exported(page, /^Word/)
    expect(Object.keys(unzipSync(word.bytes))).toContain('word/document.xml')
    const all = await saved(page, () => dialog.getByRole('button', { name: '全部格式（.zip）' }).click())
    const names = Object.keys(unzipSync(all.bytes))
    expect(names.length).toBeGreaterThanOrEqual(formatIds.length)
    expect(new Set(names).size).toBe(names.length)
    // What was chosen is chosen again the next time.
    await dialog.getByRole('radio', { name: /^Markdown/ }).check({ force: true })
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: '下载', exact: true }).click()
    expect(
      await dialogOf(page)
        .getByRole('radio', { name: /^Markdown/ })
        .isChecked(),
    ).toBe(true)
  },
  180_000,
)

const PASTED = `林知夏
高级产品经理  |  138 0000 2716  |  zhixia@example.com

教育背景
2014.09 - 2018.06  东湖大学  信息管理  本科

工作经历
2020.03 - 至今  拾穗网络科技有限公司  高级产品经理
- 负责协同文档产品线，月活由 42 万增至 96 万
- 主导权限重构，冲突率从 2.1% 降到 0.3%

自我评价
关心写作者的每一次停顿。`

test('pasted text is read, looked through, mended and taken in as one step', async () => {
  const { page } = await site.visit()
  const builder = builderOn(page)
  await builder.open(site.server.url)
  const before = await builder.document()
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '从文件导入' })
  await dialog.getByRole('textbox').fill(PASTED)
  await dialog.getByRole('button', { name: '识别这段文字' }).click()
  await dialog.getByRole('heading', { name: /^读到的内容/ }).waitFor()
  await dialog.getByRole('button', { name: '导入', exact: true }).click()
  const after = await builder.document()
  const all = JSON.stringify(after.sections)
  for (const word of [
    '林知夏',
    'zhixia@example.com',
    '东湖大学',
    '拾穗网络科技有限公司',
    '96 万',
    '每一次停顿',
  ])
    expect(all).toContain(word)
  await builder.undo.click()
  expect((await builder.document()).sections).toEqual(before.sections)
})

test.runIf(isLong)('a file that cannot be read is refused in words, and nothing changes', async () => {
  const { page, faults } = await site.visit()
  const builder = builderOn(page)
  await builder.open(site.server.url)
  const before = await builder.document()
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '从文件导入' })
  const give = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await give('broken.pdf', Buffer.from('%PDF-1.7\nnothing of the sort'))
  await dialog.getByRole('alert').getByText('损坏').waitFor()
  await give('empty.txt', Buffer.alloc(0))
  await dialog.getByRole('alert').getByText('空的').waitFor()
  await page.keyboard.press('Escape')
  expect(await builder.document()).toEqual(before)
  // The reader of PDF files remarks on what it is given.
  expect(faults.splice(0).filter((fault) => !fault.includes('Indexing all PDF objects'))).toEqual([])
})
