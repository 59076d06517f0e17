import { create } from 'mutative'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { fixCommand } from '#packages/checks/fix.ts'
import { type Proof, provePdf } from '#packages/checks/proof.ts'
import type { Warning } from '#packages/checks/rules.ts'
import type { Document } from '#packages/document/schema.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { type Builder, builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { type NamedDocument, templateDocuments } from '#test/kit/pdf-documents.ts'
import { startExports } from '#test/kit/pdf-page.ts'
import { inWorker } from '#test/kit/worker.ts'

const shareOf = (proofs: readonly Proof[]): number => {
  const fields = proofs.flatMap((proof) => proof.fields)
  return fields.filter(({ state }) => state === 'same').length / fields.length
}

/** Fixes for how a file is read: section titles, their order, levels in words. */
const READING: readonly Warning['code'][] = ['unknown_title', 'title_beside', 'level_figure']

const fixed = (document: Document, { warnings }: Proof): Document =>
  create(document, (draft) => {
    for (const { code, fix } of warnings)
      if (fix && 'steps' in fix && READING.includes(code)) fixCommand(fix.steps)(draft as Document)
  })

describe.runIf(isLong)('results of a foreign reader for our own files', () => {
  let exports: Awaited<ReturnType<typeof startExports>>
  const results: { name: string; document: Document; before: Proof; after: Proof }[] = []

  const proofOf = async (document: Document): Promise<Proof> => {
    const pages = await exports.show(document)
    const { bytes, missing } = await exports.file(document)
    const text = (await exports.texts()).map(({ seen }) => seen).join('')
    const troubles = { missing, unread: 0 }
    return provePdf(bytes, document, { text, pages }, { pdf: nodeEngine, troubles })
  }

  inWorker.beforeAll(async ({ chromium, partPages }) => {
    exports = await startExports(chromium, partPages)
    const samples: NamedDocument[] = people
      .filter((_, at) => at % 2 === Math.floor(at / 2) % 2)
      .map((person) => ({ name: `${person.id} ${person.language}`, document: sampleDocument(person) }))
    for (const { name, document } of [...templateDocuments(), ...samples]) {
      const before = await proofOf(document)
      const better = fixed(document, before)
      results.push({ name, document, before, after: better === document ? before : await proofOf(better) })
    }
  }, 120_000)
  afterAll(async () => {
    await exports?.page.close()
  })

  const table = () =>
    results
      .map(
        ({ name, before, after }) =>
          `${name}: ${shareOf([before]).toFixed(3)} → ${shareOf([after]).toFixed(3)}`,
      )
      .join('\n')

  test('every file equals its pages, and every font is embedded', () => {
    for (const { name, before } of results)
      expect([name, before.sameText, before.samePages, before.fonts.notEmbedded]).toEqual([
        name,
        true,
        true,
        [],
      ])
  })

  const oneColumn = () => results.filter(({ document }) => document.page.layout === 'base')

  test('one column is read correctly after the suggested fixes', () => {
    const people = oneColumn().filter(({ name }) => !name.endsWith('.json'))
    expect(shareOf(people.map(({ before }) => before)), table()).toBeGreaterThan(0.85)
    expect(shareOf(people.map(({ after }) => after)), table()).toBeGreaterThan(0.95)
    expect(shareOf(oneColumn().map(({ after }) => after)), table()).toBeGreaterThan(0.95)
  })

  test('templates of one column are read almost correctly; no fix makes a file worse', () => {
    const templates = oneColumn().filter(({ name }) => name.endsWith('.json'))
    expect(templates.length).toBeGreaterThan(3)
    expect(shareOf(templates.map(({ after }) => after)), table()).toBeGreaterThan(0.85)
    for (const { name, before, after } of results)
      expect(shareOf([after]), name).toBeGreaterThanOrEqual(shareOf([before]) - 0.02)
  })
})

const site = journey()

/** The builder of a visitor with this document. */
const builderWith = async (document: Document, ahead = false) => {
  const visit = await site.visit({}, { acceptDownloads: true, ahead })
  const { page } = visit
  const builder = builderOn(page)
  await builder.open(site.server.url)
  await builder.button('导入').click()
  const dialog = page.getByRole('dialog', { name: '从文件导入' })
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(document)),
  })
  await dialog.getByText('完整还原').waitFor()
  await dialog.getByRole('button', { name: '导入', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await builder.settled()
  return { ...visit, builder }
}

const titleOnPage = (page: Page, title: string) =>
  page.locator('[data-stage] [data-page="1"]').getByText(title, { exact: true })

const TITLE = '我走过的路'

const broken = (): Document =>
  create(sampleDocument(personOf('teacher', 'zh')), (draft) => {
    for (const section of draft.sections) if (section.kind === 'work_experience') section.title = TITLE
  })

const openProof = async ({ page, tool }: Builder): Promise<Locator> => {
  await tool(/^体检/)
  return page.getByRole('dialog', { name: '体检' })
}

test.runIf(isLong)(
  'an unknown title: the download reports it, one press fixes it, undo reverts that',
  async () => {
    const { page, builder } = await builderWith(broken())
    await builder.button('下载').click()
    const dialog = page.getByRole('dialog')
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '下载 PDF' }).click()
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/)
    await dialog.getByText(/招聘系统读到 \d+\/\d+ 项，\d+ 条提醒/).waitFor()
    await dialog.getByRole('button', { name: '查看', exact: true }).click()

    const warning = dialog.locator('[data-code="unknown_title"]').filter({ hasText: TITLE })
    await warning.getByRole('button', { name: '改为「工作经历」' }).click()
    await warning.waitFor({ state: 'detached' })
    await titleOnPage(page, '工作经历').waitFor()
    await dialog.getByText('已处理：改为「工作经历」').waitFor()
    await dialog.getByText('刚才保存的文件还是改动前的').waitFor()

    await dialog.getByRole('button', { name: '返回下载' }).click()
    await dialog.getByText('请重新下载').waitFor()
    await dialog.getByRole('button', { name: '取消' }).click()
    await builder.undo.click()
    await titleOnPage(page, TITLE).waitFor()

    if (!isLong) return
    const again = await openProof(builder)
    await again.locator('[data-code="unknown_title"]').filter({ hasText: TITLE }).waitFor()
  },
)

test.runIf(isLong)('the check on its own: fields, raw text, and links to the place', async () => {
  const { page, builder } = await builderWith(broken())
  const dialog = await openProof(builder)
  await dialog.getByRole('heading', { name: /招聘系统读到 \d+\/\d+ 项/ }).waitFor()
  expect(await dialog.getByText('文字与屏幕一致').count()).toBe(1)
  await dialog.getByText('机器读到的原文').click()
  await dialog.locator('pre').getByText(TITLE).waitFor()
  const warning = dialog.locator('[data-code="unknown_title"]').filter({ hasText: TITLE })
  await warning.getByRole('button', { name: '定位' }).click()
  await dialog.waitFor({ state: 'detached' })
  const head = page.getByRole('complementary', { name: '内容' }).locator('[data-section-head]')
  await expect.poll(() => head.filter({ hasText: TITLE }).getAttribute('aria-expanded')).not.toBe('false')
})

test('a file that differs from the screen is not saved without confirmation, and the difference is shown', async () => {
  const { page, builder } = await builderWith(sampleDocument(personOf('chef', 'zh')))
  // The screen is read as if it did not show the section's title, so the file has more text than it.
  await page.evaluate(() => {
    const own = Element.prototype.checkVisibility
    Element.prototype.checkVisibility = function (options) {
      return options?.visibilityProperty && this.textContent === '工作经历' ? false : own.call(this, options)
    }
  })
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await builder.button('下载').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '下载 PDF' }).click()
  const alert = dialog.getByRole('alert')
  await alert.getByText('文件与屏幕不一致，还没有保存').waitFor()
  expect(await alert.textContent()).toMatch(/屏幕上是「.+」，文件里是「.*工作经历.*」/)
  expect(saved).toEqual([])
  await alert.getByRole('button', { name: '仍然保存' }).click()
  await expect.poll(() => saved).toHaveLength(1)
})

test.runIf(isLong)('after some time in the editor, a file is made and checked offline', async () => {
  const { page, context, builder, faults } = await builderWith(sampleDocument(personOf('nurse', 'zh')), true)
  // The browser only records 250 requests by default.
  await page.evaluate(() => performance.setResourceTimingBufferSize(2000))
  // The last prefetched file.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/pack-[\w-]+\.js$/.test(name)),
  )
  await context.setOffline(true)
  await builder.button('下载').click()
  const dialog = page.getByRole('dialog')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载 PDF' }).click()
  await coming
  await dialog.getByText(/招聘系统读到 \d+\/\d+ 项/).waitFor()
  await context.setOffline(false)
  // The page polls for news, which is the only other request.
  expect(
    faults.splice(0).filter((fault) => fault.startsWith('request:') && !fault.includes('/api/')),
  ).toEqual([])
})
