import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ATTACHED } from '#packages/export/pdf/attached.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import type { Input } from '../input.ts'
import { parseLines } from '../parse/parse-lines.ts'
import { type Note, type Refusal, refuse } from '../reading.ts'
import type { Outcome, Source, Tools } from '../source.ts'
import { withPhoto } from '../with-photo.ts'
import type { PdfEngine } from './engine.ts'
import { isFlood, isTangled } from './flood.ts'
import { photoOf } from './photo.ts'
import { readText } from './read-text.ts'

/** Read as text and sizes only: no scripts, no forms, no fonts loaded, nothing fetched. */
export const openPdf = (bytes: Uint8Array, engine: PdfEngine) =>
  engine.library.getDocument({
    // pdf.js takes the bytes away into its worker; the caller may still want them.
    data: new Uint8Array(bytes),
    ...(engine.worker ? { worker: engine.worker } : {}),
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }) {
        if (kind === 'cMapUrl') return engine.readCharacterMap(filename)
        return Promise.reject(new Error(`${kind} is not used`))
      }
    },
    cMapUrl: 'own/',
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 16_000_000,
    stopAtErrors: false,
  })

/** The document that we put into every PDF of ours: all of it, not only what can be seen. */
const attached = async (file: PDFDocumentProxy): Promise<Uint8Array | undefined> => {
  const found = [...((await file.getAttachments()) ?? [])].find(([, { filename }]) => filename === ATTACHED)
  return found && ((await file.getAttachmentContent(found[0])) ?? undefined)
}

const problemOf = (error: unknown): Refusal => {
  const name = error instanceof Error ? error.name : ''
  return name === 'PasswordException' ? refuse('encrypted') : refuse('broken', String(error))
}

const readOwn = async (content: Uint8Array): Promise<Outcome | undefined> => {
  try {
    const loaded = await readDocument(JSON.parse(new TextDecoder().decode(content)))
    if (loaded.ok) return { ok: true, document: loaded.document, notes: [], source: 'huajian-pdf' }
    return loaded.problems.some(({ reason }) => reason === 'newer') ? refuse('newer') : undefined
  } catch {
    return undefined
  }
}

const readOpened = async (
  file: PDFDocumentProxy,
  engine: PdfEngine,
  name: string,
  language: 'zh' | 'en',
): Promise<Outcome> => {
  const content = await attached(file)
  const own = content && (await readOwn(content))
  if (own) return own
  const { lines, pages, notes } = await readText(file, engine)
  if (lines.length === 0) return refuse('no-text')
  const photo = await photoOf(file, pages[0])
  const left: Note[] = [
    ...(photo.isLeftOut ? [{ code: 'picture-left-out' as const }] : []),
    ...((await file.hasJSActions()) ? [{ code: 'scripts-left-out' as const }] : []),
  ]
  return {
    ok: true,
    draft: withPhoto(parseLines(lines, name, language), photo.url),
    notes: [...notes, ...left],
  }
}

const MAX_MS = 60_000

/** A file that keeps pdf.js busy for ever is given up; its worker ends with the reading. */
const orLate = async (reading: Promise<Outcome>): Promise<Outcome> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(refuse('broken', 'late')), MAX_MS)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

const read = async (input: Input, { pdf, language }: Tools): Promise<Outcome> => {
  if (input.is !== 'pdf') return refuse('unknown')
  if (isFlood(input.bytes)) return refuse('bomb')
  if (isTangled(input.bytes)) return refuse('broken', 'one object is defined too often')
  const engine = await pdf()
  const task = openPdf(input.bytes, engine)
  try {
    return await orLate(task.promise.then((file) => readOpened(file, engine, input.name, language)))
  } catch (error) {
    return problemOf(error)
  } finally {
    await task.destroy().catch(() => undefined)
    engine.end()
  }
}

/** Any PDF; one of ours comes back without loss. */
export const pdfSource: Source = { kind: 'pdf', claims: ({ is }) => is === 'pdf', read }
