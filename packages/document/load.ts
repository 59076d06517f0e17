import { type $ZodIssue, safeParse } from 'zod/v4/core'
import { migrate } from './migrate.ts'
import { type Document, documentSchema, SCHEMA } from './schema.ts'

/** Facts about the kinds that a document needs. The registry passes them in; the document imports none. */
export interface KindFacts {
  variants: Record<number, unknown>
  /** Whether a field's value is of the kind's type for it. */
  accepts(field: string, value: unknown): boolean
}

export interface DocumentProblem {
  /** Where, as `sections.2.items.0.data.period`. */
  path: string
  reason:
    | 'not_a_document'
    | 'newer'
    | 'invalid'
    | 'unknown_kind'
    | 'unknown_variant'
    | 'wrong_value'
    | 'duplicate_id'
  detail: string
}

export type LoadedDocument =
  | { ok: true; document: Document }
  /** The original is handed back untouched: what cannot be read today may be readable by another version. */
  | { ok: false; problems: DocumentProblem[]; original: unknown }

const schemaOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null ? (json as { schema?: unknown }).schema : undefined

const problemOf = (issue: $ZodIssue): DocumentProblem => ({
  path: issue.path.join('.'),
  reason: 'invalid',
  detail: issue.message,
})

const meaningProblems = (document: Document, kinds: Record<string, KindFacts>): DocumentProblem[] => {
  const problems: DocumentProblem[] = []
  const ids = new Set<string>()
  const claim = (id: string, path: string) => {
    if (ids.has(id)) problems.push({ path, reason: 'duplicate_id', detail: id })
    ids.add(id)
  }
  for (const [at, section] of document.sections.entries()) {
    const path = `sections.${at}`
    claim(section.id, path)
    const kind = Object.hasOwn(kinds, section.kind) ? kinds[section.kind] : undefined
    if (!kind) {
      problems.push({ path, reason: 'unknown_kind', detail: section.kind })
      continue
    }
    if (!Object.hasOwn(kind.variants, section.variant))
      problems.push({ path, reason: 'unknown_variant', detail: `${section.kind}_${section.variant}` })
    for (const [row, item] of section.items.entries()) {
      claim(item.id, `${path}.items.${row}`)
      for (const [field, value] of Object.entries(item.data))
        if (!kind.accepts(field, value))
          problems.push({ path: `${path}.items.${row}.data.${field}`, reason: 'wrong_value', detail: field })
    }
  }
  return problems
}

/** Nothing where it is nested too deeply to be copied. */
const migrated = (json: unknown, schema: number): object | undefined => {
  try {
    return migrate(json as Record<string, unknown>, schema)
  } catch {
    return undefined
  }
}

/** The only way from stored JSON to a document: migrate, check the shape, check what it means. Never throws. */
export const loadDocument = (json: unknown, kinds: Record<string, KindFacts>): LoadedDocument => {
  const refuse = (...problems: DocumentProblem[]): LoadedDocument => ({ ok: false, problems, original: json })
  const schema = schemaOf(json)
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1)
    // Its type alone: an object can refuse to be a text.
    return refuse({ path: 'schema', reason: 'not_a_document', detail: typeof schema })
  if (schema > SCHEMA) return refuse({ path: 'schema', reason: 'newer', detail: String(schema) })
  const today = migrated(json, schema)
  if (!today) return refuse({ path: '', reason: 'not_a_document', detail: 'depth' })
  const parsed = safeParse(documentSchema, today)
  if (!parsed.success) return refuse(...parsed.error.issues.map(problemOf))
  const problems = meaningProblems(parsed.data, kinds)
  return problems.length > 0 ? refuse(...problems) : { ok: true, document: parsed.data }
}
