import { hash } from 'node:crypto'
import { AppError } from '#packages/api/errors.ts'
import { type DocumentProblem, loadDocument } from '#packages/document/load.ts'
import { problemWords } from '#packages/document/problem-words.ts'
import { type Document, SCHEMA, type Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { readPlain, UnreadDocument } from './unread-document.ts'

/** As it was given, not as it was read: what this version does not understand must survive a save by it. */
export interface CheckedDocument {
  readonly text: string
  /** The same text as it came, where it did. */
  readonly bytes?: Buffer
  kind: Document['kind']
  title: string
}

const MAX_PROBLEMS = 20

/**
 * Sections whose text passed before, with the ids in them. A save repeats all but one section of the save before it,
 * and checking them again took longer than all the rest of a save.
 */
const passed = new Map<string, readonly string[]>()
const MAX_PASSED = 50_000

const remember = (fingerprint: string, ids: readonly string[]) => {
  passed.delete(fingerprint)
  passed.set(fingerprint, ids)
}

const forgetOldest = () => {
  for (const oldest of passed.keys()) {
    if (passed.size <= MAX_PASSED) return
    passed.delete(oldest)
  }
}

const idsIn = ({ id, items }: Section): string[] => [id, ...items.map((item) => item.id)]

/** A document by its parts. Undefined where only a look at the whole can tell. */
const checkedByPart = (
  head: Record<string, unknown>,
  fingerprints: readonly string[],
  sectionAt: (at: number) => unknown,
): Document | undefined => {
  if (head.schema !== SCHEMA || fingerprints.length > 100) return undefined
  const unchecked = fingerprints.flatMap((fingerprint, at) => (passed.has(fingerprint) ? [] : [at]))
  const loaded = loadDocument({ ...head, sections: unchecked.map(sectionAt) }, kindFacts)
  if (!loaded.ok) return undefined
  const { document } = loaded
  const idsOf = new Map(
    document.sections.map((section, at) => [fingerprints[unchecked[at] ?? -1], idsIn(section)]),
  )
  const all = fingerprints.map((fingerprint) => passed.get(fingerprint) ?? idsOf.get(fingerprint) ?? [])
  const ids = all.flat()
  if (new Set(ids).size !== ids.length) return undefined
  for (const [at, fingerprint] of fingerprints.entries()) remember(fingerprint, all[at] ?? [])
  forgetOldest()
  return document
}

const fingerprintOf = (text: string | Buffer) => hash('sha256', text, 'base64')

const checkedUnread = ({ head, sections, bytes }: UnreadDocument): CheckedDocument | undefined => {
  const document = checkedByPart(head, sections.map(fingerprintOf), (at) =>
    readPlain(sections[at]?.toString() ?? ''),
  )
  if (!document) return undefined
  let text: string | undefined
  return {
    get text() {
      text ??= bytes.toString()
      return text
    },
    bytes,
    kind: document.kind,
    title: document.title,
  }
}

interface Given extends Record<string, unknown> {
  sections: unknown[]
}

const hasSections = (json: unknown): json is Given =>
  typeof json === 'object' && json !== null && Array.isArray((json as Given).sections)

const textOf = (json: Given, sections: readonly string[]): string => {
  const fields = Object.entries(json).map(
    ([key, value]) =>
      `${JSON.stringify(key)}:${key === 'sections' ? `[${sections.join(',')}]` : JSON.stringify(value)}`,
  )
  return `{${fields.join(',')}}`
}

const checkedRead = (json: unknown): CheckedDocument | undefined => {
  if (!hasSections(json)) return undefined
  const texts = json.sections.map((section) => JSON.stringify(section))
  const document = checkedByPart(json, texts.map(fingerprintOf), (at) => json.sections[at])
  return document && { text: textOf(json, texts), kind: document.kind, title: document.title }
}

/** JSON may nest deeper than it can be written again. No document does. */
const unlessTooDeep = (check: () => CheckedDocument | undefined): CheckedDocument | undefined => {
  try {
    return check()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The problems of a document, at most `MAX_PROBLEMS` of them. */
export interface RefusedDocument {
  problems: readonly DocumentProblem[]
}

const TOO_DEEP: DocumentProblem = { path: '', reason: 'not_a_document', detail: 'depth' }

/** A RangeError means that the JSON nests too deeply, or has more members, than any document does. */
const load = (given: unknown): ReturnType<typeof loadDocument> => {
  try {
    return loadDocument(given, kindFacts)
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, problems: [TOO_DEEP], original: given }
    throw error
  }
}

/** Checks a document on this thread. */
export const checkDocument = (given: unknown): CheckedDocument | RefusedDocument => {
  if (given instanceof UnreadDocument)
    return unlessTooDeep(() => checkedUnread(given)) ?? checkDocument(given.read())
  const quick = unlessTooDeep(() => checkedRead(given))
  if (quick) return quick
  const loaded = load(given)
  if (!loaded.ok) return { problems: loaded.problems.slice(0, MAX_PROBLEMS) }
  return { text: JSON.stringify(given), kind: loaded.document.kind, title: loaded.document.title }
}

/** A document that a worker thread has checked already. */
export class DocumentFromWorker {
  readonly result: CheckedDocument | RefusedDocument
  constructor(result: CheckedDocument | RefusedDocument) {
    this.result = result
  }
}

const issuesOf = (problems: readonly DocumentProblem[], language: Language) =>
  problems.map(({ path, reason, detail }) => ({
    path,
    message: problemWords[reason][language](detail.slice(0, 80)),
  }))

/** The only way a document comes into the database. Refuses with `invalid_document` and what is wrong where. */
export const checkedDocument = (given: unknown, language: Language): CheckedDocument => {
  const result = given instanceof DocumentFromWorker ? given.result : checkDocument(given)
  if ('problems' in result)
    throw new AppError('invalid_document', { issues: issuesOf(result.problems, language) })
  return result
}
