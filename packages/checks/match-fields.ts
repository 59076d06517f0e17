import type { Document, Section } from '#packages/document/schema.ts'
import {
  cellsOf,
  isPeriod,
  type Labelled,
  type Period,
  plainText,
  type Rich,
  type Value,
} from '#packages/document/values.ts'
import { findDate, findPeriod } from '#packages/import/parse/periods.ts'
import { runToEnd, runYielding } from '#packages/scheduling/yield-to-main.ts'
import { formatDates } from '#packages/sections/dates.ts'
import { levelWord } from '#packages/sections/levels.ts'
import { type KindName, kindOf } from '#packages/sections/registry.ts'
import { bareText, charactersOf, shareOf } from './compare-text.ts'
import type { ShownField } from './shown-fields.ts'

/**
 * `same`: read whole, where it belongs. `partly`: in its place, but not all of it. `moved`: read, but filed under
 * something else. `missing`: not read at all.
 */
export type FieldState = 'same' | 'partly' | 'missing' | 'moved'

export interface ProofField extends Omit<ShownField, 'type' | 'figure' | 'kind'> {
  /** The text that was read for this field; if it was put into another field, the text found there. */
  read: string
  state: FieldState
  /** Of what moved: the section that it was filed under, by its name; in its own, also the entry or the field. */
  where?: string
}

/**
 * Fields that applicant systems have a form field for: each must be read as exactly that. All others belong to the
 * text of their entry or section and only have to be found there.
 */
const BOXES: Partial<Record<KindName, readonly string[]>> = {
  base_info: ['name', 'phoneNumber', 'email'],
  job_intention: ['intendedPositions'],
  work_experience: ['period', 'name', 'post'],
  internship_experience: ['period', 'name', 'post'],
  project_experience: ['period', 'name'],
  edu_background: ['period', 'schoolName', 'degree'],
  campus_experience: ['period', 'campusBriefly'],
  awards: ['date', 'awardsName'],
}

/** Kinds that are equivalent: a self-evaluation may be below the name or in a section of its own. */
const ALIKE: readonly (readonly KindName[])[] = [
  ['base_info', 'self_evaluation'],
  ['base_info', 'job_intention'],
]

interface ReadValue {
  field: string
  label: string
  /** A line of words: the first of them is what an entry is called by. */
  isLine: boolean
  text: string
  /** As it is compared: long documents have each value compared with each, and making it bare is the work of it. */
  bare: string
}

/** A value of ours, and bare. */
interface Asked extends ShownField {
  bare: string
}

interface ReadEntry {
  values: ReadValue[]
  /** All that it says, letters alone. */
  allText: string
}

interface ReadSection {
  kind: string
  /** As it is called, and bare, as it is compared. */
  name: string
  title: string
  entries: ReadEntry[]
  allText: string
}

const isPairs = (value: Value): value is Labelled[] =>
  Array.isArray(value) && value.some((one) => 'label' in one)

const textOf = (type: string | undefined, value: Value, language: Document['language']): string => {
  if (type === 'level') return levelWord(Number(value), language)
  if (typeof value === 'string')
    return type === 'date' ? (formatDates(value, 'range', language)[0] ?? '') : value
  if (isPeriod(value)) return formatDates(value, 'range', language)[0] ?? ''
  if (!Array.isArray(value)) return cellsOf(value).join('\n')
  return isPairs(value)
    ? value.map(({ label, value: allText }) => `${label}：${allText}`).join('\n')
    : plainText(value as Rich)
}

const entryOf = (
  kind: string,
  data: Readonly<Record<string, Value>>,
  language: Document['language'],
): ReadEntry => {
  const values = Object.entries(data).flatMap(([field, value]): ReadValue[] => {
    const row = kindOf(kind)?.fields[field]
    const type = row?.type
    const text = type === 'picture' ? '' : textOf(type, value, language)
    return text === ''
      ? []
      : [{ field, label: row?.[language] ?? field, isLine: type === 'line', text, bare: bareText(text) }]
  })
  return { values, allText: charactersOf(values.map(({ text }) => text).join('\n')) }
}

const sectionOf = ({ kind, title, items }: Section, language: Document['language']): ReadSection => {
  const entries = items.map(({ data }) => entryOf(kind, data, language))
  const name = title || (kindOf(kind)?.[language] ?? kind)
  return {
    kind,
    name,
    title: bareText(title),
    entries,
    allText: entries.map(({ allText }) => allText).join(''),
  }
}

const endsOf = (text: string): string | undefined => {
  const period: Period | undefined = findPeriod(text)?.period
  return period ? `${period.from ?? ''}/${period.to ?? ''}` : findDate(text)?.date
}

/** Dates mean the same however they are written. */
const saysSame = ({ type, ours, bare }: Asked, { text, bare: read }: ReadValue): boolean => {
  if (bare === read) return true
  if (type !== 'dates') return false
  const [one, other] = [endsOf(ours), endsOf(text)]
  return one !== undefined && one === other
}

/** Programs cut lines at what people part facts with. */
const piecesOf = (text: string): string[] =>
  text
    .split(/[\n·•|｜/／、，,；;（）()]/)
    .map(charactersOf)
    .filter((piece) => piece !== '')

/** So much of a long text is all of it: lines that were read in another order part a few words. */
const WHOLE = 0.97
const LONG = 30

const isContainedIn = ({ ours }: ShownField, allText: string): boolean => {
  const characters = charactersOf(ours)
  if (allText.includes(characters) || piecesOf(ours).every((piece) => allText.includes(piece))) return true
  return characters.length >= LONG && shareOf(characters, allText) >= WHOLE
}

const hasBox = ({ kind, field }: ShownField): boolean => BOXES[kind as KindName]?.includes(field) ?? false

const inBox = ({ field }: ShownField, entries: readonly ReadEntry[]): ReadValue[] =>
  entries.flatMap(({ values }) => values.filter((value) => value.field === field))

/** Names under which a section may have been read: its own where its author named it, and what was split off from it. */
const titlesOf = (kind: string, title: string, found: readonly ReadSection[]): ReadonlySet<string> => {
  const isNamed = kind === 'custom' || found.some((one) => one.kind === kind && one.title === title)
  return new Set(isNamed && title !== '' ? [title] : [])
}

/** Where a section of ours may have been read to. */
const isPlaceOf = (kind: string, titles: ReadonlySet<string>, read: ReadSection): boolean => {
  if (read.kind === kind || titles.has(read.title)) return true
  return ALIKE.some((pair) => pair.some((one) => one === kind) && pair.some((one) => one === read.kind))
}

const hits = (fields: readonly Asked[], entry: ReadEntry): number =>
  fields.filter((shown) => inBox(shown, [entry]).some((value) => saysSame(shown, value))).length

/** The read entry that fits best; no entry serves twice. */
const bestOf = (fields: readonly Asked[], entries: Iterable<ReadEntry>): ReadEntry | undefined => {
  let best: { entry: ReadEntry; hits: number } | undefined
  for (const entry of entries) {
    const count = hits(fields, entry)
    if (count > (best?.hits ?? 0)) best = { entry, hits: count }
  }
  return best?.entry
}

const HALF = 0.5

const proved = (shown: Asked, read: string, state: FieldState): ProofField => {
  const { type: _, figure: __, kind: ___, bare: ____, ...rest } = shown
  return { ...rest, read, state }
}

interface Elsewhere {
  read: string
  where: string
}

/** Where an entry of ours was read to. */
interface Own {
  places: readonly ReadSection[]
  entries: readonly ReadEntry[]
}

/** In its own section, the name of the section says nothing about where the text was found. */
const whereIs = (section: ReadSection, entry: ReadEntry, { label }: ReadValue, own: Own): string => {
  if (!own.places.includes(section)) return section.name
  const named = entry.values.find(({ isLine }) => isLine) ?? entry.values[0]
  return `${section.name} · ${own.entries.includes(entry) ? label : named?.text}`
}

const valueIn = (
  sections: readonly ReadSection[],
  own: Own,
  fits: (value: ReadValue) => boolean,
): Elsewhere | undefined => {
  for (const section of sections)
    for (const entry of section.entries) {
      const found = entry.values.find(fits)
      if (found) return { read: found.text, where: whereIs(section, entry, found, own) }
    }
  return undefined
}

/** Where a value was read to, if not where it belongs; as near to that as it is found. */
const elsewhere = (shown: Asked, own: Own, read: readonly ReadSection[]): Elsewhere | undefined => {
  const characters = charactersOf(shown.ours)
  const others = read.filter((section) => !own.places.includes(section))
  for (const sections of [own.places, others]) {
    const whole = valueIn(sections, own, (value) => saysSame(shown, value))
    const within = () => valueIn(sections, own, ({ bare }) => bare.includes(shown.bare))
    const found = whole ?? (characters.length < 2 ? undefined : within())
    if (found) return found
  }
  const scattered =
    characters.length < 2 ? undefined : read.find(({ allText }) => allText.includes(characters))
  return scattered && { read: shown.ours, where: scattered.name }
}

const prove = (shown: Asked, own: Own, read: readonly ReadSection[]): ProofField => {
  const boxes = inBox(shown, own.entries)
  const same = boxes.find((value) => saysSame(shown, value))
  if (same !== undefined) return proved(shown, same.text, 'same')
  const allText = own.entries.map((entry) => entry.allText).join('')
  if (!hasBox(shown) && isContainedIn(shown, allText)) return proved(shown, shown.ours, 'same')
  const near = boxes.find(({ bare }) => shareOf(shown.bare, bare) >= HALF)
  if (near !== undefined) return proved(shown, near.text, 'partly')
  const found = elsewhere(shown, own, read)
  if (found !== undefined) return { ...proved(shown, found.read, 'moved'), where: found.where }
  if (shareOf(charactersOf(shown.ours), allText) >= HALF) return proved(shown, boxes[0]?.text ?? '', 'partly')
  const isScattered = piecesOf(shown.ours).every((piece) => read.some((one) => one.allText.includes(piece)))
  return proved(shown, '', isScattered ? 'moved' : 'missing')
}

/** The entries that an entry of ours was read as: one of several, or all that its section has. */
const ownEntries = (
  fields: readonly Asked[],
  places: readonly ReadSection[],
  left: Set<ReadEntry>,
): ReadEntry[] => {
  const entries = places.flatMap((section) => section.entries)
  const [{ kind } = { kind: '' }] = fields
  if (kindOf(kind)?.single || BOXES[kind as KindName] === undefined) return entries
  const best = bestOf(
    fields,
    entries.filter((entry) => left.has(entry)),
  )
  if (best) left.delete(best)
  return best ? [best] : []
}

const NOWHERE: Own = { places: [], entries: [] }

const entryKey = ({ section, item }: ShownField): string => `${section} ${item}`

function* match(
  shown: readonly ShownField[],
  { sections, language }: Pick<Document, 'sections' | 'language'>,
  read: Document,
): Generator<void, ProofField[]> {
  const asked = shown.map((field): Asked => ({ ...field, bare: bareText(field.ours) }))
  const found: ReadSection[] = []
  for (const section of read.sections) yield void found.push(sectionOf(section, language))
  const titles = new Map(sections.map(({ id, title }) => [id, bareText(title)]))
  const left = new Set(found.flatMap(({ entries }) => entries))
  const own = new Map<string, Own>()
  for (const [key, fields] of Map.groupBy(asked, entryKey)) {
    const [{ kind, section } = { kind: '', section: '' }] = fields
    const names = titlesOf(kind, titles.get(section) ?? '', found)
    const places = found.filter((one) => isPlaceOf(kind, names, one))
    yield void own.set(key, { places, entries: ownEntries(fields, places, left) })
  }
  const fields: ProofField[] = []
  for (const field of asked) yield void fields.push(prove(field, own.get(entryKey(field)) ?? NOWHERE, found))
  return fields
}

/** Compares the fields that the pages show with those that were read from the file. */
export const matchFields = (...given: Parameters<typeof match>): ProofField[] => runToEnd(match(...given))

/** The same without holding up the screen. */
export const matchFieldsYielding = (...given: Parameters<typeof match>): Promise<ProofField[]> =>
  runYielding(match(...given))
