import { hash } from 'node:crypto'
import { loadDocument, type Problem } from '#packages/document/load.ts'
import { problemWords } from '#packages/document/problem-words.ts'
import { type Document, SCHEMA, type Section } from '#packages/document/schema.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Language } from '#packages/wire/language.ts'
import './document-kinds.ts'
import { kindFacts } from './registry.ts'

/** As it was given, not as it was read: what this version does not understand must survive a save by it. */
export interface CheckedDocument {
  text: string
  kind: Document['kind']
  title: string
}

const MOST_ISSUES = 20

/**
 * Sections whose text passed before. A save repeats all but one section of the save before it, and checking
 * them again took longer than all the rest of a save.
 */
const passed = new Set<string>()
const MOST_PASSED = 50_000

const remember = (fingerprints: readonly string[]) => {
  for (const fingerprint of fingerprints) {
    passed.delete(fingerprint)
    passed.add(fingerprint)
  }
  for (const oldest of passed) {
    if (passed.size <= MOST_PASSED) break
    passed.delete(oldest)
  }
}

interface Given extends Record<string, unknown> {
  sections: unknown[]
}

const isToday = (json: unknown): json is Given =>
  typeof json === 'object' &&
  json !== null &&
  (json as Given).schema === SCHEMA &&
  Array.isArray((json as Given).sections)

const textOf = (json: Given, sections: readonly string[]): string => {
  const fields = Object.entries(json).map(
    ([key, value]) =>
      `${JSON.stringify(key)}:${key === 'sections' ? `[${sections.join(',')}]` : JSON.stringify(value)}`,
  )
  return `{${fields.join(',')}}`
}

const idsAreUnique = (sections: readonly Section[]): boolean => {
  const ids = sections.flatMap((section) => [section.id, ...section.items.map((item) => item.id)])
  return new Set(ids).size === ids.length
}

/** Undefined where only a look at the whole can tell. */
const checkedBySection = (json: unknown): CheckedDocument | undefined => {
  if (!isToday(json) || json.sections.length > 100) return undefined
  const texts = json.sections.map((section) => JSON.stringify(section))
  // Of its two bytes a character, as they lie in memory: to write Chinese as UTF-8 takes longer than all the hashing.
  const fingerprints = texts.map((text) => hash('sha256', Buffer.from(text, 'utf16le'), 'base64'))
  const unseen = json.sections.filter((_, at) => !passed.has(fingerprints[at] ?? ''))
  const loaded = loadDocument({ ...json, sections: unseen }, kindFacts)
  if (!loaded.ok || !idsAreUnique(json.sections as Section[])) return undefined
  remember(fingerprints)
  return { text: textOf(json, texts), kind: loaded.document.kind, title: loaded.document.title }
}

const issuesOf = (problems: readonly Problem[], language: Language) =>
  problems.slice(0, MOST_ISSUES).map(({ path, reason, detail }) => ({
    path,
    message: problemWords[reason][language](detail.slice(0, 80)),
  }))

/** JSON may nest deeper than it can be written again. No document does. */
const quicklyChecked = (json: unknown): CheckedDocument | undefined => {
  try {
    return checkedBySection(json)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The only way a document comes into the database. Refuses with `invalid_document` and what is wrong where. */
export const checkedDocument = (json: unknown, language: Language): CheckedDocument => {
  const quick = quicklyChecked(json)
  if (quick) return quick
  const loaded = loadDocument(json, kindFacts)
  if (!loaded.ok) throw new AppError('invalid_document', { issues: issuesOf(loaded.problems, language) })
  return { text: JSON.stringify(json), kind: loaded.document.kind, title: loaded.document.title }
}
