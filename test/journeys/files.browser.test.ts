import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { formatIds, formatOf } from '#packages/export/formats.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { embeddedCharacters } from '#test/kit/pdf-read.ts'
import { aPerson } from '#test/kit/people.ts'
import { painted } from '#test/kit/pictures.ts'

const site = journey()

/** The builder of a user who has this document on the server. */
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

test('a PDF is made on this device, named after the person, and imported without loss', async () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const { page } = await withDocument(document)
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const pdf = await exported(page, /^PDF/)
  expect(pdf.name).toMatch(/^宋知微.*\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await dialogOf(page).getByText(pdf.name).waitFor()
  const { size } = embeddedCharacters(pdf.bytes)
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

/** Whether both halves of the painted photo are visible. */
const redAndBlue = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let [red, blue] = [0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 180 && g < 50 && b < 50) red += 1
    if (b > 180 && g < 50 && r < 50) blue += 1
  }
  return red > 1000 && blue > 1000
}

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

test('a visitor’s photo, which no server has, is in every file that shows it; all formats are offered', async () => {
  const { page } = await site.visit({}, { acceptDownloads: true })
  const builder = builderOn(page)
  await builder.open(site.server.url)
  await builder.head('基本').click()
  const chosen = page.waitForEvent('filechooser')
  await builder.button('上传照片', builder.content).click()
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await painted(600, 800) })
  await page.getByRole('button', { name: '使用这张照片' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { sections } = await builder.document()
  const address = String(sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.avatar)
  expect(address).toMatch(/^data:image\//)
  const photo = await sizeOf(Buffer.from(address.split(',')[1] ?? '', 'base64'))

  await builder.button('下载').click()
  const dialog = dialogOf(page)
  const all = await saved(page, () => dialog.getByRole('button', { name: '全部格式（.zip）' }).click())
  const files = unzipSync(all.bytes)
  expect(Object.keys(files).length).toBe(formatIds.length)
  const endings = Object.keys(files).map((name) => name.slice(name.indexOf('.') + 1))
  expect(new Set(endings)).toEqual(new Set(formatIds.map((id) => formatOf(id).extension)))
  const made = (ending: string) =>
    Object.entries(files).find(([name]) => name.endsWith(ending))?.[1] as Uint8Array
  const pictures = async (ending: string, folder: string) => {
    const all = Object.entries(unzipSync(made(ending))).filter(([name]) => name.startsWith(folder))
    return Promise.all(all.map(([, bytes]) => sizeOf(bytes)))
  }
  expect(await pictures('.docx', 'word/media/')).toEqual([photo])
  const slides = await pictures('.pptx', 'ppt/media/')
  expect(slides.map(({ width, height }) => (width / height).toFixed(2))).toEqual(['0.75'])
  expect(Buffer.from(made('.html')).toString()).toContain(address)
  expect(await redAndBlue(made('.png'))).toBe(true)
  expect(await dialog.getByText('图片没有取到').count()).toBe(0)
})

test.runIf(isLong)('an unreadable picture leaves its place empty, which is reported', async () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const person = document.sections.find(({ kind }) => kind === 'base_info')?.items[0]
  if (person) person.data.avatar = 'data:image/png;base64,AAAA'
  const { page } = await withDocument(document)
  await page.getByRole('button', { name: '下载', exact: true }).click()
  for (const format of [/^Word/, /^PPT/]) {
    await exported(page, format)
    await dialogOf(page).getByText('有 1 张图片没有取到，文件里留了空位。').waitFor()
  }
})

test.runIf(isLong)(
  'every format can be downloaded, alone and all in one archive',
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
    // The previous choice is selected the next time.
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

test('pasted text is parsed, reviewed, corrected and imported as one step', async () => {
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

test.runIf(isLong)('an unreadable file is refused with a message, and nothing changes', async () => {
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
  // The PDF reader logs warnings about damaged files.
  expect(faults.splice(0).filter((fault) => !fault.includes('Indexing all PDF objects'))).toEqual([])
})
