import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textPdf } from '#test/corpus/tiny-pdf.ts'
import { provePdf } from './proof.ts'
import { readLikeAnApplicantSystem } from './read-file.ts'

const LINES = ['Robin Ashdown', 'robin@example.com', '+44 20 7946 0000', 'Skills', 'Welding']

const document: Document = sampleDocument(personOf('chef', 'en'))

test('a stranger reads the text, not what was put inside', async () => {
  const reading = await readLikeAnApplicantSystem(textPdf(LINES), { pdf: nodeEngine, language: 'en' })
  const base = reading.document.sections.find(({ kind }) => kind === 'base_info')
  expect(base?.items[0]?.data).toMatchObject({ name: 'Robin Ashdown', email: 'robin@example.com' })
  expect(reading.text.split('\n')).toEqual(LINES)
})

test('a file of another person: nothing is the same, and the gravest is told first', async () => {
  const proof = await provePdf(
    textPdf(LINES),
    document,
    { text: 'Something else', pages: 2 },
    { pdf: nodeEngine },
  )
  expect(proof).toMatchObject({ pages: 1, samePages: false, sameText: false })
  expect(proof.firstDifference?.drawn).toContain('Something')
  expect(proof.fonts.notEmbedded).toEqual(['Helvetica'])
  expect(proof.fields.filter(({ state }) => state === 'same')).toEqual([])
  expect(proof.warnings.slice(0, 3).map(({ code }) => code)).toEqual([
    'text_differs',
    'pages_differ',
    'font_missing',
  ])
})

test('of some pages, or of a document that is no resume, only the file itself is judged', async () => {
  const drawn = { text: LINES.join(''), pages: 1 }
  const part = await provePdf(textPdf(LINES), document, drawn, { pdf: nodeEngine, isPart: true })
  const wordProof = await provePdf(textPdf(LINES), { ...document, kind: 'word' }, drawn, { pdf: nodeEngine })
  for (const proof of [part, wordProof]) {
    expect(proof).toMatchObject({ samePages: true, sameText: true, fields: [] })
    expect(proof.warnings.map(({ code }) => code)).toEqual(['font_missing'])
  }
})

test('what is no PDF is refused', async () => {
  const bytes = new TextEncoder().encode('nothing of the sort')
  await expect(readLikeAnApplicantSystem(bytes, { pdf: nodeEngine })).rejects.toThrow()
})
