import type { Document } from '#packages/document/schema.ts'
import {
  cellsOf,
  isPeriod,
  type Labelled,
  plainText,
  type Rich,
  type Value,
} from '#packages/document/values.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { Note, Reading, SourceKind, Unsure } from '#packages/import/reading.ts'
import { importWords } from '#packages/import/words.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { shortText } from '../short-text.ts'
import { words } from './words.ts'

/** Names that are the same in both languages. */
const SOURCES: Record<Exclude<SourceKind, 'text'>, string> = {
  'huajian-pdf': 'Huajian PDF',
  'huajian-json': 'Huajian JSON',
  pdf: 'PDF',
  docx: 'Word',
  pptx: 'PPT',
  'huajian-pptx': 'Huajian PPT',
  html: 'HTML',
  'json-resume': 'JSON Resume',
  'reactive-resume-4': 'Reactive Resume 4',
  'reactive-resume-5': 'Reactive Resume 5',
  'magic-resume': 'magic-resume',
  markdown: 'Markdown',
}

const noteText = (note: Note, language: Language): string => {
  const t = importWords[language]
  if (note.code === 'replaced') return t.replaced(note.words.length)
  if (note.code === 'cut')
    return note.what === 'pages' ? t.cutPages(note.kept, note.of) : t.cutCharacters(note.kept, note.of)
  return t[note.code]
}

const isRich = (value: Rich | Labelled[]): value is Rich => value.every((one) => 'spans' in one)

const textOf = (value: Value | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'string') return value.startsWith('data:') ? '' : value
  if (Array.isArray(value))
    return isRich(value) ? plainText(value) : value.map((one) => `${one.label} ${one.value}`).join(' ')
  if (!isPeriod(value)) return cellsOf(value).join(' ')
  const { from = '', to = '', text = '' } = value
  return text || [from, to].filter((part) => part !== '').join('–')
}

const unsureText = (unsure: Unsure, document: Document, language: Language): string => {
  const t = words[language]
  const section = document.sections.find(({ id }) => id === unsure.section)
  const at = section?.items.findIndex(({ id }) => id === unsure.item) ?? -1
  const fields = section ? kindOf(section.kind)?.fields : undefined
  const field = fields && Object.hasOwn(fields, unsure.field) ? fields[unsure.field] : undefined
  const several = (section?.items.length ?? 0) > 1
  const place = [
    section?.title || (section ? kindOf(section.kind)?.[language] : ''),
    ...(several && at >= 0 ? [t.entry(at + 1)] : []),
    ...(field ? [field[language]] : []),
  ].join(t.join)
  return t.line(
    place,
    shortText(textOf(section?.items[at]?.data[unsure.field])),
    importWords[language][unsure.why],
  )
}

/** The result of an import for the user, line by line. */
export const reportOf = (reading: Reading & { ok: true }, language: Language): string[] => {
  const t = words[language]
  const { document, source, notes, unsure, unplaced } = reading
  const entries = document.sections.reduce((sum, { items }) => sum + items.length, 0)
  const isWhole = source === 'huajian-pdf' || source === 'huajian-json'
  return [
    t.read(source === 'text' ? t.plainText : SOURCES[source], document.sections.length, entries),
    ...(isWhole ? [t.whole] : []),
    ...notes.map((note) => `  ${noteText(note, language)}`),
    ...(unplaced > 0 ? [`  ${t.unplaced(unplaced)}`] : []),
    ...(unsure.length > 0 ? [t.unsure(unsure.length)] : []),
    ...unsure.map((one) => `  ${unsureText(one, document, language)}`),
  ]
}
