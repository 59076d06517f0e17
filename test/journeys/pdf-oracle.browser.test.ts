import { afterAll, describe, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { ATTACHED } from '#packages/export/pdf/attached.ts'
import { people } from '#packages/samples/people.ts'
import { variantTotal } from '#packages/sections/catalog.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { difference, rasterise } from '#test/kit/pdf-compare.ts'
import {
  lookDocuments,
  type NamedDocument,
  pageDocuments,
  templateDocuments,
} from '#test/kit/pdf-documents.ts'
import { startExports } from '#test/kit/pdf-page.ts'
import { askTools, attachmentOf, openPdf, readPages, withoutSpace } from '#test/kit/pdf-read.ts'
import { setterDocuments } from '#test/kit/pdf-setters.ts'
import { inWorker } from '#test/kit/worker.ts'

let exports: Awaited<ReturnType<typeof startExports>>

inWorker.beforeAll(async ({ chromium, partPages }) => {
  exports = await startExports(chromium, partPages)
  // In the first print, the browser gives vertical lines a wrong height, so one print is made before the tests.
  const [first] = templateDocuments()
  if (first) await exports.show(first.document)
  await exports.print()
})
afterAll(async () => {
  await exports?.page.close()
})

/**
 * The share of a page's pixels that may differ from the other picture and from its neighbouring pixels. Most pages have
 * none. Chromium moves upright characters of vertical lines by fractions of a pixel; our writer does not.
 */
const maxDifference = (name: string): number => (name.includes('letterpaper') ? 0.0006 : 0.0002)

const compareWithPrint = async (bytes: Uint8Array, max: number) => {
  const [ours, theirs] = await Promise.all([rasterise(bytes), exports.print().then(rasterise)])
  expect(ours).toHaveLength(theirs.length)
  for (const [at, page] of ours.entries()) {
    const other = theirs[at]
    if (!other) continue
    const { share, places } = difference(page, other)
    expect(share, `page ${at + 1} differs, first at ${JSON.stringify(places[0])}`).toBeLessThan(max)
  }
}

/** Radicals look like ideographs but are other characters, so a search does not find them. */
const RADICALS = /[\u2e80-\u2fdf]/u

const compareTexts = async (bytes: Uint8Array, document: Document) => {
  const expected = (await exports.texts()).map(({ seen, content }) => ({
    seen: withoutSpace(seen),
    taggedText: withoutSpace(content),
  }))
  const pdf = await openPdf(bytes)
  const pages = await readPages(pdf)
  expect(pages.map(({ seen, taggedText }) => ({ seen, taggedText }))).toEqual(expected)
  const { texts, fonts, problems } = await askTools(bytes)
  expect(texts).toEqual(expected.map(({ seen }) => seen))
  expect(texts.join('')).not.toMatch(RADICALS)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/)
  expect(problems).toBe('')
  expect(JSON.parse((await attachmentOf(pdf, ATTACHED)) ?? '')).toEqual(document)
}

const titlesOf = ({ theme, sections }: Document): number[] => [
  theme.titleVariant,
  ...sections.flatMap(({ titleVariant }) => titleVariant ?? []),
]

const check = async ({ name, document }: NamedDocument) => {
  await exports.show(document)
  const { bytes, missing, unread } = await exports.file(document)
  expect({ missing, unread }).toEqual({ missing: [], unread: [] })
  await compareWithPrint(bytes, maxDifference(name))
  await compareTexts(bytes, document)
  expect(exports.errors).toEqual([])
}

const long = [0, 7, 13].flatMap((first) => lookDocuments(first % people.length, 'long'))

const documents = [
  ...lookDocuments(),
  ...pageDocuments(),
  ...templateDocuments(),
  ...setterDocuments(),
  // Every variant by three people at full length takes minutes.
  ...(isLong ? long : []),
]

test('the documents contain every variant, every layout and every person', () => {
  const sections = documents.flatMap(({ document }) => document.sections)
  const looks = new Set(sections.map(({ kind, variant }) => `${kind} ${variant}`))
  const titles = new Set(documents.flatMap(({ document }) => titlesOf(document)))
  expect(looks.size + titles.size).toBe(variantTotal)
  expect(new Set(documents.map(({ document }) => document.page.layout)).size).toBe(3)
  for (const { id, language } of people)
    expect(documents.filter(({ name }) => name.endsWith(`${id} ${language}`))).not.toHaveLength(0)
})

describe("our file looks like Chromium's print and has the text of the page", () => {
  test.each(sampleEvery(documents, 6).map((one) => [one.name, one] as const))(
    '%s',
    (_, one) => check(one),
    120_000,
  )
})
