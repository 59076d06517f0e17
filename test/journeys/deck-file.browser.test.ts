import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { toPdf } from '#scripts/office.ts'
import { everySlide, sampleDeck } from '#test/kit/decks.ts'
import { isLong } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let page: Page
const errors: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'deck-file-'))

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 1300, height: 800 } })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${partPages}/test/pages/files.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const make = async (document: Document) => {
  await page.evaluate((shown) => window.show(shown), document)
  const { files } = await page.evaluate((shown) => window.make('pptx', shown), document)
  const bytes = new Uint8Array(Buffer.from(files[0]?.bytes ?? '', 'base64'))
  const parts = unzipSync(bytes)
  const xml = new Map(
    Object.entries(parts)
      .filter(([path]) => /\.(?:xml|rels)$/.test(path))
      .map(([path, content]) => [path, strFromU8(content)]),
  )
  return { bytes, parts, xml, paths: Object.keys(parts) }
}
type Made = Awaited<ReturnType<typeof make>>

const slidesIn = ({ paths }: Made): number =>
  paths.filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length

const slideOf = ({ xml }: Made, document: Document, kind: string): string => {
  const at = document.sections.findIndex((section) => section.kind === kind)
  return xml.get(`ppt/slides/slide${at + 1}.xml`) ?? ''
}

const notWellFormed = ({ xml }: Made): Promise<string[]> =>
  page.evaluate(
    (parts) =>
      parts
        .filter(([, text]) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
        )
        .map(([path]) => path),
    [...xml],
  )

const relationsPath = (path: string): string => path.replace(/([^/]+)$/, '_rels/$1.rels')

/** Broken or undeclared relationships, parts without a type, duplicate ids. */
const problemsIn = ({ xml, paths }: Made): string[] => {
  const problems: string[] = []
  const types = xml.get('[Content_Types].xml') ?? ''
  for (const path of paths) {
    const isKnown = types.includes(`PartName="/${path}"`)
    const extension = path.split('.').at(-1) ?? ''
    if (!isKnown && !types.includes(`Extension="${extension}"`)) problems.push(`${path}: of no type`)
  }
  for (const [, part = ''] of types.matchAll(/PartName="\/([^"]+)"/g))
    if (!paths.includes(part)) problems.push(`${part}: typed, but not there`)
  for (const [path, text] of xml) {
    if (/NaN|Infinity|undefined|="-?\d+\.\d+" (?:cx|cy|x|y)=/.test(text))
      problems.push(`${path}: a number is none`)
    if (path.endsWith('.rels')) {
      const folderOf = path.replace(/_rels\/[^/]*$/, '')
      for (const [, target = '', mode] of text.matchAll(/Target="([^"]*)"( TargetMode="External")?/g)) {
        const full = new URL(target, `file:///${folderOf}`).pathname.slice(1)
        if (!mode && !paths.includes(full)) problems.push(`${path}: ${target}`)
      }
      continue
    }
    const relations = xml.get(relationsPath(path)) ?? ''
    for (const [, id] of text.matchAll(/r:(?:id|embed|dm)="(rId\d+)"/g))
      if (!relations.includes(`Id="${id}"`)) problems.push(`${path}: ${id}`)
    const ids = [...text.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
    if (new Set(ids).size !== ids.length) problems.push(`${path}: an id stands twice`)
  }
  return problems
}

const bare = (text: string): string => text.replace(/\s/g, '')

/** All texts of a section, field by field. */
const wordsIn = ({ title, items }: Section): string[] => [
  title,
  ...items.flatMap(({ data }) =>
    Object.values(data).flatMap((value): string[] => {
      if (typeof value === 'string') return [value]
      if (Array.isArray(value))
        return value.map((one) => ('spans' in one ? one.spans.map(({ text }) => text).join('') : one.value))
      if ('rows' in value) return [...value.head, ...value.rows.flat()]
      return 'labels' in value ? [...value.labels, ...value.series.map(({ name }) => name)] : []
    }),
  ),
]

/** The texts of each slide on the screen: the heading, then the rest in reading order. */
const drawnTexts = (): Promise<string[][]> =>
  page.evaluate(() => {
    const texts = '.hj-text, p, [role="cell"], [role="columnheader"]'
    return [...document.querySelectorAll('[data-page]')].map((sheet) => {
      const all = [...sheet.querySelectorAll(`.hj-flow :is(${texts})`)].filter(
        (one) => !one.closest('[data-chart]') && (one.textContent ?? '').trim() !== '',
      )
      const heading = all.find((one) => one.matches('h1, h2'))
      const rest = all.filter((one) => one !== heading)
      return [heading, ...rest].map((one) => one?.textContent ?? '')
    })
  })

const isInOrder = (text: string, pieces: readonly string[]): boolean => {
  let from = 0
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from)
    from = at + piece.length
    return at >= 0
  })
}

/** Edits texts on slides as a user would in PowerPoint. */
const withWords = ({ parts }: Made, from: string, to: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, content]) => [
        path,
        /^ppt\/slides\/slide\d+\.xml$/.test(path) ? strToU8(strFromU8(content).replace(from, to)) : content,
      ]),
    ),
  )

/** Sorts, removes and duplicates slides as a user would. */
const withOrder = ({ parts, xml }: Made, order: readonly number[]): Uint8Array => {
  const presentation = xml.get('ppt/presentation.xml') ?? ''
  const ids = [...presentation.matchAll(/<p:sldId [^>]*\/>/g)].map(([id]) => id)
  const next = presentation.replace(ids.join(''), order.map((at) => ids[at] ?? '').join(''))
  return zipSync({ ...parts, 'ppt/presentation.xml': strToU8(next) })
}

const withoutOwn = ({ parts }: Made): Uint8Array => {
  const { 'customXml/item1.xml': _, ...rest } = parts
  return zipSync(rest)
}

const readBack = async (bytes: Uint8Array) => {
  const reading = await readResume({ name: 'deck.pptx', bytes }, { pdf: nodeEngine })
  if (!reading.ok) throw new Error(`${reading.problem} ${reading.detail}`)
  return reading
}

const deck = sampleDeck()

test('a presentation is exported as editable slides: placeholders, text boxes, tables, charts, notes', async () => {
  const made = await make(deck)
  expect(slidesIn(made)).toBe(deck.sections.length)
  expect(problemsIn(made)).toEqual([])
  expect(await notWellFormed(made)).toEqual([])
  const { xml } = made
  expect(xml.get('ppt/presentation.xml')).toContain('<p:sldSz cx="12192000" cy="6858000"/>')
  const theme = xml.get('ppt/theme/theme1.xml') ?? ''
  expect(theme).toContain('<a:accent1><a:srgbClr val="254A6D"/></a:accent1>')
  expect(theme).toContain('<a:ea typeface="微软雅黑"/>')
  const layouts = [...xml.keys()].filter((path) => /slideLayouts\/slideLayout\d+\.xml$/.test(path))
  expect(layouts).toHaveLength(5)
  const chart = slideOf(made, deck, 'slide_chart')
  expect(chart).toContain('<p:ph type="title"/>')
  expect(chart).toContain('<p:ph type="ftr" sz="quarter" idx="11"/>')
  expect(chart).toContain('type="slidenum"')
  expect(chart).toContain('<a:schemeClr val="accent1">')
  expect(chart).toContain('drawingml/2006/chart')
  expect(xml.get('ppt/charts/chart1.xml')).toContain('<c:v>3.8</c:v>')
  expect(made.paths).toContain('ppt/embeddings/workbook1.xlsx')
  const table = slideOf(made, deck, 'slide_table')
  expect(table.match(/<a:tr /g)).toHaveLength(4)
  expect(table.match(/<a:gridCol /g)).toHaveLength(4)
  const text = slideOf(made, deck, 'slide_text')
  const [body = ''] = text.match(/<p:sp>(?:(?!<p:sp>).)*idx="1"\/>.*?<\/p:sp>/s) ?? []
  expect(body.match(/<a:p>/g)).toHaveLength(5)
  expect(body.match(/<a:buChar char="•"\/>/g)).toHaveLength(3)
  expect(body).toContain('hlinkClick')
  expect(xml.get('ppt/notesSlides/notesSlide1.xml')).toContain('先问好，再说今天只讲三件事。')
  expect(errors).toEqual([])
})

test('our own file is imported unchanged; texts edited in it are read, the rest stays', async () => {
  const made = await make(deck)
  const whole = await readBack(made.bytes)
  expect(whole.source).toBe('huajian-pptx')
  expect(whole.document).toEqual(deck)
  const changed = await readBack(withWords(made, '看得见账的人', '看得懂账的人'))
  expect(changed.document.theme).toEqual(deck.theme)
  expect(changed.document.sections.map(({ kind }) => kind)).toEqual(deck.sections.map(({ kind }) => kind))
  const at = deck.sections.findIndex(({ kind }) => kind === 'slide_text')
  expect(JSON.stringify(changed.document.sections[at])).toContain('看得懂账的人，才管得住账。')
  expect(changed.document.sections.filter((_, place) => place !== at)).toEqual(
    deck.sections.filter((_, place) => place !== at),
  )
})

test('slides that were sorted, removed or duplicated are imported that way', async () => {
  const made = await make(deck)
  const order = [0, 3, 2, 4, 4, 7]
  const { document } = await readBack(withOrder(made, order))
  const bareSections = (sections: readonly Section[]) =>
    sections.map(({ kind, title, items }) => [kind, title, items.map(({ data }) => data)])
  expect(bareSections(document.sections)).toEqual(
    bareSections(order.flatMap((at) => deck.sections[at] ?? [])),
  )
  expect(new Set(document.sections.map(({ id }) => id)).size).toBe(order.length)
})

test('without the embedded document, all texts are imported in order, as the kinds that they were', async () => {
  const reading = await readBack(withoutOwn(await make(deck)))
  expect(reading.source).toBe('pptx')
  const { sections } = reading.document
  expect(sections.map(({ title }) => title)).toEqual(deck.sections.map(({ title }) => title))
  const kindAt = (kind: string) => sections[deck.sections.findIndex((section) => section.kind === kind)]?.kind
  for (const kind of [
    'slide_title',
    'slide_section',
    'slide_text',
    'slide_chart',
    'slide_table',
    'slide_pictures',
  ])
    expect(kindAt(kind)).toBe(kind)
  for (const [at, drawn] of (await drawnTexts()).entries()) {
    const section = sections[at]
    const expected = bare(section ? wordsIn(section).join('') : '')
    expect(drawn.filter((text) => !expected.includes(bare(text)))).toEqual([])
    if (section?.kind === 'slide_text') expect(isInOrder(expected, drawn.slice(1).map(bare))).toBe(true)
  }
  const notes = sections.map(({ items }) => items[0]?.data.notes)
  expect(notes).toEqual(deck.sections.map(({ items }) => items[0]?.data.notes))
})

/** Similarity: 1 minus the mean difference, cell by cell of a coarse grid. */
const likeness = async (one: Buffer, other: string): Promise<number> => {
  const small = (picture: Buffer | string) =>
    sharp(picture).resize(160, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([small(one), small(other)])
  const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0)
  return 1 - difference / a.length / 255
}

// LibreOffice is slow, so all variants are compared in the long run only.
test.each(isLong ? [everySlide()] : [])(
  'LibreOffice renders slides that look like ours and have the same text',
  { timeout: 400_000 },
  async (document) => {
    const made = await make(document)
    writeFileSync(join(folder, 'deck.pptx'), made.bytes)
    await toPdf([join(folder, 'deck.pptx')], folder)
    const pdf = join(folder, 'deck.pdf')
    const printed = bare(execFileSync('pdftotext', ['-raw', pdf, '-']).toString())
    const missing = document.sections.filter(
      ({ title }) => !printed.includes(bare(title)) && !printed.includes(bare(title).slice(0, 4)),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
    execFileSync('pdftoppm', ['-png', '-r', '48', pdf, join(folder, 'slide')])
    const theirs = readdirSync(folder)
      .filter((name) => /^slide-\d+\.png$/.test(name))
      .toSorted()
    const ours = await page.locator('[data-page]').all()
    expect(theirs).toHaveLength(ours.length)
    const found: [string, number][] = []
    for (const [at, sheet] of ours.entries()) {
      const picture = await sheet.screenshot()
      found.push([
        document.sections[at]?.id ?? String(at),
        await likeness(picture, join(folder, theirs[at] ?? '')),
      ])
    }
    const worst = found.toSorted(([, one], [, other]) => one - other).slice(0, 10)
    const mean = found.reduce((sum, [, value]) => sum + value, 0) / found.length
    console.info(`likeness: mean ${mean.toFixed(4)}, worst ${JSON.stringify(worst)}`)
    expect(mean).toBeGreaterThan(0.97)
    expect(worst[0]?.[1]).toBeGreaterThan(0.93)
  },
)
