import { strToU8, unzipSync, zipSync } from 'fflate'
import { jsonResumeOf } from '#packages/export/json-resume/json-resume.ts'
import { OWN_PART, ownPartXml, wordsOf } from '#packages/export/pptx/deck/own-part.ts'
import { factsOf } from '#packages/export/pptx/facts.ts'
import { pack } from '#packages/export/pptx/pack.ts'
import { partsOf } from '#packages/export/pptx/package.ts'
import type { SourceKind } from '#packages/import/reading.ts'
import { docxLayouts } from '#test/corpus/docx-layouts.ts'
import { htmlLayouts } from '#test/corpus/html-layouts.ts'
import type { Layout } from '#test/corpus/layout.ts'
import { markdownLayouts } from '#test/corpus/markdown-layouts.ts'
import { magicResume, reactiveResume4, reactiveResume5 } from '#test/corpus/other-builders.ts'
import { MADE_ON, ownPdf, pageWith } from '#test/corpus/own-pdf.ts'
import { people } from '#test/corpus/person.ts'
import { textLayouts } from '#test/corpus/text-layouts.ts'
import { attachedPdf, mappedPdf, textPdf } from '#test/corpus/tiny-pdf.ts'
import { sampleDeck } from '#test/kit/decks.ts'
import { chanceDocument } from '#test/kit/documents.ts'

export interface RealFile {
  /** The source that the undamaged file is recognised as. */
  kind: SourceKind
  bytes: Uint8Array
  /** The JSON inside a file: damaged and packed again, it passes the reader of the container. */
  inner?: { json: unknown; pack(text: string): Uint8Array }
}

const SLIDE = 'ppt/slides/slide1.xml'

const slides = async (): Promise<RealFile[]> => {
  const document = sampleDeck()
  const list = pageWith('季度汇报')
  const never = new AbortController().signal
  const parts = await partsOf(list, factsOf(document, list, MADE_ON), () => undefined, never)
  const bytes = await pack(parts, MADE_ON, never)
  const entries = unzipSync(bytes)
  const words = wordsOf(new TextDecoder().decode(entries[SLIDE]), [])
  const [first] = document.sections
  const own = { document, slides: [{ section: first?.id ?? '', words }] }
  const packed = (part: string) => zipSync({ ...entries, [OWN_PART]: strToU8(part) })
  const [head = '', tail = ''] = ownPartXml({ ...own, document: 'HERE' as never }).split(/\{.*\}/)
  return [
    { kind: 'pptx', bytes },
    {
      kind: 'huajian-pptx',
      bytes: packed(ownPartXml(own)),
      inner: {
        json: own,
        pack: (text) =>
          packed(head + text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') + tail),
      },
    },
  ]
}

const json = (kind: SourceKind, value: unknown): RealFile => ({
  kind,
  bytes: strToU8(JSON.stringify(value)),
  inner: { json: value, pack: (text) => strToU8(text) },
})

/** Two people for every second layout. */
const written = async (
  kind: SourceKind,
  layouts: readonly Layout<string | Promise<Uint8Array>>[],
): Promise<RealFile[]> =>
  Promise.all(
    layouts
      .filter((_, at) => at % 3 === 0)
      .map(async (layout, at) => {
        const fitting = people.filter(layout.fits)
        const made = await layout.write(fitting[at % fitting.length] ?? (fitting[0] as never))
        return { kind, bytes: typeof made === 'string' ? strToU8(made) : made }
      }),
  )

const LINES = [
  'Robin Ashdown',
  'robin@example.com',
  'Skills',
  'Welding',
  'Education',
  '2010 - 2014  Harbour College',
]

/** Valid files of every kind that can be imported, as our writers, other programs and people make them. */
export const realFiles = async (): Promise<RealFile[]> => {
  const document = chanceDocument(7)
  const own = { document }
  return [
    { kind: 'pdf', bytes: textPdf(LINES, 2) },
    { kind: 'pdf', bytes: mappedPdf('张晓明 教育背景 临江大学') },
    { kind: 'huajian-pdf', bytes: await ownPdf(document) },
    {
      kind: 'huajian-pdf',
      bytes: attachedPdf(JSON.stringify(document)),
      inner: { json: document, pack: (text) => attachedPdf(text) },
    },
    ...(await slides()),
    json('huajian-json', chanceDocument(11)),
    json('huajian-json', own),
    json('huajian-json', sampleDeck()),
    json('json-resume', jsonResumeOf(document, { bare: true })),
    json('reactive-resume-4', reactiveResume4),
    json('reactive-resume-5', reactiveResume5),
    json('magic-resume', magicResume),
    ...(await written('docx', docxLayouts)),
    ...(await written('html', htmlLayouts)),
    ...(await written('markdown', markdownLayouts)),
    ...(await written('text', textLayouts)),
  ]
}
