import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureCorpus, type Sample } from '#test/corpus/make-corpus.ts'
import { lostTokens } from '#test/corpus/tokens.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'

/** The text of a file by another way than the one that is tested. */
const textOf = async (bytes: Uint8Array, file: string): Promise<string> => {
  if (/\.(?:txt|md)$/.test(file)) return new TextDecoder().decode(bytes)
  if (file.endsWith('.docx')) {
    const { default: mammoth } = await import('mammoth')
    return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
  }
  const { library } = await nodeEngine()
  const task = library.getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  )
  await task.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('\n')
}

const lostIn = async (folder: string, sample: Sample): Promise<string[]> => {
  const bytes = new Uint8Array(readFileSync(join(folder, sample.file)))
  const reading = await readResume({ name: 'resume', bytes }, { pdf: nodeEngine })
  return reading.ok ? lostTokens(await textOf(bytes, sample.file), reading) : [JSON.stringify(reading)]
}

test('every word of every foreign resume is in the document or in the notes', {
  timeout: 240_000,
}, async () => {
  const { folder, samples } = await ensureCorpus()
  const lost: Record<string, string[]> = {}
  for (const sample of samples) {
    const tokens = await lostIn(folder, sample)
    if (tokens.length > 0) lost[sample.id] = tokens
  }
  expect(lost).toEqual({})
})
