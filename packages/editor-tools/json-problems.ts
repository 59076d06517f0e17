import { safeParse } from 'zod/v4/core'
import { type DocumentProblem, loadDocument } from '#packages/document/load.ts'
import { type Document, documentSchema } from '#packages/document/schema.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { type JsonFault, lineOf, readJson } from './json-text.ts'

/** What a value should have been, for a person to read. */
export type Complaint =
  | { about: 'json'; fault: JsonFault['fault'] }
  | { about: 'document'; reason: Exclude<DocumentProblem['reason'], 'invalid'>; detail: string }
  | { about: 'type'; expected: string }
  | { about: 'missing' }
  | { about: 'range'; least?: number; most?: number; of: 'number' | 'text' | 'list' }
  | { about: 'choice'; choices: string[] }
  | { about: 'unknown_key'; key: string }
  | { about: 'format' }

export interface JsonProblem {
  /** Empty for a fault of the text itself. */
  path: string
  at: number
  line: number
  column: number
  complaint: Complaint
}

export type JsonChecked = { ok: true; document: Document } | { ok: false; problems: JsonProblem[] }

interface Issue {
  code: string
  path: readonly PropertyKey[]
  expected?: string
  input?: unknown
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
  keys?: readonly string[]
}

const OF: Record<string, 'number' | 'text' | 'list'> = { string: 'text', array: 'list', set: 'list' }

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  )

const complaintOf = (issue: Issue, root: unknown): Complaint => {
  if (issue.code === 'unrecognized_keys') return { about: 'unknown_key', key: issue.keys?.[0] ?? '' }
  if (valueAt(root, issue.path) === undefined) return { about: 'missing' }
  if (issue.code === 'invalid_type') return { about: 'type', expected: issue.expected ?? '' }
  if (issue.code === 'invalid_value') return { about: 'choice', choices: (issue.values ?? []).map(String) }
  const of = OF[issue.origin ?? ''] ?? 'number'
  if (issue.code === 'too_small') return { about: 'range', least: Number(issue.minimum), of }
  if (issue.code === 'too_big') return { about: 'range', most: Number(issue.maximum), of }
  return { about: 'format' }
}

/** The document's own checks name the section; the value at fault is one of its. */
const CULPRIT: Partial<Record<DocumentProblem['reason'], string>> = {
  unknown_kind: '.kind',
  unknown_variant: '.variant',
  duplicate_id: '.id',
}

const MOST = 50

/** A typed text as a document, or all that keeps it from being one, with places. */
export const checkJson = (text: string): JsonChecked => {
  const read = readJson(text)
  const told = (path: string, at: number, complaint: Complaint): JsonProblem => ({
    path,
    at,
    ...lineOf(text, at),
    complaint,
  })
  if (!read.ok) return { ok: false, problems: [told('', read.at, { about: 'json', fault: read.fault })] }
  const loaded = loadDocument(read.value, kindFacts)
  if (loaded.ok) return loaded
  const parsed = safeParse(documentSchema, read.value)
  const issues = parsed.success ? [] : (parsed.error.issues as unknown as Issue[])
  const problems = loaded.problems.flatMap(({ path, reason, detail }, index) => {
    const at = read.placeOf(path + (CULPRIT[reason] ?? ''))
    if (reason !== 'invalid') return [told(path, at, { about: 'document', reason, detail })]
    const issue = issues[index]
    return [told(path, at, issue ? complaintOf(issue, read.value) : { about: 'format' })]
  })
  return { ok: false, problems: problems.slice(0, MOST) }
}
