import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ensureCorpus, type Sample } from '#test/corpus/make-corpus.ts'
import { type Miss, scoreOf } from '#test/corpus/truth.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'

interface Result {
  sample: Sample
  fields: number
  misses: Miss[]
}

let results: Result[] = []

beforeAll(async () => {
  const { folder, samples } = await ensureCorpus()
  for (const sample of samples) {
    const bytes = new Uint8Array(readFileSync(join(folder, sample.file)))
    // The name of a file says nothing here: no name is to be read from it.
    const reading = await readResume({ name: 'resume', bytes }, { pdf: nodeEngine })
    expect(reading.ok, sample.id).toBe(true)
    if (reading.ok) results = [...results, { sample, ...scoreOf(reading.document, sample.expected) }]
  }
}, 240_000)

/** Fields found exactly, of all that the files say. */
const share = (list: readonly Result[]): number => {
  const fields = list.reduce((sum, one) => sum + one.fields, 0)
  return 1 - list.reduce((sum, one) => sum + one.misses.length, 0) / fields
}

const table = (isHeldOut: boolean): Record<string, number> => {
  const groups = Map.groupBy(
    results.filter(({ sample }) => sample.isHeldOut === isHeldOut),
    ({ sample }) => sample.group,
  )
  return Object.fromEntries([...groups].map(([group, list]) => [group, share(list)]))
}

const worst = (isHeldOut: boolean): string =>
  results
    .filter(({ sample }) => sample.isHeldOut === isHeldOut)
    .flatMap(({ sample, misses }) =>
      misses.map(
        (miss) =>
          `${sample.id}: ${miss.kind}.${miss.field}: ${miss.expected.slice(0, 40)} ≠ ${miss.found?.slice(0, 40)}`,
      ),
    )
    .slice(0, 40)
    .join('\n')

const FLOORS = {
  known: {
    text: 0.99,
    markdown: 0.99,
    docx: 0.99,
    'pdf, one column': 0.98,
    'pdf, two columns': 0.98,
    'pdf by LibreOffice': 0.97,
  },
  heldOut: {
    text: 0.94,
    markdown: 0.95,
    docx: 0.94,
    'pdf, one column': 0.95,
    'pdf, two columns': 0.93,
    'pdf by LibreOffice': 0.9,
  },
}

test('the corpus holds at least sixty foreign resumes, a third of them held out', () => {
  expect(results.length).toBeGreaterThanOrEqual(60)
  expect(results.filter(({ sample }) => sample.isHeldOut).length).toBeGreaterThanOrEqual(results.length / 3)
})

test.for(Object.entries(FLOORS.known))(
  'what it was built with, %s: at least %f of the fields',
  ([group, floor]) => {
    expect(table(false)[group], worst(false)).toBeGreaterThanOrEqual(floor)
  },
)

test.for(Object.entries(FLOORS.heldOut))('held out, %s: at least %f of the fields', ([group, floor]) => {
  expect(table(true)[group], `${group} ${JSON.stringify(table(true))}`).toBeGreaterThanOrEqual(floor)
})
