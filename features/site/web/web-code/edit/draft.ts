import { safeParse } from 'zod/v4/core'
import { type WebCodeContent, webCodeContent } from '../../../pages-contract.ts'

/** The unit of merging: concurrent edits of one part are a conflict. */
export type Part = keyof WebCodeContent
export const parts = Object.keys(webCodeContent.shape) as Part[]

export type FaultWord = 'missing' | 'long' | 'many' | 'email' | 'https' | 'signs'

interface Issue {
  code: string
  path: readonly PropertyKey[]
  origin?: unknown
  format?: unknown
}

const wordFor = ({ code, origin, format, path }: Issue): FaultWord => {
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return origin === 'array' ? 'many' : 'long'
  if (format === 'email') return 'email'
  return ['repository', 'address'].includes(String(path.at(-1))) ? 'https' : 'signs'
}

/** Errors by path, by the same rules as the server's. */
export const faultsIn = (draft: WebCodeContent): Map<string, FaultWord> => {
  const read = safeParse(webCodeContent, draft)
  const issues: readonly Issue[] = read.success ? [] : read.error.issues
  return new Map(issues.map((issue) => [issue.path.join('.'), wordFor(issue)]))
}

const SHAPELESS = new Set(['invalid_type', 'unrecognized_keys', 'invalid_value'])

/** Whether it can be shown in the form; texts may still be empty or too long. */
export const isDraft = (value: unknown): value is WebCodeContent => {
  const read = safeParse(webCodeContent, value)
  return read.success || !read.error.issues.some(({ code }) => SHAPELESS.has(code))
}

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

interface Merged {
  draft: WebCodeContent
  /** Parts that both changed: ours are used until the user decides. */
  both: Part[]
  /** Parts that only they changed. */
  theirs: Part[]
}

/** Merges our draft with the version that was saved meanwhile; both have the same base. */
export const mergeParts = (base: WebCodeContent, mine: WebCodeContent, saved: WebCodeContent): Merged => {
  const theirs = parts.filter((part) => !isSame(base[part], saved[part]) && isSame(base[part], mine[part]))
  const both = parts.filter(
    (part) =>
      !isSame(base[part], saved[part]) && !isSame(base[part], mine[part]) && !isSame(mine[part], saved[part]),
  )
  const taken = Object.fromEntries(theirs.map((part) => [part, saved[part]]))
  return { draft: { ...mine, ...taken }, both, theirs }
}
