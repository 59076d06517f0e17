import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import type { DisplayList, Op, TextOp } from '#packages/export/display-list/list.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { sampleDeck } from '#test/kit/decks.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { templateDocuments } from '#test/kit/pdf-documents.ts'
import { startExports } from '#test/kit/pdf-page.ts'
import { askTools, embeddedCharacters, openPdf, readPages, withoutSpace } from '#test/kit/pdf-read.ts'
import { setterDocuments } from '#test/kit/pdf-setters.ts'
import { type WordKind, wordDocument, wordSection } from '#test/kit/words.ts'
import { inWorker } from '#test/kit/worker.ts'

let exports: Awaited<ReturnType<typeof startExports>>

inWorker.beforeAll(async ({ chromium, partPages }) => {
  exports = await startExports(chromium, partPages)
})
afterAll(async () => {
  await exports?.page.close()
})
afterEach(() => {
  expect(exports.errors.splice(0)).toEqual([])
})

const flat = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => (op.op === 'group' ? [op, ...flat(op.ops)] : [op]))
const opsOf = (list: DisplayList): Op[] => list.pages.flatMap(({ ops }) => flat(ops))
const textsOf = (list: DisplayList): TextOp[] => opsOf(list).filter((op) => op.op === 'text')

const short = (): Document => sampleDocument(atLength(personOf('engineer', 'zh'), 'short'))

const withItem = (document: Document, kind: string, data: Section['items'][number]['data']): Document => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === kind
      ? { ...section, items: section.items.map((item) => ({ ...item, data: { ...item.data, ...data } })) }
      : section,
  ),
})

/** Every number in it, in order, to compare lists up to rounding. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

const expectAlike = (one: DisplayList, other: DisplayList) => {
  expect(textsOf(other).map(({ text, part }) => [text, part])).toEqual(
    textsOf(one).map(({ text, part }) => [text, part]),
  )
  const [first, second] = [numbersIn(one.pages), numbersIn(other.pages)]
  expect(second).toHaveLength(first.length)
  const off = Math.max(...first.map((value, at) => Math.abs(value - (second[at] ?? 0))))
  expect(off).toBeLessThan(0.2)
}

describe('the display list does not depend on the view', () => {
  const documents = [...templateDocuments().slice(2, 4), ...setterDocuments().slice(2, 3)]

  test.each(sampleEvery(documents, 3).map((one) => [one.name, one.document] as const))(
    '%s, zoomed',
    async (_, document) => {
      await exports.show(document)
      const whole = await exports.list()
      for (const scale of [0.63, 1.37]) {
        await exports.show(document, scale)
        expectAlike(whole, await exports.list())
      }
    },
  )

  test('scrolled to another page', async () => {
    await exports.show(chanceDocument(8))
    const top = await exports.list()
    await exports.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await exports.page.waitForFunction(
      () => !document.querySelector('[data-page="1"] > *')?.checkVisibility({ contentVisibilityAuto: true }),
    )
    expectAlike(top, await exports.list())
    await exports.page.evaluate(() => window.scrollTo(0, 0))
  })

  const repeated = (times: number): Document => {
    const person = sampleDocument(personOf('engineer', 'zh'))
    const again = (_: unknown, time: number) =>
      person.sections.map((section) => ({ ...section, id: `${section.id}-${time}` }))
    return { ...person, sections: Array.from({ length: times }, again).flat() }
  }
  const flows = () => exports.page.locator('[data-flow]').count()

  test('with only the visible windows laid out', async () => {
    const pages = await exports.show(repeated(2))
    const whole = await exports.list()
    const texts = await exports.texts()
    expect(await flows()).toBe(pages)
    await exports.show(short())
    expect(await exports.show(repeated(2), 1, 'near')).toBe(pages)
    expect(await flows()).toBeLessThan(pages / 2)
    expectAlike(whole, await exports.list())
    expect(await exports.texts()).toEqual(texts)
    await exports.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await exports.page.locator(`[data-page="${pages}"] > [data-flow]`).waitFor({ state: 'attached' })
    await exports.page.evaluate(() => window.scrollTo(0, 0))
  })

  test('many pages are read between frames, with the same result while scrolling', async () => {
    await exports.show(repeated(4), 1, 'near')
    const whole = await exports.list()
    const { list, turns } = await exports.listWhileScrolling()
    expect(turns).toBeGreaterThan(1)
    expectAlike(whole, list)
  })

  test('and leaves the page unchanged', async () => {
    const [, , turned] = setterDocuments()
    if (!turned) return
    await exports.show(turned.document)
    const html = () => exports.page.evaluate(() => document.getElementById('root')?.innerHTML)
    const before = await html()
    await exports.list()
    expect(await html()).toBe(before)
  })
})

test('counts the characters in the embedded fonts, including all page numbers', async () => {
  const word = wordDocument(
    ['doc_title', 'doc_text', 'doc_list', 'doc_table'].map((kind) => wordSection(kind as WordKind, 1)),
  )
  for (const document of [word, sampleDeck(), short()]) {
    const pages = await exports.show(document)
    const { bytes } = await exports.file(document)
    const all = await exports.page.evaluate(() => window.usedCharacters())
    expect(all).toBe(embeddedCharacters(bytes).size)
    if (pages > 1) expect(await exports.page.evaluate(() => window.usedCharacters([0]))).toBeLessThan(all)
  }
})

const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

/** Left half red, right half blue, which shows the rotation. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: {
        create: { width: Math.round(width / 2), height, channels: 3, background: '#2040d0' },
      },
      left: Math.round(width / 2),
      top: 0,
    },
  ])

describe('pictures', () => {
  const listWith = async (avatar: string) => {
    await exports.show(withItem(short(), 'base_info', { avatar }))
    return exports.list()
  }

  test('a JPEG is embedded byte by byte', async () => {
    const bytes = await halves(60, 80).jpeg().toBuffer()
    const { pictures } = await listWith(dataUrl('jpeg', bytes))
    expect(pictures).toMatchObject([{ type: 'image/jpeg', width: 60, height: 80 }])
    expect([...(pictures[0]?.bytes ?? [])]).toEqual([...bytes])
  })

  test('a rotated photo is upright', async () => {
    const turned = await halves(60, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { pictures } = await listWith(dataUrl('jpeg', turned))
    expect(pictures).toMatchObject([{ type: 'image/jpeg', width: 80, height: 60 }])
    const { data } = await sharp(Uint8Array.from(pictures[0]?.bytes ?? []))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // After a quarter turn, the red half is on top.
    expect(data[0] ?? 0).toBeGreaterThan(150)
    expect(data[data.length - 1] ?? 0).toBeGreaterThan(150)
  })

  test('a WebP photo becomes a JPEG, a transparent one a PNG', async () => {
    const photo = await listWith(dataUrl('webp', await halves(900, 1200).webp().toBuffer()))
    expect(photo.pictures[0]?.type).toBe('image/jpeg')
    expect(photo.pictures[0]?.width).toBeLessThan(900)
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#20a04080' } })
      .webp({ lossless: true })
      .toBuffer()
    expect((await listWith(dataUrl('webp', clear))).pictures[0]?.type).toBe('image/png')
  })

  test('an unreadable picture is reported; its background and the rest of the file are there', async () => {
    const document = withItem(short(), 'base_info', { avatar: 'no-such-file' })
    await exports.show(document)
    const { bytes, unread } = await exports.file(document)
    expect(unread).toHaveLength(1)
    expect(unread[0]).toContain('/files/no-such-file')
    expect((await askTools(bytes)).texts[0]).toContain('纪行远')
    exports.errors.splice(0)
  })
})

test('characters missing in all fonts are drawn, reported and searchable', async () => {
  const document = withItem(short(), 'base_info', { name: '王𠮷😀', degree: 'العربية' })
  await exports.show(document)
  const { bytes, missing } = await exports.file(document)
  expect(missing).toEqual(['𠮷', '😀', 'العربية'])
  const list = await exports.list()
  expect(list.missingGlyphs?.map(({ text }) => text)).toEqual(missing)
  const [page] = await readPages(await openPdf(bytes))
  expect(page?.seen).toContain('王𠮷😀')
})

/** Programs reverse right-to-left words in different ways, so only their letters are compared. */
const turnedAlike = (text: string) =>
  withoutSpace(text).replace(/[\u0590-\u08ff]+/g, (word) => [...word].sort().join(''))

test.each(edgeCases.map((person) => [person.id, person] as const))(
  'the person %s: the file has the text of the page',
  async (_, person) => {
    const document = sampleDocument(person)
    await exports.show(document)
    const { bytes } = await exports.file(document)
    const pages = await readPages(await openPdf(bytes))
    const expected = await exports.texts()
    expect(pages.map(({ seen }) => turnedAlike(seen))).toEqual(expected.map(({ seen }) => turnedAlike(seen)))
    expect((await askTools(bytes)).problems).toBe('')
  },
)

test('two hundred entries are two hundred entries', { timeout: 120_000 }, async () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const [first] = document.sections.find(({ kind }) => kind === 'awards')?.items ?? []
  const many: Document = {
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'awards' && first
        ? {
            ...section,
            items: Array.from({ length: 200 }, (_, at) => ({
              ...first,
              id: `award-${at}`,
              data: { ...first.data, awardsName: `第 ${at + 1} 项` },
            })),
          }
        : section,
    ),
  }
  const pages = await exports.show(many)
  const { bytes } = await exports.file(many)
  const read = await readPages(await openPdf(bytes))
  expect(read).toHaveLength(pages)
  expect(read.map(({ seen }) => seen).join('')).toContain('第200项')
})

test('a line break within a paragraph is one on the page and in the file', async () => {
  const spans = [
    { text: '先说结论\n再说' },
    { text: '理由', bold: true as const },
    { text: '\n\n最后说下一步' },
  ]
  const document = withItem(short(), 'work_experience', { bullets: [{ spans }] })
  await exports.show(document)
  const rows = Map.groupBy(textsOf(await exports.list()), ({ y }) => Math.round(y))
  const lines = [...rows.values()].map((row) =>
    row
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
  expect(lines).toEqual(expect.arrayContaining(['先说结论', '再说理由', '最后说下一步']))
  const { bytes } = await exports.file(document)
  const [read] = await readPages(await openPdf(bytes))
  expect(read?.seen).toContain('先说结论再说理由最后说下一步')
})

test('links lead to their targets, with a box for each line', async () => {
  const address = `https://example.com/${'a-long-way/'.repeat(12)}简历`
  const document = withItem(short(), 'base_info', {
    email: 'someone@example.com',
    fields: [{ label: '主页', value: address }],
  })
  await exports.show(document)
  const { bytes } = await exports.file(document)
  const pdf = await openPdf(bytes)
  const found = (await (await pdf.getPage(1)).getAnnotations()) as { url?: string; rect: number[] }[]
  expect(found.map(({ url }) => url)).toContain('mailto:someone@example.com')
  const long = found.filter(({ url }) => url?.startsWith('https://example.com/a-long-way/'))
  expect(long.length).toBeGreaterThan(1)
  expect(new Set(long.map(({ rect }) => rect[1])).size).toBe(long.length)
  expect(long[0]?.url).toBe(encodeURI(address))
})

test('progress counts pages read, fonts embedded and pages written', async () => {
  const document = chanceDocument(2)
  const pages = await exports.show(document)
  const { steps } = await exports.file(document)
  expect(steps.filter(({ step }) => step === 'layout').at(-1)).toEqual({
    step: 'layout',
    done: pages,
    of: pages,
  })
  const faces = steps.filter(({ step }) => step === 'fonts')
  expect(faces.map(({ done }) => done)).toEqual(faces.map((_, at) => at + 1))
  expect(faces.at(-1)?.of).toBe(faces.length)
  const written = steps.filter(({ step }) => step === 'pages')
  expect(written.map(({ done, of }) => [done, of])).toEqual(
    Array.from({ length: pages }, (_, at) => [at + 1, pages]),
  )
})

test('a cancelled file ends at once, and the next one is made', async () => {
  const document = short()
  await exports.show(document)
  expect(await exports.page.evaluate((shown: Document) => window.abortedExport(shown), document)).toBe(
    'AbortError',
  )
  const [one, other] = await Promise.all([exports.file(document), exports.file(document)])
  expect(one.bytes).toEqual(other.bytes)
})
