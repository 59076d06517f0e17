import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { Rich } from '#packages/document/values.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = mkdtempSync(join(tmpdir(), 'huajian-html-'))

/** The product's own pages, and an offline browser that opens the file. */
let page: Page
let reader: Page
const asked: string[] = []
const errors: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 900, height: 1200 } })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${partPages}/test/pages/html-file.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  const offline = await chromium.newContext({ viewport: { width: 900, height: 1200 }, offline: true })
  reader = await offline.newPage()
  reader.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) asked.push(request.url())
  })
  reader.on('console', (message) => errors.push(message.text()))
  reader.on('pageerror', (error) => errors.push(error.message))
  return () => page.close()
})

const write = (document: Document, scale = 1) =>
  page.evaluate(([shown, by]) => window.writeHtml(shown, by), [document, scale] as const)

const open = async (html: string) => {
  const file = join(FOLDER, 'resume.html')
  writeFileSync(file, html)
  await reader.goto(pathToFileURL(file).href)
  await reader.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

interface Sheet {
  pixels: Buffer
  size: string
}

/** All pages as rendered, cut from one full picture. */
const picturesOf = async (shown: Page): Promise<Sheet[]> => {
  const picture = sharp(await shown.screenshot({ fullPage: true }))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const boxes = await shown.evaluate(() =>
    [...document.querySelectorAll('[data-page]')].map((sheet) => {
      const { left, top, width, height } = sheet.getBoundingClientRect()
      return { left: left + scrollX, top: top + scrollY, width, height }
    }),
  )
  return Promise.all(
    boxes.map(async (box) => ({
      pixels: await sharp(data, { raw: info }).extract(box).raw().toBuffer(),
      size: `${box.width} × ${box.height}`,
    })),
  )
}

/** The percentage of pixels that differ in colour. */
const differenceOf = (live: Sheet, file: Sheet): number => {
  expect(file.size).toBe(live.size)
  let [different, counted] = [0, -1]
  for (const [at, value] of live.pixels.entries()) {
    const pixel = Math.floor(at / 3)
    if (pixel === counted || Math.abs(value - (file.pixels[at] ?? 0)) <= 8) continue
    counted = pixel
    different += 1
  }
  return (300 * different) / live.pixels.length
}

/** Without spaces, because readers join lines and spaces differently. */
const withoutSpaces = (text: string) =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .sort()
    .join('')

const textOfFile = () =>
  reader.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-page]')].map((sheet) => sheet.innerText),
  )

const sameAsScreen = async () => {
  const [live, file] = [await picturesOf(page), await picturesOf(reader)]
  expect(file).toHaveLength(live.length)
  for (const [at, sheet] of live.entries())
    if (!sheet.pixels.equals(file[at]?.pixels ?? Buffer.of()))
      expect(differenceOf(sheet, file[at] as Sheet), `page ${at + 1}`).toBeLessThan(0.5)
  const seen = await page.evaluate(() => window.textOfPages())
  expect((await textOfFile()).map(withoutSpaces)).toEqual(seen.map(withoutSpaces))
  return live.length
}

const templates = globSync('packages/templates/pages/*.json', { cwd: ROOT })
  .sort()
  .map((file): [string, Document] => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Document])
const people = [personOf('nurse', 'en'), ...edgeCases.filter(({ id }) => id !== 'no-photo')]
/** Two columns, a spanning header, a rail, tables over a page break, vertical lines, Letter size. */
const SEEDS = [11, 38, 57]

test.each(
  sampleEvery(
    [
      ...templates,
      ...people.map((person): [string, Document] => [
        `${person.id} ${person.language}`,
        sampleDocument(person),
      ]),
      ...SEEDS.map((seed): [string, Document] => [`document ${seed}`, chanceDocument(seed)]),
    ],
    9,
  ),
)(
  '%s opens without a network, looks as on the screen, and each page has its own text once',
  async (_, document) => {
    const { html, steps } = await write(document)
    await open(html)
    const live = await sameAsScreen()
    expect({ asked, errors }).toEqual({ asked: [], errors: [] })
    expect(html).not.toMatch(/<script|data-item|contenteditable|\ssrc="[^d]/)
    // Including fonts, for a typical resume of one page.
    if (live === 1) expect(Buffer.byteLength(html)).toBeLessThan(400 * 1024)
    expect(steps.at(-1)).toMatchObject({ step: 'fonts', done: steps.at(-1)?.of })
  },
)

test.runIf(isLong).each([13, 53])('document %i prints on the same pages, each text once', async (seed) => {
  const document = chanceDocument(seed)
  await open((await write({ ...document, page: { ...document.page, size: 'A4' } })).html)
  const seen = await page.evaluate(() => window.textOfPages())
  const file = join(FOLDER, 'print.pdf')
  writeFileSync(file, await reader.pdf({ preferCSSPageSize: true, printBackground: true }))
  const printed = execFileSync('pdftotext', ['-raw', file, '-']).toString().split('\f').slice(0, -1)
  expect(printed.map(withoutSpaces)).toEqual(seen.map(withoutSpaces))
})

test.runIf(isLong)('a zoomed stage makes the same file, and a lost network stops nothing', async () => {
  const document = chanceDocument(53)
  await write(document)
  await page.context().setOffline(true)
  const { html } = await write(document, 0.63)
  await page.context().setOffline(false)
  await open(html)
  await sameAsScreen()
})

test('a search finds each text once, and a screen reader reads it once', async () => {
  const document = sampleDocument(personOf('engineer', 'zh'))
  await open((await write(document)).html)
  const entries = document.sections
    .filter(({ kind }) => kind === 'work_experience')
    .flatMap(({ items }) => items)
  const lines = entries.flatMap(({ data }) => data.bullets as Rich)
  const words = lines.map(({ spans }) => spans[0]?.text.slice(0, 12).replaceAll('\u00a0', ' ') ?? '')
  expect(words.length).toBeGreaterThan(10)
  const snapshot = await reader.locator('body').ariaSnapshot()
  const found = await reader.evaluate((all) => {
    const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text)
    return all.map((text) => {
      getSelection()?.removeAllRanges()
      let times = 0
      while (find(text)) times += 1
      return times
    })
  }, words)
  expect(found).toEqual(words.map(() => 1))
  const readOut = words.map((text) => ({ text, times: snapshot.split(text).length - 1 }))
  expect(readOut).toEqual(words.map((text) => ({ text, times: 1 })))
})

const withPerson = (data: Record<string, string>, props = {}): Document => {
  const document = sampleDocument(personOf('engineer', 'zh'))
  return {
    ...document,
    title: '</title><script>alert(1)</script>',
    sections: document.sections
      .filter(({ kind }) => kind === 'base_info')
      .map((section) => ({
        ...section,
        props,
        items: [{ id: 'one', data: { ...section.items[0]?.data, ...data } }],
      })),
  }
}

test('hidden content is not in the file, and typed markup stays text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const { html } = await write(
    withPerson({ name, email: 'hidden@example.com' }, { email: { visible: false } }),
  )
  expect(html).not.toContain('hidden@example.com')
  await open(html)
  expect(await reader.title()).toBe('</title><script>alert(1)</script>')
  expect((await textOfFile())[0]).toContain(name)
  expect(errors).toEqual([])
})

test.runIf(isLong)(
  'an unreadable picture leaves its place; a picture on every page is stored once',
  async () => {
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='
    const document = chanceDocument(57)
    const pictured: Document = {
      ...document,
      page: { ...document.page, background: { picture: dot } },
      sections: document.sections.map((section) =>
        section.kind === 'base_info'
          ? {
              ...section,
              items: section.items.map((item) => ({ ...item, data: { ...item.data, avatar: 'gone' } })),
            }
          : section,
      ),
    }
    const { html } = await write(pictured)
    expect(html.split(dot)).toHaveLength(2)
    await open(html)
    await sameAsScreen()
  },
)
