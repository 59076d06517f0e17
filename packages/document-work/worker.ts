import { MAX_LENGTH } from '#packages/document/limits.ts'
import { type DocumentProblem, loadDocument } from '#packages/document/load.ts'
import { migrate } from '#packages/document/migrate.ts'
import type { Document } from '#packages/document/schema.ts'
import { findWords, foldText, gramsOf, type Match } from '#packages/document/search.ts'
import { valueAt } from '#packages/document/value-at.ts'
import type { Value } from '#packages/document/values.ts'
import {
  type CheckedDocument,
  checkDocument,
  type RefusedDocument,
} from '#packages/document-work/checked-document.ts'
import '#packages/sections/document-kinds.ts'
import { splitBody, UnreadDocument } from '#packages/document-work/unread-document.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { Mask } from '#packages/sections/sharing/mask-names.ts'
import { maskingOf } from '#packages/sections/sharing/masking.ts'
import { maskedValue } from '#packages/sections/sharing/masks.ts'
import { sharedDocument } from '#packages/sections/sharing/shared-document.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { serveTasks } from '#packages/workers/serve.ts'
import { DOCUMENT_JSON, isWithinLimits } from './json-limits.ts'

/** The body of a request: its document, checked, and the other fields. */
export type BodyFromWorker =
  | { fields: Record<string, unknown>; document: CheckedDocument | RefusedDocument }
  | { notJson: true }

const TOO_LARGE: DocumentProblem = { path: '', reason: 'not_a_document', detail: 'size' }

/** A name that could change a prototype when the object is copied member by member. */
const hasUnsafeName = (json: unknown): boolean => {
  if (typeof json !== 'object' || json === null) return false
  if (Object.hasOwn(json, '__proto__') || Object.hasOwn(json, 'constructor')) return true
  return Object.values(json).some(hasUnsafeName)
}

const parseBody = (text: string): Record<string, unknown> | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
    return isObject && !hasUnsafeName(json) ? (json as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** `bytes` stay in the worker: the text is what is stored. */
const withoutBytes = (checked: CheckedDocument | RefusedDocument): CheckedDocument | RefusedDocument =>
  'problems' in checked ? checked : { text: checked.text, kind: checked.kind, title: checked.title }

const readBody = (body: Uint8Array): BodyFromWorker => {
  if (!isWithinLimits(body, DOCUMENT_JSON)) return { fields: {}, document: { problems: [TOO_LARGE] } }
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const split = splitBody(bytes)
  if (split) {
    const unread = new UnreadDocument(split.document, () => parseBody(bytes.toString())?.document)
    return { fields: split.fields, document: withoutBytes(checkDocument(unread)) }
  }
  const json = parseBody(bytes.toString())
  if (!json) return { notJson: true }
  const { document, ...fields } = json
  return { fields, document: withoutBytes(checkDocument(document)) }
}

interface SharedRequest {
  /** As it is stored. */
  document: string
  masks: readonly Mask[]
}

/** The document as its owner has it and as a link shows it; undefined where this version cannot read it. */
const bothSides = ({ document, masks }: SharedRequest): { own: Document; shared: Document } | undefined => {
  const loaded = loadDocument(JSON.parse(document), kindFacts)
  return loaded.ok ? { own: loaded.document, shared: sharedDocument(loaded.document, masks) } : undefined
}

const share = (request: SharedRequest): string | undefined => {
  const sides = bothSides(request)
  return sides && JSON.stringify(sides.shared)
}

export interface Place {
  section?: string
  item?: string
  field?: string
}

/** The view of a visitor of a shared link. */
export interface SharedPlace {
  isThere: boolean
  /** The kind of its section. */
  kind: string | undefined
  value: unknown
  /** The guest sees something else than the owner. */
  isMasked: boolean
}

const placesIn = ({ own, shared }: { own: Document; shared: Document }, places: readonly Place[]) => {
  const sections = new Map(shared.sections.map((section) => [section.id, section]))
  return places.map((place): SharedPlace => {
    const section = sections.get(place.section ?? '')
    const value = valueAt(shared, place)
    return {
      isThere:
        place.field === undefined
          ? place.section === undefined || section !== undefined
          : value !== undefined,
      kind: section?.kind,
      value,
      isMasked: JSON.stringify(value) !== JSON.stringify(valueAt(own, place)),
    }
  })
}

const sharedPlace = ({ place, ...request }: SharedRequest & { place: Place }): SharedPlace => {
  const sides = bothSides(request)
  const [found] = sides ? placesIn(sides, [place]) : []
  return found ?? { isThere: false, kind: undefined, value: undefined, isMasked: true }
}

/** Comments of visitors, and the answers of the owner. */
export interface NoteTexts {
  place: Place
  author: string
  comment: string
  reply: string | null
  /** It was checked when it came in. */
  proposal?: Value | undefined
}

/**
 * Notes as the guests of a link may see them: nothing of a place that the link does not show, no proposal for a place
 * that it masks, and the texts masked, because they can quote what was not masked when they were written.
 */
const guestNotes = ({
  notes,
  ...request
}: SharedRequest & { notes: readonly NoteTexts[] }): (Omit<NoteTexts, 'place'> | undefined)[] => {
  const sides = bothSides(request)
  if (!sides) return notes.map(() => undefined)
  const masking = maskingOf(sides.own, request.masks)
  const places = placesIn(
    sides,
    notes.map(({ place }) => place),
  )
  return notes.map(({ author, comment, reply, proposal }, at) => {
    const place = places[at]
    if (!place?.isThere) return undefined
    return {
      author: masking.text(author, MAX_LENGTH.line),
      comment: masking.text(comment, MAX_LENGTH.line),
      reply: reply === null ? null : masking.text(reply, MAX_LENGTH.line),
      ...(proposal === undefined || place.isMasked ? {} : { proposal: maskedValue(proposal, masking) }),
    }
  })
}

interface Stored {
  title: string
  document: string
}

/** Stored texts were checked when they were saved. */
const linesOf = (stored: string): string[] => {
  const json = JSON.parse(stored) as Record<string, unknown>
  return visibleLines(migrate(json, json.schema as number) as unknown as Document)
}

const match = ({
  words,
  rows,
}: {
  words: readonly string[]
  rows: readonly Stored[]
}): (Match | 'title' | undefined)[] =>
  rows.map(({ title, document }) => findWords(words, title, linesOf(document)))

const grams = ({ title, document }: Stored): string[] => [
  ...gramsOf(foldText([title, ...linesOf(document)].join('\n'))),
]

const tasks = { readBody, share, sharedPlace, guestNotes, match, grams }
export type DocumentTasks = typeof tasks

serveTasks(tasks)
