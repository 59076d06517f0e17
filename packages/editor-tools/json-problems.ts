import { safeParse } from 'zod/v4/core'
import { type DocumentProblem, loadDocument } from '#packages/document/load.ts'
import { type Document, documentSchema } from '#packages/document/schema.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { type JsonFault, lineOf, readJson } from './json-text.ts'

/** An error in typed JSON, from which a message is made. */
export type JsonError =
  | { about: 'json'; fault: JsonFault['fault'] }
  | { about: 'document'; reason: Exclude<DocumentProblem['reason'], 'invalid'>; detail: string }
  | { about: 'type'; expected: string }
  | { about: 'missing' }
  | { about: 'range'; min?: number; max?: number; of: 'number' | 'text' | 'list' }
  | { about: 'choice'; choices: string[] }
  | { about: 'unknown_key'; key: string }
  | { about: 'format' }

export interface JsonProblem {
  /** Empty if the text is not valid JSON. */
  path: string
  at: number
  line: number
  column: number
  error: JsonError
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

const errorOf = (issue: Issue, root: unknown): JsonError => {
  if (issue.code === 'unrecognized_keys') return { about: 'unknown_key', key: issue.keys?.[0] ?? '' }
  if (valueAt(root, issue.path) === undefined) return { about: 'missing' }
  if (issue.code === 'invalid_type') return { about: 'type', expected: issue.expected ?? '' }
  if (issue.code === 'invalid_value') return { about: 'choice', choices: (issue.values ?? []).map(String) }
  const of = OF[issue.origin ?? ''] ?? 'number'
  if (issue.code === 'too_small') return { about: 'range', min: Number(issue.minimum), of }
  if (issue.code === 'too_big') return { about: 'range', max: Number(issue.maximum), of }
  return { about: 'format' }
}

/** For these errors the loader names the section; this is the wrong value inside it. */
const CULPRIT: Partial<Record<DocumentProblem['reason'], string>> = {
  unknown_kind: '.kind',
  unknown_variant: '.variant',
  duplicate_id: '.id',
}

const MAX_PROBLEMS = 50

/** Reads typed JSON as a document, or lists every error with its position. */
export const checkJson = (text: string): JsonChecked => {
  const read = readJson(text)
  const problemAt = (path: string, at: number, error: JsonError): JsonProblem => ({
    path,
    at,
    ...lineOf(text, at),
    error,
  })
  if (!read.ok) return { ok: false, problems: [problemAt('', read.at, { about: 'json', fault: read.fault })] }
  const loaded = loadDocument(read.value, kindFacts)
  if (loaded.ok) return loaded
  const parsed = safeParse(documentSchema, read.value)
  const issues = parsed.success ? [] : (parsed.error.issues as unknown as Issue[])
  const problems = loaded.problems.flatMap(({ path, reason, detail }, index) => {
    const at = read.placeOf(path + (CULPRIT[reason] ?? ''))
    if (reason !== 'invalid') return [problemAt(path, at, { about: 'document', reason, detail })]
    const issue = issues[index]
    return [problemAt(path, at, issue ? errorOf(issue, read.value) : { about: 'format' })]
  })
  return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) }
}
