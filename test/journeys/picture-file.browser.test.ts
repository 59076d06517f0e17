import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { difference, type Raster } from '#test/kit/pdf-compare.ts'
import { inWorker } from '#test/kit/worker.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCALE = 2

let page: Page
const errors: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: SCALE })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${partPages}/test/pages/files.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})

const engineer = sampleDocument(personOf('engineer', 'zh'))

const show = async (document: Document) => {
  const count = await page.evaluate((shown) => window.show(shown), document)
  await page.evaluate(() =>
    Promise.all([...globalThis.document.images].map((image) => image.decode().catch(() => undefined))),
  )
  return count
}

const make = async (document: Document, options: object = {}, stopAt?: string) => {
  const made = await page.evaluate(([shown, chosen, end]) => window.make('png', shown, chosen, end), [
    document,
    options,
    stopAt,
  ] as const)
  return {
    ...made,
    files: made.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes, 'base64') })),
  }
}

const rasterOf = async (png: Buffer): Promise<Raster> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const templates = globSync('packages/templates/pages/*.json', { cwd: ROOT })
  .sort()
  .map((file): [string, Document] => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Document])

const samples = [
  engineer,
  sampleDocument(personOf('nurse', 'en')),
  sampleDocument(personOf('designer', 'zh')),
  ...edgeCases
    .filter(({ id }) => ['empty', 'long-words', 'rare-characters'].includes(id))
    .map(sampleDocument),
].map((document): [string, Document] => [document.title || 'empty', document])

test.each(sampleEvery([...templates, ...samples], 12))(
  'a picture of %s equals the screen',
  async (_, document) => {
    await show(document)
    const { files } = await make(document, { scale: SCALE, pages: isLong ? [0, 1] : [0] })
    const sheets = await page.locator('[data-page]').all()
    for (const [at, { bytes }] of files.entries()) {
      const screen = await rasterOf(await (sheets[at] as (typeof sheets)[0]).screenshot())
      const picture = await rasterOf(bytes)
      expect([picture.width, picture.height]).toEqual([screen.width, screen.height])
      expect(difference(picture, screen).share).toBeLessThan(0.005)
    }
  },
)

test('pictures state their resolution and are named by page', async () => {
  const count = await show(engineer)
  const { files, steps } = await make(engineer, { scale: 1 })
  expect(files.map(({ name }) => name)).toEqual(
    Array.from({ length: count }, (_, at) => `file-${at + 1}.png`),
  )
  expect(steps.at(-1)).toEqual({ step: 'pages', done: count, of: count })
  const facts = await sharp(files[0]?.bytes).metadata()
  expect(facts).toMatchObject({ width: 794, height: 1123, space: 'srgb', density: 96 })
  expect((await sharp(files[0]?.bytes).stats()).isOpaque).toBe(true)
  const { files: fine } = await make(engineer, { scale: 3, pages: [1] })
  expect(fine.map(({ name }) => name)).toEqual(['file.png'])
  expect(await sharp(fine[0]?.bytes).metadata()).toMatchObject({ width: 2382, height: 3369, density: 288 })
})

test('a long picture has all pages one below the other', async () => {
  const count = await show(engineer)
  const { files: each } = await make(engineer, { scale: 1 })
  const { files } = await make(engineer, { scale: 1, long: true })
  expect(files.map(({ name }) => name)).toEqual(['file.png'])
  const whole = await rasterOf(files[0]?.bytes as Buffer)
  expect([whole.width, whole.height]).toEqual([794, 1123 * count])
  const pages = await Promise.all(each.map(({ bytes }) => rasterOf(bytes)))
  expect(Buffer.concat(pages.map(({ data }) => data)).equals(Buffer.from(whole.data))).toBe(true)
})

test('a thumbnail has the requested width', async () => {
  await show(engineer)
  const bytes = Buffer.from(await page.evaluate(() => window.thumbnail(1, 200)), 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 283 })
})

/** Its entries repeated: some twenty pages. */
const long: Document = {
  ...engineer,
  sections: engineer.sections.map((section) => ({
    ...section,
    items: section.kind.endsWith('_experience')
      ? Array.from({ length: 6 }, (_, round) =>
          section.items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
        ).flat()
      : section.items,
  })),
}

test.runIf(isLong)('a file of many pages does not block the page and can be cancelled', async () => {
  const count = await show(long)
  expect(count).toBeGreaterThan(10)
  const { files, took, frozen } = await make(long, { scale: 1 })
  expect(files.length).toBe(count)
  expect(frozen).toBeLessThan(took / 2)
  await expect(make(long, { scale: 1 }, 'pages')).rejects.toThrow(/abort/i)
  const { files: again } = await make(long, { scale: 1, pages: [0] })
  expect(again.length).toBe(1)
  expect(errors).toEqual([])
})
