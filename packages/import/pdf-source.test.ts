import { zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { ownPdf } from '#test/corpus/own-pdf.ts'
import { attachedPdf, mappedPdf, type PdfObject, textPdf, tinyPdf } from '#test/corpus/tiny-pdf.ts'
import { awkwardDocument } from '#test/kit/all-documents.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'

const read = (bytes: Uint8Array, name = 'resume.pdf') => readResume({ name, bytes }, { pdf: nodeEngine })

const documents = Array.from({ length: 50 }, (_, at) => [
  [`chance ${at + 1}`, chanceDocument(at + 1)] as const,
  ...(at % 5 === 0 ? [[`awkward ${at + 1}`, awkwardDocument(at + 1)] as const] : []),
]).flat()

test.for(documents)('our own PDF gives back the whole document inside it (%s)', async ([, document]) => {
  expect(await read(await ownPdf(document))).toEqual({
    ok: true,
    document,
    source: 'huajian-pdf',
    notes: [],
    unsure: [],
    unplaced: 0,
  })
})

test('one of a newer version is refused; one that was tampered with is read as text', async () => {
  expect(await read(attachedPdf(JSON.stringify({ ...chanceDocument(1), schema: 99 })))).toMatchObject({
    ok: false,
    problem: 'newer',
  })
  expect(await read(attachedPdf('{"schema":1,"sections":"no"}'))).toMatchObject({
    ok: true,
    source: 'pdf',
  })
  expect(await read(attachedPdf('not json'))).toMatchObject({ ok: true, source: 'pdf' })
  expect(await read(attachedPdf(JSON.stringify(chanceDocument(1)), 'other.json'))).toMatchObject({
    ok: true,
    source: 'pdf',
  })
})

test('bytes in a buffer of Node are bytes, and stay with who gave them', async () => {
  const bytes = Buffer.from(textPdf(['Robin Ashdown']))
  expect(await read(bytes)).toMatchObject({ ok: true })
  expect(bytes.length).toBeGreaterThan(100)
})

test('a scan without text is named', async () => {
  expect(await read(textPdf([]))).toEqual({ ok: false, problem: 'no-text' })
})

test('a file without fonts of its own is read by the character maps that we keep', async () => {
  expect(JSON.stringify(await read(mappedPdf('林知夏')))).toContain('林知夏')
})

const portrait = (width: number, height: number): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
  stream: zlibSync(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7) % 251)),
})

/** A page with a name and a picture of this size on it. */
const withPicture = (width: number, height: number, shownWidth: number, shownHeight: number) =>
  tinyPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /I 6 0 R >> >> /Contents 4 0 R >>',
    {
      dictionary: '',
      stream: new TextEncoder().encode(
        `q ${shownWidth} 0 0 ${shownHeight} 430 650 cm /I Do Q BT /F1 20 Tf 60 780 Td (Robin Ashdown) Tj ET`,
      ),
    },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    portrait(width, height),
  ])

test('a portrait on the first page is the photo; a banner is not', async () => {
  const reading = await read(withPicture(120, 160, 90, 120))
  const [base] = reading.ok
    ? (reading.document.sections.find(({ kind }) => kind === 'base_info')?.items ?? [])
    : []
  expect(base?.data).toMatchObject({
    name: 'Robin Ashdown',
    avatar: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  })
  const banner = await read(withPicture(400, 60, 400, 60))
  expect(JSON.stringify(banner)).not.toContain('data:image')
})

test('a large photo is made smaller until it fits into a document', async () => {
  const reading = await read(withPicture(900, 1200, 90, 120))
  const url = /data:image\/png;base64,[A-Za-z0-9+/=]+/.exec(JSON.stringify(reading))?.[0] ?? ''
  expect(url.length).toBeGreaterThan(1000)
  expect(url.length).toBeLessThanOrEqual(420_000)
})

test('the name of a file helps where the text has none', async () => {
  const reading = await read(textPdf(['lin@example.com', 'Skills', 'Welding']), '林知夏-前端工程师.pdf')
  expect(reading).toMatchObject({ ok: true, unsure: [{ field: 'name', why: 'name-by-file' }] })
  expect(JSON.stringify(reading)).toContain('林知夏')
})
