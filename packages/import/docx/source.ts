import { readDocument } from '#packages/sections/read-document.ts'
import type { Draft } from '../draft.ts'
import type { Input } from '../input.ts'
import { parseLines } from '../parse/parse-lines.ts'
import { dataUrl, isPortrait, sizeOf } from '../picture.ts'
import { type Note, refuse } from '../reading.ts'
import type { Outcome, Source, Tools } from '../source.ts'
import type { Line } from '../text/line.ts'
import { withPhoto } from '../with-photo.ts'
import { docxLines, picturesIn } from './docx-lines.ts'
import { readMargins } from './margins.ts'
import { type Look, readStyles } from './styles.ts'
import { type Parts, repack, unpack } from './unpack.ts'
import { isWellFormed } from './well-formed.ts'
import { wordBlocks } from './word-blocks.ts'
import { wordDocument } from './word-document.ts'
import { readWordTree, type WordNode } from './word-tree.ts'
import { xmlText } from './xml.ts'

const MAX_CHARACTERS = 200_000

interface Photo {
  url?: string
  /** There is one, but it does not fit. */
  isLeftOut: boolean
}

/** The largest upright picture: icons are small, banners are wide. */
const photoIn = async (tree: WordNode): Promise<Photo> => {
  let best: { area: number; url: string | undefined } | undefined
  for (const picture of picturesIn(tree).slice(0, 40)) {
    const bytes = new Uint8Array((await picture.readAsArrayBuffer?.()) ?? new ArrayBuffer(0))
    const size = sizeOf(bytes)
    if (!size || !isPortrait(size.width, size.height)) continue
    const area = size.width * size.height
    if (!best || area > best.area) best = { area, url: dataUrl(size.type, bytes) }
  }
  return best
    ? { ...(best.url ? { url: best.url } : {}), isLeftOut: best.url === undefined }
    : { isLeftOut: false }
}

const firstOf = (all: readonly Line[]): { lines: Line[]; of: number } => {
  let of = 0
  const lines = all.filter((line) => {
    of += line.text.length
    return of <= MAX_CHARACTERS
  })
  return { lines, of }
}

const CONTACTS = ['phoneNumber', 'email'] as const

/** A resume has contact data and an entry, or two of the sections that resumes have. */
const isResume = ({ sections }: Draft): boolean => {
  const known = sections.filter(
    ({ kind, items }) => kind !== 'base_info' && kind !== 'custom' && items.length > 0,
  )
  const [person] = sections.find(({ kind }) => kind === 'base_info')?.items ?? []
  const hasContact = CONTACTS.some((field) => person?.data[field] !== undefined)
  return known.length >= 2 || (known.length === 1 && hasContact)
}

const languageOf = (lines: readonly Line[], fallback: 'zh' | 'en'): 'zh' | 'en' => {
  const text = lines.map((line) => line.text).join('')
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (chinese + latin === 0) return fallback
  return chinese * 4 >= latin ? 'zh' : 'en'
}

const asDocument = async (
  tree: WordNode,
  styles: ReadonlyMap<string, Look>,
  about: { name: string; header: string; language: 'zh' | 'en' },
): Promise<Outcome> => {
  const { document, leftOut } = await wordDocument(wordBlocks(tree, styles), about)
  const loaded = await readDocument(document)
  if (!loaded.ok)
    return refuse(
      'broken',
      loaded.problems
        .slice(0, 3)
        .map(({ path, detail }) => `${path}: ${detail}`)
        .join('; '),
    )
  const notes: Note[] = [
    ...(leftOut > 0 ? [{ code: 'picture-left-out' as const }] : []),
    { code: 'design-left-out' },
  ]
  return { ok: true, document: loaded.document, notes }
}

const xmlPartsOf = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([name, part]) => (/\.(?:xml|rels)$/i.test(name) ? [xmlText(part)] : []))

const read = async (input: Input, { language, as }: Tools): Promise<Outcome> => {
  if (input.is !== 'zip') return refuse('unknown')
  const parts = unpack(input.bytes)
  if ('ok' in parts) return parts as Outcome
  if (parts['word/document.xml'] === undefined) return refuse('unknown', 'zip')
  if (!xmlPartsOf(parts).every(isWellFormed)) return refuse('broken', 'xml')
  const tree = await readWordTree(repack(parts))
  const margins = readMargins(parts)
  const styles = readStyles(xmlText(parts['word/styles.xml']))
  const all = [...margins.lines, ...docxLines(tree, styles)]
  const notes: Note[] = []
  const { lines, of } = firstOf(all)
  if (lines.length === 0) return refuse('no-text')
  if (lines.length < all.length) notes.push({ code: 'cut', what: 'characters', kept: MAX_CHARACTERS, of })
  if (margins.dropped.length > 0) notes.push({ code: 'page-furniture', words: margins.dropped })
  const draft = parseLines(lines, input.name, language)
  if (as === 'document' || (as === undefined && !isResume(draft)))
    return asDocument(tree, styles, {
      name: input.name,
      header: margins.lines
        .map(({ text }) => text)
        .join('　')
        .slice(0, 120),
      language: languageOf(lines, language),
    })
  const photo = await photoIn(tree)
  if (photo.isLeftOut) notes.push({ code: 'picture-left-out' })
  return { ok: true, draft: withPhoto(draft, photo.url), notes }
}

/** Word files: mammoth reads paragraphs, styles, lists and tables; headers and the look of styles are read here. */
export const docxSource: Source = { kind: 'docx', claims: ({ is }) => is === 'zip', read }
