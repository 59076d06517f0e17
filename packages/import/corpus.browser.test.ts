import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ensureCorpus, type Sample } from '#test/corpus/make-corpus.ts'
import { plainTextOf } from '#test/corpus/plain-text-of.ts'
import { showTable } from '#test/corpus/show-table.ts'
import { mappedPdf, textPdf } from '#test/corpus/tiny-pdf.ts'
import { lostTokens } from '#test/corpus/tokens.ts'
import { type Miss, scoreOf } from '#test/corpus/truth.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'
import type { Reading } from './reading.ts'

interface Result {
  sample: Sample
  bytes: Uint8Array
  reading: Reading
  fields: number
  misses: Miss[]
}

const results: Result[] = []

const readSample = async (sample: Sample, folder: string): Promise<Result> => {
  const bytes = new Uint8Array(readFileSync(join(folder, sample.file)))
  // The name of a file says nothing here: no name is to be read from it.
  const reading = await readResume({ name: 'resume', bytes }, { pdf: nodeEngine })
  const score = reading.ok ? scoreOf(reading.document, sample.expected) : { fields: 0, misses: [] }
  return { sample, bytes, reading, ...score }
}

beforeAll(async () => {
  const { folder, samples } = await ensureCorpus()
  const isPrinted = ({ group }: Sample) => group.startsWith('pdf, ')
  const read = [...samples.filter((one) => !isPrinted(one)), ...sampleEvery(samples.filter(isPrinted), 2)]
  for (const sample of read) results.push(await readSample(sample, folder))
}, 240_000)

const filesOf = (group: string, isHeldOut: boolean): Result[] =>
  results.filter(({ sample }) => sample.group === group && sample.isHeldOut === isHeldOut)

/** Fields found exactly, of all that the files of a group say. */
const share = (group: string, isHeldOut: boolean): number => {
  const list = filesOf(group, isHeldOut)
  const fields = list.reduce((sum, one) => sum + one.fields, 0)
  return 1 - list.reduce((sum, one) => sum + one.misses.length, 0) / fields
}

const missed = (group: string): string =>
  results
    .filter(({ sample }) => sample.group === group && !sample.isHeldOut)
    .flatMap(({ sample, misses }) =>
      misses.map(
        ({ kind, field, expected, found }) => `${sample.id} ${kind}.${field}: ${expected} ≠ ${found}`,
      ),
    )
    .join('\n')

/** Wrong values in entries that are not marked as doubtful. */
const silent = ({ reading, misses }: Result): Miss[] =>
  misses.filter(
    ({ found, item }) =>
      found !== undefined && !(reading.ok && reading.unsure.some((doubt) => doubt.item === item)),
  )

/** A little under what is reached: [what the parser was built with, what it was not]. */
const FLOORS: Record<Sample['group'], [number, number]> = {
  text: [0.99, 0.965],
  markdown: [0.99, 0.97],
  docx: [0.99, 0.965],
  'pdf, one column': [0.99, 0.97],
  'pdf, two columns': [0.97, 0.945],
  'pdf by LibreOffice': [0.99, 0.925],
}

test('well over a hundred foreign resumes, a third of them held out, and all can be read', () => {
  expect(results.length).toBeGreaterThanOrEqual(isLong ? 140 : 110)
  expect(results.filter(({ sample }) => sample.isHeldOut).length).toBeGreaterThanOrEqual(results.length / 3)
  expect(results.filter(({ reading }) => !reading.ok).map(({ sample }) => sample.id)).toEqual([])
  showTable(Object.keys(FLOORS), (group, isHeldOut) => ({
    files: filesOf(group, isHeldOut).length,
    share: share(group, isHeldOut),
  }))
})

test.for(Object.entries(FLOORS))(
  '%s: of all fields at least %j are found exactly',
  ([group, [known, heldOut]]) => {
    expect(share(group, false), missed(group)).toBeGreaterThanOrEqual(known)
    // The misses are not printed, so that rules are not tuned to held-out files.
    expect(share(group, true)).toBeGreaterThanOrEqual(heldOut)
  },
)

test('what is read wrongly is mostly in doubt', () => {
  const shareOf = (isHeldOut: boolean) => {
    const list = results.filter(({ sample }) => sample.isHeldOut === isHeldOut)
    return list.flatMap(silent).length / list.reduce((sum, one) => sum + one.fields, 0)
  }
  expect(shareOf(false)).toBeLessThanOrEqual(0.002)
  expect(shareOf(true)).toBeLessThanOrEqual(0.009)
})

test('every word of every one of them is in the document or in the notes', { timeout: 120_000 }, async () => {
  const lost: Record<string, string[]> = {}
  for (const { sample, bytes, reading } of results) {
    const tokens = reading.ok ? lostTokens(await plainTextOf(bytes, sample.file), reading) : []
    if (tokens.length > 0) lost[sample.id] = tokens
  }
  expect(lost).toEqual({})
})

let pages = ''
let page: Page
const asked: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  pages = partPages
  page = await chromium.newPage()
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${pages}/test/pages/import.html`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  return () => page.close()
})

const inBrowser = (bytes: Uint8Array) =>
  page.evaluate((text) => window.readFile(text), Buffer.from(bytes).toString('base64'))

test('a browser reads as Node does: PDF in a worker, Word, Markdown', async () => {
  for (const group of Object.keys(FLOORS)) {
    const result = results.find(({ sample }) => sample.group === group)
    expect(await inBrowser(result?.bytes ?? new Uint8Array(0)), group).toEqual(result?.reading)
  }
  expect(JSON.stringify(await inBrowser(mappedPdf('林知夏')))).toContain('林知夏')
})

test('nothing is asked of anybody else, no script of a file runs, the worker ends with the reading', async () => {
  const script = '/OpenAction << /S /JavaScript /JS (globalThis.polluted = 1) >>'
  const reading = await inBrowser(
    textPdf(
      ['Robin Ashdown', 'robin@example.com'],
      1,
      `${script} /URI << /Base (http://elsewhere.example.com/) >>`,
    ),
  )
  expect(reading).toMatchObject({ ok: true, notes: [{ code: 'scripts-left-out' }] })
  expect(await page.evaluate(() => 'polluted' in window)).toBe(false)
  expect(asked.filter((address) => !address.startsWith(pages) && !/^(?:data|blob):/.test(address))).toEqual(
    [],
  )
  await expect.poll(() => page.workers().length).toBe(0)
})
